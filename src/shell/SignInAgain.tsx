import { Suspense, type ReactNode } from 'react';
import { sessionTexts } from '../lib/messages';
import { useSessionState } from '../session/SessionContext';
import { SIGN_IN_PATH } from '../session/SignInPage';
import { NoticeDialog } from './later';

const WINDOW = 'popup,width=780,height=720';

/** Stands over the work when the session has ended: signing in happens in a window of its own, the work stays. */
export function SignInAgain(): ReactNode {
  const { status } = useSessionState();
  if (status !== 'ended') return null;
  return (
    <Suspense>
      <NoticeDialog
        title={sessionTexts.endedTitle}
        text={sessionTexts.endedText}
        action={sessionTexts.signIn}
        onAction={() => window.open(`${SIGN_IN_PATH}?again`, '_blank', WINDOW)}
      />
    </Suspense>
  );
}
