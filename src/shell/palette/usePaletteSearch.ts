import { useRequest } from '../../hooks/useRequest';
import type { FoundText } from './commands';

/** A page or a record found by a search, with the screen it opens on. */
export interface FoundScreen {
  readonly kind: 'page' | 'record';
  readonly path: string;
  readonly label: string;
  readonly hint: string;
  /** The sentence that matched; absent if the name did. */
  readonly found?: FoundText;
  /** Navigation state that makes the screen show the sentence. */
  readonly state?: object;
}

/** Searches pages and records in all areas that the user may open. */
export type FindScreens = (search: string) => Promise<readonly FoundScreen[]>;

export interface PaletteSearch {
  readonly status: 'idle' | 'searching' | 'found' | 'failed' | 'unavailable';
  /** The latest results; kept while the next search is in flight. */
  readonly screens: readonly FoundScreen[];
}

/** Debounce of the search, in milliseconds (C-7). */
const DEBOUNCE = 300;

/** Shorter texts would match nearly everything. */
const MIN_SEARCH_LENGTH = 2;

/** Searches pages while the user types, debounced. */
export function usePaletteSearch(find: FindScreens | undefined, query: string): PaletteSearch {
  const search = query.trim();
  const isLongEnough = search.length >= MIN_SEARCH_LENGTH;
  const isSearched = isLongEnough && find !== undefined;
  const { result, isLoading, error } = useRequest({
    input: isSearched ? search : undefined,
    load: find ?? findNone,
    debounceMilliseconds: DEBOUNCE,
    logMessage: 'The pages could not be searched.',
  });
  if (!isSearched) return { status: isLongEnough ? 'unavailable' : 'idle', screens: [] };
  if (error !== undefined) return { status: 'failed', screens: [] };
  return { status: isLoading ? 'searching' : 'found', screens: result ?? [] };
}

async function findNone(): Promise<readonly FoundScreen[]> {
  return [];
}
