import { Box, Button, Checkbox, FormControlLabel } from '@mui/material';
import { useEffect, useRef } from 'react';
import { pagesTexts } from './texts';
import type { FoundSoFar, PageSearchActions } from './usePickerSearch';

interface FoundPagesProps {
  readonly found: FoundSoFar;
  readonly actions: Pick<PageSearchActions, 'loadMore' | 'retry'>;
  /** The ids of the pages that are picked. */
  readonly chosen: readonly string[];
  /** Whether no more may be picked. */
  readonly isFull: boolean;
  readonly toggle: (id: string, name: string) => void;
}

/** The pages that a search found, to tick. There is a button for those that are not shown yet. */
export function PageResults({ found, actions, chosen, isFull, toggle }: FoundPagesProps) {
  const { status, pages, total, loaded } = found;
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(0);
  useEffect(() => {
    // The button that was pressed has moved on, or gone: the first new page follows it.
    if (loaded > 1) list.current?.querySelectorAll('input')[shownBefore.current]?.focus();
  }, [loaded]);

  return (
    <>
      <Box role="status" sx={NOTE}>
        {statusOf(found)}
      </Box>
      <Box component="ul" ref={list} aria-label={pagesTexts.results} aria-busy={status === 'loading'} sx={LIST}>
        {pages.map(({ id, name }) => (
          <li key={id}>
            <FormControlLabel
              label={name}
              disabled={isFull && !chosen.includes(id)}
              control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id, name)} />}
            />
          </li>
        ))}
      </Box>
      {status === 'failed' && <Button onClick={actions.retry}>{pagesTexts.retry}</Button>}
      {status !== 'failed' && pages.length < total && (
        <Button
          disabled={status === 'loading'}
          onClick={() => {
            shownBefore.current = pages.length;
            actions.loadMore();
          }}
        >
          {pagesTexts.more({ shown: pages.length, total })}
        </Button>
      )}
    </>
  );
}

function statusOf({ status, pages, total }: FoundSoFar): string {
  if (status === 'loading') return pagesTexts.loading;
  if (status === 'failed') return pagesTexts.failed;
  if (total === 0) return pagesTexts.nothing;
  const shown = pages.length;
  return shown < total ? pagesTexts.foundMore({ shown, total }) : pagesTexts.found({ total });
}

const NOTE = { typography: 'body2', color: 'text.secondary', minHeight: 24 } as const;
const LIST = { listStyle: 'none', m: 0, p: 0, maxHeight: '40vh', overflowY: 'auto' } as const;
