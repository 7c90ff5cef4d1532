import ViewsIcon from '@mui/icons-material/BookmarkBorderOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarOutlineIcon from '@mui/icons-material/StarBorderOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { NavigationType, Link as RouterLink, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../api/errors';
import { useAction } from '../../hooks/useAction';
import { BusyButton } from '../../hooks/BusyButton';
import { useRequest } from '../../hooks/useRequest';
import { useUndo } from '../../hooks/useUndo';
import { BRAND_PARAMETER } from '../../session/listedBrand';
import { RetryButton } from '../../shell/RetryButton';
import type { ListView, ListViews, ViewDraft } from '../../stores/listViews';
import type { ListSettings } from '../areaList';
import { withOpenEntry } from '../entryPaths';
import {
  readListQuery,
  writeEverything,
  writeView,
  type ChangeQuery,
  type ListQuery,
  type QueryableList,
} from '../listQuery';
import { viewTexts } from '../texts';

/** The views of a list, each a link to the saved state. The list opens with the user's default view. */
export function ViewsButton(
  props: ListSettings & { readonly list: QueryableList; readonly query: ListQuery; readonly change: ChangeQuery },
): ReactNode {
  const { views, memory, sharedWith, list, query, change } = props;
  const [parameters] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  // Going back restores the list as the user left it.
  const isReturn = type === NavigationType.Pop && key !== FIRST_ENTRY;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [problem, setProblem] = useState<string>();
  const wasOpened = useRef(false);
  const undo = useUndo();
  const input = useMemo(() => ({ views }), [views]);
  const { result, error, retry } = useRequest({
    input,
    load: listViews,
    onResult(found) {
      const defaultView = found.find(({ isDefault }) => isDefault);
      const isDefaultQuery = withOpenEntry(parameters, undefined).toString() === brandOf(parameters);
      if (defaultView && !wasOpened.current && isDefaultQuery && !isReturn)
        change(() => readListQuery(new URLSearchParams(defaultView.query), list));
      wasOpened.current = true;
    },
    logMessage: 'The views of a list could not be loaded.',
  });
  const current = writeView(query, list);
  const queryOf = (view: ListView) => readListQuery(new URLSearchParams(view.query), list);
  const active = result?.find((view) => writeView(queryOf(view), list) === current);

  const { run } = useAction('The views of a list could not be changed.');

  async function attempt(action: () => Promise<unknown>, failed: string): Promise<boolean> {
    setProblem(undefined);
    const isDone = await run(action, (failure) => setProblem(errorMessage(failure) ?? failed));
    retry();
    return isDone;
  }

  async function remove(view: ListView): Promise<void> {
    if (!(await attempt(() => views.remove(view.id), viewTexts.removeFailed))) return;
    undo.offer({
      message: viewTexts.removed,
      itemName: view.name,
      undo: () =>
        void attempt(async () => {
          const { id } = await views.save(view);
          if (view.isDefault) await views.setDefault(id);
        }, viewTexts.failed),
    });
  }

  return (
    <>
      <Button
        variant="outlined"
        color={active ? 'primary' : 'inherit'}
        startIcon={<ViewsIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 260 }}
      >
        <Box component="span" sx={CUT}>
          {active ? viewTexts.active({ name: active.name }) : viewTexts.button}
        </Box>
      </Button>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': viewTexts.title, sx: PAPER } }}
      >
        {error !== undefined && (
          <Alert severity="error" action={<RetryButton onClick={retry} />}>
            {viewTexts.loadFailed}
          </Alert>
        )}
        {result?.length === 0 && <Typography color="textSecondary">{viewTexts.none}</Typography>}
        {result && result.length > 0 && (
          <Box component="ul" aria-label={viewTexts.title} sx={LIST}>
            <li>
              <ViewLink
                name={viewTexts.everything}
                search={writeEverything(list, memory.read(), parameters)}
                isActive={false}
              />
            </li>
            {result.map((view) => (
              <li key={view.id}>
                <ViewLink
                  name={view.name}
                  search={writeView(queryOf(view), list, parameters)}
                  isActive={view === active}
                />
                {view.isShared && <Chip size="small" label={viewTexts.shared} />}
                <IconButton
                  size="small"
                  aria-label={viewTexts.open({ name: view.name })}
                  aria-pressed={view.isDefault}
                  onClick={() =>
                    void attempt(() => views.setDefault(view.isDefault ? undefined : view.id), viewTexts.failed)
                  }
                >
                  {view.isDefault ? <StarIcon fontSize="small" /> : <StarOutlineIcon fontSize="small" />}
                </IconButton>
                {(!view.isShared || sharedWith !== undefined) && (
                  <IconButton
                    size="small"
                    aria-label={viewTexts.remove({ name: view.name })}
                    onClick={() => void remove(view)}
                  >
                    <DeleteIcon fontSize="small" />
                  </IconButton>
                )}
              </li>
            ))}
          </Box>
        )}
        <Divider />
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <SaveView
          views={result ?? []}
          sharedWith={sharedWith}
          save={(given) => attempt(() => views.save({ ...given, query: current }), viewTexts.failed)}
        />
      </Popover>
      {undo.snackbar}
    </>
  );
}

