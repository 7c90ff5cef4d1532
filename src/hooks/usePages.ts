import { useCallback, useState } from 'react';
import type { Paged } from '../lib/paged';
import { useAnswer } from './useAnswer';

/** What was read of a long list so far, and how reading goes on. */
interface Pages<Item> {
  readonly items: readonly Item[];
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Reads more; undefined where there is no more, some is on its way, or it could not be read. */
  readonly readMore: (() => void) | undefined;
  readonly retry: () => void;
}

/**
 * Reads a long list page by page.
 * @param options.read must stay the same function
 * @param options.news how often something was added at the beginning of the list meanwhile; with another number it is looked for there
 */
export function usePages<Item>(options: {
  readonly read: (page: number) => Promise<Paged<Item>>;
  readonly keyOf: (item: Item) => string | number;
  readonly news?: number;
  /** What is logged once for each failed request. */
  readonly failure: string;
}): Pages<Item> {
  const { read, keyOf, news = 0, failure } = options;
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
    failure,
  });
  const { isLoading, error, retry } = useAnswer({
    question: page,
    ask: read,
    onAnswer: (found) => setFound((before) => ({ ...found, items: joined(before.items, found.items, keyOf) })),
    failure,
  });
  const canGoOn = hasMore && !isLoading && error === undefined;
  return { items, isLoading, error, retry, readMore: canGoOn ? () => setPage((before) => before + 1) : undefined };
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
