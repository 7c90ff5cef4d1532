import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useRef } from 'react';
import { entriesTexts } from './texts';
import type { FoundEntry } from '../shared/services';
import type { Nouns } from './nouns';
import type { EntrySearchActions, FoundSoFar } from './useEntrySearch';

interface EntryResultsProps {
  readonly found: FoundSoFar;
  readonly actions: Pick<EntrySearchActions, 'loadMore' | 'retry'>;
  readonly nouns: Nouns;
  /** The ids of the entries that are picked. */
  readonly chosen: readonly string[];
  /** Whether no more may be picked. */
  readonly isFull: boolean;
  readonly toggle: (entry: FoundEntry) => void;
}

/** The entries that a search found, to tick. There is a button for those that are not shown yet. */
export function EntryResults({ found, actions, nouns, chosen, isFull, toggle }: EntryResultsProps) {
  const { status, entries, total, loaded } = found;
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    // The button that was pressed has moved on, or gone: the first new entry follows it.
    if (loaded > 1) list.current?.querySelectorAll('input')[shownBefore.current]?.focus();
  }, [loaded]);

  return (
    <>
      <Box role="status" sx={NOTE}>
        {statusOf(found, nouns)}
      </Box>
      <Box
        component="ul"
        ref={list}
        aria-label={entriesTexts.results(nouns)}
        aria-busy={status === 'loading'}
        sx={LIST}
      >
        {entries.map(({ id, ...entry }) => (
          <li key={id}>
            <FormControlLabel
              label={entry.name === '' ? entriesTexts.unnamed(nouns) : entry.name}
              disabled={isFull && !chosen.includes(id)}
              control={
                <Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle({ id, ...entry })} />
              }
            />
          </li>
        ))}
      </Box>
      {status === 'failed' && <Button onClick={actions.retry}>{entriesTexts.retry}</Button>}
      {status !== 'failed' && entries.length < total && (
        <Button
          disabled={status === 'loading'}
          onClick={() => {
            shownBefore.current = entries.length;
            actions.loadMore();
          }}
        >
          {entriesTexts.more({ shown: entries.length, total })}
        </Button>
      )}
    </>
  );
}

function statusOf({ status, entries, total }: FoundSoFar, nouns: Nouns): string {
  if (status === 'loading') return entriesTexts.loading;
  if (status === 'failed') return entriesTexts.failed(nouns);
  if (status === 'denied') return entriesTexts.denied(nouns);
  if (total === 0) return entriesTexts.nothing(nouns);
  const shown = entries.length;
  return shown < total ? entriesTexts.foundMore({ ...nouns, shown, total }) : entriesTexts.found({ ...nouns, total });
}

const NOTE = { typography: 'body2', color: 'text.secondary', minHeight: 24 } as const;
const LIST = { listStyle: 'none', m: 0, p: 0, maxHeight: '40vh', overflowY: 'auto' } as const;
