import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Message } from '../shell/Message';
import { shellTexts } from '../shell/texts';
import { editorTexts } from './texts';
import type { OpeningState } from './useOpenEditor';

/** What shows until a form is there: that it is on its way, or why it did not come. */
export function EditorOpening(props: {
  readonly opening: Exclude<OpeningState, { readonly status: 'open' }>;
  /** What is opened, in messages. */
  readonly noun: string;
}): ReactNode {
  const { opening, noun } = props;
  if (opening.status === 'failed') {
    return (
      <Message title={editorTexts.loadFailed({ noun })}>
        <Button variant="contained" onClick={opening.retry}>
          {shellTexts.retry}
        </Button>
      </Message>
    );
  }
  return (
    <Box role="status" aria-label={shellTexts.loading}>
      {[260, 180, 180].map((height, index) => (
        <Skeleton key={index} variant="rounded" height={height} sx={{ mb: 2.25 }} />
      ))}
    </Box>
  );
}
