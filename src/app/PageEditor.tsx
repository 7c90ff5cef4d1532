import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { editorTexts } from '../lib/messages';
import { useSession } from '../session/SessionContext';
import { EditorHead } from './EditorHead';
import type { EditorScreenProps } from './editorLayout';
import { EditorPane } from './EditorPane';
import type { OpenEditor } from './openEditor';

/** The open page of a tab. */
export function PageEditor(props: EditorScreenProps & { readonly open: OpenEditor }): ReactNode {
  const { area, tab, open } = props;
  const { scopes } = useSession();
  const navigate = useNavigate();
  const leave = () => void navigate(area.path);
  return (
    <EditorPane
      open={open}
      subject={PAGE}
      canSave={({ id }) => {
        const scope = id === undefined ? area.access.create : area.access.update;
        return scope !== undefined && scopes.has(scope);
      }}
      head={(parts) => <EditorHead {...props} definition={open.compiled.editor} {...parts} />}
      tabId={`tab-${tab.key}`}
      onCancel={leave}
      gone={leave}
      saved={() => undefined}
    />
  );
}

const PAGE = { kind: 'page', noun: editorTexts.page } as const;
