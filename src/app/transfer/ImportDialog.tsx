import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useState, type ReactNode } from 'react';
import { useDropzone } from 'react-dropzone';
import { pluralOf, type RecordArea } from '../../definition';
import { logError } from '../../lib/log';
import { RunButtons, RunProgress, useProgress } from '../../list/bulk/BulkDialog';
import { startBulkRun, startBulkUndo, type BulkProgress, type BulkRun } from '../../list/bulk/bulkRun';
import { CsvButton } from '../../list/CsvButton';
import { ExaminedRows } from './ExaminedRows';
import { FileError, MAX_IMPORTED_ROWS, readTable } from './table';
import { transferTexts } from './texts';
import type { ExaminedRow, Transfer } from './transfer';

/** The stage of an import. */
type Stage =
  | { readonly kind: 'start'; readonly problem?: string }
  | { readonly kind: 'comparing'; readonly done: number; readonly total: number }
  | { readonly kind: 'examined'; readonly rows: readonly ExaminedRow[]; readonly transfer: Transfer }
  | {
      readonly kind: 'importing';
      readonly rows: readonly ExaminedRow[];
      readonly transfer: Transfer;
      readonly run: BulkRun;
      /** Results of the import, once it is being undone. */
      readonly imported?: BulkProgress['outcomes'];
    };

/** The list to export and import. */
export interface ImportProps {
  readonly area: RecordArea;
  /** Prepares the forms of the list. @throws if their validators cannot be loaded */
  readonly open: () => Promise<Transfer>;
  /** The ids of all entries of the list, on every page, active or not. @throws the errors of src/api/errors.ts */
  readonly readIds: () => Promise<readonly string[]>;
  /** Called after rows were, or may have been, stored. */
  readonly onChanged: () => void;
  readonly close: () => void;
}

