import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Answered } from '../hooks/useAnswer';
import { shellTexts } from './texts';

/** Stands where an answer is awaited: that it is on its way, or that it did not come. */
export function Waiting(props: {
  readonly found: Pick<Answered<unknown>, 'error' | 'retry'>;
  /** That it did not come. */
  readonly failed: string;
  /** About as high as the answer, in CSS pixels. */
  readonly height: number;
}): ReactNode {
  const { found, failed, height } = props;
  if (found.error !== undefined) return <Failed text={failed} onRetry={found.retry} />;
  return <Skeleton variant="rounded" height={height} role="status" aria-label={shellTexts.loading} />;
}

/** What could not be loaded, and the way to ask for it again. */
export function Failed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }): ReactNode {
  return (
    <Box role="alert">
      <Typography sx={{ mb: 1.5 }}>{text}</Typography>
      <RetryButton onClick={onRetry} />
    </Box>
  );
}

/** Asks again for what could not be loaded. */
export function RetryButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  return (
    <Button variant="outlined" onClick={onClick}>
      {shellTexts.retry}
    </Button>
  );
}
