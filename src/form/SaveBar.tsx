import { Button, CircularProgress, IconButton } from '@mui/material';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../fields/shared/Icon';
import { listenToShortcuts, SHORTCUTS, type ShortcutName } from '../lib/shortcuts';
import { FormSurface } from './FormSurface';
import { ProblemSummary } from './ProblemSummary';
import { combinedSaveBlocker, saveBlocker, type SaveBarForm, type SaveBlocker } from './saving';
import type { FormSession } from './sessionState';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionPart, useSessionParts } from './useSession';
import './SaveBar.css';

interface SaveBarProps {
  /** The active form: undo and redo apply to it. */
  readonly store: FormStore;
  /** All forms, if several are saved together; must be a stable list. */
  readonly forms?: readonly SaveBarForm[] | undefined;
  /** Called if there are changes and no problems. The caller reports the outcome with `store.dispatch`. */
  readonly onSave: () => void;
  readonly onCancel: () => void;
  /** Shown after undo and redo, such as when the draft was saved. */
  readonly note?: ReactNode;
  /** Hides SAVE. */
  readonly readOnly?: boolean;
  /** The text of the save button; 'SAVE' by default. */
  readonly label?: string | undefined;
}

/** CANCEL and SAVE, with the reason next to a disabled SAVE. Also handles the shortcuts for save, undo and redo. */
export function SaveBar(props: SaveBarProps) {
  const { store, onSave, onCancel, note, readOnly = false, label = formTexts.save } = props;
  const forms = useMemo(() => props.forms ?? [{ store }], [props.forms, store]);
  const stores = useMemo(() => forms.map((form) => form.store), [forms]);
  const dirty = useSessionParts(stores, (session) => session.dirty);
  const changed = useMemo(() => forms.filter((_form, at) => dirty[at]), [dirty, forms]);
  const combined = combinedSaveBlocker(useSessionParts(stores, saveBlocker));
  // A read-only form does not need a reason why nothing can be saved.
  const block = readOnly ? undefined : combined;
  const failed = useSessionParts(stores, ({ save }) => (save.kind === 'failed' ? save : undefined));
  const unsettled = useSessionParts(stores, isUnsettled);
  const isBlocking = (formName: string) => forms.some(({ name }, at) => name === formName && unsettled[at]);
  const failure = failed.find((one) => one && (one.blockedBy === undefined || isBlocking(one.blockedBy)))?.message;
  const hasVisibleProblems = useSessionParts(stores, ({ visibleProblems }) => visibleProblems.length > 0).includes(
    true,
  );
  const hasProblems = useSessionParts(stores, (session) => session.dirty && session.problems.length > 0).includes(true);
  const [isSummaryOpen, setIsSummaryOpen] = useState(false);
  // The last problem was fixed.
  if (isSummaryOpen && !hasProblems) setIsSummaryOpen(false);
  const reasonId = useId();
  const { button, reason } = useSaveFocus(block);

  function save(): void {
    const dirtyStores = stores.filter((one) => one.getSnapshot().dirty);
    const currentBlock = () => combinedSaveBlocker(stores.map((one) => saveBlocker(one.getSnapshot())))?.kind;
    if (readOnly || dirtyStores.length === 0 || currentBlock() === 'saving' || currentBlock() === 'uploading') return;
    // The latest keystrokes are not validated yet.
    if (dirtyStores.map((one) => one.validateForSave()).some((problems) => problems.length > 0)) {
      setIsSummaryOpen(true);
      return;
    }
    // Tidying may have removed the only change, such as added whitespace.
    if (currentBlock() === 'unchanged') return;
    onSave();
  }
  useShortcuts(store, save);

  function showSummary(): void {
    // An upload that just started may not be reported as a problem yet.
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
          data-bad={(block?.kind === 'problems' && hasVisibleProblems) || failure !== undefined || undefined}
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
 * Keeps the focus in the bar: a disabled SAVE would lose it, so the reason next to it is focused until SAVE is enabled again.
 * @param block why nothing can be saved
 */
function useSaveFocus(block: SaveBlocker | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const reason = useRef<HTMLSpanElement>(null);
  const kind = block?.kind;
  const previous = useRef(kind);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    // A dialog before the save returned the focus to SAVE, which was disabled by then.
    const isLost = focused === document.body && previous.current === 'saving';
    const [from, to] = kind === undefined ? [reason, button] : [button, reason];
    if (focused === from.current || isLost) to.current?.focus({ preventScroll: true });
    previous.current = kind;
  }, [kind]);
  return { button, reason };
}

/** Whether a form has a failed save or problems to resolve before it can be saved. */
function isUnsettled({ dirty, problems, save }: FormSession): boolean {
  return dirty && (save.kind === 'failed' || problems.length > 0);
}

/** Undo and redo buttons. */
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

/** @param props.step undefined if there is nothing to do; the button stays focusable */
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

/** The keys of a shortcut in the syntax of `aria-keyshortcuts`: 'Control+Z Meta+Z'. */
function keysOf(name: 'undo' | 'redo'): string {
  const [{ key, ...modifiers }] = SHORTCUTS[name].keys;
  const keys = 'shift' in modifiers ? `Shift+${key.toUpperCase()}` : key.toUpperCase();
  return `Control+${keys} Meta+${keys}`;
}

/**
 * The shortcuts of a form: Ctrl/⌘+S saves, Ctrl/⌘+Z undoes, with Shift (or Ctrl+Y) redoes. They work on the entire screen.
 */
function useShortcuts(store: FormStore, save: () => void): void {
  const saveNow = useEffectEvent(save);
  useEffect(
    () =>
      listenToShortcuts({
        save() {
          blurInput();
          saveNow();
        },
        undo: store.undo,
        redo: store.redo,
      }),
    [store],
  );
}

/**
 * Runs the blur handling of the active input before a save, such as turning a link into its embed form. Only the event is sent: the
 * input keeps the focus.
 */
function blurInput(): void {
  const input = document.activeElement;
  const isTyped = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  if (isTyped) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
