import { useCallback, useEffect, useState } from 'react';
import type { Client } from 'urql';
import { cachedAreaPages, readAreaPages, type AreaSearch, type KindPage } from '../stores/areaPages';

/** What is known of an area's pages. */
export interface AreaPages {
  /** The last answer; it stays while a new one is on its way. */
  readonly pages: readonly KindPage[] | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  retry(): void;
}

interface Answer {
  readonly of: AreaSearch;
  readonly pages: readonly KindPage[] | undefined;
  readonly error: unknown;
  readonly attempt: number;
}

/**
 * The pages of an area: what is known at once, then what the service says.
 * @param search must stay the same object while it means the same; undefined: nothing is asked
 * @param onError called once for each failed load
 */
export function useAreaPages(options: {
  readonly client: Client;
  readonly search: AreaSearch | undefined;
  readonly onError: (error: unknown) => void;
}): AreaPages {
  const { client, search, onError } = options;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();

  useEffect(() => {
    if (!search) return undefined;
    let isCurrent = true;
    readAreaPages(client, search).then(
      (pages) => {
        if (isCurrent) setAnswer({ of: search, pages, error: undefined, attempt });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setAnswer((before) => ({ of: search, pages: before?.pages, error, attempt }));
        onError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, client, onError, search]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (answer && answer.of === search && answer.attempt === attempt) {
    return { pages: answer.pages, isLoading: false, error: answer.error, retry };
  }
  const known = search && cachedAreaPages(client, search);
  return { pages: known ?? answer?.pages, isLoading: search !== undefined, error: undefined, retry };
}
