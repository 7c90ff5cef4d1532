import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useUndo } from '../hooks/useUndo';
import { logError } from '../lib/log';
import type { RecordRow, RecordSource } from '../stores/records/source';
import type { ListQuery } from './listQuery';
import { orderTexts } from './texts';

/** How people order the entries of a list. Positions on the page count from 0. */
export interface ManualOrder {
  readonly keys: readonly string[];
  /** What the row at a position is called. */
  readonly nameOf: (index: number) => string;
  /** Moves a row among those of the page. */
  readonly move: (from: number, to: number) => void;
  /** Moves a row before all others, or behind them, on whatever page those are. */
  readonly moveToEnd: (index: number, end: ListEnd) => void;
}

/** The ends of a list. */
export type ListEnd = 'first' | 'last';

/**
 * Ordering the entries of a list by hand: shown at once, saved one after the other, and taken back by a word at the foot of
 * the screen.
 * @param options.isOn whether the list is in the order that people give it, and may be changed
 * @param options.rowAt the row at a place of the whole list, counted from 1; undefined past its end
 */
export function useManualOrder(options: {
  readonly isOn: boolean;
  readonly rows: readonly RecordRow[] | undefined;
  readonly nameOf: (row: RecordRow) => string;
  readonly query: Pick<ListQuery, 'page' | 'size'>;
  readonly source: Pick<RecordSource, 'move'>;
  readonly rowAt: (place: number) => Promise<RecordRow | undefined>;
  /** After something was moved. */
  readonly reload: () => void;
  readonly onError: (text: string) => void;
}): {
  readonly rows: readonly RecordRow[] | undefined;
  /** Undefined while the list cannot be ordered. */
  readonly order: ManualOrder | undefined;
  readonly snackbar: ReactNode;
} {
  const { isOn, rows: found, nameOf, query, source, rowAt, reload, onError } = options;
  const [moved, setMoved] = useState<{ readonly of: typeof found; readonly rows: readonly RecordRow[] }>();
  const undo = useUndo();
  const running = useRef(Promise.resolve());
  const waiting = useRef(0);
  // What was moved stays where it was put until the service has answered how it is now.
  const rows = moved && moved.of === found ? moved.rows : found;
  const keys = useMemo(() => (rows ?? []).map(({ id }) => id), [rows]);
  const nameAt = useCallback(
    (index: number) => {
      const row = rows?.[index];
      return row ? nameOf(row) : '';
    },
    [nameOf, rows],
  );

  /** Saves moves one after the other; the last one asks for the list anew. */
  function save({ id }: RecordRow, goesBefore: () => Promise<string | undefined>, done?: () => void): void {
    waiting.current += 1;
    running.current = running.current.then(async () => {
      try {
        await source.move?.(id, await goesBefore());
        done?.();
      } catch (error) {
        logError('An entry could not be moved.', error);
        setMoved(undefined);
        onError(orderTexts.failed);
      } finally {
        waiting.current -= 1;
        if (waiting.current === 0) reload();
      }
    });
  }

  /** The entry behind a position of the page, also where that is on the next one. */
  async function behind(shown: readonly RecordRow[], index: number): Promise<string | undefined> {
    const next = shown[index + 1] ?? (await rowAt((query.page - 1) * query.size + shown.length + 1));
    return next?.id;
  }

  function moveTo(from: number, next: readonly RecordRow[], goesBefore: () => Promise<string | undefined>): void {
    const row = rows?.[from];
    if (!rows || !row) return;
    const stood = behind(rows, from);
    setMoved({ of: found, rows: next });
    save(row, goesBefore, () => {
      undo.offer({
        message: orderTexts.moved({ name: nameOf(row) }),
        takeBack: () => save(row, () => stood),
      });
    });
  }

  function move(from: number, to: number): void {
    if (!rows || from === to) return;
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, ...rows.slice(from, from + 1));
    moveTo(from, next, async () => behind(next, to));
  }

  function moveToEnd(index: number, end: ListEnd): void {
    if (!rows) return;
    const goesBefore = async () => (end === 'first' ? (await rowAt(1))?.id : undefined);
    moveTo(index, rows, goesBefore);
  }

  return {
    rows,
    order: isOn && source.move ? { keys, nameOf: nameAt, move, moveToEnd } : undefined,
    snackbar: undo.snackbar,
  };
}
