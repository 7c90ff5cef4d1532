import { useCallback, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRequest } from '../hooks/useRequest';
import type { AppearanceSetting } from '../theme/appearance';
import type { SignInFlows } from './signInFlow';
import { LOGIN_PATH, SignInFrame } from './SignInPage';
import { sessionTexts } from './texts';

/** Session storage key: set if this window was opened to sign in again while a form stays open in another. */
const SIGN_IN_AGAIN = 'SIGN_IN_AGAIN';

/** Sends the browser to the identity service's sign-in (SIGN-005, B-1). */
export function ProviderPage(props: {
  readonly appearance: AppearanceSetting;
  readonly flows: Pick<SignInFlows, 'begin'>;
  /** Navigates the browser away from the console. */
  readonly go: (address: string) => void;
}): ReactNode {
  const { appearance, flows, go } = props;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const begin = useCallback(
    (asked: URLSearchParams) => {
      if (asked.has('again')) sessionStorage.setItem(SIGN_IN_AGAIN, 'yes');
      return flows.begin({ choosesAccount: asked.has('choose') });
    },
    [flows],
  );
  useRequest({
    input: query,
    load: begin,
    onResult: (address) => go(address),
    logMessage: 'The sign-in could not begin.',
    onError: () => void navigate(`${LOGIN_PATH}?error=provider_unavailable`, { replace: true }),
  });
  return (
    <SignInFrame appearance={appearance}>
      <p role="status">{sessionTexts.signingIn}</p>
    </SignInFrame>
  );
}

/** Whether this window was opened to sign in again; clears the flag. */
export function consumeSignInAgainFlag(): boolean {
  const isSignInAgain = sessionStorage.getItem(SIGN_IN_AGAIN) !== null;
  sessionStorage.removeItem(SIGN_IN_AGAIN);
  return isSignInAgain;
}
