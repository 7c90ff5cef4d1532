import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isListedArea } from '../definition';
import { useSession } from '../session/SessionContext';
import { EditorHead } from './EditorHead';
import type { EditorScreenProps } from './editorLayout';
import { EditorPane } from './EditorPane';
import type { OpenEditor } from './openEditor';
import { maySavePage, PAGE_SUBJECT } from './pageSubject';
import { useTakeBack } from './useTakeBack';

/** The open page of a tab. Where there is no list to go back to, CANCEL takes the changes back. */
export function PageEditor(props: EditorScreenProps & { readonly open: OpenEditor }): ReactNode {
  const { area, tabs, tab, open } = props;
  const { scopes } = useSession();
  const takeBack = useTakeBack();
  const navigate = useNavigate();
  const leave = () => void navigate(area.path);
  const isListed = isListedArea(area);
  return (
    <EditorPane
      open={open}
      subject={PAGE_SUBJECT}
      canSave={maySavePage(area.access, scopes)}
      head={(parts) => <EditorHead {...props} definition={open.compiled.editor} {...parts} />}
      {...(tabs.length > 0 ? { tabId: `tab-${tab.key}` } : {})}
      onCancel={isListed ? leave : () => takeBack(open.form)}
      gone={isListed ? leave : () => undefined}
      saved={() => undefined}
    />
  );
}
