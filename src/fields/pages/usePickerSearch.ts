import { useEffect, useMemo, useRef, useState } from 'react';
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
  const [found, setFound] = useState<FoundSoFar>(NOTHING);
  const delay = useDelay(SEARCH_DELAY);
  const asked = useRef({ query: first, page: 1 });

  const actions = useMemo(() => {
    async function ask(query: PageQuery, page: number): Promise<void> {
      const turn = { query, page };
      asked.current = turn;
      setFound((before) => ({ ...before, status: 'loading' }));
      try {
        const answer = await searchPages({ ...query, page });
        if (asked.current === turn) setFound((before) => joined(before, answer, page));
      } catch (error) {
        logError('Pages could not be searched.', error);
        if (asked.current === turn) setFound((before) => ({ ...before, status: 'failed' }));
      }
    }
    return {
      search(query, when) {
        delay.stop();
        if (when === 'now') void ask(query, 1);
        else delay.start(() => void ask(query, 1));
      },
      loadMore: () => void ask(asked.current.query, asked.current.page + 1),
      retry: () => void ask(asked.current.query, asked.current.page),
    } satisfies PageSearchActions;
  }, [delay, searchPages]);

  useEffect(() => {
    const turns = asked;
    actions.search(turns.current.query, 'now');
    // An answer to a search that nobody waits for any more is not shown.
    return () => {
      turns.current = { ...turns.current };
    };
  }, [actions]);

  return [found, actions];
}

/** The first page takes the place of what was found before, any other follows it; what moved up meanwhile is shown once. */
function joined(before: FoundSoFar, { pages, total }: FoundPages, page: number): FoundSoFar {
  const earlier = page === 1 ? [] : before.pages;
  const known = new Set(earlier.map(({ id }) => id));
  return { status: 'ready', loaded: page, total, pages: [...earlier, ...pages.filter(({ id }) => !known.has(id))] };
}

const NOTHING: FoundSoFar = { status: 'loading', loaded: 0, pages: [], total: 0 };
