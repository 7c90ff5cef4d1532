import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { editorTexts, shellTexts } from '../lib/messages';
import { useSession } from '../session/SessionContext';
import { Message } from '../shell/Message';
import { EditorHead } from './EditorHead';
import { EDITOR_GRID, type EditorScreenProps } from './editorLayout';
import { PageEditor } from './PageEditor';
import { useOpenPage } from './useOpenPage';

/** One tab of an area: its head, and its form once the page is there. */
export function EditorScreen(props: EditorScreenProps): ReactNode {
  const { definition, brand } = props;
  return <OneEditor key={`${definition.name} ${brand.id}`} {...props} />;
}

function OneEditor(props: EditorScreenProps): ReactNode {
  const { definition, brand } = props;
  const { user } = useSession();
  const opening = useOpenPage({ definition, brand, userId: user.id });
  if (opening.status === 'open') return <PageEditor {...props} page={opening.page} />;
  return (
    <Box sx={EDITOR_GRID}>
      <Box sx={{ minWidth: 0 }}>
        <EditorHead {...props} note="" />
        {opening.status === 'loading' ? (
          <Waiting />
        ) : (
          <Message title={editorTexts.loadFailed}>
            <Button variant="contained" onClick={opening.retry}>
              {shellTexts.retry}
            </Button>
          </Message>
        )}
      </Box>
    </Box>
  );
}

function Waiting(): ReactNode {
  return (
    <Box role="status" aria-label={shellTexts.loading}>
      {[260, 180, 180].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ mb: 2.25 }} />
      ))}
    </Box>
  );
}
