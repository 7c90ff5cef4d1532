import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { editorTexts, shellTexts } from '../../lib/messages';
import { EDITOR_GRID } from '../editorLayout';

/** The units did not come. */
export function UnitsFailed({ noun, retry }: { readonly noun: string; readonly retry: () => void }): ReactNode {
  return (
    <Box sx={EDITOR_GRID}>
      <Alert severity="error" action={<Button onClick={retry}>{shellTexts.retry}</Button>}>
        {editorTexts.loadFailed(`${noun}s`)}
      </Alert>
    </Box>
  );
}

/** The units are on their way. */
export function UnitsLoading(): ReactNode {
  return (
    <Box sx={EDITOR_GRID} role="status" aria-label={shellTexts.loading}>
      <Skeleton variant="rounded" height={48} />
    </Box>
  );
}