/** Key of the first history entry in the router. */
const FIRST_ENTRY = 'default';

function listViews({ views }: { readonly views: ListViews }): Promise<readonly ListView[]> {
  return views.list();
}

/** Query of the list without a view. */
function brandOf(parameters: URLSearchParams): string {
  const brand = parameters.get(BRAND_PARAMETER);
  return brand === null ? '' : new URLSearchParams({ [BRAND_PARAMETER]: brand }).toString();
}

function ViewLink(props: { readonly name: string; readonly search: string; readonly isActive: boolean }): ReactNode {
  const { name, search, isActive } = props;
  return (
    <Link
      component={RouterLink}
      to={{ search }}
      color="inherit"
      underline="hover"
      aria-current={isActive ? 'true' : undefined}
      sx={{ flex: 1, minWidth: 0, py: 0.75, fontWeight: isActive ? 600 : 400 }}
    >
      {name}
    </Link>
  );
}

const CUT = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const PAPER = { width: 'min(380px, calc(100vw - 32px))', mt: 0.5, p: 2, display: 'grid', gap: 1.5 } as const;
const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 320,
  overflowY: 'auto',
  '& li': { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40 },
} as const;

/** In characters, as in the services. */
const MAX_NAME_LENGTH = 100;

/** Saves the current state of a list under a name. An existing view of that name is replaced. */
function SaveView(props: {
  readonly views: readonly ListView[];
  /** The brand that it can be shared with. */
  readonly sharedWith: string | undefined;
  /** @returns whether it was saved; if not, the typed name stays in the input */
  readonly save: (view: Pick<ViewDraft, 'name' | 'isShared'>) => Promise<boolean>;
}): ReactNode {
  const { views, sharedWith, save } = props;
  const [typed, setTyped] = useState('');
  const [isShared, setShared] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const name = typed.trim();
  const exists = views.some((view) => view.isShared === isShared && view.name.toLowerCase() === name.toLowerCase());

  async function submit(): Promise<void> {
    setSaving(true);
    const isSaved = await save({ name, isShared });
    setSaving(false);
    if (isSaved) setTyped('');
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') void submit();
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <TextField
        label={viewTexts.name}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH } }}
      />
      {sharedWith !== undefined && (
        <FormControlLabel
          label={viewTexts.share({ brand: sharedWith })}
          control={<Checkbox size="small" checked={isShared} onChange={(event) => setShared(event.target.checked)} />}
        />
      )}
      <BusyButton type="submit" variant="outlined" disabled={name === ''} isBusy={isSaving}>
        {exists ? viewTexts.replace : viewTexts.save}
      </BusyButton>
    </Box>
  );
}
