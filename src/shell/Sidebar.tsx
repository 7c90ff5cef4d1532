import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { Suspense, type ElementType, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { AreaDefinition } from '../definition';
import { sessionTexts, shellTexts, VERSION_LABEL } from '../lib/messages';
import { menuAreas } from '../session/access';
import { useSession, useSessionController } from '../session/SessionContext';
import { side, sizes } from '../theme/tokens';
import { AREA_ICONS } from './icons';
import { SidebarDrawer } from './later';
import type { SidebarState } from './useSidebar';

/** The dark sidebar: brand, the menu made from the areas and the user's scopes, Logout and version (SHELL-001 to SHELL-004, NAV). */
export function Sidebar(props: {
  readonly areas: readonly AreaDefinition[];
  readonly sidebar: SidebarState;
}): ReactNode {
  const { areas, sidebar } = props;
  if (sidebar.isNarrow) {
    if (!sidebar.isOpen) return null;
    return (
      <Suspense>
        <SidebarDrawer onClose={sidebar.dismiss}>
          <Content areas={areas} isWhole onChoose={sidebar.dismiss} />
        </SidebarDrawer>
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
  readonly areas: readonly AreaDefinition[];
  /** Whether the labels show, or icons only. */
  readonly isWhole: boolean;
  readonly onChoose?: () => void;
}

function Content({ areas, isWhole, onChoose }: ContentProps): ReactNode {
  const session = useSession();
  const controller = useSessionController();
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
        {menuAreas(areas, session).map((area) => (
          <Entry
            key={area.name}
            label={area.menu.label}
            icon={AREA_ICONS[area.menu.icon]}
            isWhole={isWhole}
            to={area.path}
            {...(onChoose ? { onChoose } : {})}
          />
        ))}
      </List>
      <List disablePadding sx={{ mt: 2 }}>
        <Entry
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
  const label = name === undefined ? sessionTexts.product : shellTexts.consoleOf(name);
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

interface EntryProps {
  readonly label: string;
  readonly icon: ElementType;
  readonly isWhole: boolean;
  readonly to?: string;
  readonly onChoose?: () => void;
}

function Entry({ label, icon: Icon, isWhole, to, onChoose }: EntryProps): ReactNode {
  const target = to === undefined ? {} : { component: NavLink, to };
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <ListItemButton
        {...target}
        {...(isWhole ? {} : { 'aria-label': label, title: label })}
        {...(onChoose ? { onClick: onChoose } : {})}
        sx={ENTRY}
      >
        <Icon fontSize="small" />
        {isWhole && <Box sx={{ lineHeight: 1.35 }}>{label}</Box>}
      </ListItemButton>
    </ListItem>
  );
}

const ENTRY = {
  gap: 1.25,
  px: 1.5,
  py: 0.75,
  minHeight: 40,
  borderRadius: 1,
  color: 'inherit',
  '&:hover': { bgcolor: side.chosen, color: side.strong },
  '&.Mui-focusVisible': { outline: `2px solid ${side.strong}`, outlineOffset: -2, bgcolor: side.chosen },
  '&.active': { bgcolor: side.chosen, color: side.strong, boxShadow: 'inset 3px 0 0 var(--mark)' },
} as const;
