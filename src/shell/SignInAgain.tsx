import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { userNameOf } from '../session/session';
import { useSessionController, useSessionState } from '../session/SessionContext';
import { SIGN_IN_PATH } from '../session/SignInPage';
import { sessionTexts } from '../session/texts';
import { LazyNoticeDialog } from './lazyParts';

const SIGN_IN_URL = `${SIGN_IN_PATH}?again`;
/** With an account prompt, because the provider remembers the new user. */
const SIGN_IN_AS_OTHER_URL = `${SIGN_IN_URL}&choose`;
const WINDOW_FEATURES = 'popup,width=780,height=720';

/**
 * Shown when the session has ended, or when another user has signed in in another tab. Signing in opens a new window, so that
 * open forms stay on the screen.
 */
export function SignInAgain(): ReactNode {
  const state = useSessionState();
  const controller = useSessionController();
  const [blockedUrl, setBlockedUrl] = useState<string>();
  const open = (url: string) => setBlockedUrl(window.open(url, '_blank', WINDOW_FEATURES) === null ? url : undefined);
  const hint = blockedUrl !== undefined && <WindowBlocked url={blockedUrl} />;
  if (state.status === 'replaced') {
    const former = state.session.userName;
    return (
      <LazyNoticeDialog
        title={sessionTexts.replacedTitle}
        text={sessionTexts.replacedText({ next: `${userNameOf(state.by)} (${state.by.email})`, former })}
        action={sessionTexts.goOnAs({ name: userNameOf(state.by) })}
        onAction={() => controller.handOver()}
      >
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => open(SIGN_IN_AS_OTHER_URL)}>
          {sessionTexts.signInAs({ name: former })}
        </Button>
        {hint}
      </LazyNoticeDialog>
    );
  }
  if (state.status !== 'ended' || state.isSettling) return null;
  return (
    <LazyNoticeDialog
      title={sessionTexts.endedTitle}
      text={sessionTexts.endedText}
      action={sessionTexts.signIn}
      onAction={() => open(SIGN_IN_URL)}
    >
      {hint}
    </LazyNoticeDialog>
  );
}

function WindowBlocked({ url }: { readonly url: string }): ReactNode {
  return (
    <Typography role="alert" sx={{ mt: 1.5 }}>
      {sessionTexts.windowBlocked}{' '}
      <Link href={url} target="_blank" rel="opener">
        {sessionTexts.signInInTab}
      </Link>
    </Typography>
  );
}
