import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CardList, ListColumn, ListFilter, SpecifiedFilter, TableList } from '../definition';
import { MAX_SEARCH_LENGTH } from '../lib/maxSearchLength';
import { BRAND_PARAMETER } from '../session/listedBrand';
import { openEntry, withOpenEntry } from './entryPaths';
import { readFilter } from './filterValues';
import type { ListMemory, ListPreferences } from './listMemory';

/** State of a list; part of the address, so that going back and shared links show the same rows. */
export interface ListQuery {
  readonly search: string;
  /** The side of the toggle. */
  readonly isActive: boolean;
  readonly sort: TableList['sort'];
  /** Selected filter values by filter key; a filter without one is open. */
  readonly filters: Readonly<Record<string, string>>;
  /** Selected tab of a list of cards; undefined: all pages. */
  readonly category?: string | undefined;
  /** Fields of the visible columns, in the order of the definition; undefined for lists without columns. */
  readonly columns?: readonly string[] | undefined;
  /** Counts from 1 (CONST-001). */
  readonly page: number;
  readonly size: number;
}

/**
 * Changes a part of the query; a change of anything but the page returns to page 1 (C-7). A part that depends on the current
 * query is a function of it: an earlier change may not be rendered yet.
 */
export type ChangeQuery = (
  part: Partial<ListQuery> | ((current: ListQuery) => Partial<ListQuery>),
  options?: {
    /** Adds no history entry; a search never does. */
    readonly replace: boolean;
  },
) => void;

/** The filters, tabs and columns that a list can be queried by: a table list, or the result of `queryableCards`. */
export interface QueryableList extends Partial<Pick<TableList, 'columns' | 'sort' | 'activeToggle'>> {
  readonly filters?: readonly QueryableFilter[];
  readonly tabs?: CardList['tabs'];
  /** The user's preferences: defaults for what is not in the address. */
  readonly preferences?: ListPreferences;
}

/** Such a list, with its headings. */
export interface NamedList extends QueryableList, Pick<TableList, 'heading' | 'searchLabel'> {}

/** A filter with its query parameter. */
export interface QueryableFilter extends ListFilter {
  /** Defaults to its key. */
  readonly parameter?: string;
}

/**
 * A list of cards with its filters in the form of table filters, and its tabs.
 * @param specified filters that the specification has names for, which are used as query parameters
 */
export function queryableCards(
  { heading, searchLabel, filters = [], tabs = [] }: CardList,
  specified: readonly SpecifiedFilter[] = [],
): Required<Pick<NamedList, 'heading' | 'searchLabel' | 'filters' | 'tabs'>> {
  return {
    ...{ heading, searchLabel, tabs },
    filters: filters.map(({ value, label, choices }) => ({
      key: value,
      parameter: specified.find((filter) => filter.value === value)?.sentAs[1] ?? value,
      label,
      ...(choices && { choices: choices.map((choice) => ({ value: String(choice.value), label: choice.label })) }),
    })),
  };
}

/** The page sizes on offer; the first is the default (LIST-006). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Of a user who has stored none. */
const NO_PREFERENCES: ListPreferences = {};

/** The order of lists that cannot be sorted. */
const UNSORTED: TableList['sort'] = { by: '', order: 'ASC' };

/**
 * The list's query from the address, and a function to change it. Changed preferences are stored.
 * @param listed must stay the same object
 * @param memory undefined: preferences are not stored
 */
export function useListQuery(listed: QueryableList, memory?: ListMemory): readonly [ListQuery, ChangeQuery] {
  const [parameters, setParameters] = useSearchParams();
  // Preferences that are stored later apply from the next address on, together with that.
  const { list, query } = useMemo(() => {
    const listWithPreferences = { ...listed, preferences: memory?.read() ?? NO_PREFERENCES };
    return { list: listWithPreferences, query: readListQuery(parameters, listWithPreferences) };
  }, [listed, memory, parameters]);
  // The address is updated with the next render, and a second change may come before that.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = useCallback<ChangeQuery>(
    (part, { replace } = { replace: false }) => {
      const current = readListQuery(latest.current, list);
      const changed = typeof part === 'function' ? part(current) : part;
      // A delayed search must not close an entry that was opened since.
      latest.current = writeListQuery({ ...current, page: 1, ...changed }, list, latest.current);
      setParameters(latest.current, { replace: replace || changed.search !== undefined });
      if (typeof part === 'function' || !memory) return;
      const { size, columns } = part;
      if (size === undefined && columns === undefined) return;
      memory.write({ ...memory.read(), ...(size !== undefined && { size }), ...(columns && { columns }) });
    },
    [list, memory, setParameters],
  );
  return [query, change];
}

