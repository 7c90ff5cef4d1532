import { useSyncExternalStore, type ReactNode } from 'react';
import { fieldAt } from '../compile';
import { ConflictDialog, withSides, type LeavingTest } from '../form';
import { shellTexts } from '../lib/messages';
import { FullScreenLoader } from '../shell/FullScreenLoader';
import type { Editing } from './editing';
import { LeaveQuestion } from './LeaveQuestion';
import type { OpenEditor } from './openEditor';

/** What may stand over a form: values to choose from, the question before leaving, the spinner of a save. */
export function EditorDialogs(props: {
  readonly open: Pick<OpenEditor, 'form' | 'compiled'>;
  readonly editing: Editing;
  /** Which navigation leaves the form; by default one to another path. */
  readonly isLeaving?: LeavingTest;
  /** False where the screen asks for all of its forms. */
  readonly asksBeforeLeaving?: boolean;
}): ReactNode {
  const { open, editing, isLeaving, asksBeforeLeaving = true } = props;
  const { form, compiled } = open;
  const { isSaving, conflict } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  return (
    <>
      {conflict && (
        <ConflictDialog
          intro={conflict.text}
          conflicts={conflict.conflicts.map((one) => ({
            ...one,
            ...fieldAt(compiled.editor.fields, one.path, conflict.merged),
          }))}
          onResolve={(sides) => conflict.resolve(withSides(conflict.merged, conflict.conflicts, sides))}
          onCancel={conflict.dismiss}
        />
      )}
      {asksBeforeLeaving && <LeaveQuestion form={form} isLeaving={isLeaving} />}
      <FullScreenLoader isOpen={isSaving} label={shellTexts.saving} />
    </>
  );
}
