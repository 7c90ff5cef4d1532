import { isDenial } from '../api/errors';
import { usePages } from '../hooks/usePages';
import type { Paged } from '../lib/paged';

/** What a drawer shows of a long list that is read page by page. */
export interface PagedItems<Item> {
  readonly status: 'loading' | 'failed' | 'denied' | 'ready';
  readonly items: readonly Item[];
  /** Reads more; undefined where there is no more, or some is on its way. */
  readonly readMore: (() => void) | undefined;
  readonly retry: () => void;
}

/**
 * Reads a long list that a service may not show to everybody.
 * @param read must stay the same function
 * @param news how often something was added at the beginning of the list meanwhile; with another number it is looked for there
 */
export function usePaged<Item>(
  read: (page: number) => Promise<Paged<Item>>,
  keyOf: (item: Item) => string | number,
  news = 0,
): PagedItems<Item> {
  const { isLoading, error, ...pages } = usePages({ read, keyOf, news, failure: 'A list could not be read.' });
  const failed = isDenial(error) ? 'denied' : 'failed';
  return { ...pages, status: isLoading ? 'loading' : error === undefined ? 'ready' : failed };
}
