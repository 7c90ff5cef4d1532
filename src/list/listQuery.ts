import type { TableList } from '../definition';

/** What a table list shows; it stands in the address, so that going back and sharing a link show the same place. */
export interface ListQuery {
  readonly search: string;
  readonly isActive: boolean;
  readonly sort: { readonly by: string; readonly order: 'ASC' | 'DESC' };
  /** What is chosen of the list's filters, by their keys; a filter that is not there is open. */
  readonly filters: Readonly<Record<string, string>>;
  /** Counts from 1 (CONST-001). */
  readonly page: number;
  readonly size: number;
}

/** The page sizes on offer; the first is the default (LIST-006). */
export const PAGE_SIZES = [10, 20, 50, 100] as const;

/** Reads a list's query from the address; what makes no sense there counts as not given. */
export function readListQuery(parameters: URLSearchParams, list: TableList): ListQuery {
  const by = parameters.get('sort');
  const order = parameters.get('order');
  const isColumn = list.columns.some((column) => column.sortable === true && column.field === by);
  const page = Number(parameters.get('page'));
  const size = Number(parameters.get('size'));
  return {
    search: parameters.get('search') ?? '',
    isActive: parameters.get('status') !== 'inactive',
    sort: by !== null && isColumn ? { by, order: order === 'DESC' ? 'DESC' : 'ASC' } : list.sort,
    filters: Object.fromEntries(
      (list.filters ?? []).flatMap(({ key }) => {
        const chosen = parameters.get(key);
        return chosen ? [[key, chosen]] : [];
      }),
    ),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    size: PAGE_SIZES.find((offered) => offered === size) ?? PAGE_SIZES[0],
  };
}

/** Writes a list's query; what is the default is left out, foreign parameters stay out. */
export function writeListQuery(query: ListQuery, list: TableList): URLSearchParams {
  const isDefaultSort = query.sort.by === list.sort.by && query.sort.order === list.sort.order;
  return new URLSearchParams([
    ...(query.search === '' ? [] : [['search', query.search]]),
    ...(query.isActive ? [] : [['status', 'inactive']]),
    ...(isDefaultSort
      ? []
      : [
          ['sort', query.sort.by],
          ['order', query.sort.order],
        ]),
    ...(list.filters ?? []).flatMap(({ key }) => (query.filters[key] ? [[key, query.filters[key]]] : [])),
    ...(query.page === 1 ? [] : [['page', String(query.page)]]),
    ...(query.size === PAGE_SIZES[0] ? [] : [['size', String(query.size)]]),
  ]);
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
