import { useCallback, useState, type ReactNode } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useRequest } from '../hooks/useRequest';
import type { AppearanceSetting } from '../theme/appearance';
import { landingPath } from './landing';
import type { MenuArea } from './menuArea';
import { consumeSignInAgainFlag } from './ProviderPage';
import type { SessionController } from './session';
import type { SignInFlows } from './signInFlow';
import { LOGIN_PATH, SIGN_IN_PATH, SignInFrame } from './SignInPage';
import { sessionTexts } from './texts';

type SignInSession = Pick<SessionController, 'signIn' | 'load' | 'state'>;

/** One exchange per code, however often the page is mounted: codes are single-use. */
const exchangeCache = new Map<string, Promise<string | undefined>>();

export interface RedirectPageProps {
  readonly appearance: AppearanceSetting;
  readonly flows: Pick<SignInFlows, 'consume'>;
  readonly session: SignInSession;
  readonly areas: readonly MenuArea[];
  /** Whether a user is signed in already. */
  readonly isSignedIn: () => boolean;
}

/**
 * The redirect URI of the sign-in: exchanges the code, loads the user and opens the landing page, or the sign-in page if that
 * fails (SIGN-006 to SIGN-012). A code that this tab did not request is not exchanged: it would sign the user in to another
 * person's account (RFC 9700, 4.7).
 */
export function RedirectPage(props: RedirectPageProps): ReactNode {
  const { flows, session, areas } = props;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [view, setView] = useState<'signing in' | 'signed in again' | 'unrequested'>('signing in');
  const refusal = query.get('error') ?? (query.has('code') ? undefined : FAILED);
  const exchange = useCallback(
    (answer: URLSearchParams) => exchangeOnce(answer, { flows, session, areas }),
    [flows, session, areas],
  );
  useRequest({
    input: refusal === undefined ? query : undefined,
    load: exchange,
    onResult(path) {
      if (path === undefined) setView('unrequested');
      else if (consumeSignInAgainFlag()) {
        setView('signed in again');
        window.close();
      } else void navigate(path, { replace: true });
    },
    logMessage: 'Signing in failed.',
    onError: () => void navigate(`${LOGIN_PATH}?error=${FAILED}`, { replace: true }),
  });

  if (refusal !== undefined) return <Navigate to={`${LOGIN_PATH}?error=${encodeURIComponent(refusal)}`} replace />;
  return (
    <SignInFrame appearance={props.appearance}>
      {view === 'unrequested' ? (
        <UnrequestedSignIn {...props} />
      ) : (
        <p role="status">{view === 'signed in again' ? sessionTexts.signedInAgain : sessionTexts.signingIn}</p>
      )}
    </SignInFrame>
  );
}

/** Explains that nothing has changed and offers to continue: a signed-in user stays signed in. */
function UnrequestedSignIn({ session, areas, isSignedIn }: RedirectPageProps): ReactNode {
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

const FAILED = 'sign_in_failed';

function exchangeOnce(answer: URLSearchParams, dependencies: ExchangeDependencies): Promise<string | undefined> {
  const code = String(answer.get('code'));
  const exchanged = exchangeCache.get(code) ?? exchangeCode(answer, dependencies);
  exchangeCache.set(code, exchanged);
  return exchanged;
}

type ExchangeDependencies = Pick<RedirectPageProps, 'flows' | 'session' | 'areas'>;

/**
 * Signs in with a code and loads the session, whose brand the landing page depends on.
 * @returns the landing path; undefined for a code that this tab did not request
 */
async function exchangeCode(
  answer: URLSearchParams,
  { flows, session, areas }: ExchangeDependencies,
): Promise<string | undefined> {
  const requested = flows.consume(answer);
  if (!requested) return undefined;
  const user = await session.signIn({ ...requested, redirectUri: `${window.location.origin}/redirect` });
  await session.load();
  const state = session.state.get();
  return landingPath(user, areas, state.status === 'signedIn' ? state.session.brand : undefined);
}
