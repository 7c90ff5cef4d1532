import { useCallback, useMemo, useState } from 'react';
import type { ListRow } from './listRow';

/** The rows that are chosen for an action, and how to choose others. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Chooses all rows that are shown, or none of them where all are chosen. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/**
 * Which rows are chosen. Only rows that are shown can be: what nobody sees is not changed by a slip.
 * @param rows those that are shown
 */
export function useSelection(rows: readonly ListRow[] | undefined): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(NONE);
  const chosen = useMemo(() => {
    const shown = (rows ?? []).filter(({ id }) => marked.has(id));
    return shown.length === 0 ? NONE : new Set(shown.map(({ id }) => id));
  }, [marked, rows]);
  const toggle = useCallback(
    (id: string) =>
      setMarked((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    [],
  );
  const toggleAll = () => setMarked(chosen.size === rows?.length ? NONE : new Set(rows?.map(({ id }) => id)));
  const clear = useCallback(() => setMarked(NONE), []);
  return { chosen, toggle, toggleAll, clear };
}

const NONE: ReadonlySet<string> = new Set();
