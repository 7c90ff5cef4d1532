import { useMemo, useState, type ReactNode } from 'react';
import { createTrash, type TrashOf } from '../../stores/trash';
import { services } from '../services';
import { keepsTrash, TrashButton } from './TrashButton';

/** What was removed from a list. */
interface ListTrash {
  /** Opens it; undefined for who may bring nothing back. */
  readonly button: ReactNode;
  /** Brings one back that was just removed; undefined where that cannot be. */
  readonly bringBack: ((id: string) => Promise<void>) | undefined;
  /** How often some came back: with another number the list asks anew. */
  readonly version: number;
}

/**
 * Gives a list the trash of what it shows.
 * @param options.of must stay the same object while it is the same; undefined where nothing is kept, or this person may bring nothing back
 */
export function useListTrash(options: {
  readonly heading: string;
  /** What several of them are called. */
  readonly nouns: string;
  readonly of: TrashOf | undefined;
}): ListTrash {
  const { of, ...names } = options;
  const [version, setVersion] = useState(0);
  const calls = services.manyCalls();
  const isKept = of !== undefined && keepsTrash(of);
  const trash = useMemo(() => (isKept ? createTrash(calls, of) : undefined), [calls, isKept, of]);
  return {
    button: of && <TrashButton {...names} of={of} onChanged={() => setVersion((count) => count + 1)} />,
    bringBack: trash?.bringBack,
    version,
  };
}
