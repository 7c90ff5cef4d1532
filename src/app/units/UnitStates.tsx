import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { shellTexts } from '../../shell/texts';
import { editorTexts } from '../texts';
import { unitTexts } from './texts';

/** The units did not come. */
export function UnitsFailed({ noun, retry }: { readonly noun: string; readonly retry: () => void }): ReactNode {
  return (
    <Alert severity="error" action={<Button onClick={retry}>{shellTexts.retry}</Button>} sx={{ mt: 4 }}>
      {editorTexts.loadFailed({ noun: `${noun}s` })}
    </Alert>
  );
}

/** Somebody else removed the unit that is worked in. */
export function UnitGone(props: {
  readonly noun: string;
  /** Absent where the user may not. */
  readonly putBack: (() => void) | undefined;
}): ReactNode {
  const { noun, putBack } = props;
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={putBack && <Button onClick={putBack}>{unitTexts.putBack({ noun })}</Button>}
    >
      {unitTexts.wasRemoved({ noun })}
    </Alert>
  );
}

/** The units are on their way. */
export function UnitsLoading(): ReactNode {
  return (
    <Box sx={{ mt: 4 }} role="status" aria-label={shellTexts.loading}>
      <Skeleton variant="rounded" height={48} />
    </Box>
  );
}
