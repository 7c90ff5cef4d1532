import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useSyncExternalStore, type ReactNode } from 'react';
import { createStore } from '../../lib/store';
import { bulkTexts } from '../texts';
import { countDone, undoSteps, type BulkProgress, type BulkRun } from './bulkRun';

/** Asks for confirmation of a bulk action; then shows its progress, and the outcome of each row. */
export function BulkDialog(props: {
  readonly title: string;
  readonly question: string;
  readonly isDangerous: boolean;
  /** What refers to the rows, if they are to be removed. */
  readonly references?: ReactNode;
  readonly onYes: () => void;
  /** Undefined until the user has confirmed. */
  readonly run: BulkRun | undefined;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { title, question, isDangerous, references, onYes, run, onUndo, onClose } = props;
  const progress = useProgress(run);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={progress.isRunning ? undefined : onClose}
      aria-describedby="bulk-text"
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        {run ? (
          <RunText run={run} progress={progress} />
        ) : (
          <>
            <DialogContentText id="bulk-text">{question}</DialogContentText>
            {references}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {run ? (
          <RunButtons run={run} progress={progress} onUndo={onUndo} onClose={onClose} />
        ) : (
          <>
            <Button autoFocus onClick={onClose}>
              {bulkTexts.cancel}
            </Button>
            <Button variant="contained" color={isDangerous ? 'error' : 'primary'} onClick={onYes}>
              {title}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Subscribes to the progress of a run. @param run undefined while nothing is started */
export function useProgress(run: BulkRun | undefined): BulkProgress {
  const { subscribe, get } = run?.progress ?? NOT_STARTED;
  return useSyncExternalStore(subscribe, get);
}

const NOT_STARTED = createStore<BulkProgress>({ isRunning: false, outcomes: new Map() });

interface RunProps {
  readonly run: BulkRun;
  readonly progress: BulkProgress;
}

/** Buttons that stop, resume, undo or close a run. */
export function RunButtons(props: RunProps & { readonly onUndo: () => void; readonly onClose: () => void }): ReactNode {
  const { run, progress, onUndo, onClose } = props;
  if (progress.isRunning) return <Button onClick={run.stop}>{bulkTexts.stop}</Button>;
  return (
    <>
      {undoSteps(run).length > 0 && <Button onClick={onUndo}>{bulkTexts.undo}</Button>}
      {countDone(progress) < run.steps.length && <Button onClick={run.resume}>{bulkTexts.goOn}</Button>}
      <Button autoFocus variant="contained" onClick={onClose}>
        {bulkTexts.close}
      </Button>
    </>
  );
}

/** Text and bar for the progress of a run. */
export function RunProgress({ run, progress, id }: RunProps & { readonly id?: string }): ReactNode {
  const { isRunning, outcomes } = progress;
  const total = run.steps.length;
  return (
    <>
      <DialogContentText id={id} role="status">
        {isRunning
          ? bulkTexts.running({ done: outcomes.size, total })
          : bulkTexts.finished({ done: countDone(progress), total })}
      </DialogContentText>
      <LinearProgress
        variant="determinate"
        value={(outcomes.size / total) * 100}
        aria-label={bulkTexts.results}
        sx={{ my: 1.5 }}
      />
    </>
  );
}

function RunText({ run, progress }: RunProps): ReactNode {
  const { isRunning, outcomes } = progress;
  return (
    <>
      <RunProgress {...{ run, progress }} id="bulk-text" />
      {/* Focusable, so that a list longer than the dialog can be scrolled with the arrow keys. */}
      <Box component="ul" aria-label={bulkTexts.results} tabIndex={0} sx={RESULTS}>
        {run.steps.map(({ id, name }) => {
          const outcome = outcomes.get(id);
          if (outcome === undefined && isRunning) return null;
          return (
            <li key={id}>
              <Box component="span" sx={NAME}>
                {name}
              </Box>
              <Box component="span" sx={{ color: COLORS[outcome?.kind ?? 'none'], fontWeight: 600 }}>
                {outcome === undefined && bulkTexts.rowNotDone}
                {outcome?.kind === 'done' && bulkTexts.rowDone}
                {outcome?.kind === 'failed' && outcome.error}
              </Box>
            </li>
          );
        })}
      </Box>
    </>
  );
}

const COLORS = { done: 'success.main', failed: 'error.main', none: 'text.secondary' } as const;

const RESULTS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 280,
  overflowY: 'auto',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
} as const;
/** Breaks anywhere, unlike the outcome beside it, which would be squeezed into a column of single letters. */
const NAME = { overflowWrap: 'anywhere' } as const;
