import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { Suspense, useMemo, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuArea } from '../session/menuArea';
import { useSession, useSessionController } from '../session/SessionContext';
import { sessionTexts, VERSION_LABEL } from '../session/texts';
import { side, sizes } from '../theme/tokens';
import { AREA_ICONS } from './icons';
import { LazySidebarDrawer } from './later';
import { MenuEntry } from './menu/MenuEntry';
import { MenuFolder } from './menu/MenuFolder';
import { menuItems } from './menu/menuItems';
import { shellTexts } from './texts';
import type { SidebarState } from './useSidebar';

/** The dark sidebar: brand, the menu made from the areas and the user's scopes, Logout and version (SHELL-001 to SHELL-004, NAV). */
export function Sidebar(props: { readonly areas: readonly MenuArea[]; readonly sidebar: SidebarState }): ReactNode {
  const { areas, sidebar } = props;
  if (sidebar.isNarrow) {
    if (!sidebar.isOpen) return null;
    return (
      <Suspense>
        <LazySidebarDrawer onClose={sidebar.dismiss}>
          <Content areas={areas} isWhole onChoose={sidebar.dismiss} />
        </LazySidebarDrawer>
      </Suspense>
    );
  }
  return (
    <Box sx={{ position: 'sticky', top: 0, height: '100vh', flexShrink: 0 }}>
      <Content areas={areas} isWhole={sidebar.isOpen} />
    </Box>
  );
}

interface ContentProps {
  readonly areas: readonly MenuArea[];
  /** Whether the labels show, or icons only. */
  readonly isWhole: boolean;
  readonly onChoose?: () => void;
}

function Content({ areas, isWhole, onChoose }: ContentProps): ReactNode {
  const session = useSession();
  const controller = useSessionController();
  const { pathname, search } = useLocation();
  const items = useMemo(() => menuItems(areas, session, { pathname, search }), [areas, session, pathname, search]);
  const choosing = onChoose ? { onChoose } : {};
  return (
    <Box
      component="nav"
      aria-label={shellTexts.navigation}
      id="sidebar"
      sx={{
        width: isWhole ? sizes.sidebar : sizes.sidebarCollapsed,
        height: '100%',
        overflowY: 'auto',
        overflowX: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: side.background,
        color: side.ink,
        px: 1.25,
        py: 2,
        transition: 'width 160ms',
      }}
    >
      <BrandMark name={session.brand} isWhole={isWhole} />
      <List disablePadding>
        {items.map((item) =>
          item.links ? (
            <MenuFolder key={item.name} item={item} links={item.links} isWhole={isWhole} {...choosing} />
          ) : (
            <MenuEntry
              key={item.name}
              label={item.label}
              icon={AREA_ICONS[item.icon]}
              isWhole={isWhole}
              to={item.path}
              isCurrent={item.isCurrent}
              {...choosing}
            />
          ),
        )}
      </List>
      <List disablePadding sx={{ mt: 2 }}>
        <MenuEntry
          label={sessionTexts.logout}
          icon={LogoutOutlined}
          isWhole={isWhole}
          onChoose={() => controller.leave('logout')}
        />
      </List>
      <Box sx={{ mt: 'auto', pt: 3, px: 1.25, fontSize: 12, textAlign: isWhole ? 'left' : 'center' }}>
        {VERSION_LABEL}
      </Box>
    </Box>
  );
}

function BrandMark({ name, isWhole }: { readonly name: string | undefined; readonly isWhole: boolean }): ReactNode {
  const label = name === undefined ? sessionTexts.product : shellTexts.consoleOf({ brand: name });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1, pt: 0.5, pb: 2.25, color: side.strong }}>
      <Box
        aria-hidden="true"
        sx={{
          width: 32,
          height: 32,
          flexShrink: 0,
          borderRadius: 1,
          display: 'grid',
          placeItems: 'center',
          fontWeight: 700,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {label.charAt(0)}
      </Box>
      {isWhole && <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{label}</Box>}
    </Box>
  );
}
