import { useState, type ReactNode } from 'react';
import type { BulkAction, ListColumn, RecordArea } from '../definition';
import type { RecordRow, RecordSource } from '../stores/records/source';
import { BulkBar } from './BulkBar';
import { BulkDialog, type ChosenRow } from './BulkDialog';
import type { ListQuery } from './listQuery';
import { nameOf } from './listRow';
import { runBulkOn } from './runBulk';
import { useSelection, type Selection } from './useSelection';

/** Choosing rows, and what is shown for it. */
interface Bulk {
  /** Undefined where there is nothing to do with chosen rows. */
  readonly selection: Selection | undefined;
  readonly bar: ReactNode;
  readonly dialog: ReactNode;
}

/** The actions on chosen rows of a list, as far as the user may. */
export function useBulk(options: {
  readonly area: RecordArea;
  readonly columns: readonly ListColumn[];
  readonly source: Pick<RecordSource, 'read' | 'update' | 'remove'>;
  readonly query: ListQuery;
  readonly rows: readonly RecordRow[] | undefined;
  readonly can: { readonly update: boolean; readonly remove: boolean };
  /** After something was done. */
  readonly reload: () => void;
}): Bulk {
  const { area, columns, source, query, rows, can, reload } = options;
  const selection = useSelection(rows);
  const [asked, setAsked] = useState<{ readonly action: BulkAction; readonly rows: readonly ChosenRow[] }>();
  const actions = (area.list.bulk ?? []).filter((action) =>
    isOffered(action, can, area.list.activeToggle ? query : undefined),
  );
  const { chosen, clear } = selection;
  const ask = (action: BulkAction) => {
    const chosenRows = (rows ?? []).filter(({ id }) => chosen.has(id));
    setAsked({ action, rows: chosenRows.map((row) => ({ id: row.id, name: nameOf(row, columns) })) });
  };
  return {
    selection: actions.length === 0 ? undefined : selection,
    bar: actions.length > 0 && chosen.size > 0 && (
      <BulkBar count={chosen.size} actions={actions} onAct={ask} onClear={clear} />
    ),
    dialog: asked && (
      <BulkDialog
        action={asked.action}
        question={questionOf(asked.action, area, asked.rows.length)}
        rows={asked.rows}
        run={(id) => runBulkOn(source, asked.action, id)}
        onClose={(results) => {
          setAsked(undefined);
          if (results.length === 0) return;
          clear();
          reload();
        }}
      />
    ),
  };
}

/** @param query undefined where the list has no toggle */
function isOffered(
  { does, on }: BulkAction,
  can: { readonly update: boolean; readonly remove: boolean },
  query: ListQuery | undefined,
): boolean {
  const isSide = on === undefined || query === undefined || query.isActive === (on === 'active');
  return isSide && (does === 'remove' ? can.remove : can.update);
}

function questionOf({ question }: BulkAction, { entries }: RecordArea, count: number): string {
  const { noun, plural = `${noun}s` } = entries;
  return question.replaceAll('{count}', String(count)).replaceAll('{entries}', count === 1 ? noun : plural);
}
