import { useCallback, useMemo } from 'react';
import type { Client } from 'urql';
import type { CardFilter, CardList } from '../../definition';
import { useAnswer } from '../../hooks/useAnswer';
import { logError } from '../../lib/log';
import { readPropertyFilters, type CardPagesOf, type FoundCards } from '../../stores/cardPages';

/** What each filter offers: a fixed list, or what the service says can be found, which changes with the pages. */
export function useFilterOptions(given: {
  readonly list: CardList;
  readonly of: CardPagesOf;
  readonly client: Client;
  readonly found: FoundCards | undefined;
}): (filter: CardFilter) => readonly string[] {
  const { list, of, client, found } = given;
  const isServed = list.filters?.some(({ options }) => options === undefined) ?? false;
  const { brandId } = of;
  // What can be found may have changed with every answer of the list.
  const question = useMemo(() => (isServed ? { brandId, found } : undefined), [brandId, found, isServed]);
  const ask = useCallback(
    (asked: { readonly brandId: string }) => readPropertyFilters(client, asked.brandId),
    [client],
  );
  const onError = (error: unknown) => logError('The choices of the filters could not be loaded.', error);
  const { answer: served } = useAnswer({ question, ask, onError });
  return ({ options: fixed, sentAs }) => fixed ?? (sentAs === 'type' ? [] : (served?.[sentAs] ?? []));
}
