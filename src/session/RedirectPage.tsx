import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { logError } from '../lib/log';
import type { AppearanceSetting } from '../theme/appearance';
import { landingPath } from './landing';
import type { MenuArea } from './menuArea';
import { takeSignInAgain } from './ProviderPage';
import type { SessionController } from './session';
import type { SignInFlows } from './signInFlow';
import { LOGIN_PATH, SIGN_IN_PATH, SignInFrame } from './SignInPage';
import { sessionTexts } from './texts';

type SigningIn = Pick<SessionController, 'signIn' | 'load' | 'state'>;

/** One exchange per code, however often the page is mounted: a code works once. */
const exchanges = new Map<string, Promise<string | undefined>>();

/** What the way back needs of the console. */
export interface RedirectPageProps {
  readonly appearance: AppearanceSetting;
  readonly flows: Pick<SignInFlows, 'take'>;
  readonly session: SigningIn;
  readonly areas: readonly MenuArea[];
  /** Whether somebody is signed in already. */
  readonly isSignedIn: () => boolean;
}

/**
 * Where the provider's answer arrives: exchanges the code, loads the user and goes to the landing page; back to the
 * sign-in page when that fails (SIGN-006 to SIGN-012). A code that this tab did not ask for is not exchanged: it would sign
 * a person in as somebody else (RFC 9700, 4.7).
 */
export function RedirectPage(props: RedirectPageProps): ReactNode {
  const { flows, session, areas } = props;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [shown, setShown] = useState<'signing in' | 'signed in again' | 'foreign'>('signing in');
  const code = query.get('code');
  const refusal = query.get('error');

  useEffect(() => {
    if (refusal !== null || code === null) {
      void navigate(`${LOGIN_PATH}?error=${encodeURIComponent(refusal ?? 'sign_in_failed')}`, { replace: true });
      return;
    }
    let isOpen = true;
    exchangeOnce(code, () => exchangeCode(query, { flows, session, areas })).then(
      (path) => {
        if (!isOpen) return;
        if (path === undefined) setShown('foreign');
        else if (takeSignInAgain()) {
          setShown('signed in again');
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
  }, [areas, code, flows, navigate, query, refusal, session]);

  return (
    <SignInFrame appearance={props.appearance}>
      {shown === 'foreign' ? (
        <ForeignAnswer {...props} />
      ) : (
        <p role="status">{shown === 'signed in again' ? sessionTexts.signedInAgain : sessionTexts.signingIn}</p>
      )}
    </SignInFrame>
  );
}

/** Says that nothing was done, and how to go on: who is signed in stays so. */
function ForeignAnswer({ session, areas, isSignedIn }: RedirectPageProps): ReactNode {
  const navigate = useNavigate();
  const goBack = () => {
    void session.load().then(() => {
      const state = session.state.get();
      const path =
        state.status === 'signedIn' ? landingPath(state.session.user, areas, state.session.brand) : LOGIN_PATH;
      return navigate(path, { replace: true });
    });
  };
  return (
    <>
      <h1>{sessionTexts.foreignTitle}</h1>
      <p role="alert">{sessionTexts.foreignText}</p>
      {isSignedIn() ? (
        <button type="button" onClick={goBack}>
          {sessionTexts.backToConsole}
        </button>
      ) : (
        <button type="button" onClick={() => void navigate(SIGN_IN_PATH, { replace: true })}>
          {sessionTexts.signIn}
        </button>
      )}
    </>
  );
}

function exchangeOnce(code: string, exchange: () => Promise<string | undefined>): Promise<string | undefined> {
  const known = exchanges.get(code) ?? exchange();
  exchanges.set(code, known);
  return known;
}

/**
 * Where a code leads to; signing in also finds out which brand the user works on.
 * @returns undefined for a code that this tab did not ask for
 */
async function exchangeCode(
  answer: URLSearchParams,
  { flows, session, areas }: Pick<RedirectPageProps, 'flows' | 'session' | 'areas'>,
): Promise<string | undefined> {
  const own = flows.take(answer);
  if (!own) return undefined;
  const user = await session.signIn({ ...own, redirectUri: `${window.location.origin}/redirect` });
  await session.load();
  const state = session.state.get();
  return landingPath(user, areas, state.status === 'signedIn' ? state.session.brand : undefined);
}
