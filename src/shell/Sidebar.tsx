import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useMemo, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuArea } from '../session/menuArea';
import { useSession, useSessionController } from '../session/SessionContext';
import { sessionTexts, VERSION_LABEL } from '../session/texts';
import { sidebarColours, sizes } from '../theme/tokens';
import { AREA_ICONS } from './icons';
import { LazySidebarDrawer } from './lazyParts';
import { MenuEntry } from './menu/MenuEntry';
import { MenuFolder } from './menu/MenuFolder';
import { homeLink, menuItems, type MenuLink } from './menu/menuItems';
import { shellTexts } from './texts';
import type { SidebarState } from './useSidebar';

/**
 * The sidebar: the brand with a link to its home, the menu by areas and the user's scopes, Logout and version (SHELL-001 to
 * SHELL-004, NAV).
 */
export function Sidebar(props: { readonly areas: readonly MenuArea[]; readonly sidebar: SidebarState }): ReactNode {
  const { areas, sidebar } = props;
  if (sidebar.isNarrow) {
    if (!sidebar.isOpen) return null;
    return (
      <LazySidebarDrawer onClose={sidebar.dismiss}>
        <Content areas={areas} isExpanded onChoose={sidebar.dismiss} />
      </LazySidebarDrawer>
    );
  }
  return (
    <Box sx={{ position: 'sticky', top: 0, height: '100vh', flexShrink: 0, displayPrint: 'none' }}>
      <Content areas={areas} isExpanded={sidebar.isOpen} />
    </Box>
  );
}

interface ContentProps {
  readonly areas: readonly MenuArea[];
  /** With labels; else icons only. */
  readonly isExpanded: boolean;
  readonly onChoose?: (() => void) | undefined;
}

function Content({ areas, isExpanded, onChoose }: ContentProps): ReactNode {
  const session = useSession();
  const controller = useSessionController();
  const { pathname, search } = useLocation();
  const items = useMemo(() => menuItems(areas, session, { pathname, search }), [areas, session, pathname, search]);
  const home = useMemo(() => homeLink(areas, session), [areas, session]);
  const width = isExpanded ? sizes.sidebar : sizes.sidebarCollapsed;
  return (
    <Box component="aside" id="sidebar" aria-label={shellTexts.sidebar} sx={{ ...SIDEBAR, width }}>
      <BrandMark
        name={session.brand}
        home={home}
        isExpanded={isExpanded}
        isCurrent={pathname === home?.path}
        onChoose={onChoose}
      />
      <Box component="nav" aria-label={shellTexts.navigation} sx={{ ...MENU, width }}>
        <List disablePadding>
          {items.map((item) =>
            item.links ? (
              <MenuFolder key={item.name} item={item} links={item.links} isExpanded={isExpanded} onChoose={onChoose} />
            ) : (
              <MenuEntry
                key={item.name}
                label={item.label}
                icon={AREA_ICONS[item.icon]}
                isExpanded={isExpanded}
                to={item.path}
                isCurrent={item.isCurrent}
                onChoose={onChoose}
              />
            ),
          )}
        </List>
        <List disablePadding sx={{ mt: 2 }}>
          <MenuEntry
            label={sessionTexts.logout}
            icon={LogoutOutlined}
            isExpanded={isExpanded}
            onChoose={() => controller.leave('logout')}
          />
        </List>
        <Box sx={{ mt: 'auto', pt: 3, px: 1.25, fontSize: 12, textAlign: isExpanded ? 'left' : 'center' }}>
          {VERSION_LABEL}
        </Box>
      </Box>
    </Box>
  );
}

interface BrandMarkProps {
  readonly name: string | undefined;
  readonly home: Omit<MenuLink, 'isCurrent'> | undefined;
  readonly isExpanded: boolean;
  /** Whether the home is the current screen. */
  readonly isCurrent: boolean;
  readonly onChoose?: (() => void) | undefined;
}

/**
 * The name of the console, with a link to the home of the brand or the log of the platform. These are not menu entries, because
 * the entries are specified (NAV-002, NAV-003, NAV-019).
 */
function BrandMark({ name, home, isExpanded, isCurrent, onChoose }: BrandMarkProps): ReactNode {
  const label = name === undefined ? sessionTexts.product : shellTexts.consoleOf({ brand: name });
  if (home === undefined) {
    return (
      <Box sx={MARK}>
        <Initial name={label} />
        {isExpanded && <Box sx={MARK_NAME}>{label}</Box>}
      </Box>
    );
  }
  return (
    <Box
      component={Link}
      to={home.path}
      onClick={onChoose}
      {...(isCurrent && { 'aria-current': 'page' as const })}
      {...(!isExpanded && { 'aria-label': `${label} ${home.label}`, title: home.label })}
      sx={HOME_MARK}
    >
      <Initial name={label} />
      {isExpanded && (
        <Box component="span" sx={MARK_NAME}>
          {label}
          <Box component="span" sx={HOME_HINT}>
            {home.label}
          </Box>
        </Box>
      )}
    </Box>
  );
}

function Initial({ name }: { readonly name: string }): ReactNode {
  return (
    <Box component="span" aria-hidden="true" sx={INITIAL}>
      {name.charAt(0)}
    </Box>
  );
}

const SIDEBAR = {
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  bgcolor: sidebarColours.background,
  color: sidebarColours.ink,
  pt: 2,
  transition: 'width 160ms',
} as const;

const MENU = {
  flex: 1,
  overflowY: 'auto',
  overflowX: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  px: 1.25,
  pb: 2,
  transition: 'width 160ms',
} as const;

const MARK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  flexShrink: 0,
  mx: 1.25,
  px: 1,
  py: 0.5,
  mb: 1.25,
  minHeight: 44,
  color: sidebarColours.strong,
} as const;

const HOME_MARK = {
  ...MARK,
  borderRadius: 1,
  textDecoration: 'none',
  '&:hover, &[aria-current]': { bgcolor: sidebarColours.selected },
  '&[aria-current]': { boxShadow: 'inset 3px 0 0 var(--mark)' },
  '&:focus-visible': { outline: `2px solid ${sidebarColours.strong}`, outlineOffset: -2 },
} as const;

const MARK_NAME = { fontWeight: 600, lineHeight: 1.3, whiteSpace: 'nowrap' } as const;

const HOME_HINT = { display: 'block', fontWeight: 400, fontSize: 12, color: sidebarColours.ink } as const;

const INITIAL = {
  width: 32,
  height: 32,
  flexShrink: 0,
  borderRadius: 1,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 700,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
} as const;
