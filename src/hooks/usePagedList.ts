import { useCallback, useState } from 'react';
import type { ResultPage } from '../lib/resultPage';
import { useRequest } from './useRequest';

/** The pages of a long list read so far. */
export interface LoadedList<Item> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Reads the next page; undefined before the first page, after the last one, and after an error. */
  readonly readMore: (() => void) | undefined;
  readonly retry: () => void;
}

/**
 * Reads a long list page by page.
 * @param options.read must be stable
 * @param options.additions counts additions to the beginning of the list since it was opened; when it changes, page 1 is read again
 */
export function usePagedList<Item>(options: {
  readonly read: (page: number) => Promise<ResultPage<Item>>;
  readonly keyOf: (item: Item) => string | number;
  readonly additions?: number;
  /** Log message, written once per failed request. */
  readonly logMessage: string;
}): LoadedList<Item> {
  const { read, keyOf, additions = 0 } = options;
  const [page, setPage] = useState(1);
  const [{ items, hasMore }, setFound] = useState<ResultPage<Item>>({ items: [], hasMore: false });
  useRequest({
    input: additions === 0 ? undefined : additions,
    load: useCallback(() => read(1), [read]),
    onResult(first) {
      const overlaps = first.items.some((item) => items.some((known) => keyOf(known) === keyOf(item)));
      if (overlaps) setFound((before) => ({ ...before, items: merged(first.items, before.items, keyOf) }));
      else {
        setFound(first);
        setPage(1);
      }
    },
    logMessage: options.logMessage,
  });
  const { isLoading, error, retry } = useRequest({
    input: page,
    load: read,
    onResult: (found) => setFound((before) => ({ ...found, items: merged(before.items, found.items, keyOf) })),
    logMessage: options.logMessage,
  });
  const canReadMore = hasMore && error === undefined;
  return { items, isLoading, error, retry, readMore: canReadMore ? () => setPage((before) => before + 1) : undefined };
}

/** Drops repeated items: additions while reading shift items to the next page, which returns them again. */
function merged<Item>(
  known: readonly Item[],
  found: readonly Item[],
  keyOf: (item: Item) => string | number,
): readonly Item[] {
  const keys = new Set(known.map(keyOf));
  return [...known, ...found.filter((item) => !keys.has(keyOf(item)))];
}
