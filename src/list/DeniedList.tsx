import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { listTexts, shellTexts } from '../lib/messages';
import { ListMessage } from './ListMessage';
import { LIST_FRAME } from './ListScreen';

/** A list that the service does not show to this user: why, and who can change that. Nothing else is offered. */
export function DeniedList(props: {
  readonly heading: string;
  readonly error: Error;
  readonly retry: () => void;
}): ReactNode {
  const { heading, error, retry } = props;
  return (
    <Box sx={LIST_FRAME}>
      <Typography variant="h1">{heading}</Typography>
      <ListMessage title={listTexts.denied} hint={`${error.message} ${shellTexts.askAdministrator}`} isAlert>
        <Button variant="outlined" onClick={retry}>
          {shellTexts.retry}
        </Button>
      </ListMessage>
    </Box>
  );
}
