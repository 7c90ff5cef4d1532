import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { logError } from '../lib/log';
import type { AppearanceSetting } from '../theme/appearance';
import { landingPath } from './landing';
import type { MenuArea } from './menuArea';
import { takeSignInAgain } from './ProviderPage';
import type { SessionController } from './session';
import { LOGIN_PATH, SignInFrame } from './SignInPage';
import { sessionTexts } from './texts';

type SigningIn = Pick<SessionController, 'signIn' | 'load' | 'state'>;

/** One exchange per code, however often the page is mounted: a code works once. */
const exchanges = new Map<string, Promise<string>>();

/**
 * Where the provider's answer arrives: exchanges the code, loads the user and goes to the landing page; back to the
 * sign-in page when that fails (SIGN-006 to SIGN-012).
 */
export function RedirectPage(props: {
  readonly appearance: AppearanceSetting;
  readonly session: SigningIn;
  readonly areas: readonly MenuArea[];
}): ReactNode {
  const { session, areas } = props;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [isSignedInAgain, setSignedInAgain] = useState(false);
  const code = query.get('code');
  const refusal = query.get('error');

  useEffect(() => {
    if (refusal !== null || code === null) {
      void navigate(`${LOGIN_PATH}?error=${encodeURIComponent(refusal ?? 'sign_in_failed')}`, { replace: true });
      return;
    }
    let isOpen = true;
    exchangeOnce(code, session, areas).then(
      (path) => {
        if (!isOpen) return;
        if (takeSignInAgain()) {
          setSignedInAgain(true);
          window.close();
        } else void navigate(path, { replace: true });
      },
      (error: unknown) => {
        logError('Signing in failed.', error);
        if (isOpen) void navigate(`${LOGIN_PATH}?error=sign_in_failed`, { replace: true });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [areas, code, navigate, refusal, session]);

  return (
    <SignInFrame appearance={props.appearance}>
      <p role="status">{isSignedInAgain ? sessionTexts.signedInAgain : sessionTexts.signingIn}</p>
    </SignInFrame>
  );
}

/** Where a code leads to; signing in also finds out which brand the user works on. */
function exchangeOnce(code: string, session: SigningIn, areas: readonly MenuArea[]): Promise<string> {
  const exchange = exchanges.get(code) ?? exchangeCode(code, session, areas);
  exchanges.set(code, exchange);
  return exchange;
}

async function exchangeCode(code: string, session: SigningIn, areas: readonly MenuArea[]): Promise<string> {
  const user = await session.signIn(code, `${window.location.origin}/redirect`);
  await session.load();
  const state = session.state.get();
  return landingPath(user, areas, state.status === 'signedIn' ? state.session.brand : undefined);
}
