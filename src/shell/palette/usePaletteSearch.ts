import { useEffect, useState } from 'react';
import { logError } from '../../lib/log';

/** A page that a search found, with where it opens. */
export interface FoundScreen {
  readonly path: string;
  readonly label: string;
  readonly hint: string;
}

/** Searches pages by their name in all areas the user may open. */
export type FindScreens = (search: string) => Promise<readonly FoundScreen[]>;

/** How far the search for a text has come. */
export interface PaletteSearch {
  readonly status: 'idle' | 'searching' | 'found' | 'failed' | 'unavailable';
  /** What was found; the last answer stays while the next is on its way. */
  readonly screens: readonly FoundScreen[];
}

interface Answer {
  readonly to: string;
  readonly screens: readonly FoundScreen[];
  readonly isFailed: boolean;
}

/** Milliseconds after the last key until the service is asked (C-7). */
const PAUSE = 300;

/** Fewer letters would find nearly everything. */
const LETTERS = 2;

/** Asks for pages while somebody types, once they pause; an answer that is late is dropped. */
export function usePaletteSearch(find: FindScreens | undefined, query: string): PaletteSearch {
  const search = query.trim();
  const isLong = search.length >= LETTERS;
  const ask = isLong ? find : undefined;
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    if (!ask) return undefined;
    let isCurrent = true;
    const settle = (screens: readonly FoundScreen[], isFailed: boolean) => {
      if (isCurrent) setAnswer({ to: search, screens, isFailed });
    };
    const timer = setTimeout(() => {
      ask(search).then(
        (screens) => settle(screens, false),
        (error: unknown) => {
          logError('The pages could not be searched.', error);
          settle([], true);
        },
      );
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, search]);

  if (!ask) return { status: isLong ? 'unavailable' : 'idle', screens: [] };
  if (answer?.to !== search) return { status: 'searching', screens: answer?.screens ?? [] };
  return { status: answer.isFailed ? 'failed' : 'found', screens: answer.screens };
}
