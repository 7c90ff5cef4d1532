import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CardList, ListColumn, ListFilter, SpecifiedFilter, TableList } from '../definition';
import { LONGEST_SEARCH } from '../lib/longestSearch';
import { BRAND_PARAMETER } from '../session/listedBrand';
import { openEntry, withOpenEntry } from './entryPaths';
import { readFilter } from './filterValues';
import type { ListMemory, Remembered } from './listMemory';

/** What a list shows; it stands in the address, so that going back and sharing a link show the same place. */
export interface ListQuery {
  readonly search: string;
  /** The side of the toggle. */
  readonly isActive: boolean;
  readonly sort: TableList['sort'];
  /** What is chosen of the list's filters, by their keys; a filter that is not there is open. */
  readonly filters: Readonly<Record<string, string>>;
  /** The tab, for lists of cards that have some; undefined: that of all pages. */
  readonly category?: string | undefined;
  /** The fields of the columns that are shown, in the order of the definition; undefined for lists without columns. */
  readonly columns?: readonly string[] | undefined;
  /** Counts from 1 (CONST-001). */
  readonly page: number;
  readonly size: number;
}

/**
 * Changes a part of the query; a change of anything but the page returns to page 1 (C-7). A part that depends on what
 * applies is a function of it: another change may not show yet.
 */
export type ChangeQuery = (
  part: Partial<ListQuery> | ((current: ListQuery) => Partial<ListQuery>),
  options?: {
    /** Leaves no entry of the history behind, as a search never does. */
    readonly replace: boolean;
  },
) => void;

/** What of a list can be asked for: a table list as it is, or a list of cards by `queriedCards`. */
export interface QueriedList extends Partial<Pick<TableList, 'columns' | 'sort' | 'activeToggle'>> {
  readonly filters?: readonly QueriedFilter[];
  readonly tabs?: CardList['tabs'];
  /** What the person keeps of the list: what the address does not say is this. */
  readonly remembered?: Remembered;
}

/** Such a list, as people know it. */
export interface NamedList extends QueriedList, Pick<TableList, 'heading' | 'searchLabel'> {}

/** A filter as the address has it. */
export interface QueriedFilter extends ListFilter {
  /** Its parameter; its key unless given. */
  readonly parameter?: string;
}

/**
 * The filters of a list of cards as those of a table, and its tabs.
 * @param specified the filters of its pages that the specification has names for: those are their parameters in the address
 */
