import { useSyncExternalStore, type ReactNode } from 'react';
import { fieldAt } from '../compile';
import { ConflictDialog, withSides } from '../form';
import { FullScreenLoader } from '../shell/FullScreenLoader';
import { shellTexts } from '../shell/texts';
import type { Editing } from './editing';
import type { OpenEditor } from './openEditor';

/** Over a form: the values that two people changed, and the spinner of a save. */
export function EditorDialogs(props: {
  readonly open: Pick<OpenEditor, 'compiled'>;
  readonly editing: Editing;
  /** Whether it shows the spinner; of several forms on a screen it is the screen's. */
  readonly hasLoader?: boolean;
}): ReactNode {
  const { open, editing, hasLoader = true } = props;
  const { isSaving, conflict } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const { fields } = open.compiled.editor;
  return (
    <>
      {conflict && (
        <ConflictDialog
          intro={conflict.text}
          conflicts={conflict.conflicts.map((one) => ({ ...one, ...fieldAt(fields, one.path, conflict.merged) }))}
          onResolve={(sides) => conflict.resolve(withSides(conflict.merged, conflict.conflicts, sides))}
          onCancel={conflict.dismiss}
        />
      )}
      <FullScreenLoader isOpen={hasLoader && isSaving} label={shellTexts.saving} />
    </>
  );
}
