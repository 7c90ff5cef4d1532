import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CardList } from '../../definition';
import type { CardSearch } from '../../stores/cardPages';
import { readCardQuery, writeCardQuery } from './cardQuery';

/** What a card list shows, from the address, and how to change it; a change of anything but the page returns to page 1 (C-7). */
export function useCardQuery(list: CardList): readonly [CardSearch, (change: Partial<CardSearch>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readCardQuery(parameters, list), [parameters, list]);
  const change = useCallback(
    (part: Partial<CardSearch>) => {
      setParameters((current) => writeCardQuery(current, { ...readCardQuery(current, list), page: 1, ...part }, list), {
        replace: part.search !== undefined,
      });
    },
    [list, setParameters],
  );
  return [query, change];
}
