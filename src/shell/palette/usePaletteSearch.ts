import { useAnswer } from '../../hooks/useAnswer';
import type { FoundText } from './commands';

/** A page or a record that a search found, with where it opens. */
export interface FoundScreen {
  readonly kind: 'page' | 'record';
  readonly path: string;
  readonly label: string;
  readonly hint: string;
  /** The sentence that was found; absent where the name was. */
  readonly found?: FoundText;
  /** Goes with the address, and leads to the sentence. */
  readonly state?: object;
}

/** Searches pages and records in all areas the user may open. */
export type FindScreens = (search: string) => Promise<readonly FoundScreen[]>;

/** How far the search for a text has come. */
export interface PaletteSearch {
  readonly status: 'idle' | 'searching' | 'found' | 'failed' | 'unavailable';
  /** What was found; the last answer stays while the next is on its way. */
  readonly screens: readonly FoundScreen[];
}

/** Milliseconds after the last key until the service is asked (C-7). */
const PAUSE = 300;

/** Fewer letters would find nearly everything. */
const LETTERS = 2;

/** Searches pages while somebody types, debounced. */
export function usePaletteSearch(find: FindScreens | undefined, query: string): PaletteSearch {
  const search = query.trim();
  const isLong = search.length >= LETTERS;
  const isAsked = isLong && find !== undefined;
  const { answer, isLoading, error } = useAnswer({
    question: isAsked ? search : undefined,
    ask: find ?? findNone,
    pause: PAUSE,
    failure: 'The pages could not be searched.',
  });
  if (!isAsked) return { status: isLong ? 'unavailable' : 'idle', screens: [] };
  if (error !== undefined) return { status: 'failed', screens: [] };
  return { status: isLoading ? 'searching' : 'found', screens: answer ?? [] };
}

async function findNone(): Promise<readonly FoundScreen[]> {
  return [];
}
