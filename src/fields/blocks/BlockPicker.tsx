import { Button, Dialog, DialogActions, DialogContent, DialogTitle, styled, TextField } from '@mui/material';
import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { ItemKind, KindPicker } from '../list/kinds';
import { blockTexts } from './texts';

/**
 * The dialog to pick the kind of a new block, with a sketch and a name for each (CONT-030). Typing filters them, the arrow keys move
 * between them, Enter selects one.
 */
export function BlockPicker({ kinds, choose, cancel }: ComponentProps<KindPicker>) {
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const found = kinds.filter((kind) => matches(kind, query));

  function focusKind(index: number): void {
    grid.current?.querySelectorAll('button')[index]?.focus();
  }

  function moveFromSearch(event: KeyboardEvent): void {
    const [first] = found;
    if (event.key === 'ArrowDown') focusKind(0);
    else if (event.key === 'Enter' && first) choose(first);
    else return;
    event.preventDefault();
  }

  function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === event.target);
    if (isArrow(event.key)) {
      event.preventDefault();
      const next = gridNeighbour(at, event.key, { columns: columnsOf(buttons), count: buttons.length });
      if (next === undefined) search.current?.focus();
      else buttons[next]?.focus();
      return;
    }
    // Typing while a kind is focused goes to the search.
    const isTyped = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isTyped) search.current?.focus();
  }

  return (
    <Dialog open onClose={cancel} fullWidth maxWidth="md" disableRestoreFocus>
      <DialogTitle>{blockTexts.chooseKind}</DialogTitle>
      <DialogContent>
        <TextField
          inputRef={search}
          autoFocus
          fullWidth
          margin="dense"
          label={blockTexts.searchKinds}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={moveFromSearch}
        />
        <p className="f-hidden" role="status">
          {blockTexts.kindsFound({ count: found.length })}
        </p>
        {found.length === 0 && <p>{blockTexts.noKind({ query })}</p>}
        <Grid ref={grid} role="group" aria-label={blockTexts.kinds} onKeyDown={moveInGrid}>
          {found.map((kind) => (
            <button key={kind.label} type="button" onClick={() => choose(kind)}>
              {kind.sketch}
              <strong>{kind.label}</strong> {kind.help !== undefined && <span>{kind.help}</span>}
            </button>
          ))}
        </Grid>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel}>{blockTexts.cancel}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Every word of the query must occur in the name or the help of a kind. */
function matches({ label = '', help = '' }: ItemKind, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/);
  const text = `${label} ${help}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

function isArrow(key: string): key is ArrowKey {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1.5),
  '& button': {
    font: 'inherit',
    color: theme.palette.text.primary,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    padding: theme.spacing(1.25),
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    background: 'none',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: theme.palette.primary.main, background: theme.palette.action.hover },
  '& button:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
  '& .f-sketch': { width: '100%', height: 'auto', marginBottom: theme.spacing(1) },
  '& span': { color: theme.palette.text.secondary, fontSize: theme.typography.caption.fontSize },
}));

/** Keys that move the focus in a grid. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The number of elements in the first row. */
function columnsOf(elements: readonly HTMLElement[]): number {
  const top = elements[0]?.offsetTop;
  const below = elements.findIndex(({ offsetTop }) => offsetTop !== top);
  return below < 0 ? elements.length : below;
}

/**
 * The index that an arrow key moves to in a grid.
 * @returns undefined when it leaves the grid at the top; `at` itself at the other edges
 */
export function gridNeighbour(
  at: number,
  key: ArrowKey,
  { columns, count }: { readonly columns: number; readonly count: number },
): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'ArrowUp':
      return at < columns ? undefined : at - columns;
    case 'ArrowDown': {
      const isInLastRow = Math.floor(at / columns) === Math.floor((count - 1) / columns);
      return isInLastRow ? at : Math.min(count - 1, at + columns);
    }
    default:
      return key satisfies never;
  }
}
