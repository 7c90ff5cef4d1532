import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router-dom';
import type { SignInCalls } from '../api/signIns';
import type { WorkElsewhere } from '../api/workOfTabs';
import { browserConnection } from '../lib/connection';
import { formatDate } from '../lib/dates';
import { scheduleIdleWork } from '../lib/scheduleIdleWork';
import { listenToShortcuts } from '../lib/shortcuts';
import { canOpenArea } from '../session/access';
import type { IdleCounter } from '../session/idle';
import type { MenuArea } from '../session/menuArea';
import { useSession } from '../session/SessionContext';
import { sessionTexts } from '../session/texts';
import type { AppearanceSetting } from '../theme/appearance';
import { appearAfter } from '../hooks/appearAfter';
import { crumbsOf, type Crumb } from './breadcrumbs';
import { useDeployment, type DeploymentOptions } from './deploy/useDeployment';
import { Header } from './Header';
import { IdleNotice } from './IdleNotice';
import { LazyCommandPalette, LazyShortcutHelp, LazySignInsDialog, preloadLazyParts } from './lazyParts';
import { createRecentPages } from './palette/recentPages';
import type { FindScreens } from './palette/usePaletteSearch';
import { createScreenTitle, ScreenTitleProvider, useCurrentScreenTitle } from './screenTitle';
import { Sidebar } from './Sidebar';
import { SignInAgain } from './SignInAgain';
import { shellTexts } from './texts';
import { useToasts } from './toasts';
import { WorkElsewhereQuestion } from './WorkElsewhereQuestion';
import { useHistoryBrand } from './useHistoryBrand';
import { useScreenFocus } from './useScreenFocus';
import { useSidebar } from './useSidebar';
import { VISUALLY_HIDDEN } from './visuallyHidden';

export interface LayoutProps {
  /** In the order of the menu. */
  readonly areas: readonly MenuArea[];
  readonly appearance: AppearanceSetting;
  readonly idle: IdleCounter;
  readonly deploying: DeploymentOptions;
  /** Undefined if the identity service does not list sign-ins. */
  readonly signIns: SignInCalls | undefined;
  /** The page search of the palette; must be stable. Undefined if the services cannot search. */
  readonly findScreens: FindScreens | undefined;
  /** Must be stable. Undefined if the browser does not tell. */
  readonly workElsewhere: WorkElsewhere | undefined;
}

/** The protected layout: sidebar, header, the screen and its overlays. */
export function ConsoleLayout(props: LayoutProps): ReactNode {
  const [title] = useState(createScreenTitle);
  return (
    <ScreenTitleProvider value={title}>
      <LayoutContent {...props} />
    </ScreenTitleProvider>
  );
}

function LayoutContent(props: LayoutProps): ReactNode {
  const { areas, appearance, idle, deploying, signIns, findScreens, workElsewhere } = props;
  const sidebar = useSidebar();
  const { pathname } = useLocation();
  const screenTitle = useCurrentScreenTitle();
  const crumbs = useMemo(() => crumbsOf(pathname, areas, screenTitle), [pathname, areas, screenTitle]);
  const main = useScreenFocus(pathname, useScreenName());
  const title = useTitle(crumbs.map(({ label }) => label));
  const isSwitching = useHistoryBrand();
  const deployment = useDeployment(deploying);
  const [overlay, setOverlay] = useState<'palette' | 'help' | 'signIns'>();
  const showPalette = () => setOverlay('palette');
  const showHelp = () => setOverlay('help');
  const closeOverlay = () => setOverlay(undefined);
  const toasts = useToasts();
  const theme = useTheme();
  useRecentPage({ pathname, crumbs, areas });
  useEffect(() => listenToShortcuts({ palette: () => setOverlay('palette'), help: () => setOverlay('help') }), []);
  // Not merely prefetched: they have to work without a network, also for people who save data.
  useEffect(() => scheduleIdleWork(() => void preloadLazyParts(), PRELOAD_DELAY), []);
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }} style={{ '--mark': theme.palette.primary.main } as CSSProperties}>
      <Link href="#content" sx={SKIP}>
        {shellTexts.skipToContent}
      </Link>
      <Progress />
      <Announcer title={title} />
      <Sidebar areas={areas} sidebar={sidebar} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header
          crumbs={crumbs}
          sidebar={sidebar}
          appearance={appearance}
          deployment={deployment}
          onSearch={showPalette}
          onHelp={showHelp}
          onSignIns={signIns && (() => setOverlay('signIns'))}
        />
        <OfflineNotice />
        <PrintHead title={title} />
        <Box
          component="main"
          id="content"
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
        >
          {!isSwitching && <Outlet />}
        </Box>
      </Box>
      {overlay === 'palette' && (
        <LazyCommandPalette
          dependencies={{ areas, appearance, sidebar, deployment, showHelp }}
          find={findScreens}
          onClose={closeOverlay}
        />
      )}
      {overlay === 'help' && <LazyShortcutHelp onClose={closeOverlay} />}
      {overlay === 'signIns' && signIns && <LazySignInsDialog calls={signIns} toasts={toasts} onClose={closeOverlay} />}
      <IdleNotice counter={idle} />
      {workElsewhere && <WorkElsewhereQuestion work={workElsewhere} />}
      <SignInAgain />
    </Box>
  );
}

