import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useUndo } from '../../hooks/useUndo';
import { logError } from '../../lib/log';
import { focusOn } from '../../shell/useScreenFocus';
import { CsvButton } from '../CsvButton';
import { questionOf, type ListQuery } from '../listQuery';
import type { ListRow } from '../listRow';
import { References, type FindReferring } from '../References';
import { bulkTexts } from '../texts';
import { BulkBar } from './BulkBar';
import { BulkDialog } from './BulkDialog';
import { countDone, MOST_ROWS, startRun, startUndo, stepsBack, type Run, type Step, type TakeBack } from './run';
import { useSelection, type Selection } from './useSelection';

/** Something that a user may do with every chosen row. */
export interface BulkCommand<Row> {
  /** The button's text: `Hide`. */
  readonly label: string;
  /** Asked once. */
  readonly question: (count: number) => string;
  readonly isDangerous?: boolean;
  /** Whether there is anything to do with a row; with every one unless given. */
  readonly concerns?: (row: Row) => boolean;
  /** Finds what refers to the rows, where that matters; must stay the same function. */
  readonly referring?: FindReferring | undefined;
  /** @returns what takes it back; undefined where nothing does @throws the errors of src/api/errors.ts */
  readonly run: (row: Row) => Promise<TakeBack | undefined>;
}

/** Choosing rows, and what is shown for it. */
export interface Bulk {
  /** Undefined where there is nothing to do with chosen rows. */
  readonly selection: Selection | undefined;
  readonly bar: ReactNode;
  /** The question, what became of each row, and afterwards the offer to take it back. */
  readonly dialog: ReactNode;
}

/** What a list that rows are chosen of is and can do. */
export interface BulkOptions<Row extends ListRow> {
  /** Those that the user may do. */
  readonly commands: readonly BulkCommand<Row>[];
  /** With how many rows something is done together; 1 unless given. */
  readonly atOnce?: number | undefined;
  readonly rows: readonly Row[] | undefined;
  /** How many there are on all pages. */
  readonly total: number | undefined;
  /** Whether there are more than the total, which nobody has counted. */
  readonly hasUncounted?: boolean | undefined;
  readonly query: ListQuery;
  readonly nameOf: (row: Row) => string;
  /** The first rows of those that match, of all pages: so many at most. */
  readonly readFirst: (most: number) => Promise<readonly Row[]>;
  /** How chosen rows become a file; undefined where the list is not offered as one. */
  readonly csv?:
    | {
        readonly name: string;
        readonly tableOf: (rows: readonly Row[]) => readonly (readonly string[])[];
        readonly now: () => number;
      }
    | undefined;
  /** After something was done. */
  readonly reload: () => void;
  readonly onError: (text: string) => void;
}

/** Actions on chosen rows of a list: asked once, done in their order, with a word for each row, and taken back. */
export function useBulk<Row extends ListRow>(options: BulkOptions<Row>): Bulk {
  const { commands, atOnce, rows, total, hasUncounted = false, query, nameOf, csv, reload, onError } = options;
  const selection = useSelection(rows, questionOf(query));
  const undo = useUndo();
  /** Kept until its run is closed; the run of an Undo from the snackbar has none. */
  const [asked, setAsked] = useState<{ readonly command: BulkCommand<Row>; readonly rows: readonly Row[] }>();
  const [run, setRun] = useState<Run>();
  const [isReading, setReading] = useState(false);
  useFocusAfter(run !== undefined || asked !== undefined, selection);
  if (commands.length === 0) return { selection: undefined, bar: null, dialog: null };

  function start({ command, rows: of }: NonNullable<typeof asked>): void {
    const steps = of.map((row): Step => ({ id: row.id, name: nameOf(row), run: () => command.run(row) }));
    setRun(startRun(command.label, steps, atOnce));
  }

  function takeBack(finished: Run): void {
    setRun(startUndo(finished, atOnce));
  }

  function close(finished: Run): void {
    setRun(undefined);
    setAsked(undefined);
    // An Undo leaves the selection that was made since.
    if (asked) selection.clear();
    reload();
    if (stepsBack(finished).length === 0) return;
    const message = bulkTexts.wasDone({ label: finished.title, count: countDone(finished.progress.get()) });
    undo.offer({ message, takeBack: () => takeBack(finished) });
  }

  async function chooseBeyondPage(): Promise<void> {
    setReading(true);
    try {
      selection.chooseBeyondPage(await options.readFirst(MOST_ROWS));
    } catch (error) {
      logError('The rows of the other pages could not be loaded.', error);
      onError(bulkTexts.beyondFailed);
    } finally {
      setReading(false);
    }
  }

  const hasMore = selection.isPageChosen && !selection.isBeyondPage && (total ?? 0) > (rows?.length ?? 0);
  const offered = commands.flatMap((command) => {
    const { concerns } = command;
    const concerned = concerns ? selection.rows.filter(concerns) : selection.rows;
    return concerned.length === 0 ? [] : [{ label: command.label, ask: () => setAsked({ command, rows: concerned }) }];
  });
  return {
    selection,
    bar: selection.chosen.size > 0 && (
      <BulkBar
        count={selection.chosen.size}
        commands={offered}
        more={
          hasMore ? { total: total ?? 0, hasUncounted, isReading, choose: () => void chooseBeyondPage() } : undefined
        }
        onClear={selection.clear}
        csv={
          csv && (
            <CsvButton
              name={csv.name}
              label={bulkTexts.export}
              size="small"
              read={async () => csv.tableOf(selection.rows)}
              now={csv.now}
              onError={onError}
            />
          )
        }
      />
    ),
    dialog: (
      <>
        {(asked ?? run) && (
          <BulkDialog
            title={run?.title ?? asked?.command.label ?? ''}
            question={asked?.command.question(asked.rows.length) ?? ''}
            isDangerous={asked?.command.isDangerous ?? false}
            references={
              asked?.command.referring && (
                <References ids={asked.rows.map(({ id }) => id)} find={asked.command.referring} />
              )
            }
            onYes={() => asked && start(asked)}
            run={run}
            onUndo={() => run && takeBack(run)}
            onClose={() => (run ? close(run) : setAsked(undefined))}
          />
        )}
        {undo.snackbar}
      </>
    ),
  };
}

/** Takes the focus once the dialog is closed: the bar or the snackbar that it was opened from is gone by then. */
function useFocusAfter(isOpen: boolean, { allRef }: Pick<Selection, 'allRef'>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) {
      if (allRef.current?.disabled === false) allRef.current.focus();
      else focusOn(document.body, 'h1');
    }
    wasOpen.current = isOpen;
  }, [allRef, isOpen]);
}
