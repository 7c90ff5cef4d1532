import { useCallback, useEffect, useMemo } from 'react';
import type { TableList } from '../definition';
import { logError } from '../lib/log';
import type { RecordPage, RecordQuery, RecordRow } from '../stores/records/source';
import type { FoundRows } from './ListBody';
import { rangeOf, type ListQuery } from './listQuery';
import { useAnswer } from '../hooks/useAnswer';

interface Question {
  readonly query: RecordQuery;
  readonly version: number;
}

/**
 * The rows of a list that the service pages, searches, sorts and counts.
 * @param options.ask must stay the same function while it lists the same
 * @param options.change returns to the last page where the address asks for one past the end
 */
export function useRecordRows(options: {
  readonly list: TableList;
  readonly query: ListQuery;
  readonly change: (part: Partial<ListQuery>) => void;
  readonly ask: (query: RecordQuery) => Promise<RecordPage>;
  /** Another number asks anew. */
  readonly version: number;
  /** Shows a failed load to the user. */
  readonly onLoadError: (text: string) => void;
}): FoundRows<RecordRow> {
  const { list, query, change, ask, version, onLoadError } = options;
  // One text, so that the same query is the same question.
  const asked = JSON.stringify({ ...recordQuery(list, query), page: query.page, limit: query.size });
  const question = useMemo((): Question => ({ query: JSON.parse(asked) as RecordQuery, version }), [asked, version]);
  const { heading, loadError: text } = list;
  const onError = useCallback(
    (error: unknown) => {
      logError(`The list '${heading}' could not be loaded.`, error);
      if (text !== undefined) onLoadError(text);
    },
    [heading, onLoadError, text],
  );
  const askForQuery = useCallback(({ query: wanted }: Question) => ask(wanted), [ask]);
  const { answer, ...state } = useAnswer({ question, ask: askForQuery, onError });
  const lastPage = rangeOf(answer?.total ?? 0, query).pages;
  const isPastEnd = !state.isLoading && answer?.rows.length === 0 && query.page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage });
  }, [change, isPastEnd, lastPage]);
  const { total, counts, choices } = answer ?? {};
  return { ...state, rows: isPastEnd ? undefined : answer?.rows, total, counts, choices };
}

/** What a list asks its service for, whatever the page. */
export function recordQuery(list: TableList, query: ListQuery): Omit<RecordQuery, 'page' | 'limit'> {
  const { search, sort, filters, isActive } = query;
  return {
    search,
    sort,
    isActive: list.activeToggle ? isActive : undefined,
    ...(Object.keys(filters).length === 0 ? {} : { filters }),
  };
}
