import { useCallback, useState } from 'react';
import { isDenial } from '../api/errors';
import { useAnswer } from '../hooks/useAnswer';
import { logError } from '../lib/log';
import type { Paged } from '../stores/paged';

/** What was read of a long list so far, and how reading goes on. */
export interface PagedItems<Item> {
  readonly status: 'loading' | 'failed' | 'denied' | 'ready';
  readonly items: readonly Item[];
  /** Reads more; undefined where there is no more, or some is on its way. */
  readonly readMore: (() => void) | undefined;
  readonly retry: () => void;
}

/**
 * Reads a long list page by page.
 * @param read must stay the same function
 * @param news how often something was added at the beginning of the list meanwhile; with another number it is looked for there
 */
export function usePaged<Item>(
  read: (page: number) => Promise<Paged<Item>>,
  keyOf: (item: Item) => string | number,
  news = 0,
): PagedItems<Item> {
  const [page, setPage] = useState(1);
  const [{ items, hasMore }, setFound] = useState<Paged<Item>>({ items: [], hasMore: false });
  useAnswer({
    question: news === 0 ? undefined : news,
    ask: useCallback(() => read(1), [read]),
    onAnswer(first) {
      const isConnected = first.items.some((item) => items.some((known) => keyOf(known) === keyOf(item)));
      if (isConnected) setFound((before) => ({ ...before, items: joined(first.items, before.items, keyOf) }));
      else {
        setFound(first);
        setPage(1);
      }
    },
    onError: (reason) => logError('A list could not be read again.', reason),
  });
  const { isLoading, error, retry } = useAnswer({
    question: page,
    ask: read,
    onAnswer: (found) => setFound((before) => ({ ...found, items: joined(before.items, found.items, keyOf) })),
    onError: (reason) => logError('A list could not be read.', reason),
  });
  const failure = isDenial(error) ? 'denied' : 'failed';
  const status = isLoading ? 'loading' : error === undefined ? 'ready' : failure;
  const readMore = () => setPage((before) => before + 1);
  return { status, items, retry, readMore: hasMore && status === 'ready' ? readMore : undefined };
}

/** What is added to the list meanwhile moves its items to the next page, where they come once more. */
function joined<Item>(
  known: readonly Item[],
  found: readonly Item[],
  keyOf: (item: Item) => string | number,
): readonly Item[] {
  const keys = new Set(known.map(keyOf));
  return [...known, ...found.filter((item) => !keys.has(keyOf(item)))];
}
