import { useCallback, useEffect, useState } from 'react';
import type { Client } from 'urql';
import type { CardFilter, CardList } from '../../definition';
import { logError } from '../../lib/log';
import { readPropertyFilters, type CardPagesOf, type FoundCards } from '../../stores/cardPages';

/** What each filter offers: a fixed list, or what the service says can be found, which changes with the pages. */
export function useFilterOptions(options: {
  readonly list: CardList;
  readonly of: CardPagesOf;
  readonly client: Client;
  readonly found: FoundCards | undefined;
}): (filter: CardFilter) => readonly string[] {
  const { list, of, client, found } = options;
  const [served, setServed] = useState<Awaited<ReturnType<typeof readPropertyFilters>>>();
  const isServed = list.filters?.some(({ options }) => options === undefined) ?? false;
  const { brandId } = of;
  useEffect(() => {
    if (!isServed) return undefined;
    let isCurrent = true;
    readPropertyFilters(client, brandId).then(
      (answer) => {
        if (isCurrent) setServed(answer);
      },
      (error: unknown) => logError('The choices of the filters could not be loaded.', error),
    );
    return () => {
      isCurrent = false;
    };
    // What can be found may have changed with every answer of the list.
  }, [brandId, client, found, isServed]);
  return useCallback(
    ({ options: fixed, sentAs }) => fixed ?? (sentAs === 'type' ? [] : (served?.[sentAs] ?? [])),
    [served],
  );
}