/** Reads a list's query from the address; invalid parameters are ignored (C-8). */
export function readListQuery(parameters: URLSearchParams, list: QueryableList): ListQuery {
  const { columns = [], sort = UNSORTED, filters = [], tabs = [], preferences = NO_PREFERENCES } = list;
  const by = parameters.get('sort');
  const isColumn = columns.some((column) => column.sortable === true && column.field === by);
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  return {
    search: (parameters.get('search') ?? '').slice(0, MAX_SEARCH_LENGTH),
    // In a list without a toggle, a filter may have this name.
    isActive: !list.activeToggle || parameters.get('status') !== 'inactive',
    sort: by !== null && isColumn ? { by, order: parameters.get('order') === 'DESC' ? 'DESC' : 'ASC' } : sort,
    filters: Object.fromEntries(
      filters.flatMap((filter) => {
        const value = readFilter(filter, parameters.get(filter.parameter ?? filter.key));
        return value === undefined ? [] : [[filter.key, value]];
      }),
    ),
    category: tabs.find(({ category }) => category === parameters.get('tab'))?.category,
    ...(list.columns && {
      columns: visibleFields(columns, parameters.get('columns')?.split(',') ?? preferences.columns),
    }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((offered) => offered === size) ?? defaultSize(preferences),
  };
}

function defaultSize({ size }: ListPreferences): number {
  return PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZES[0];
}

/** The first column is always visible; unknown fields are ignored. @param requested undefined: all */
function visibleFields(columns: readonly ListColumn[], requested: readonly string[] | undefined): readonly string[] {
  return columns
    .filter(({ field }, index) => index === 0 || !requested || requested.includes(field))
    .map(({ field }) => field);
}

/**
 * Writes a list's query; defaults are omitted.
 * @param current an address whose brand and open entry are kept; its other parameters are dropped
 */
export function writeListQuery(
  query: ListQuery,
  list: QueryableList,
  current = new URLSearchParams(),
): URLSearchParams {
  const { search, category, isActive, sort, filters, columns, page, size } = query;
  const { sort: defaultSort = UNSORTED, filters: offered = [], preferences = NO_PREFERENCES } = list;
  const defaultColumns = visibleFields(list.columns ?? [], preferences.columns).join(',');
  const isDefaultSort = sort.by === defaultSort.by && sort.order === defaultSort.order;
  const parameters = offered.map(({ key, parameter = key }) => parameter);
  const written: readonly (readonly [string, string | null | undefined])[] = [
    // In a list with a brand filter, the parameter belongs to the filter.
    ...(parameters.includes(BRAND_PARAMETER) ? [] : [[BRAND_PARAMETER, current.get(BRAND_PARAMETER)] as const]),
    ['search', search],
    ['tab', category],
    ['status', isActive ? undefined : 'inactive'],
    ['sort', isDefaultSort ? undefined : sort.by],
    ['order', isDefaultSort ? undefined : sort.order],
    ...offered.map(({ key, parameter = key }) => [parameter, filters[key]] as const),
    ['columns', columns?.join(',') === defaultColumns ? undefined : columns?.join(',')],
    ['page', page === 1 ? undefined : String(page)],
    ['size', size === defaultSize(preferences) ? undefined : String(size)],
  ];
  const present = written.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return withOpenEntry(new URLSearchParams(present), openEntry(current));
}

/** Key of a query, which does not depend on the visible columns. */
export function queryKeyOf(query: ListQuery): string {
  return JSON.stringify({ ...query, columns: undefined });
}

/**
 * A query as a view that can be shared: with all visible columns, and without the page, whose content changes with every save.
 * @param current an address whose brand is kept
 */
export function writeView(query: ListQuery, list: QueryableList, current?: URLSearchParams): string {
  const { columns, ...rest } = query;
  const withoutPreferences = { ...list, preferences: NO_PREFERENCES };
  const address = withOpenEntry(current ?? new URLSearchParams(), undefined);
  const written = writeListQuery({ ...rest, page: 1, size: defaultSize(NO_PREFERENCES) }, withoutPreferences, address);
  if (columns) written.set('columns', columns.join(','));
  return written.toString();
}

/**
 * The query of a list without any view: every row with all columns, also those that the user's preferences hide.
 * @param current an address whose brand is kept
 */
export function writeEverything(list: QueryableList, preferences: ListPreferences, current: URLSearchParams): string {
  const preferred = { ...list, preferences };
  const { columns } = readListQuery(new URLSearchParams(), { ...list, preferences: NO_PREFERENCES });
  const query = { ...readListQuery(new URLSearchParams(), preferred), columns };
  return writeListQuery(query, preferred, withOpenEntry(current, undefined)).toString();
}

/** Whether a query restricts the rows on its side of the toggle. */
export function isNarrowed({ search, category, filters }: ListQuery): boolean {
  return search !== '' || category !== undefined || Object.keys(filters).length > 0;
}

/** The items on a page of a list; a page past the end becomes the last one. */
export interface PageRange {
  /** Numbers of the first and last item on the page, from 1; 0 if there is none. */
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pages: number;
}

/** @param total number of items on all pages */
export function rangeOf(total: number, { page, size }: Pick<ListQuery, 'page' | 'size'>): PageRange {
  const pages = Math.max(1, Math.ceil(total / size));
  const actual = Math.min(page, pages);
  const to = Math.min(actual * size, total);
  return { from: total === 0 ? 0 : (actual - 1) * size + 1, to, page: actual, pages };
}

/** The part of `items` that is on a page. */
export function pageOf<T>(items: readonly T[], query: Pick<ListQuery, 'page' | 'size'>): readonly T[] {
  const { from, to } = rangeOf(items.length, query);
  return items.slice(Math.max(0, from - 1), to);
}
