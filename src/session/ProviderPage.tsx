import { useEffect, type ReactNode } from 'react';
import type { AppearanceSetting } from '../theme/appearance';
import { SignInFrame } from './SignInPage';
import { sessionTexts } from './texts';

/** Tells that this window was opened to sign in again beside a form. */
const SIGN_IN_AGAIN = 'SIGN_IN_AGAIN';

/** Sends the browser to the identity service's sign-in (SIGN-005, B-1). */
export function ProviderPage(props: {
  readonly appearance: AppearanceSetting;
  /** Absolute or origin-relative address of the sign-in. */
  readonly address: string;
  /** Leaves the console. */
  readonly go: (address: string) => void;
}): ReactNode {
  const { appearance, address, go } = props;
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('again')) sessionStorage.setItem(SIGN_IN_AGAIN, 'yes');
    go(address);
  }, [address, go]);
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
