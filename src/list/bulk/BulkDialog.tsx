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
import { countDone, stepsBack, type Progress, type Run } from './run';

/** Asks once before an action on several rows; shows it while it runs, and what became of each row. */
export function BulkDialog(props: {
  readonly title: string;
  readonly question: string;
  readonly isDangerous: boolean;
  /** What refers to the rows, where they are removed. */
  readonly references?: ReactNode;
  readonly onYes: () => void;
  /** Undefined until the answer was yes. */
  readonly run: Run | undefined;
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
      aria-labelledby="bulk-title"
      aria-describedby="bulk-text"
    >
      <DialogTitle id="bulk-title">{title}</DialogTitle>
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

/** How far a run is, kept current. @param run undefined while nothing was started */
export function useProgress(run: Run | undefined): Progress {
  const { subscribe, get } = run?.progress ?? NOT_STARTED;
  return useSyncExternalStore(subscribe, get);
}

const NOT_STARTED = createStore<Progress>({ isRunning: false, outcomes: new Map() });

interface RunProps {
  readonly run: Run;
  readonly progress: Progress;
}

/** Stops a run, goes on with it, takes it back or leaves it. */
export function RunButtons(props: RunProps & { readonly onUndo: () => void; readonly onClose: () => void }): ReactNode {
  const { run, progress, onUndo, onClose } = props;
  if (progress.isRunning) return <Button onClick={run.stop}>{bulkTexts.stop}</Button>;
  return (
    <>
      {stepsBack(run).length > 0 && <Button onClick={onUndo}>{bulkTexts.undo}</Button>}
      {countDone(progress) < run.steps.length && <Button onClick={run.goOn}>{bulkTexts.goOn}</Button>}
      <Button autoFocus variant="contained" onClick={onClose}>
        {bulkTexts.close}
      </Button>
    </>
  );
}

/** How far a run is. */
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
      {/* What is longer than the dialog is read by the arrow keys. */}
      <Box component="ul" aria-label={bulkTexts.results} tabIndex={0} sx={RESULTS}>
        {run.steps.map(({ id, name }) => {
          const outcome = outcomes.get(id);
          if (outcome === undefined && isRunning) return null;
          return (
            <li key={id}>
              <span>{name}</span>
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
  overflowWrap: 'anywhere',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
} as const;