/** The screen name from the route's handle; undefined if it has none. */
function useScreenName(): string | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  const isNamed = typeof handle === 'object' && handle !== null && 'screen' in handle;
  return isNamed && typeof handle.screen === 'string' ? handle.screen : undefined;
}

/** Sets the title of the browser tab, which includes the section (C-24). @param labels the steps of the breadcrumb */
function useTitle(labels: readonly string[]): string {
  const { brand } = useSession();
  const console = brand === undefined ? sessionTexts.product : shellTexts.consoleOf({ brand });
  const title = [...labels].reverse().concat(console).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
}

/** A thin bar while the next screen loads; appears only if that takes a noticeable time. */
function Progress(): ReactNode {
  const { state } = useNavigation();
  return state === 'loading' && <LinearProgress aria-label={shellTexts.loading} sx={PROGRESS} />;
}

/** Milliseconds after the layout has mounted until its lazy parts are preloaded. */
const PRELOAD_DELAY = 5_000;

const PROGRESS = {
  position: 'fixed',
  inset: '0 0 auto',
  height: 3,
  zIndex: 'tooltip',
  ...appearAfter(200),
} as const;

const SKIP = {
  displayPrint: 'none',
  position: 'fixed',
  left: 16,
  top: -60,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  bgcolor: 'background.paper',
  borderRadius: 1,
  '&:focus': { top: 12 },
} as const;

/** Announces the title of each subsequent screen; assistive technology announces the first one on page load. */
function Announcer({ title }: { readonly title: string }): ReactNode {
  const [first] = useState(title);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && title !== first) setHasChanged(true);
  return (
    <Box aria-live="polite" sx={VISUALLY_HIDDEN}>
      {hasChanged && title}
    </Box>
  );
}

function OfflineNotice(): ReactNode {
  const isOnline = useSyncExternalStore(browserConnection.subscribe, browserConnection.isOnline);
  if (isOnline) return null;
  return (
    <Alert severity="warning" square>
      {shellTexts.offline}
    </Alert>
  );
}

/** Print-only header: the screen's name, the brand, and the date of printing. @param props.title as in the browser tab */
function PrintHead({ title }: { readonly title: string }): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // Synchronously, because the browser prints the page as it is after the event.
    const updateDate = () => flushSync(() => setNow(Date.now()));
    window.addEventListener('beforeprint', updateDate);
    return () => window.removeEventListener('beforeprint', updateDate);
  }, []);
  return (
    <Box sx={HEAD}>
      {title} · {formatDate(now)}
    </Box>
  );
}

const HEAD = { display: 'none', displayPrint: 'block', pb: 1, mb: 2, borderBottom: 1 } as const;

/** Adds the open page to the recent ones; not lists, which the palette offers as screens anyway. */
function useRecentPage(options: {
  readonly pathname: string;
  readonly crumbs: readonly Crumb[];
  readonly areas: readonly MenuArea[];
}): void {
  const { pathname, crumbs, areas } = options;
  const session = useSession();
  useEffect(() => {
    const area = areas.find(({ path }) => pathname.startsWith(`${path}/`));
    const label = crumbs.at(-1)?.label;
    if (!area || label === undefined || crumbs.length < 2 || !canOpenArea(area, session)) return;
    const hint = [area.menu.label, session.brand].filter((part) => part !== undefined).join(' · ');
    const { user, selectedBrand } = session;
    const ofBrand = selectedBrand && { brandId: selectedBrand.id };
    createRecentPages(localStorage, user.id).add({ path: pathname, label, hint, ...ofBrand });
  }, [areas, crumbs, pathname, session]);
}
