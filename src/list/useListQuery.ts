import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TableList } from '../definition';
import { openEntry, withOpenEntry } from './entryPaths';
import { readListQuery, writeListQuery, type ListQuery } from './listQuery';

/** The list's query from the address, and how to change it; a change of anything but the page returns to page 1 (C-7). */
export function useListQuery(list: TableList): readonly [ListQuery, (change: Partial<ListQuery>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const query = useMemo(() => readListQuery(parameters, list), [parameters, list]);
  const change = useCallback(
    (part: Partial<ListQuery>) => {
      setParameters(
        (current) => {
          const next = { ...readListQuery(current, list), page: 1, ...part };
          // A search that starts late does not close what was opened meanwhile.
          return withOpenEntry(writeListQuery(next, list), openEntry(current));
        },
        { replace: part.search !== undefined },
      );
    },
    [list, setParameters],
  );
  return [query, change];
}
