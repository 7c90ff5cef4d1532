import { useMemo, useState } from 'react';
import { useAnswer } from '../../hooks/useAnswer';
import { logError } from '../../lib/log';
import { useFormServices, type FoundPages, type PickerSearch } from '../shared/services';
import { useDelay } from '../shared/useDelay';

/** Milliseconds after the last key until the search begins. */
const SEARCH_DELAY = 300;

/** What is looked for. */
export type PageQuery = Omit<PickerSearch, 'page'>;

/** What was found so far; while the next answer is on its way, what was found before. */
export interface FoundSoFar extends FoundPages {
  readonly status: 'loading' | 'ready' | 'failed';
  /** How many pages of the answer there are so far. */
  readonly loaded: number;
}

/** What can be done. All stay the same functions. */
export interface PageSearchActions {
  /** Looks for something else, at once or when nothing was typed for a moment. */
  readonly search: (query: PageQuery, when: 'now' | 'later') => void;
  readonly loadMore: () => void;
  /** Asks again what could not be answered. */
  readonly retry: () => void;
}

/** The search for pages, page by page. Begins at once. @param first what is looked for at first */
export function usePickerSearch(first: PageQuery): readonly [FoundSoFar, PageSearchActions] {
  const { searchPages } = useFormServices();
  const [found, setFound] = useState(NOTHING);
  const [asked, setAsked] = useState<PickerSearch>({ ...first, page: 1 });
  const delay = useDelay(SEARCH_DELAY);
  const { isLoading, error, retry } = useAnswer({
    question: asked,
    ask: searchPages,
    onAnswer: (answer, { page }) => setFound((before) => joined(before, answer, page)),
    onError: (reason) => logError('Pages could not be searched.', reason),
  });
  const actions = useMemo(
    (): PageSearchActions => ({
      search(query, when) {
        delay.stop();
        const begin = () => setAsked({ ...query, page: 1 });
        if (when === 'now') begin();
        else delay.start(begin);
      },
      loadMore: () => setAsked((before) => ({ ...before, page: before.page + 1 })),
      retry,
    }),
    [delay, retry],
  );
  const status = isLoading ? 'loading' : error === undefined ? 'ready' : 'failed';
  return [{ ...found, status }, actions];
}

/** The first page takes the place of what was found before, any other follows it; what moved up meanwhile is shown once. */
function joined(before: Loaded, { pages, total }: FoundPages, page: number): Loaded {
  const earlier = page === 1 ? [] : before.pages;
  const known = new Set(earlier.map(({ id }) => id));
  return { loaded: page, total, pages: [...earlier, ...pages.filter(({ id }) => !known.has(id))] };
}

type Loaded = Omit<FoundSoFar, 'status'>;

const NOTHING: Loaded = { loaded: 0, pages: [], total: 0 };
