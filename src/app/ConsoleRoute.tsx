import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { brands } from '../../schemas/brands';
import { SessionEndedError } from '../api/errors';
import type { Brand } from '../definition';
import { lazyComponent } from '../hooks/lazyComponent';
import { logError } from '../lib/log';
import { landingPath } from '../session/landing';
import type { SessionState } from '../session/session';
import { SessionProvider, useSessionState } from '../session/SessionContext';
import { LOGIN_PATH } from '../session/SignInPage';
import { sessionTexts } from '../session/texts';
import { ConsoleLayout } from '../shell/ConsoleLayout';
import { CrashScreen } from '../shell/CrashScreen';
import type { DeploymentOptions } from '../shell/deploy/useDeployment';
import { Message } from '../shell/Message';
import { RetryButton } from '../shell/RetryButton';
import { Splash } from '../shell/Splash';
import { ToastProvider } from '../shell/toasts';
import { createConsoleTheme } from '../theme/theme';
import { NEUTRAL_ACCENT } from '../theme/tokens';
import { appearance } from './browser';
import { activityLog, consoleAreas } from './consoleAreas';
import { findScreens } from './findScreens';
import { services } from './services';
import { ShownQueriesProvider } from './ShownQueries';
import { shownScreenOf } from './brandContext';
// The routes load the gates of the screens; they are in the file of the layout, not in one of their own.
import './AreaGate';

/** The protected layout, with its session. */
export function ConsoleRoute(): ReactNode {
  return (
    <SessionProvider controller={services.session}>
      <Entry />
    </SessionProvider>
  );
}

/** Shown when the layout itself crashes. */
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
        <ShownQueriesProvider brand={brand}>
          <Inside state={state} />
        </ShownQueriesProvider>
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
      return state.error instanceof SessionEndedError ? <Leaving state={ENDED} /> : <LoadFailed />;
    case 'left':
      return <Leaving state={state} />;
    case 'signedIn':
    case 'ended':
    case 'replaced':
      return (
        <ConsoleLayout
          areas={services.capabilities.offers('identity', 'activity_log') ? consoleAreas : areasWithoutLog}
          appearance={appearance}
          idle={services.idle}
          deploying={DEPLOYING}
          signIns={services.capabilities.offers('identity', 'sign_ins') ? services.signIns : undefined}
          workElsewhere={services.workElsewhere}
          findScreens={services.hasContentCapability('pagesOfAllAreas') ? findScreens : undefined}
        />
      );
  }
}

const areasWithoutLog = consoleAreas.filter((area) => area !== activityLog);

const ChangeDetail = lazyComponent(async () => (await import('./history/ChangeDetail')).ChangeDetail);

const DEPLOYING: DeploymentOptions = {
  calls: services.deploys,
  screenOf: shownScreenOf,
  plansOf: services.plans,
  detailOf: (change, since) =>
    services.hasContentCapability(change.kind === 'record' ? 'recordHistory' : 'history') && (
      <ChangeDetail change={change} since={since} />
    ),
};

function LoadFailed(): ReactNode {
  return (
    <Message title={sessionTexts.loadFailed}>
      <RetryButton variant="contained" onClick={() => void services.session.load()} />
    </Message>
  );
}

/** How long leaving waits for drafts to be written, in milliseconds. */
const DRAFTS_TIMEOUT = 2_000;

type LeftState = Extract<SessionState, { readonly status: 'left' }>;

/** The user has not signed out: there was no valid token left. */
const ENDED: LeftState = { status: 'left', reason: 'elsewhere' };

/** Leaves the console once the drafts are written. */
function Leaving({ state }: { readonly state: LeftState }): ReactNode {
  useEffect(() => {
    const settled = state.reason === 'logout' ? draftsAfterLogout(state.userId) : services.drafts.settled();
    const waited = Promise.race([settled, new Promise((resolve) => setTimeout(resolve, DRAFTS_TIMEOUT))]);
    void Promise.all([redirectTarget(state), waited]).then(([address]) => window.location.replace(address));
  }, [state]);
  return null;
}

/**
 * The address to continue at after leaving: the provider's sign-out (SESS-014), the sign-in page, or the landing page of the user
 * who has signed in in another tab.
 */
async function redirectTarget({ reason, accessToken, next }: LeftState): Promise<string> {
  if (next) return landingPath(next, consoleAreas, undefined);
  const login = `${window.location.origin}${LOGIN_PATH}`;
  if (reason === 'elsewhere') return `${login}?notice=ended`;
  const redirect = reason === 'idle' ? `${login}?notice=idle` : login;
  return services.signOut({ accessToken, redirect }).catch((error: unknown) => {
    logError('The identity service did not hear that somebody has signed out.', error);
    return redirect;
  });
}

/** After logout, only drafts that nobody else can read are kept; a setting keeps the unencrypted ones, too, or none at all. */
async function draftsAfterLogout(userId: string | undefined): Promise<void> {
  await services.drafts.settled();
  const { draftsAfterLogout: policy } = services.settings;
  if (policy === 'keep' || userId === undefined) return;
  await services.drafts
    .removeForUser(userId, policy === 'clear' ? 'all' : 'unencrypted')
    .catch((error: unknown) => logError('The drafts could not be removed.', error));
}

/** The theme of the current brand, in the appearance that the user chose. */
function ConsoleTheme(props: { readonly brand: Brand | undefined; readonly children: ReactNode }): ReactNode {
  const { brand } = props;
  const { mode } = useSyncExternalStore(appearance.subscribe, appearance.get);
  const theme = useMemo(() => {
    const accents = brand === undefined ? NEUTRAL_ACCENT : brands[brand].accent;
    return createConsoleTheme({ accent: accents[mode], mode });
  }, [brand, mode]);
  useEffect(() => {
    document.documentElement.style.colorScheme = mode;
  }, [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {props.children}
    </ThemeProvider>
  );
}
