import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAfterPointerRelease } from '../../hooks/useAfterPointerRelease';
import { useUndo } from '../../hooks/useUndo';
import { ConfirmDialog } from '../../hooks/ConfirmDialog';
import { FullScreenLoader } from '../../hooks/FullScreenLoader';
import { shellTexts } from '../../shell/texts';
import type { Unit } from '../../stores/unitStore';
import { sizes } from '../../theme/tokens';
import { displayName } from './sectionTitle';
import { unitTexts } from './texts';
import type { TypedNames } from './typedNames';
import { UnsavedMark } from './UnsavedMark';
import type { Units } from './useUnits';

/** The tabs of the units of a page (PROPU). Those whose sections have unsaved changes are marked. */
export function UnitTabs(props: {
  readonly state: Pick<Units, 'isBusy' | 'add' | 'rename' | 'remove' | 'putBack'>;
  readonly units: readonly Unit[];
  readonly names: TypedNames;
  readonly current: Unit | undefined;
  readonly noun: string;
  readonly canChange: boolean;
  readonly isUnsaved: (unit: Unit) => boolean;
  readonly addressOf: (unit: Unit) => string;
  /** Navigates to a unit without a new history entry. */
  readonly go: (id: string | undefined) => void;
}): ReactNode {
  const { state, units, names, current, noun, canChange, isUnsaved, addressOf, go } = props;
  const [removing, setRemoving] = useState<Unit>();
  // A pressed button is removed or disabled afterwards and loses the focus: this tab takes it once it is rendered.
  const [focused, setFocused] = useState<string>();
  const onFocused = useCallback(() => setFocused(undefined), []);
  const undo = useUndo();
  const mayChange = canChange && !state.isBusy;
  async function add(): Promise<void> {
    const id = await state.add();
    if (id !== undefined) goAndFocus(id);
  }
  async function remove(unit: Unit): Promise<void> {
    const at = units.indexOf(unit);
    if (!(await state.remove(unit))) {
      setFocused(unit.id);
      return;
    }
    offerUndo(unit, at);
    goAndFocus((units[at + 1] ?? units[at - 1])?.id);
  }
  function offerUndo(unit: Unit, at: number): void {
    undo.offer({ message: unitTexts.removed({ name: displayName(unit) }), undo: () => void putBack(unit, at) });
  }
  async function putBack(unit: Unit, at: number): Promise<void> {
    if (await state.putBack(unit, at)) goAndFocus(unit.id);
    else offerUndo(unit, at);
  }
  function goAndFocus(id: string | undefined): void {
    go(id);
    setFocused(id);
  }
  return (
    <Box component="nav" aria-label={unitTexts.units} sx={ROW}>
      <Box component="ul" sx={LIST}>
        {units.map((unit) => (
          <UnitTab
            key={unit.id}
            {...{ unit, names }}
            noun={noun}
            to={addressOf(unit)}
            isCurrent={unit === current}
            isUnsaved={isUnsaved(unit)}
            takesFocus={focused === unit.id}
            onFocused={onFocused}
            onRename={mayChange ? (name) => void state.rename(unit.id, name) : undefined}
            onRemove={mayChange && units.length > 1 ? () => setRemoving(unit) : undefined}
            onNamed={() => setFocused(unit.id)}
          />
        ))}
      </Box>
      {canChange && (
        // Not disabled: it keeps the focus, in case it has to be pressed again.
        <Button size="small" aria-disabled={state.isBusy} onClick={state.isBusy ? undefined : () => void add()}>
          {unitTexts.add({ noun })}
        </Button>
      )}
      <FullScreenLoader isOpen={state.isBusy} label={shellTexts.saving} />
      {removing && (
        <ConfirmDialog
          title={unitTexts.remove({ name: displayName(removing) })}
          question={unitTexts.removeQuestion}
          isDestructive
          onConfirm={() => {
            setRemoving(undefined);
            void remove(removing);
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
      {undo.snackbar}
    </Box>
  );
}

export function unitTabId({ id }: Unit): string {
  return `unit-${id}`;
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 } as const;
const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, minWidth: 0 } as const;

/** The tab of a unit; the open one can be renamed in place and removed (PROPU-004 to PROPU-006). */
function UnitTab(props: {
  readonly unit: Unit;
  readonly names: TypedNames;
  readonly noun: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly isUnsaved: boolean;
  readonly takesFocus: boolean;
  /** Called after the tab has taken the focus, so that it does so only once. Must be referentially stable. */
  readonly onFocused: () => void;
  /** Undefined if the user may not, or while a change is in flight. */
  readonly onRename: ((name: string) => void) | undefined;
  readonly onRemove: (() => void) | undefined;
  /** Called when the name input was closed by a key, which moves the focus nowhere else. */
  readonly onNamed: () => void;
}): ReactNode {
  const { unit, names, noun, to, isCurrent, isUnsaved, takesFocus, onFocused, onRename, onRemove, onNamed } = props;
  const typed = useSyncExternalStore(names.subscribe, names.get);
  const isNamed = isCurrent && onRename !== undefined && typed.has(unit.id);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (!takesFocus || isNamed) return;
    link.current?.focus();
    onFocused();
  }, [isNamed, takesFocus, onFocused]);
  const name = displayName(unit);
  // A rename that has begun can be finished even if somebody removes the unit.
  const canRename = isCurrent && onRename !== undefined && !unit.isGone;
  if (isNamed) {
    return (
      <Box component="li" sx={TAB} data-current="">
        <UnitName
          text={typed.get(unit.id) ?? unit.name}
          label={unitTexts.name({ noun })}
          onType={(text) => names.type(unit.id, text)}
          onFinish={({ isByKey, isCancelled }) => {
            const newName = isCancelled ? undefined : names.unsavedName(unit);
            if (newName === undefined) names.close(unit.id);
            else onRename(newName);
            if (isByKey) onNamed();
          }}
        />
      </Box>
    );
  }
  return (
    <Box component="li" sx={TAB} {...(isCurrent && { 'data-current': '' })}>
      <Link
        component={RouterLink}
        ref={link}
        id={unitTabId(unit)}
        to={to}
        preventScrollReset
        underline="none"
        color="inherit"
        sx={LABEL}
        {...(isCurrent && { 'aria-current': 'true' as const })}
        onDoubleClick={() => canRename && names.type(unit.id)}
      >
        {name}
        {isUnsaved && <UnsavedMark />}
      </Link>
      {canRename && (
        <IconButton size="small" aria-label={unitTexts.rename({ name })} onClick={() => names.type(unit.id)}>
          <EditIcon sx={ICON} />
        </IconButton>
      )}
      {isCurrent && onRemove && (
        <IconButton size="small" aria-label={unitTexts.remove({ name })} onClick={onRemove}>
          <DeleteIcon sx={ICON} />
        </IconButton>
      )}
    </Box>
  );
}

const TAB = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  flex: 'none',
  px: 0.75,
  minHeight: 40,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
  color: 'text.secondary',
  '&[data-current]': {
    borderColor: 'primary.main',
    color: 'text.primary',
    fontWeight: 600,
    bgcolor: 'background.paper',
  },
} as const;
const LABEL = {
  px: 0.75,
  py: 0.75,
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media (pointer: coarse)': { py: 0, minWidth: sizes.touch, lineHeight: `${sizes.touch}px` },
} as const;
const ICON = { fontSize: 18 } as const;

