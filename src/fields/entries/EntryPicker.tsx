import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlacedEntries, PlacedPages } from '../../definition';
import { useAnswer } from '../../hooks/useAnswer';
import { LONGEST_SEARCH } from '../../lib/longestSearch';
import { useFormServices, type EntrySearch, type FoundEntry, type Linkable } from '../shared/services';
import { useDelay } from '../shared/useDelay';
import type { Nouns } from './nouns';
import { entriesTexts } from './texts';

interface EntryPickerProps {
  readonly settings: PlacedPages | PlacedEntries;
  readonly of: Linkable;
  readonly nouns: Nouns;
  /** The ids of the entries that the form holds now, in their order. */
  readonly picked: readonly string[];
  readonly close: () => void;
  /** @param found those that were ticked or unticked here */
  readonly pick: (ids: readonly string[], found: readonly FoundEntry[]) => void;
}

/** Searches pages or records of the brand and lets several be picked; nothing changes before it is done. */
export function EntryPicker({ settings, of, nouns, picked, close, pick }: EntryPickerProps) {
  const { label, max } = settings;
  const categories = settings.type === 'pages' ? (settings.pages.categories ?? []) : [];
  const [isOpen, setIsOpen] = useState(true);
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(NO_TICKS);
  // Others may pick entries meanwhile.
  const ticked = [...ticks.keys()].filter((id) => ticks.get(id) === true && !picked.includes(id));
  const chosen = [...picked.filter((id) => ticks.get(id) !== false), ...ticked];
  const [known, setKnown] = useState<readonly FoundEntry[]>([]);
  const [query, setQuery] = useState({
    of,
    category: categories[0]?.value,
    search: '',
  });
  const [found, actions] = useEntrySearch(query);
  const leave = () => setIsOpen(false);

  function look(change: Partial<typeof query>, when: 'now' | 'later'): void {
    const next = { ...query, ...change };
    setQuery(next);
    actions.search({ ...next, search: next.search.trim() }, when);
  }

  function toggle(entry: FoundEntry): void {
    const { id } = entry;
    setKnown([...known, entry]);
    const others = [...ticks].filter(([other]) => other !== id);
    setTicks(new Map([...others, [id, !chosen.includes(id)]]));
  }

  return (
    <Dialog open={isOpen} onClose={leave} slotProps={{ transition: { onExited: close } }} fullWidth maxWidth="sm">
      <DialogTitle>{entriesTexts.pick({ label })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <TextField
            autoFocus
            fullWidth
            type="search"
            margin="dense"
            label={entriesTexts.search(nouns)}
            placeholder={settings.placeholder ?? ''}
            value={query.search}
            slotProps={{ htmlInput: { maxLength: LONGEST_SEARCH } }}
            onChange={(event) => look({ search: event.target.value }, 'later')}
            onKeyDown={(event) => {
              if (event.key === 'Enter') look({}, 'now');
            }}
          />
          {categories.length > 1 && (
            <TextField
              select
              margin="dense"
              label={entriesTexts.category}
              slotProps={{ select: { native: true } }}
              value={query.category}
              onChange={(event) => look({ category: event.target.value }, 'now')}
              sx={{ minWidth: 160 }}
            >
              {categories.map((category) => (
                <option key={category.value} value={category.value}>
                  {category.label}
                </option>
              ))}
            </TextField>
          )}
        </Box>
        <EntryResults
          found={found}
          actions={actions}
          nouns={nouns}
          chosen={chosen}
          isFull={max !== undefined && chosen.length >= max}
          toggle={toggle}
        />
      </DialogContent>
      <DialogActions>
        {max !== undefined && <Box sx={{ mr: 'auto', pl: 2 }}>{entriesTexts.limit({ ...nouns, limit: max })}</Box>}
        <Button onClick={leave}>{entriesTexts.cancel}</Button>
        <Button
          variant="contained"
          onClick={() => {
            pick(chosen, known);
            leave();
          }}
        >
          {entriesTexts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const NO_TICKS: ReadonlyMap<string, boolean> = new Map();

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
function EntryResults({ found, actions, nouns, chosen, isFull, toggle }: EntryResultsProps) {
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

/** Milliseconds after the last key until the search begins. */
const SEARCH_DELAY = 300;

/** What is looked for. */
type EntryQuery = Omit<EntrySearch, 'page'>;

/** What was found so far; while the next answer is on its way, what was found before. */
interface FoundSoFar {
  /** `denied`: the user may read none of them. */
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  readonly entries: readonly FoundEntry[];
  readonly total: number;
  /** How many pages of the answer there are so far. */
  readonly loaded: number;
}

/** What can be done. All stay the same functions. */
interface EntrySearchActions {
  /** Looks for something else, at once or when nothing was typed for a moment. */
  readonly search: (query: EntryQuery, when: 'now' | 'later') => void;
  readonly loadMore: () => void;
  /** Asks again what could not be answered. */
  readonly retry: () => void;
}

/** The search for entries, page by page. Begins at once. @param first what is looked for at first */
function useEntrySearch(first: EntryQuery): readonly [FoundSoFar, EntrySearchActions] {
  const { searchEntries } = useFormServices();
  const [found, setFound] = useState(NOT_YET);
  const [asked, setAsked] = useState<EntrySearch>({ ...first, page: 1 });
  const delay = useDelay(SEARCH_DELAY);
  const { isLoading, error, retry } = useAnswer({
    question: asked,
    ask: searchEntries,
    onAnswer: (answer, { page }) =>
      setFound((before) => (answer.kind === 'denied' ? DENIED : joined(before, answer, page))),
    failure: 'Entries could not be searched.',
  });
  const actions = useMemo(
    (): EntrySearchActions => ({
      search(query, when) {
        delay.stop();
        const begin = () => setAsked({ ...query, page: 1 });
        if (when === 'now') begin();
        else delay.start(begin);
      },
      loadMore: () => setAsked((before) => ({ ...before, page: before.page + 1 })),
      retry,
    }),
    [delay, retry],
  );
  const answered = found.isDenied ? 'denied' : 'ready';
  const status = isLoading ? 'loading' : error === undefined ? answered : 'failed';
  return [{ ...found, status }, actions];
}

/** The first page takes the place of what was found before, any other follows it; what moved up meanwhile is shown once. */
function joined(before: Loaded, { entries, total }: Found, page: number): Loaded {
  const earlier = page === 1 ? [] : before.entries;
  const known = new Set(earlier.map(({ id }) => id));
  return { loaded: page, total, entries: [...earlier, ...entries.filter(({ id }) => !known.has(id))] };
}

type Found = Pick<FoundSoFar, 'entries' | 'total'>;
type Loaded = Omit<FoundSoFar, 'status'> & { readonly isDenied?: boolean };

const NOT_YET: Loaded = { loaded: 0, entries: [], total: 0 };
const DENIED: Loaded = { ...NOT_YET, isDenied: true };
