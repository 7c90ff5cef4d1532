import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { RequestState } from '../hooks/useRequest';
import { RetryButton } from './RetryButton';
import { shellTexts } from './texts';

/** Placeholder of requested content: a skeleton while loading, or the error with a retry button. */
export function LoadingOrError(props: {
  readonly request: Pick<RequestState<unknown>, 'error' | 'retry'>;
  /** The error message. */
  readonly errorText: string;
  /** Approximate height of the content, in CSS pixels. */
  readonly height: number;
}): ReactNode {
  const { request, errorText, height } = props;
  if (request.error !== undefined) return <LoadError text={errorText} onRetry={request.retry} />;
  return <Skeleton variant="rounded" height={height} role="status" aria-label={shellTexts.loading} />;
}

/** A loading error with a retry button. */
export function LoadError({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }): ReactNode {
  return (
    <Box role="alert">
      <Typography sx={{ mb: 1.5 }}>{text}</Typography>
      <RetryButton variant="outlined" onClick={onRetry} />
    </Box>
  );
}
