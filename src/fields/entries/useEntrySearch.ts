import { useMemo, useState } from 'react';
import { useAnswer } from '../../hooks/useAnswer';
import { logError } from '../../lib/log';
import { useFormServices, type EntrySearch, type FoundEntry } from '../shared/services';
import { useDelay } from '../shared/useDelay';

/** Milliseconds after the last key until the search begins. */
const SEARCH_DELAY = 300;

/** What is looked for. */
export type EntryQuery = Omit<EntrySearch, 'page'>;

/** What was found so far; while the next answer is on its way, what was found before. */
export interface FoundSoFar {
  /** `denied`: the user may read none of them. */
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  readonly entries: readonly FoundEntry[];
  readonly total: number;
  /** How many pages of the answer there are so far. */
  readonly loaded: number;
}

/** What can be done. All stay the same functions. */
export interface EntrySearchActions {
  /** Looks for something else, at once or when nothing was typed for a moment. */
  readonly search: (query: EntryQuery, when: 'now' | 'later') => void;
  readonly loadMore: () => void;
  /** Asks again what could not be answered. */
  readonly retry: () => void;
}

/** The search for entries, page by page. Begins at once. @param first what is looked for at first */
export function useEntrySearch(first: EntryQuery): readonly [FoundSoFar, EntrySearchActions] {
  const { searchEntries } = useFormServices();
  const [found, setFound] = useState(NOTHING);
  const [asked, setAsked] = useState<EntrySearch>({ ...first, page: 1 });
  const delay = useDelay(SEARCH_DELAY);
  const { isLoading, error, retry } = useAnswer({
    question: asked,
    ask: searchEntries,
    onAnswer: (answer, { page }) =>
      setFound((before) => (answer.kind === 'denied' ? DENIED : joined(before, answer, page))),
    onError: (reason) => logError('Entries could not be searched.', reason),
  });
  const actions = useMemo(
    (): EntrySearchActions => ({
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
  const answered = found.isDenied ? 'denied' : 'ready';
  const status = isLoading ? 'loading' : error === undefined ? answered : 'failed';
  return [{ ...found, status }, actions];
}

/** The first page takes the place of what was found before, any other follows it; what moved up meanwhile is shown once. */
function joined(before: Loaded, { entries, total }: Found, page: number): Loaded {
  const earlier = page === 1 ? [] : before.entries;
  const known = new Set(earlier.map(({ id }) => id));
  return { loaded: page, total, entries: [...earlier, ...entries.filter(({ id }) => !known.has(id))] };
}

type Found = Pick<FoundSoFar, 'entries' | 'total'>;
type Loaded = Omit<FoundSoFar, 'status'> & { readonly isDenied?: boolean };

const NOTHING: Loaded = { loaded: 0, entries: [], total: 0 };
const DENIED: Loaded = { ...NOTHING, isDenied: true };
