import { useCallback, useEffect, useState } from 'react';
import { isDenial } from '../api/errors';
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

interface State<Item> extends Paged<Item> {
  readonly status: PagedItems<Item>['status'];
  /** Which page was asked for last, from 1. */
  readonly page: number;
  readonly attempt: number;
}

/**
 * Reads a long list page by page.
 * @param read must stay the same function, as `keyOf` must
 */
export function usePaged<Item>(
  read: (page: number) => Promise<Paged<Item>>,
  keyOf: (item: Item) => string | number,
): PagedItems<Item> {
  const [state, setState] = useState<State<Item>>({
    status: 'loading',
    items: [],
    hasMore: false,
    page: 1,
    attempt: 0,
  });
  const { status, items, hasMore, page, attempt } = state;

  useEffect(() => {
    let isWanted = true;
    read(page).then(
      (found) => {
        if (!isWanted) return;
        setState((before) => ({
          ...before,
          status: 'ready',
          items: joined(before.items, found.items, keyOf),
          hasMore: found.hasMore,
        }));
      },
      (error: unknown) => {
        logError('A list could not be read.', error);
        const isDenied = isDenial(error);
        if (isWanted) setState((before) => ({ ...before, status: isDenied ? 'denied' : 'failed' }));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [attempt, keyOf, page, read]);

  const readMore = useCallback(
    () => setState((before) => ({ ...before, status: 'loading', page: before.page + 1 })),
    [],
  );
  const retry = useCallback(
    () => setState((before) => ({ ...before, status: 'loading', attempt: before.attempt + 1 })),
    [],
  );
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
