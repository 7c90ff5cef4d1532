import { useCallback, useMemo } from 'react';
import type { Client } from 'urql';
import { useAnswer } from '../../hooks/useAnswer';
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
  const question = useMemo(() => ({ of, search }), [of, search]);
  const ask = useCallback((asked: typeof question) => searchCards(client, asked.of, asked.search), [client]);
  const { answer: found, isLoading, error, retry: reload } = useAnswer({ question, ask, onError });
  return { found, isLoading, error, reload };
}
