import { useCallback, useEffect, useMemo } from 'react';
import type { TableList } from '../definition';
import { logError } from '../lib/log';
import type { RecordPage, RecordQuery, RecordRow } from '../stores/records/source';
import type { FoundRows } from './ListBody';
import { rangeOf, type ListQuery } from './listQuery';
import { useAnswer } from './useAnswer';

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
  const { search, page, size, isActive } = query;
  const { by, order } = query.sort;
  const question = useMemo(
    (): Question => ({
      query: {
        search,
        sort: { by, order },
        page,
        limit: size,
        isActive: list.activeToggle ? isActive : undefined,
      },
      version,
    }),
    [by, isActive, list, order, page, search, size, version],
  );
  const { heading, loadError: text } = list;
  const onError = useCallback(
    (error: unknown) => {
      logError(`The list '${heading}' could not be loaded.`, error);
      if (text !== undefined) onLoadError(text);
    },
    [heading, onLoadError, text],
  );
  const askForQuery = useCallback(({ query: asked }: Question) => ask(asked), [ask]);
  const { answer, ...state } = useAnswer({ question, ask: askForQuery, onError });
  const total = answer?.total ?? 0;
  const lastPage = rangeOf(total, query).pages;
  const isPastEnd = !state.isLoading && answer?.rows.length === 0 && page > lastPage;
  useEffect(() => {
    if (isPastEnd) change({ page: lastPage });
  }, [change, isPastEnd, lastPage]);
  return { ...state, rows: isPastEnd ? undefined : answer?.rows, total, counts: answer?.counts };
}
