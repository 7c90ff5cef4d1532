import { Button, CircularProgress } from '@mui/material';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { FormSurface } from './FormSurface';
import { ProblemSummary } from './ProblemSummary';
import { jointBlock, saveBlock, type BarForm } from './saving';
import type { FormSession } from './sessionState';
import { StepButtons } from './StepButtons';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionParts } from './useSession';
import { useShortcuts } from './useShortcuts';
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
  const block = jointBlock(useSessionParts(stores, saveBlock));
  const failure = useSessionParts(stores, failureOf).find((message) => message !== undefined);
  const hasShown = useSessionParts(stores, ({ shown }) => shown.length > 0).includes(true);
  const hasProblems = useSessionParts(stores, (session) => session.dirty && session.problems.length > 0).includes(true);
  const [isSummaryOpen, setIsSummaryOpen] = useState(false);
  // The last problem was mended.
  if (isSummaryOpen && !hasProblems) setIsSummaryOpen(false);
  const reasonId = useId();

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
          id={reasonId}
          role="status"
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

function failureOf({ save }: FormSession): string | undefined {
  return save.kind === 'failed' ? save.message : undefined;
}
