import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { AppearanceSetting } from '../theme/appearance';
import { tokenVariables } from '../theme/variables';
import './signIn.css';
import { Skyline } from './Skyline';
import { sessionTexts, VERSION_LABEL } from './texts';

/** The route that sends the browser to the provider (SIGN-005). */
export const SIGN_IN_PATH = '/social/azure/login';

/** The sign-in page's own route (SIGN-002). */
export const LOGIN_PATH = '/admin/login';

/** The sign-in page: one button, the version, and why the last sign-in or session ended (SIGN-001 to SIGN-004, B-55). */
export function SignInPage({ appearance }: { readonly appearance: AppearanceSetting }): ReactNode {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  useDocumentTitle();
  return (
    <SignInFrame appearance={appearance}>
      <h1>{sessionTexts.product}</h1>
      <p>{sessionTexts.tagline}</p>
      <Notice error={query.get('error')} notice={query.get('notice')} />
      <button type="button" onClick={() => void navigate(SIGN_IN_PATH)}>
        {sessionTexts.signIn}
      </button>
      <p className="sign-in-version">{VERSION_LABEL}</p>
    </SignInFrame>
  );
}

/** The frame of the pages around signing in; they load no component library, so that they are there at once. */
export function SignInFrame(props: {
  readonly appearance: AppearanceSetting;
  readonly children: ReactNode;
}): ReactNode {
  const { mode } = useSyncExternalStore(props.appearance.subscribe, props.appearance.get);
  return (
    <div className="sign-in" style={{ ...tokenVariables(mode), colorScheme: mode }}>
      <div className="sign-in-picture">
        <Skyline />
      </div>
      <main>{props.children}</main>
    </div>
  );
}

/** `notice` is ours (`idle`, `ended`), `error` is the code of whoever refused the sign-in. */
function Notice({ error, notice }: { readonly error: string | null; readonly notice: string | null }): ReactNode {
  if (error !== null) {
    const refusals: Readonly<Record<string, string>> = sessionTexts.signInRefused;
    return (
      <p className="sign-in-notice" role="alert">
        {Object.hasOwn(refusals, error) ? refusals[error] : sessionTexts.signInFailed}
      </p>
    );
  }
  if (notice === null) return null;
  return (
    <p className="sign-in-notice" role="status">
      {notice === 'idle' ? sessionTexts.idleEnded : sessionTexts.ended}
    </p>
  );
}

function useDocumentTitle(): void {
  useEffect(() => {
    document.title = `${sessionTexts.signIn} · ${sessionTexts.product}`;
  }, []);
}