export function queriedCards(
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

/** Of a person who keeps nothing of a list. */
const NOTHING: Remembered = {};

/** The order of lists that cannot be sorted. */
const UNSORTED: TableList['sort'] = { by: '', order: 'ASC' };

/**
 * The list's query from the address, and how to change it. What the person keeps of the list is kept.
 * @param listed must stay the same object
 * @param memory undefined: nothing is kept
 */
export function useListQuery(listed: QueriedList, memory?: ListMemory): readonly [ListQuery, ChangeQuery] {
  const [parameters, setParameters] = useSearchParams();
  // What is remembered meanwhile counts from the next address on, together with what that says.
  const { list, query } = useMemo(() => {
    const remembering = { ...listed, remembered: memory?.read() ?? NOTHING };
    return { list: remembering, query: readListQuery(parameters, remembering) };
  }, [listed, memory, parameters]);
  // The address follows with the next rendering, and a second change may come before that.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = useCallback<ChangeQuery>(
    (part, { replace } = { replace: false }) => {
      const current = readListQuery(latest.current, list);
      const changed = typeof part === 'function' ? part(current) : part;
      // A search that starts late does not close what was opened meanwhile.
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

/** Reads a list's query from the address; what makes no sense there counts as not given (C-8). */
export function readListQuery(parameters: URLSearchParams, list: QueriedList): ListQuery {
  const { columns = [], sort = UNSORTED, filters = [], tabs = [], remembered = NOTHING } = list;
  const by = parameters.get('sort');
  const isColumn = columns.some((column) => column.sortable === true && column.field === by);
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  return {
    search: (parameters.get('search') ?? '').slice(0, LONGEST_SEARCH),
    // Where there is no toggle, a filter may have this name.
    isActive: !list.activeToggle || parameters.get('status') !== 'inactive',
    sort: by !== null && isColumn ? { by, order: parameters.get('order') === 'DESC' ? 'DESC' : 'ASC' } : sort,
    filters: Object.fromEntries(
      filters.flatMap((filter) => {
        const chosen = readFilter(filter, parameters.get(filter.parameter ?? filter.key));
        return chosen === undefined ? [] : [[filter.key, chosen]];
      }),
    ),
    category: tabs.find(({ category }) => category === parameters.get('tab'))?.category,
    ...(list.columns && {
      columns: shownColumns(columns, parameters.get('columns')?.split(',') ?? remembered.columns),
    }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((offered) => offered === size) ?? usualSize(remembered),
  };
}

function usualSize({ size }: Remembered): number {
  return PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZES[0];
}

/** The name of a row is always shown; what the list does not have is nothing. @param wanted undefined: all */
function shownColumns(columns: readonly ListColumn[], wanted: readonly string[] | undefined): readonly string[] {
  return columns
    .filter(({ field }, index) => index === 0 || !wanted || wanted.includes(field))
    .map(({ field }) => field);
}

/**
 * Writes a list's query; what is the default is left out.
 * @param beside an address whose brand and open entry are kept; foreign parameters stay out
 */
export function writeListQuery(query: ListQuery, list: QueriedList, beside = new URLSearchParams()): URLSearchParams {
  const { search, category, isActive, sort, filters, columns, page, size } = query;
  const { sort: first = UNSORTED, filters: offered = [], remembered = NOTHING } = list;
  const usualColumns = shownColumns(list.columns ?? [], remembered.columns).join(',');
  const isDefaultSort = sort.by === first.by && sort.order === first.order;
  const parameters = offered.map(({ key, parameter = key }) => parameter);
  const written: readonly (readonly [string, string | null | undefined])[] = [
    // Where a list filters by brand, its filter has the parameter.
    ...(parameters.includes(BRAND_PARAMETER) ? [] : [[BRAND_PARAMETER, beside.get(BRAND_PARAMETER)] as const]),
    ['search', search],
    ['tab', category],
    ['status', isActive ? undefined : 'inactive'],
    ['sort', isDefaultSort ? undefined : sort.by],
    ['order', isDefaultSort ? undefined : sort.order],
    ...offered.map(({ key, parameter = key }) => [parameter, filters[key]] as const),
    ['columns', columns?.join(',') === usualColumns ? undefined : columns?.join(',')],
    ['page', page === 1 ? undefined : String(page)],
    ['size', size === usualSize(remembered) ? undefined : String(size)],
  ];
  const given = written.flatMap(([name, value]) => (value ? [[name, value]] : []));
  return withOpenEntry(new URLSearchParams(given), openEntry(beside));
}

/** What a query asks for, as a text: the columns that show it are no part of that. */
export function questionOf(query: ListQuery): string {
  return JSON.stringify({ ...query, columns: undefined });
}

/**
 * A state of a list as the search of its address, for everybody: with all columns that are shown, and without the page, which is
 * another one with every save.
 * @param beside an address whose brand is kept
 */
export function writeView(query: ListQuery, list: QueriedList, beside?: URLSearchParams): string {
  const { columns, ...asked } = query;
  const everybody = { ...list, remembered: NOTHING };
  const kept = withOpenEntry(beside ?? new URLSearchParams(), undefined);
  const written = writeListQuery({ ...asked, page: 1, size: usualSize(NOTHING) }, everybody, kept);
  if (columns) written.set('columns', columns.join(','));
  return written.toString();
}

/** Whether a query leaves out some of what there is on its side of the toggle. */
export function isNarrowed({ search, category, filters }: ListQuery): boolean {
  return search !== '' || category !== undefined || Object.keys(filters).length > 0;
}

/** Where a page lies in a list; a page past the end is the last one. */
export interface PageRange {
  /** The numbers of the first and the last item on the page; 0 where there is none. */
  readonly from: number;
  readonly to: number;
  readonly page: number;
  readonly pages: number;
}

/** @param total how many items there are */
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
