import { Button, CircularProgress, IconButton } from '@mui/material';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../fields/shared/Icon';
import { useLatest } from '../hooks/useLatest';
import { listenToShortcuts, SHORTCUTS, type ShortcutName } from '../lib/shortcuts';
import { FormSurface } from './FormSurface';
import { ProblemSummary } from './ProblemSummary';
import { jointBlock, saveBlock, type BarForm, type SaveBlock } from './saving';
import type { FormSession } from './sessionState';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionPart, useSessionParts } from './useSession';
import './SaveBar.css';

interface SaveBarProps {
  /** The form that is worked in: undo and redo are for it. */
  readonly store: FormStore;
  /** Where it saves several: all of them, the same list while they are the same. */
  readonly forms?: readonly BarForm[] | undefined;
  /** Called once something is changed and nothing has a problem. The caller reports back by `store.dispatch`. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** At the start of the bar, after undo and redo, such as when the draft was kept. */
  readonly note?: ReactNode;
  /** No SAVE: the form can only be read. */
  readonly readOnly?: boolean;
  /** The text of the button; 'SAVE' unless given. */
  readonly label?: string | undefined;
}

/** CANCEL and SAVE, and beside a disabled SAVE the reason. Also hears the keys for save, undo and redo. */
export function SaveBar(props: SaveBarProps) {
  const { store, onSave, onCancel, note, readOnly = false, label = formTexts.save } = props;
  const forms = useMemo(() => props.forms ?? [{ store }], [props.forms, store]);
  const stores = useMemo(() => forms.map((form) => form.store), [forms]);
  const dirty = useSessionParts(stores, (session) => session.dirty);
  const changed = useMemo(() => forms.filter((_form, at) => dirty[at]), [dirty, forms]);
  const joint = jointBlock(useSessionParts(stores, saveBlock));
  // Whoever only reads need not be told that nothing can be saved.
  const block = readOnly ? undefined : joint;
  const failed = useSessionParts(stores, ({ save }) => (save.kind === 'failed' ? save : undefined));
  const unsettled = useSessionParts(stores, isUnsettled);
  const holds = (part: string) => forms.some(({ name }, at) => name === part && unsettled[at]);
  const failure = failed.find((one) => one && (one.heldBy === undefined || holds(one.heldBy)))?.message;
  const hasShown = useSessionParts(stores, ({ shown }) => shown.length > 0).includes(true);
  const hasProblems = useSessionParts(stores, (session) => session.dirty && session.problems.length > 0).includes(true);
  const [isSummaryOpen, setIsSummaryOpen] = useState(false);
  // The last problem was mended.
  if (isSummaryOpen && !hasProblems) setIsSummaryOpen(false);
  const reasonId = useId();
  const { button, reason } = useKeptFocus(block);

  function save(): void {
    const asked = stores.filter((one) => one.getSnapshot().dirty);
    const blockNow = () => jointBlock(stores.map((one) => saveBlock(one.getSnapshot())))?.kind;
    if (readOnly || asked.length === 0 || blockNow() === 'saving' || blockNow() === 'uploading') return;
    // What was typed in the last moments is not checked yet.
    if (asked.map((one) => one.ask()).some((problems) => problems.length > 0)) {
      setIsSummaryOpen(true);
      return;
    }
    // Blanks may have been all that was typed.
    if (blockNow() === 'unchanged') return;
    onSave();
  }
  useShortcuts(store, save);

  function showSummary(): void {
    // An upload has only just begun to be a problem.
    for (const form of changed) form.store.check();
    setIsSummaryOpen(true);
  }

  return (
    <FormSurface className="f-bar">
      {!readOnly && <StepButtons store={store} />}
      <div className="f-bar-texts">
        {note !== undefined && <span className="f-bar-note">{note}</span>}
        <span
          className="f-bar-reason"
          ref={reason}
          id={reasonId}
          role="status"
          tabIndex={-1}
          data-bad={(block?.kind === 'problems' && hasShown) || failure !== undefined || undefined}
        >
          {block?.kind === 'problems' || block?.kind === 'uploading' ? (
            <button type="button" className="f-quiet" onClick={showSummary}>
              {block.text}
              {block.progress !== undefined && <span> ({block.progress})</span>}
            </button>
          ) : (
            (failure ?? block?.text)
          )}
        </span>
      </div>
      <Button variant="outlined" onClick={onCancel}>
        {formTexts.cancel}
      </Button>
      {!readOnly && (
        <Button
          ref={button}
          variant="contained"
          onClick={save}
          disabled={block !== undefined}
          aria-describedby={reasonId}
          startIcon={
            block?.kind === 'saving' ? <CircularProgress color="inherit" size={16} aria-hidden="true" /> : undefined
          }
        >
          {label}
        </Button>
      )}
      {isSummaryOpen && <ProblemSummary forms={changed} close={() => setIsSummaryOpen(false)} />}
    </FormSurface>
  );
}

