import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ServiceError } from '../api/errors';
import { pluralOf, type BulkAction, type ListColumn, type RecordArea } from '../definition';
import { logError } from '../lib/log';
import type { RecordRow, RecordSource } from '../stores/records/source';
import type { ListQuery } from './listQuery';
import { nameOf, type ListRow } from './listRow';
import { bulkTexts } from './texts';

/** The rows that are chosen for an action, and how to choose others. */
export interface Selection {
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
  /** Chooses all rows that are shown, or none of them where all are chosen. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Choosing rows, and what is shown for it. */
interface Bulk {
  /** Undefined where there is nothing to do with chosen rows. */
  readonly selection: Selection | undefined;
  readonly bar: ReactNode;
  readonly dialog: ReactNode;
}

/** The actions on chosen rows of a list, as far as the user may. */
export function useBulk(options: {
  readonly area: RecordArea;
  readonly columns: readonly ListColumn[];
  readonly source: Pick<RecordSource, 'read' | 'update' | 'remove'>;
  readonly query: ListQuery;
  readonly rows: readonly RecordRow[] | undefined;
  readonly can: { readonly update: boolean; readonly remove: boolean };
  /** After something was done. */
  readonly reload: () => void;
}): Bulk {
  const { area, columns, source, query, rows, can, reload } = options;
  const selection = useSelection(rows);
  const [asked, setAsked] = useState<{ readonly action: BulkAction; readonly rows: readonly ChosenRow[] }>();
  const actions = (area.list.bulk ?? []).filter((action) =>
    isOffered(action, can, area.list.activeToggle ? query : undefined),
  );
  const { chosen, clear } = selection;
  const ask = (action: BulkAction) => {
    const chosenRows = (rows ?? []).filter(({ id }) => chosen.has(id));
    setAsked({ action, rows: chosenRows.map((row) => ({ id: row.id, name: nameOf(row, columns) })) });
  };
  return {
    selection: actions.length === 0 ? undefined : selection,
    bar: actions.length > 0 && chosen.size > 0 && (
      <BulkBar count={chosen.size} actions={actions} onAct={ask} onClear={clear} />
    ),
    dialog: asked && (
      <BulkDialog
        action={asked.action}
        question={questionOf(asked.action, area, asked.rows.length)}
        rows={asked.rows}
        run={(id) => runBulkOn(source, asked.action, id)}
        onClose={(results) => {
          setAsked(undefined);
          if (results.length === 0) return;
          clear();
          reload();
        }}
      />
    ),
  };
}

/** @param query undefined where the list has no toggle */
function isOffered(
  { does, on }: BulkAction,
  can: { readonly update: boolean; readonly remove: boolean },
  query: ListQuery | undefined,
): boolean {
  const isSide = on === undefined || query === undefined || query.isActive === (on === 'active');
  return isSide && (does === 'remove' ? can.remove : can.update);
}

function questionOf({ question }: BulkAction, { entries }: RecordArea, count: number): string {
  return question
    .replaceAll('{count}', String(count))
    .replaceAll('{entries}', count === 1 ? entries.noun : pluralOf(entries));
}

/**
 * Which rows are chosen. Only rows that are shown can be: what nobody sees is not changed by a slip.
 * @param rows those that are shown
 */
function useSelection(rows: readonly ListRow[] | undefined): Selection {
  const [marked, setMarked] = useState<ReadonlySet<string>>(NONE);
  const chosen = useMemo(() => {
    const shown = (rows ?? []).filter(({ id }) => marked.has(id));
    return shown.length === 0 ? NONE : new Set(shown.map(({ id }) => id));
  }, [marked, rows]);
  const toggle = useCallback(
    (id: string) =>
      setMarked((before) =>
        before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
      ),
    [],
  );
  const toggleAll = () => setMarked(chosen.size === rows?.length ? NONE : new Set(rows?.map(({ id }) => id)));
  const clear = useCallback(() => setMarked(NONE), []);
  return { chosen, toggle, toggleAll, clear };
}

const NONE: ReadonlySet<string> = new Set();

/** How many rows are chosen, and what can be done with them. */
function BulkBar(props: {
  readonly count: number;
  readonly actions: readonly BulkAction[];
  readonly onAct: (action: BulkAction) => void;
  readonly onClear: () => void;
}): ReactNode {
  const { count, actions, onAct, onClear } = props;
  return (
    <Box sx={BAR}>
      <Typography role="status" sx={{ mr: 'auto' }}>
        {bulkTexts.chosen({ count })}
      </Typography>
      {actions.map((action) => (
        <Button key={action.label} size="small" variant="outlined" onClick={() => onAct(action)}>
          {action.label}
        </Button>
      ))}
      <Button size="small" onClick={onClear}>
        {bulkTexts.clear}
      </Button>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'action.selected',
} as const;

/** A chosen row by its name. */
interface ChosenRow {
  readonly id: string;
  readonly name: string;
}

/** Asks once, does the action with each row, one after the other, and says what became of each. */
function BulkDialog(props: {
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
  if (state === 'running') return bulkTexts.running({ done: results.length, total });
  return bulkTexts.finished({ done: results.filter(({ error }) => error === undefined).length, total });
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

/** What became of one chosen row. */
interface BulkResult {
  readonly id: string;
  /** Why it failed, in words for people; undefined when it is done. */
  readonly error: string | undefined;
}

/** Does one action with one record: removes it, or sets the properties that the action names and keeps all others. */
async function runBulkOn(
  source: Pick<RecordSource, 'read' | 'update' | 'remove'>,
  action: BulkAction,
  id: string,
): Promise<BulkResult> {
  try {
    if (action.does === 'remove') await source.remove?.(id);
    else {
      const { values, revision } = await source.read(id);
      await source.update(id, { ...values, ...action.does.set }, { revision });
    }
    return { id, error: undefined };
  } catch (error) {
    logError(`'${action.label}' failed for ${id}.`, error);
    return { id, error: error instanceof ServiceError ? error.message : bulkTexts.failed };
  }
}
