import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { logError } from '../lib/log';
import { Message } from './Message';
import { shellTexts } from './texts';

/** The error boundary of screens; drafts are kept outside the screen and offered when it opens again (C-9). */
export function CrashScreen(): ReactNode {
  const error = useRouteError();
  useEffect(() => logError('A screen broke.', error), [error]);
  return (
    <Message title={shellTexts.crashTitle} text={shellTexts.crashText}>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {shellTexts.tryAgain}
      </Button>
    </Message>
  );
}