/** A list as a file: exports it, reads it again, compares it with the stored entries, and stores the changes after confirmation. */
export function ImportDialog(props: ImportProps): ReactNode {
  const { area, open, close, onChanged } = props;
  const [stage, setStage] = useState<Stage>({ kind: 'start' });
  const { run, imported } = stage.kind === 'importing' ? stage : NOT_STARTED;
  const progress = useProgress(run);
  const nouns = pluralOf(area.entries);

  async function examine(file: File): Promise<void> {
    setStage({ kind: 'comparing', done: 0, total: 0 });
    try {
      const transfer = await open();
      const rows = await readTable(file, transfer.columns);
      const onProgress = (done: number) => setStage({ kind: 'comparing', done, total: rows.length });
      setStage({ kind: 'examined', rows: await transfer.examine(rows, onProgress), transfer });
    } catch (error) {
      if (!(error instanceof FileError)) logError('A file could not be compared with what is stored.', error);
      setStage({ kind: 'start', problem: error instanceof FileError ? error.message : transferTexts.failed });
    }
  }

  function leave(): void {
    if (run) onChanged();
    close();
  }

  const isBusy = progress.isRunning;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      onClose={isBusy ? undefined : leave}
      slotProps={{ paper: { sx: ({ breakpoints }) => ({ [breakpoints.down('sm')]: PHONE_SIZE }) } }}
    >
      <DialogTitle>{transferTexts.title({ nouns })}</DialogTitle>
      <DialogContent>
        {stage.kind === 'start' && <Start {...props} problem={stage.problem} onFile={(file) => void examine(file)} />}
        {stage.kind === 'comparing' && <Comparing {...stage} />}
        {stage.kind === 'importing' && <RunProgress run={stage.run} progress={progress} />}
        {/* Stays mounted, so that its filter and page survive while the rows are stored. */}
        {(stage.kind === 'examined' || stage.kind === 'importing') && (
          <ExaminedRows
            rows={stage.rows}
            outcomes={run && (imported ?? progress.outcomes)}
            undone={imported && progress.outcomes}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {stage.kind === 'examined' && (
          <ImportConfirmation
            {...stage}
            onAnother={() => setStage({ kind: 'start' })}
            onStart={(started) => setStage({ ...stage, kind: 'importing', run: started })}
          />
        )}
        {stage.kind === 'importing' ? (
          <RunButtons
            run={stage.run}
            progress={progress}
            onClose={leave}
            onUndo={() =>
              setStage({
                ...stage,
                run: startBulkUndo(stage.run, stage.transfer.batchSize),
                imported: progress.outcomes,
              })
            }
          />
        ) : (
          <Button onClick={leave}>{transferTexts.cancel}</Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

const NOT_STARTED = { run: undefined, imported: undefined } as const;
/** Nearly the full screen on phones: the table needs the width. */
const PHONE_SIZE = { m: 1, width: 'calc(100% - 16px)', maxHeight: 'calc(100% - 16px)' };

/** The export of the list, and the drop zone for the edited file. */
function Start(
  props: ImportProps & { readonly problem: string | undefined; readonly onFile: (file: File) => void },
): ReactNode {
  const { area, open, readIds, problem, onFile } = props;
  const [reading, setReading] = useState<{ readonly done: number; readonly total: number }>();
  const [failure, setFailure] = useState<string>();
  const dropzone = useDropzone({ multiple: false, noClick: true, onDrop: ([file]) => file && onFile(file) });

  async function table() {
    setFailure(undefined);
    try {
      const [transfer, ids] = await Promise.all([open(), readIds()]);
      return await transfer.table(ids, (done) => setReading({ done, total: ids.length }));
    } finally {
      setReading(undefined);
    }
  }

  return (
    <div {...dropzone.getRootProps({ role: 'presentation', tabIndex: -1 })}>
      <DialogContentText>{transferTexts.steps}</DialogContentText>
      <DialogContentText sx={{ my: 2 }}>{transferTexts.drop({ most: MAX_IMPORTED_ROWS })}</DialogContentText>
      {(problem ?? failure) && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure ?? problem}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <CsvButton
          name={`${area.list.csv}-for-editing`}
          label={transferTexts.export}
          read={table}
          now={Date.now}
          onError={setFailure}
        />
        <input {...dropzone.getInputProps({ accept: '.csv,text/csv', 'aria-label': transferTexts.choose })} />
        <Button variant="contained" onClick={dropzone.open}>
          {transferTexts.choose}
        </Button>
      </Box>
      <DialogContentText role="status" sx={{ mt: 1 }}>
        {reading && transferTexts.exporting(reading)}
      </DialogContentText>
    </div>
  );
}

function Comparing({ done, total }: { readonly done: number; readonly total: number }): ReactNode {
  return (
    <>
      <DialogContentText role="status">{transferTexts.reading({ done, total })}</DialogContentText>
      <LinearProgress
        sx={{ my: 1.5 }}
        aria-label={transferTexts.rows}
        {...(total > 0 ? { variant: 'determinate', value: (done / total) * 100 } : {})}
      />
    </>
  );
}

/** One confirmation for all rows that change something. */
function ImportConfirmation(props: {
  readonly rows: readonly ExaminedRow[];
  readonly transfer: Transfer;
  readonly onAnother: () => void;
  readonly onStart: (run: BulkRun) => void;
}): ReactNode {
  const { rows, transfer, onAnother, onStart } = props;
  const steps = rows.flatMap((row) => transfer.stepOf(row) ?? []);
  const label = transferTexts.confirm({ count: steps.length });
  return (
    <>
      {steps.length === 0 && (
        <DialogContentText role="status" sx={{ flex: 1, pl: 2 }}>
          {rows.every(({ verdict }) => verdict.kind === 'same') ? transferTexts.nothing : transferTexts.allRefused}
        </DialogContentText>
      )}
      <Button onClick={onAnother}>{transferTexts.chooseAnother}</Button>
      {steps.length > 0 && (
        <Button
          variant="contained"
          onClick={() => onStart(startBulkRun(transferTexts.open, steps, transfer.batchSize))}
        >
          {label}
        </Button>
      )}
    </>
  );
}
