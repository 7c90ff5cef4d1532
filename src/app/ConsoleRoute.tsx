import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { signOutAddress } from '../api/addresses';
import { SessionEndedError } from '../api/errors';
import type { User } from '../api/identity';
import { logError } from '../lib/log';
import { landingPath } from '../session/landing';
import type { LeaveReason, SessionState } from '../session/session';
import { SessionProvider, useSessionState } from '../session/SessionContext';
import { LOGIN_PATH } from '../session/SignInPage';
import { sessionTexts } from '../session/texts';
import { CrashScreen } from '../shell/CrashScreen';
import { ConsoleLayout } from '../shell/ConsoleLayout';
import { Message } from '../shell/Message';
import { Splash } from '../shell/Splash';
import { shellTexts } from '../shell/texts';
import { ToastProvider } from '../shell/toasts';
import { appearance } from './browser';
import { consoleAreas } from './consoleAreas';
import { ConsoleTheme } from './ConsoleTheme';
import { findScreens } from './findScreens';
import { contentCan } from './MissingTool';
import { services } from './services';

/** The protected layout with the session it needs. */
export function ConsoleRoute(): ReactNode {
  return (
    <SessionProvider controller={services.session}>
      <Entry />
    </SessionProvider>
  );
}

/** What shows when the layout itself breaks. */
export function ConsoleCrash(): ReactNode {
  return (
    <ConsoleTheme brand={undefined}>
      <CrashScreen />
    </ConsoleTheme>
  );
}

function Entry(): ReactNode {
  const state = useSessionState();
  const brand = 'session' in state ? state.session.brand : undefined;
  useEffect(() => {
    if (services.session.state.get().status !== 'signedIn') void services.session.load();
  }, []);
  return (
    <ConsoleTheme brand={brand}>
      <ToastProvider>
        <Inside state={state} />
        {state.status !== 'failed' && state.status !== 'left' && <Splash brand={brand} />}
      </ToastProvider>
    </ConsoleTheme>
  );
}

function Inside({ state }: { readonly state: SessionState }): ReactNode {
  switch (state.status) {
    case 'none':
      return null;
    case 'failed':
      return state.error instanceof SessionEndedError ? <Leaving reason="elsewhere" /> : <LoadFailed />;
    case 'left':
      return <Leaving reason={state.reason} userId={state.userId} next={state.next} />;
    case 'signedIn':
    case 'ended':
    case 'replaced':
      return (
        <ConsoleLayout
          areas={consoleAreas}
          appearance={appearance}
          idle={services.idle}
          deploys={services.deploys}
          findScreens={contentCan('pagesOfAllAreas') ? findScreens : undefined}
        />
      );
  }
}

function LoadFailed(): ReactNode {
  return (
    <Message title={sessionTexts.loadFailed}>
      <Button variant="contained" onClick={() => void services.session.load()}>
        {shellTexts.retry}
      </Button>
    </Message>
  );
}

/** How long leaving waits for drafts that are being written, in milliseconds. */
const PATIENCE = 2_000;

/**
 * Leaves the console once the drafts are written: through the provider's sign-out, to the sign-in page (SESS-014), or to the
 * first page of who has signed in in another tab.
 */
function Leaving({
  reason,
  userId,
  next,
}: {
  readonly reason: LeaveReason;
  readonly userId?: string | undefined;
  readonly next?: User | undefined;
}): ReactNode {
  useEffect(() => {
    const login = `${window.location.origin}${LOGIN_PATH}`;
    const done = reason === 'logout' ? draftsAfterLogout(userId) : services.drafts.settled();
    void Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(() => {
      if (next) window.location.replace(landingPath(next, consoleAreas, undefined));
      else if (reason === 'elsewhere') window.location.replace(`${login}?notice=ended`);
      else
        window.location.replace(signOutAddress(services.settings, reason === 'idle' ? `${login}?notice=idle` : login));
    });
  }, [next, reason, userId]);
  return null;
}

/** Whoever logs out leaves drafts behind that nobody else can read; a setting keeps the others, too, or none. */
async function draftsAfterLogout(userId: string | undefined): Promise<void> {
  await services.drafts.settled();
  const { draftsAfterLogout: kept } = services.settings;
  if (kept === 'keep' || userId === undefined) return;
  await services.drafts
    .removeOf(userId, kept === 'clear' ? 'all' : 'unencrypted')
    .catch((error: unknown) => logError('The drafts could not be removed.', error));
}
