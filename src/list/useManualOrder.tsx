import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { SortableProps } from '../hooks/Sortable';
import { useUndo } from '../hooks/useUndo';
import { logError } from '../lib/log';
import { useToasts } from '../shell/toasts';
import type { RecordRow, RecordSource } from '../stores/records/source';
import type { ListQuery } from './listQuery';
import { orderTexts } from './texts';

/** Manual order of the entries of a list. Positions on the page count from 0. */
export interface ManualOrder extends Pick<SortableProps, 'keys' | 'nameOf' | 'move'> {
  /** Moves a row to the start or end of the whole list. */
  readonly moveToEnd: (index: number, end: ListEnd) => void;
}

/** The ends of a list. */
export type ListEnd = 'first' | 'last';

/**
 * Manual ordering of the entries of a list: optimistic, saved one after the other, and undoable from a snackbar.
 * @param options.isEnabled whether the list is in its manual order, and the user may change it
 * @param options.rowAt the row at a position of the whole list, counted from 1; undefined past its end
 */
export function useManualOrder(options: {
  readonly isEnabled: boolean;
  readonly rows: readonly RecordRow[] | undefined;
  readonly nameOf: (row: RecordRow) => string;
  readonly query: Pick<ListQuery, 'page' | 'size'>;
  readonly source: Pick<RecordSource, 'move'>;
  readonly rowAt: (position: number) => Promise<RecordRow | undefined>;
  /** Called after a move. */
  readonly reload: () => void;
}): {
  readonly rows: readonly RecordRow[] | undefined;
  /** Undefined while the list cannot be ordered. */
  readonly order: ManualOrder | undefined;
  readonly snackbar: ReactNode;
} {
  const { isEnabled, rows: found, nameOf, query, source, rowAt, reload } = options;
  const toasts = useToasts();
  const [moved, setMoved] = useState<{ readonly of: typeof found; readonly rows: readonly RecordRow[] }>();
  const undo = useUndo();
  const running = useRef(Promise.resolve());
  const pendingCount = useRef(0);
  // Moved rows stay where they were dropped until the service has returned the new order.
  const rows = moved && moved.of === found ? moved.rows : found;
  const keys = useMemo(() => (rows ?? []).map(({ id }) => id), [rows]);
  const nameAt = useCallback(
    (index: number) => {
      const row = rows?.[index];
      return row ? nameOf(row) : '';
    },
    [nameOf, rows],
  );

  /** Saves moves one after the other; the last one re-fetches the list. */
  function save({ id }: RecordRow, nextId: () => Promise<string | undefined>, done?: () => void): void {
    pendingCount.current += 1;
    running.current = running.current.then(async () => {
      try {
        await source.move?.(id, await nextId());
        done?.();
      } catch (error) {
        logError('An entry could not be moved.', error);
        setMoved(undefined);
        toasts.error(orderTexts.failed);
      } finally {
        pendingCount.current -= 1;
        if (pendingCount.current === 0) reload();
      }
    });
  }

  /** Id of the entry after a position of the page, which may be on the next page. */
  async function idAfter(page: readonly RecordRow[], index: number): Promise<string | undefined> {
    const next = page[index + 1] ?? (await rowAt((query.page - 1) * query.size + page.length + 1));
    return next?.id;
  }

  function moveTo(from: number, next: readonly RecordRow[], nextId: () => Promise<string | undefined>): void {
    const row = rows?.[from];
    if (!rows || !row) return;
    const previousNext = idAfter(rows, from);
    setMoved({ of: found, rows: next });
    save(row, nextId, () => {
      undo.offer({
        message: orderTexts.moved({ name: nameOf(row) }),
        undo: () => save(row, () => previousNext),
      });
    });
  }

  function move(from: number, to: number): void {
    if (!rows || from === to) return;
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
    moveTo(from, next, async () => idAfter(next, to));
  }

  function moveToEnd(index: number, end: ListEnd): void {
    if (!rows) return;
    const nextId = async () => (end === 'first' ? (await rowAt(1))?.id : undefined);
    moveTo(index, rows, nextId);
  }

  return {
    rows,
    order: isEnabled && source.move ? { keys, nameOf: nameAt, move, moveToEnd } : undefined,
    snackbar: undo.snackbar,
  };
}
