import { useMemo, useRef, useState } from 'react';
import { logError } from '../../lib/log';
import { useFormServices, type FoundPlace } from '../shared/services';
import { useDelay } from '../shared/useDelay';

/** Milliseconds after the last key until the search begins (PROPL-010, CONST-004). */
const SEARCH_DELAY = 4000;

/** How far a search has come. */
export type PlaceSearchState =
  | { readonly status: 'idle' | 'waiting' | 'searching' }
  | { readonly status: 'found'; readonly places: readonly FoundPlace[] };

/** What can be done. All stay the same functions. */
interface PlaceSearch {
  /** Searches when nothing was typed for a while. */
  readonly later: (text: string) => void;
  /** Searches at once. */
  readonly now: (text: string) => void;
  /** Takes back what was found. */
  readonly hide: () => void;
  /** Ends the search, wherever it is. */
  readonly stop: () => void;
}

/** The search for places. What goes wrong is only logged (ERR-008); an answer that came too late is not shown. */
export function usePlaceSearch(): readonly [PlaceSearchState, PlaceSearch] {
  const { searchPlaces } = useFormServices();
  const [state, setState] = useState<PlaceSearchState>(IDLE);
  const delay = useDelay(SEARCH_DELAY);
  const newest = useRef(0);

  const search = useMemo((): PlaceSearch => {
    function stop(): void {
      delay.stop();
      newest.current += 1;
      setState(IDLE);
    }
    async function run(text: string): Promise<void> {
      const turn = newest.current;
      setState({ status: 'searching' });
      let next: PlaceSearchState = IDLE;
      try {
        next = { status: 'found', places: await searchPlaces(text) };
      } catch (error) {
        logError('Places could not be searched.', error);
      }
      if (turn === newest.current) setState(next);
    }
    /** Whatever was under way is about another text. */
    function begin(text: string, start: (wanted: string) => void): void {
      stop();
      const wanted = text.trim();
      if (wanted !== '') start(wanted);
    }
    return {
      later: (text) =>
        begin(text, (wanted) => {
          setState({ status: 'waiting' });
          delay.start(() => void run(wanted));
        }),
      now: (text) => begin(text, (wanted) => void run(wanted)),
      hide: () => setState((before) => (before.status === 'found' ? IDLE : before)),
      stop,
    };
  }, [delay, searchPlaces]);

  return [state, search];
}

const IDLE: PlaceSearchState = { status: 'idle' };
