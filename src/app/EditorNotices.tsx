import Alert from '@mui/material/Alert';
import { useSyncExternalStore, type ReactNode } from 'react';
import { editorTexts } from '../lib/messages';
import { DraftOffer } from './DraftOffer';
import type { Editing } from './editing';
import type { OpenEditor } from './openEditor';
import { useDraft } from './useDraft';

/** What is to be said above a form: that it can only be read, or that there is a draft of an earlier visit. */
export function EditorNotices(props: {
  readonly open: OpenEditor;
  readonly editing: Editing;
  readonly canSave: boolean;
  /** What is edited, in messages. */
  readonly noun: string;
}): ReactNode {
  const { open, editing, canSave, noun } = props;
  const { loaded } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const { draft, settle } = useDraft(open, loaded.id);
  return (
    <>
      {!canSave && (
        <Alert severity="info" sx={{ mb: 2.25 }}>
          {editorTexts.readOnly(noun)}
        </Alert>
      )}
      {draft && canSave && loaded.id === open.loaded.id && (
        <DraftOffer
          key={draft.visit}
          draft={draft}
          compiled={open.compiled}
          onRestore={() => {
            editing.restore(draft);
            settle();
          }}
          onDiscard={settle}
        />
      )}
    </>
  );
}
