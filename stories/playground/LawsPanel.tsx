import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, type ReactNode } from 'react';
import { tryLaws, type LawState } from './laws';
import { Hint, Pre, printed } from './panels';
import type { Work } from './useWork';

/** The laws of the lens, tried on made-up data. */
export function LawsPanel({ work: { compiled } }: { readonly work: Pick<Work, 'compiled'> }): ReactNode {
  const [states, setStates] = useState<readonly LawState[]>([]);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    void tryLaws(compiled, { onState: setStates, signal: controller.signal });
    return () => controller.abort();
  }, [compiled, attempt]);
  return (
    <>
      <Hint>
        Each law is tried on forms and stored trees that are made up, unknown nodes and odd orders among them.
      </Hint>
      <Box component="ul" aria-label="Laws" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {states.map(({ name, promise, runs, counterexample }) => (
          <li key={name}>
            <Alert severity={counterexample === undefined ? 'success' : 'error'}>
              <strong>{name}</strong> — {promise}{' '}
              {counterexample === undefined ? `${runs} examples hold.` : `Broken after ${runs} examples:`}
              {counterexample !== undefined && <Pre label={`Counterexample of ${name}`}>{printed(counterexample)}</Pre>}
            </Alert>
          </li>
        ))}
      </Box>
      <Button sx={{ mt: 2 }} variant="outlined" onClick={() => setAttempt(attempt + 1)}>
        Try again
      </Button>
    </>
  );
}
