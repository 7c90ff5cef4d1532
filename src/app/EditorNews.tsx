import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSyncExternalStore, type ReactNode } from 'react';
import { VISUALLY_HIDDEN } from '../shell/visuallyHidden';
import type { Editing } from './editing';
import { editorTexts } from './texts';

/**
 * What somebody did elsewhere to what is edited here. That the form shows it already, its head says to the eye; who cannot see that
 * is told.
 */
export function EditorNews({ editing }: { readonly editing: Editing }): ReactNode {
  const { news } = useSyncExternalStore(editing.state.subscribe, editing.state.get);
  const isNotice = news !== undefined && news.kind !== 'shown';
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {news?.kind === 'shown' && news.text}
      </Box>
      {isNotice && (
        <Alert
          severity={news.kind === 'removed' ? 'warning' : 'info'}
          role="status"
          sx={{ mb: 2.25 }}
          action={
            news.show && (
              <Button color="inherit" size="small" onClick={news.show}>
                {editorTexts.show}
              </Button>
            )
          }
        >
          {news.text}
        </Alert>
      )}
    </>
  );
}
