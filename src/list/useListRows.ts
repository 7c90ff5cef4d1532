import { useCallback, useEffect, useMemo } from 'react';
import type { FilterChoice } from '../definition';
import { useRequest } from '../hooks/useRequest';
import { queryKeyOf, rangeOf, type ChangeQuery, type ListQuery } from './listQuery';
import type { ListRow } from './listRow';

/** One page of a list, as a service returns it. */
interface RowsPage<Row extends ListRow> {
  readonly rows: readonly Row[];
  /** Number of rows on all pages. */
  readonly total: number;
  /** Whether there are more than `total`, which the service has not counted. */
  readonly hasUncounted?: boolean;
  /** Number of rows on each side of the toggle. */
  readonly counts?: { readonly active: number; readonly inactive: number } | undefined;
  /** Choices of filters without fixed ones, by filter key. */
  readonly choices?: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
}

/** The result of a list query; undefined members are not loaded yet. */
export interface ListRowsResult<Row extends ListRow> {
  /** Rows of the current page; the previous ones while the next are loading. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly hasUncounted?: boolean | undefined;
  readonly counts: RowsPage<Row>['counts'];
  readonly choices?: RowsPage<Row>['choices'];
  /** Whether filter choices are loading for the first time. */
  readonly isLoadingChoices?: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Fetches again, after a failure or a change. */
  readonly retry: () => void;
}

/**
 * The rows of a list that a service pages, searches, sorts and counts, whether a table or cards show them.
 * @param options.read must stay the same function while it lists the same
 * @param options.change used to go to the last page if the address is past the end
 */
export function useListRows<Row extends ListRow>(options: {
  readonly query: ListQuery;
  readonly change: ChangeQuery;
  readonly read: (query: ListQuery) => Promise<RowsPage<Row>>;
  /** A different number re-fetches the rows. */
  readonly version?: number | undefined;
  /** Log message of a failed load. */
  readonly logMessage: string;
  /** Called once for each failed load. */
  readonly onError: () => void;
}): ListRowsResult<Row> {
  const { query, change, read, version, logMessage, onError } = options;
  // A text, so that the same query is not fetched again when something else in the address changes.
  const text = queryKeyOf(query);
  const input = useMemo(() => ({ query: JSON.parse(text) as ListQuery, version }), [text, version]);
  const load = useCallback((asked: typeof input) => read(asked.query), [read]);
  const { result, isLoading, error, retry } = useRequest({ input, load, logMessage, onError });
  const { rows, total, hasUncounted, counts, choices } = result ?? {};
  const lastPage = rangeOf(total ?? 0, query).pages;
  // After the last row of a page was removed: one page back (B-51).
  const isPastEnd = !isLoading && rows?.length === 0 && query.page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { replace: true });
  }, [change, isPastEnd, lastPage]);
  return {
    rows: isPastEnd ? undefined : rows,
    ...{ total, hasUncounted, counts, choices, isLoading, error, retry },
    isLoadingChoices: isLoading && result === undefined,
  };
}
