import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAction } from '../../hooks/useAction';
import { useUndo } from '../../hooks/useUndo';
import { useToasts } from '../../shell/toasts';
import { focusOn } from '../../shell/useScreenFocus';
import { CsvButton } from '../CsvButton';
import { queryKeyOf, type ListQuery } from '../listQuery';
import type { ListRow } from '../listRow';
import { References, type FindReferences } from '../References';
import { bulkTexts } from '../texts';
import type { ListRowsResult } from '../useListRows';
import { BulkBar } from './BulkBar';
import { BulkDialog } from './BulkDialog';
import {
  countDone,
  MAX_BULK_ROWS,
  startBulkRun,
  startBulkUndo,
  undoSteps,
  type BulkRun,
  type BulkStep,
  type UndoAction,
} from './bulkRun';
import { useSelection, type Selection } from './useSelection';

/** An action that the user may apply to all selected rows. */
export interface BulkCommand<Row> {
  /** The button's text: `Hide`. */
  readonly label: string;
  /** Confirmation question. */
  readonly question: (count: number) => string;
  readonly isDangerous?: boolean;
  /** Whether the action applies to a row; by default to all of them. */
  readonly appliesTo?: (row: Row) => boolean;
  /** Finds what refers to the rows, if that matters; must stay the same function. */
  readonly findReferences?: FindReferences | undefined;
  /** @returns undoes it; undefined if it cannot be undone @throws the errors of src/api/errors.ts */
  readonly run: (row: Row) => Promise<UndoAction | undefined>;
}

/** Selection of rows, with its bar and dialog. */
export interface Bulk {
  /** Undefined if there are no actions on selected rows. */
  readonly selection: Selection | undefined;
  readonly bar: ReactNode;
  /** The confirmation, the outcome of each row, and afterwards the offer to undo. */
  readonly dialog: ReactNode;
}

export interface BulkOptions<Row extends ListRow> {
  /** Those that the user may run. */
  readonly commands: readonly BulkCommand<Row>[];
  /** Number of rows that are processed concurrently; 1 by default. */
  readonly batchSize?: number | undefined;
  /** The list, which is read again after a run. */
  readonly found: ListRowsResult<Row>;
  readonly query: ListQuery;
  readonly nameOf: (row: Row) => string;
  /** Reads the matching rows of all pages. @param limit maximum number of rows */
  readonly readAll: (limit?: number) => Promise<readonly Row[]>;
  /** CSV export of selected rows; undefined if the list cannot be exported. */
  readonly csv?:
    | {
        readonly name: string;
        readonly tableOf: (rows: readonly Row[]) => readonly (readonly string[])[];
        readonly now: () => number;
      }
    | undefined;
}

/** Actions on selected rows of a list: confirmed once, executed in order with an outcome for each row, and undoable. */
export function useBulk<Row extends ListRow>(options: BulkOptions<Row>): Bulk {
  const { commands, batchSize, query, nameOf, csv } = options;
  const { rows, total, hasUncounted = false, retry } = options.found;
  const toasts = useToasts();
  const selection = useSelection(rows, queryKeyOf(query));
  const undo = useUndo();
  /** Set until its run is closed; the run of an Undo from the snackbar has none. */
  const [requested, setRequested] = useState<{ readonly command: BulkCommand<Row>; readonly rows: readonly Row[] }>();
  const [run, setRun] = useState<BulkRun>();
  const { isBusy: isReading, run: read } = useAction('The rows of the other pages could not be loaded.');
  useFocusAfterClose(run !== undefined || requested !== undefined, selection);
  if (commands.length === 0) return { selection: undefined, bar: null, dialog: null };

  function start({ command, rows: selectedRows }: NonNullable<typeof requested>): void {
    const steps = selectedRows.map((row): BulkStep => ({ id: row.id, name: nameOf(row), run: () => command.run(row) }));
    setRun(startBulkRun(command.label, steps, batchSize));
  }

  function undoRun(finished: BulkRun): void {
    setRun(startBulkUndo(finished, batchSize));
  }

  function close(finished: BulkRun): void {
    setRun(undefined);
    setRequested(undefined);
    // An Undo keeps the selection that was made since.
    if (requested) selection.clear();
    retry();
    if (undoSteps(finished).length === 0) return;
    const message = bulkTexts.wasDone({ label: finished.title, count: countDone(finished.progress.get()) });
    undo.offer({ message, undo: () => undoRun(finished) });
  }

  function select(): void {
    void read(
      async () => selection.selectBeyondPage(await options.readAll(MAX_BULK_ROWS)),
      () => toasts.error(bulkTexts.beyondFailed),
    );
  }

  const hasMore = selection.isPageSelected && !selection.isBeyondPage && (total ?? 0) > (rows?.length ?? 0);
  const offered = commands.flatMap((command) => {
    const { appliesTo } = command;
    const applicable = appliesTo ? selection.rows.filter(appliesTo) : selection.rows;
    return applicable.length === 0
      ? []
      : [{ label: command.label, ask: () => setRequested({ command, rows: applicable }) }];
  });
  return {
    selection,
    bar: selection.selectedIds.size > 0 && (
      <BulkBar
        count={selection.selectedIds.size}
        commands={offered}
        more={hasMore ? { total: total ?? 0, hasUncounted, isReading, select } : undefined}
        onClear={selection.clear}
        csv={
          csv && (
            <CsvButton
              name={csv.name}
              label={bulkTexts.export}
              size="small"
              read={async () => csv.tableOf(selection.rows)}
              now={csv.now}
            />
          )
        }
      />
    ),
    dialog: (
      <>
        {(requested ?? run) && (
          <BulkDialog
            title={run?.title ?? requested?.command.label ?? ''}
            question={requested?.command.question(requested.rows.length) ?? ''}
            isDangerous={requested?.command.isDangerous ?? false}
            references={
              requested?.command.findReferences && (
                <References ids={requested.rows.map(({ id }) => id)} find={requested.command.findReferences} />
              )
            }
            onYes={() => requested && start(requested)}
            run={run}
            onUndo={() => run && undoRun(run)}
            onClose={() => (run ? close(run) : setRequested(undefined))}
          />
        )}
        {undo.snackbar}
      </>
    ),
  };
}

/** Restores the focus once the dialog is closed: the bar or snackbar that it was opened from no longer exists. */
function useFocusAfterClose(isOpen: boolean, { allRef }: Pick<Selection, 'allRef'>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      if (allRef.current?.disabled === false) allRef.current.focus();
      else focusOn(document.body, 'h1');
    }
    wasOpen.current = isOpen;
  }, [allRef, isOpen]);
}
