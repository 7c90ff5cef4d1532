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
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { PlacedEntries, PlacedPages } from '../../definition';
import { BusyButton } from '../../hooks/BusyButton';
import { useRequest } from '../../hooks/useRequest';
import type { ReferenceTarget } from '../../kinds/kind';
import { MAX_SEARCH_LENGTH } from '../../lib/maxSearchLength';
import { useFormServices, type EntrySearch } from '../shared/services';
import type { FoundEntries, FoundEntry } from '../../lib/found';
import type { Nouns } from './nouns';
import { entriesTexts } from './texts';

interface EntryPickerProps {
  readonly settings: PlacedPages | PlacedEntries;
  readonly source: ReferenceTarget;
  readonly nouns: Nouns;
  /** Ids of the entries currently in the form, in order. */
  readonly picked: readonly string[];
  readonly close: () => void;
  /** @param found the entries ticked or unticked here */
  readonly pick: (ids: readonly string[], found: readonly FoundEntry[]) => void;
}

/** A dialog to search and pick several pages or records of the brand; the form changes only when it is confirmed. */
export function EntryPicker({ settings, source, nouns, picked, close, pick }: EntryPickerProps) {
  const { label, max } = settings;
  const categories = 'pages' in settings ? (settings.pages.categories ?? []) : [];
  const [isOpen, setIsOpen] = useState(true);
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(NO_TICKS);
  // Other users may add entries in the meantime.
  const ticked = [...ticks.keys()].filter((id) => ticks.get(id) === true && !picked.includes(id));
  const chosen = [...picked.filter((id) => ticks.get(id) !== false), ...ticked];
  const [known, setKnown] = useState<readonly FoundEntry[]>([]);
  const [query, setQuery] = useState<EntryQuery>({ source, category: categories[0]?.value, search: '', page: 1 });
  const { found, retry } = useEntrySearch(query);
  const leave = () => setIsOpen(false);

  /** Starts another search. */
  function search(change: Partial<EntryQuery>): void {
    setQuery({ ...query, page: 1, delay: undefined, ...change });
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
            slotProps={{ htmlInput: { maxLength: MAX_SEARCH_LENGTH } }}
            onChange={(event) => search({ search: event.target.value, delay: SEARCH_DELAY })}
            onKeyDown={(event) => {
              if (event.key === 'Enter') search({});
            }}
          />
          {categories.length > 1 && (
            <TextField
              select
              margin="dense"
              label={entriesTexts.category}
              slotProps={{ select: { native: true } }}
              value={query.category}
              onChange={(event) => search({ category: event.target.value })}
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
          retry={retry}
          loadMore={() => search({ page: query.page + 1 })}
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
  readonly found: SearchResults;
  readonly loadMore: () => void;
  /** Repeats the failed request. */
  readonly retry: () => void;
  readonly nouns: Nouns;
  /** Ids of the picked entries. */
  readonly chosen: readonly string[];
  /** Whether no more may be picked. */
  readonly isFull: boolean;
  readonly toggle: (entry: FoundEntry) => void;
}

/** Search results as checkboxes, with a button to load more. */
function EntryResults({ found, loadMore, retry, nouns, chosen, isFull, toggle }: EntryResultsProps) {
  const { status, entries, total, loaded } = found;
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const shownBefore = useRef(0);
  // 'Load more' has moved, or disappeared with the focus. A layout effect runs before the dialog takes a lost focus to itself.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (loaded <= 1 || (activeElement !== more.current && activeElement !== document.body)) return;
    list.current?.querySelectorAll('input')[shownBefore.current]?.focus();
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
      {status === 'failed' && <Button onClick={retry}>{entriesTexts.retry}</Button>}
      {status !== 'failed' && entries.length < total && (
        <BusyButton
          ref={more}
          isBusy={status === 'loading'}
          onClick={() => {
            shownBefore.current = entries.length;
            loadMore();
          }}
        >
          {entriesTexts.more({ shown: entries.length, total })}
        </BusyButton>
      )}
    </>
  );
}

function statusOf({ status, entries, total }: SearchResults, nouns: Nouns): string {
  if (status === 'loading') return entriesTexts.loading;
  if (status === 'failed') return entriesTexts.failed(nouns);
  if (status === 'denied') return entriesTexts.denied(nouns);
  if (total === 0) return entriesTexts.nothing(nouns);
  const shown = entries.length;
  return shown < total ? entriesTexts.foundMore({ ...nouns, shown, total }) : entriesTexts.found({ ...nouns, total });
}

const NOTE = { typography: 'body2', color: 'text.secondary', minHeight: 24 } as const;
const LIST = { listStyle: 'none', m: 0, p: 0, maxHeight: '40vh', overflowY: 'auto' } as const;

/** Debounce of the search, in milliseconds. */
const SEARCH_DELAY = 300;

interface EntryQuery extends EntrySearch {
  /** Debounce in milliseconds; undefined: searched at once. */
  readonly delay?: number | undefined;
}

/** Search results; the previous ones stay while a request is in flight. */
interface SearchResults {
  /** `denied`: the user may read none of them. */
  readonly status: 'loading' | 'ready' | 'failed' | 'denied';
  readonly entries: readonly FoundEntry[];
  readonly total: number;
  /** Number of result pages loaded so far. */
  readonly loaded: number;
}

/** A paged search for entries. @param query a new object is another search, or another page of it */
function useEntrySearch(query: EntryQuery): { readonly found: SearchResults; readonly retry: () => void } {
  const { searchEntries } = useFormServices();
  const [found, setFound] = useState(NO_RESULTS);
  const { isLoading, error, retry } = useRequest({
    input: query,
    load: useCallback(
      ({ source, category, search, page }: EntryQuery) =>
        searchEntries({ source, category, search: search.trim(), page }),
      [searchEntries],
    ),
    ...(query.delay !== undefined && { debounceMilliseconds: query.delay }),
    onResult: (answer, { page }) =>
      setFound((before) => (answer === 'denied' ? DENIED : appendPage(before, answer, page))),
    logMessage: 'Entries could not be searched.',
  });
  const settled = found.isDenied ? 'denied' : 'ready';
  const status = isLoading ? 'loading' : error === undefined ? settled : 'failed';
  return { found: { ...found, status }, retry };
}

/** Page 1 replaces the previous results, others are appended; entries that have shifted between pages are listed once. */
function appendPage(before: LoadedEntries, { entries, total }: FoundEntries, page: number): LoadedEntries {
  const earlier = page === 1 ? [] : before.entries;
  const known = new Set(earlier.map(({ id }) => id));
  return { loaded: page, total, entries: [...earlier, ...entries.filter(({ id }) => !known.has(id))] };
}

type LoadedEntries = Omit<SearchResults, 'status'> & { readonly isDenied?: boolean };

const NO_RESULTS: LoadedEntries = { loaded: 0, entries: [], total: 0 };
const DENIED: LoadedEntries = { ...NO_RESULTS, isDenied: true };
