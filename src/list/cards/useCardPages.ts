import { useCallback, useEffect, useState } from 'react';
import type { Client } from 'urql';
import { searchCards, type CardPagesOf, type CardSearch, type FoundCards } from '../../stores/cardPages';

/** What is known of the cards of a list. */
export interface CardPages {
  /** The last answer; it stays while a new one is on its way. */
  readonly found: FoundCards | undefined;
  readonly isLoading: boolean;
  readonly error: unknown;
  /** Asks again, after a failure or when something has changed. */
  readonly reload: () => void;
}

interface Answer {
  readonly of: CardPagesOf;
  readonly search: CardSearch;
  readonly found: FoundCards | undefined;
  readonly error: unknown;
  readonly attempt: number;
}

/**
 * The cards that a search finds, always freshly read.
 * @param of and `search` must stay the same objects while they mean the same
 * @param onError called once for each failed load
 */
export function useCardPages(options: {
  readonly client: Client;
  readonly of: CardPagesOf;
  readonly search: CardSearch;
  readonly onError: (error: unknown) => void;
}): CardPages {
  const { client, of, search, onError } = options;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  useEffect(() => {
    let isCurrent = true;
    searchCards(client, of, search).then(
      (found) => {
        if (isCurrent) setAnswer({ of, search, found, error: undefined, attempt });
      },
      (error: unknown) => {
        if (!isCurrent) return;
        setAnswer((before) => ({ of, search, found: before?.of === of ? before.found : undefined, error, attempt }));
        onError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, client, of, onError, search]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const isCurrent = answer?.of === of && answer.search === search && answer.attempt === attempt;
  return {
    found: answer?.of === of ? answer.found : undefined,
    isLoading: !isCurrent,
    error: isCurrent ? answer.error : undefined,
    reload,
  };
}
