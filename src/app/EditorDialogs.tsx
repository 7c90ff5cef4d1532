import { useSyncExternalStore, type ReactNode } from 'react';
import { fieldAt } from '../compile';
import { ConflictDialog, useUnsavedChangesGuard, withSides, type LeavingTest } from '../form';
import { shellTexts } from '../lib/messages';
import { FullScreenLoader } from '../shell/FullScreenLoader';
import type { Editing } from './editing';
import type { OpenEditor } from './openEditor';

/** What may stand over a form: values to choose from, the question before leaving, the spinner of a save. */
export function EditorDialogs(props: {
  readonly open: OpenEditor;
  readonly editing: Editing;
  /** Which navigation leaves the form; by default one to another path. */
  readonly isLeaving?: LeavingTest;
}): ReactNode {
  const { open, editing, isLeaving } = props;
  const { form, compiled } = open;
  const { isSaving, conflict } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const leaveQuestion = useUnsavedChangesGuard(form, isLeaving);
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
      {leaveQuestion}
      <FullScreenLoader isOpen={isSaving} label={shellTexts.saving} />
    </>
  );
}
