import type { ReactNode } from 'react';
import { editorTexts } from '../lib/messages';
import { useSession } from '../session/SessionContext';
import { EditorHead } from './EditorHead';
import { EditorFrame } from './EditorFrame';
import type { EditorScreenProps } from './editorLayout';
import { PageEditor } from './PageEditor';
import { useOpenEditor } from './useOpenEditor';

/** One tab of an area: its head, and its form once the page is there. */
export function EditorScreen(props: EditorScreenProps): ReactNode {
  const { definition, brand } = props;
  return <OneEditor key={`${definition.name} ${brand.id}`} {...props} />;
}

function OneEditor(props: EditorScreenProps): ReactNode {
  const { definition, brand } = props;
  const { user } = useSession();
  const opening = useOpenEditor({ definition, brand, userId: user.id });
  if (opening.status === 'open') return <PageEditor {...props} open={opening.open} />;
  return (
    <EditorFrame opening={opening} noun={editorTexts.page}>
      <EditorHead {...props} note="" />
    </EditorFrame>
  );
}
