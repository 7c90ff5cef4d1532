import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { userNameOf } from '../session/session';
import { useSessionController, useSessionState } from '../session/SessionContext';
import { SIGN_IN_PATH } from '../session/SignInPage';
import { sessionTexts } from '../session/texts';
import { LazyNoticeDialog } from './later';

const ADDRESS = `${SIGN_IN_PATH}?again`;
/** The provider remembers who is signed in now. */
const ADDRESS_OF_ANOTHER = `${ADDRESS}&choose`;
const WINDOW = 'popup,width=780,height=720';

/**
 * Stands over the work when the session has ended, or when somebody else has signed in in another tab: signing in happens in a
 * window of its own, the work stays.
 */
export function SignInAgain(): ReactNode {
  const state = useSessionState();
  const controller = useSessionController();
  const [blocked, setBlocked] = useState<string>();
  const open = (address: string) => setBlocked(window.open(address, '_blank', WINDOW) === null ? address : undefined);
  const hint = blocked !== undefined && <WindowBlocked address={blocked} />;
  if (state.status === 'replaced') {
    const former = state.session.userName;
    return (
      <Suspense>
        <LazyNoticeDialog
          title={sessionTexts.replacedTitle}
          text={sessionTexts.replacedText({ next: `${userNameOf(state.by)} (${state.by.email})`, former })}
          action={sessionTexts.goOnAs({ name: userNameOf(state.by) })}
          onAction={() => controller.makeWay()}
        >
          <Button variant="outlined" sx={{ mt: 2 }} onClick={() => open(ADDRESS_OF_ANOTHER)}>
            {sessionTexts.signInAs({ name: former })}
          </Button>
          {hint}
        </LazyNoticeDialog>
      </Suspense>
    );
  }
  if (state.status !== 'ended' || state.isSettling) return null;
  return (
    <Suspense>
      <LazyNoticeDialog
        title={sessionTexts.endedTitle}
        text={sessionTexts.endedText}
        action={sessionTexts.signIn}
        onAction={() => open(ADDRESS)}
      >
        {hint}
      </LazyNoticeDialog>
    </Suspense>
  );
}

function WindowBlocked({ address }: { readonly address: string }): ReactNode {
  return (
    <Typography role="alert" sx={{ mt: 1.5 }}>
      {sessionTexts.windowBlocked}{' '}
      <Link href={address} target="_blank" rel="opener">
        {sessionTexts.signInInTab}
      </Link>
    </Typography>
  );
}
