import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { useSessionState } from '../session/SessionContext';
import { SIGN_IN_PATH } from '../session/SignInPage';
import { sessionTexts } from '../session/texts';
import { LazyNoticeDialog } from './later';

const ADDRESS = `${SIGN_IN_PATH}?again`;
const WINDOW = 'popup,width=780,height=720';

/** Stands over the work when the session has ended: signing in happens in a window of its own, the work stays. */
export function SignInAgain(): ReactNode {
  const { status } = useSessionState();
  const [isBlocked, setBlocked] = useState(false);
  if (status !== 'ended') return null;
  return (
    <Suspense>
      <LazyNoticeDialog
        title={sessionTexts.endedTitle}
        text={sessionTexts.endedText}
        action={sessionTexts.signIn}
        onAction={() => setBlocked(window.open(ADDRESS, '_blank', WINDOW) === null)}
      >
        {isBlocked && (
          <Typography role="alert" sx={{ mt: 1.5 }}>
            {sessionTexts.windowBlocked}{' '}
            <Link href={ADDRESS} target="_blank" rel="opener">
              {sessionTexts.signInInTab}
            </Link>
          </Typography>
        )}
      </LazyNoticeDialog>
    </Suspense>
  );
}
