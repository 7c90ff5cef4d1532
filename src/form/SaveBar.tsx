import { Button, CircularProgress } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';
import type { FormData } from '../tree';
import { FormSurface } from './FormSurface';
import { ProblemSummary } from './ProblemSummary';
import { saveBlock } from './saving';
import { StepButtons } from './StepButtons';
import type { FormStore } from './store';
import { formTexts } from './texts';
import { useSessionPart } from './useSession';
import { useShortcuts } from './useShortcuts';
import './SaveBar.css';

interface SaveBarProps {
  readonly store: FormStore;
  /** Called with the form to save, once it is changed and without a problem. The caller reports back by `store.dispatch`. */
  readonly onSave: (form: FormData) => void;
  readonly onCancel: () => void;
  /** At the start of the bar, after undo and redo, such as when the draft was kept. */
  readonly note?: ReactNode;
  /** No SAVE: the form can only be read. */
  readonly readOnly?: boolean;
  /** The text of the button; 'SAVE' unless given. */
  readonly label?: string | undefined;
  /** Where a screen has several forms: whether a key pressed now is for this one. Without it every key is. */
  readonly isMeant?: (() => boolean) | undefined;
}

/** CANCEL and SAVE, and beside a disabled SAVE the reason. Also hears the keys for save, undo and redo. */
export function SaveBar(props: SaveBarProps) {
  const { store, onSave, onCancel, note, readOnly = false, label = formTexts.save, isMeant } = props;
  const block = useSessionPart(store, saveBlock);
  const failure = useSessionPart(store, ({ save }) => (save.kind === 'failed' ? save.message : undefined));
  const hasShown = useSessionPart(store, ({ shown }) => shown.length > 0);
  const hasProblems = useSessionPart(store, ({ problems }) => problems.length > 0);
  const [isSummaryOpen, setIsSummaryOpen] = useState(false);
  // The last problem was mended.
  if (isSummaryOpen && !hasProblems) setIsSummaryOpen(false);
  const reasonId = useId();

  function save(): void {
    const kind = saveBlock(store.getSnapshot())?.kind;
    if (readOnly || kind === 'saving' || kind === 'unchanged' || kind === 'uploading') return;
    // What was typed in the last moments is not checked yet.
    if (store.ask().length > 0) {
      setIsSummaryOpen(true);
      return;
    }
    // Blanks may have been all that was typed.
    if (saveBlock(store.getSnapshot())?.kind === 'unchanged') return;
    onSave(store.getSnapshot().current);
  }
  useShortcuts(store, save, isMeant);

  function showSummary(): void {
    // An upload has only just begun to be a problem.
    store.check();
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
      {isSummaryOpen && <ProblemSummary store={store} close={() => setIsSummaryOpen(false)} />}
    </FormSurface>
  );
}