/** How the name input was closed. */
interface NameInputResult {
  readonly isByKey: boolean;
  readonly isCancelled: boolean;
}

/** Input for the name of a unit: Enter and blur accept it, Escape or an empty name cancel (PROPU-004, PROPU-005). */
function UnitName(props: {
  readonly text: string;
  readonly label: string;
  readonly onType: (text: string) => void;
  readonly onFinish: (result: NameInputResult) => void;
}): ReactNode {
  const { text, label, onType, onFinish } = props;
  const input = useRef<HTMLInputElement>(null);
  const afterPointerRelease = useAfterPointerRelease();
  useEffect(() => {
    // It takes over the focus of the tab it replaces, unless the focus has moved elsewhere while the name was unsaved.
    if (document.activeElement === document.body) input.current?.focus();
  }, []);
  return (
    <InputBase
      inputRef={input}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={({ relatedTarget: to }) => {
        // The question before leaving asks about this very name.
        if (to?.closest('[role="dialog"]') != null) return;
        afterPointerRelease(() => onFinish({ isByKey: false, isCancelled: false }));
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === 'Escape') onFinish({ isByKey: true, isCancelled: key === 'Escape' });
      }}
      inputProps={{ 'aria-label': label, maxLength: MAX_NAME_LENGTH }}
      sx={{ width: 200, px: 0.75, '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', borderRadius: 0.5 } }}
    />
  );
}

/** Characters; longer names do not fit a tab. */
const MAX_NAME_LENGTH = 80;