/**
 * Keeps the focus in the bar when SAVE is pressed, since a disabled button loses it. The reason beside SAVE gets it, and SAVE again once it
 * is enabled.
 * @param block why nothing can be saved
 */
function useKeptFocus(block: SaveBlock | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLSpanElement>(null);
  const kind = block?.kind;
  const former = useRef(kind);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // A question before the save has given it back to SAVE, which was disabled by then.
    const isLost = focused === document.body && former.current === 'saving';
    const [from, to] = kind === undefined ? [reason, button] : [button, reason];
    if (focused === from.current || isLost) to.current?.focus({ preventScroll: true });
    former.current = kind;
  }, [kind]);
  return { button, reason };
}

/** Whether something has to be decided or mended before a form can be saved. */
function isUnsettled({ dirty, problems, save }: FormSession): boolean {
  return dirty && (save.kind === 'failed' || problems.length > 0);
}

/** Undo and redo, for those who do not know their keys. */
function StepButtons({ store }: { readonly store: FormStore }) {
  const canUndo = useSessionPart(store, ({ past }) => past.length > 0);
  const canRedo = useSessionPart(store, ({ future }) => future.length > 0);
  return (
    <span className="f-bar-steps">
      <StepButton name="undo" label={formTexts.undoLast} step={canUndo ? store.undo : undefined} />
      <StepButton name="redo" label={formTexts.redoLast} step={canRedo ? store.redo : undefined} />
    </span>
  );
}

/** @param props.step undefined where there is nothing to do; the button keeps the focus all the same */
function StepButton(props: {
  readonly name: IconName & ShortcutName;
  readonly label: string;
  readonly step: (() => void) | undefined;
}) {
  const { name, label, step } = props;
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      aria-disabled={step === undefined}
      aria-keyshortcuts={keysOf(name)}
      onClick={step}
    >
      <Icon name={name} />
    </IconButton>
  );
}

/** The keys of a shortcut as `aria-keyshortcuts` has them: 'Control+Z Meta+Z'. */
function keysOf(name: 'undo' | 'redo'): string {
  const [{ key, ...held }] = SHORTCUTS[name].keys;
  const pressed = 'shift' in held ? `Shift+${key.toUpperCase()}` : key.toUpperCase();
  return `Control+${pressed} Meta+${pressed}`;
}

/**
 * The shortcuts of a form: Ctrl/⌘+S saves, Ctrl/⌘+Z takes back, with Shift (or Ctrl+Y) does again. They hold for the whole
 * screen.
 */
function useShortcuts(store: FormStore, save: () => void): void {
  const latest = useLatest(save);
  useEffect(
    () =>
      listenToShortcuts({
        save() {
          finishInput();
          latest.current();
        },
        undo: store.undo,
        redo: store.redo,
      }),
    [store, latest],
  );
}

/**
 * What leaving an input does to its text, such as making a link one for embedding, is done before it is saved. The focus stays:
 * the input is only told that it is left.
 */
function finishInput(): void {
  const input = document.activeElement;
  const isTyped = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  if (isTyped) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
