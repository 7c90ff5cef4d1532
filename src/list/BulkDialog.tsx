import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import type { BulkAction } from '../definition';
import { bulkTexts } from '../lib/listMessages';
import type { BulkResult } from './runBulk';

/** A chosen row by its name. */
export interface ChosenRow {
  readonly id: string;
  readonly name: string;
}

/** Asks once, does the action with each row, one after the other, and says what became of each. */
export function BulkDialog(props: {
  readonly action: BulkAction;
  readonly question: string;
  readonly rows: readonly ChosenRow[];
  readonly run: (id: string) => Promise<BulkResult>;
  /** @param results of what was done; none where nothing was */
  readonly onClose: (results: readonly BulkResult[]) => void;
}): ReactNode {
  const { action, question, rows, run, onClose } = props;
  const [state, setState] = useState<'asking' | 'running' | 'finished'>('asking');
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  async function confirm(): Promise<void> {
    setState('running');
    for (const { id } of rows) {
      const result = await run(id);
      setResults((before) => [...before, result]);
    }
    setState('finished');
  }
  const close = () => onClose(results);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={state === 'running' ? undefined : close}
      aria-labelledby="bulk-title"
      aria-describedby="bulk-text"
    >
      <DialogTitle id="bulk-title">{action.label}</DialogTitle>
      <DialogContent>
        <DialogContentText id="bulk-text" role={state === 'asking' ? undefined : 'status'}>
          {state === 'asking' ? question : progressText(state, results, rows.length)}
        </DialogContentText>
        {state !== 'asking' && <Results rows={rows} results={results} />}
      </DialogContent>
      <DialogActions>
        {state === 'finished' ? (
          <Button autoFocus variant="contained" onClick={close}>
            {bulkTexts.close}
          </Button>
        ) : (
          <>
            <Button autoFocus onClick={close} disabled={state === 'running'}>
              {bulkTexts.cancel}
            </Button>
            <Button
              variant="contained"
              color={action.does === 'remove' ? 'error' : 'primary'}
              loading={state === 'running'}
              onClick={() => void confirm()}
            >
              {action.label}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function progressText(state: 'running' | 'finished', results: readonly BulkResult[], total: number): string {
  if (state === 'running') return bulkTexts.running(results.length, total);
  return bulkTexts.finished(results.filter(({ error }) => error === undefined).length, total);
}

function Results({ rows, results }: { readonly rows: readonly ChosenRow[]; readonly results: readonly BulkResult[] }) {
  return (
    <>
      <LinearProgress
        variant="determinate"
        value={(results.length / rows.length) * 100}
        aria-label={bulkTexts.results}
        sx={{ my: 1.5 }}
      />
      <Box component="ul" aria-label={bulkTexts.results} sx={LIST}>
        {results.map(({ id, error }) => (
          <li key={id}>
            <span>{rows.find((row) => row.id === id)?.name}</span>
            <Box component="span" sx={{ color: error === undefined ? 'success.main' : 'error.main', fontWeight: 600 }}>
              {error ?? bulkTexts.rowDone}
            </Box>
          </li>
        ))}
      </Box>
    </>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 280,
  overflowY: 'auto',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 },
} as const;
