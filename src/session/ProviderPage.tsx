import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { logError } from '../lib/log';
import type { AppearanceSetting } from '../theme/appearance';
import type { SignInFlows } from './signInFlow';
import { LOGIN_PATH, SignInFrame } from './SignInPage';
import { sessionTexts } from './texts';

/** Tells that this window was opened to sign in again beside a form. */
const SIGN_IN_AGAIN = 'SIGN_IN_AGAIN';

/** Sends the browser to the identity service's sign-in (SIGN-005, B-1). */
export function ProviderPage(props: {
  readonly appearance: AppearanceSetting;
  readonly flows: Pick<SignInFlows, 'begin'>;
  /** Leaves the console. */
  readonly go: (address: string) => void;
}): ReactNode {
  const { appearance, flows, go } = props;
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    if (query.has('again')) sessionStorage.setItem(SIGN_IN_AGAIN, 'yes');
    let isOpen = true;
    flows.begin({ choosesAccount: query.has('choose') }).then(
      (address) => {
        if (isOpen) go(address);
      },
      (error: unknown) => {
        logError('The sign-in could not begin.', error);
        if (isOpen) void navigate(`${LOGIN_PATH}?error=provider_unavailable`, { replace: true });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [flows, go, navigate]);
  return (
    <SignInFrame appearance={appearance}>
      <p role="status">{sessionTexts.signingIn}</p>
    </SignInFrame>
  );
}

/** Whether this window was opened to sign in again; asking ends it. */
export function takeSignInAgain(): boolean {
  const was = sessionStorage.getItem(SIGN_IN_AGAIN) !== null;
  sessionStorage.removeItem(SIGN_IN_AGAIN);
  return was;
}
