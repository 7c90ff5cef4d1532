import { useMemo, useState, type ReactNode } from 'react';
import { createTrash, type TrashScope } from '../../stores/trash';
import { services } from '../services';
import { keepsTrash, TrashButton } from './TrashButton';

/** The trash of a list. */
interface ListTrash {
  /** Opens the trash; undefined if the user may restore nothing. */
  readonly button: ReactNode;
  /** Restores an entry that was just removed; undefined if that is not possible. */
  readonly restore: ((id: string) => Promise<void>) | undefined;
  /** Counts restored entries; the list refetches when the number changes. */
  readonly version: number;
}

/**
 * The trash of a list.
 * @param options.of must be referentially stable; undefined if nothing is kept, or the user may restore nothing
 */
export function useListTrash(options: {
  readonly heading: string;
  /** Plural noun of the entries. */
  readonly nouns: string;
  readonly of: TrashScope | undefined;
}): ListTrash {
  const { of, ...names } = options;
  const [version, setVersion] = useState(0);
  const calls = services.bulkCalls();
  const isKept = of !== undefined && keepsTrash(of);
  const trash = useMemo(() => (isKept ? createTrash(calls, of) : undefined), [calls, isKept, of]);
  return {
    button: of && <TrashButton {...names} of={of} onChanged={() => setVersion((count) => count + 1)} />,
    restore: trash?.restoreLatest,
    version,
  };
}
