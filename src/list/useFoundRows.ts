import { useCallback, useEffect, useMemo } from 'react';
import type { FilterChoice } from '../definition';
import { useAnswer } from '../hooks/useAnswer';
import { questionOf, rangeOf, type ChangeQuery, type ListQuery } from './listQuery';
import type { ListRow } from './listRow';

/** One page of a list, as a service gives it. */
interface RowsPage<Row extends ListRow> {
  readonly rows: readonly Row[];
  /** How many there are on all pages. */
  readonly total: number;
  /** Whether there are more than the total, which nobody has counted. */
  readonly hasUncounted?: boolean;
  /** How many there are on each side of the toggle. */
  readonly counts?: { readonly active: number; readonly inactive: number } | undefined;
  /** What filters offer that have no choices of their own, by their keys. */
  readonly choices?: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
}

/** What was found for a query of a list. What is undefined is not known yet. */
export interface FoundRows<Row extends ListRow> {
  /** The rows of the page that is shown; the former ones while the next are on their way. */
  readonly rows: readonly Row[] | undefined;
  readonly total: number | undefined;
  readonly hasUncounted?: boolean | undefined;
  readonly counts: RowsPage<Row>['counts'];
  readonly choices?: RowsPage<Row>['choices'];
  /** Whether what filters offer is on its way for the first time. */
  readonly awaitsChoices?: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Asks again, after a failure or when something has changed. */
  readonly retry: () => void;
}

/**
 * The rows of a list that a service pages, searches, sorts and counts, whether a table or cards show them.
 * @param options.read must stay the same function while it lists the same
 * @param options.change returns to the last page where the address asks for one past the end
 */
export function useFoundRows<Row extends ListRow>(options: {
  readonly query: ListQuery;
  readonly change: ChangeQuery;
  readonly read: (query: ListQuery) => Promise<RowsPage<Row>>;
  /** Another number asks anew. */
  readonly version?: number | undefined;
  /** What is logged once for each failed load. */
  readonly failure: string;
  /** Called then. */
  readonly onError: () => void;
}): FoundRows<Row> {
  const { query, change, read, version, failure, onError } = options;
  // One text, so that the same query is the same question whatever else changes in the address.
  const text = questionOf(query);
  const question = useMemo(() => ({ query: JSON.parse(text) as ListQuery, version }), [text, version]);
  const ask = useCallback((asked: typeof question) => read(asked.query), [read]);
  const { answer, isLoading, error, retry } = useAnswer({ question, ask, failure, onError });
  const { rows, total, hasUncounted, counts, choices } = answer ?? {};
  const lastPage = rangeOf(total ?? 0, query).pages;
  // After the last row of a page was removed: one page back (B-51).
  const isPastEnd = !isLoading && rows?.length === 0 && query.page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage }, { replace: true });
  }, [change, isPastEnd, lastPage]);
  return {
    rows: isPastEnd ? undefined : rows,
    ...{ total, hasUncounted, counts, choices, isLoading, error, retry },
    awaitsChoices: isLoading && answer === undefined,
  };
}
