import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import type { AreaDefinition } from '../definition';
import { sessionTexts, shellTexts } from '../lib/messages';
import type { IdleCounter } from '../session/idle';
import { useSession } from '../session/SessionContext';
import type { AppearanceSetting } from '../theme/appearance';
import { crumbsOf } from './breadcrumbs';
import { Header } from './Header';
import { loadLaterParts } from './later';
import { IdleNotice } from './IdleNotice';
import { Sidebar } from './Sidebar';
import { SignInAgain } from './SignInAgain';
import { useSidebar } from './useSidebar';

/** The protected layout: sidebar, header, the screen, and what may stand over it. */
export function Layout(props: {
  readonly areas: readonly AreaDefinition[];
  readonly appearance: AppearanceSetting;
  readonly idle: IdleCounter;
}): ReactNode {
  const { areas, appearance, idle } = props;
  const { brand } = useSession();
  const sidebar = useSidebar();
  const { pathname } = useLocation();
  const crumbs = useMemo(() => crumbsOf(pathname, areas), [pathname, areas]);
  const main = useFocusOnNewScreen(pathname);
  const theme = useTheme();
  useEffect(() => {
    const timer = setTimeout(() => void loadLaterParts(), QUIET);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const console = brand === undefined ? sessionTexts.product : shellTexts.consoleOf(brand);
    document.title = [...crumbs.map(({ label }) => label).reverse(), console].join(' · ');
  }, [crumbs, brand]);
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh' }} style={{ '--mark': theme.palette.primary.main } as CSSProperties}>
      <Link href="#content" sx={SKIP}>
        {shellTexts.skipToContent}
      </Link>
      <Progress />
      <Sidebar areas={areas} sidebar={sidebar} />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Header crumbs={crumbs} sidebar={sidebar} appearance={appearance} />
        <Box
          component="main"
          id="content"
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}
        >
          <Outlet />
        </Box>
      </Box>
      <IdleNotice counter={idle} />
      <SignInAgain />
    </Box>
  );
}

/** A thin bar while the next screen is on its way, once that takes long enough to be noticed. */
function Progress(): ReactNode {
  const { state } = useNavigation();
  return state === 'loading' && <LinearProgress aria-label={shellTexts.loading} sx={PROGRESS} />;
}

/** Moves the focus into a new screen; a change of tab within one screen leaves it where it is. */
function useFocusOnNewScreen(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const screen = pathname
    .split('/')
    .slice(1, 2)
    .concat(String(pathname.split('/').length))
    .join('/');
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [screen]);
  return main;
}

/** Milliseconds after the layout is there until its seldom parts are fetched. */
const QUIET = 5_000;

const PROGRESS = {
  position: 'fixed',
  inset: '0 0 auto',
  height: 3,
  zIndex: 'tooltip',
  animation: 'appear 1ms 200ms both',
  '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
} as const;

const SKIP = {
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
