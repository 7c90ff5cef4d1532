import MenuIcon from '@mui/icons-material/MenuOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMenu } from '../hooks/useMenu';
import { initialsOf } from '../lib/initials';
import { keyLabels, SHORTCUTS } from '../lib/shortcuts';
import { useSession } from '../session/SessionContext';
import type { AppearanceSetting } from '../theme/appearance';
import { sizes } from '../theme/tokens';
import { BrandSwitch } from './BrandSwitch';
import type { Crumb } from './breadcrumbs';
import { DeployButton } from './deploy/DeployButton';
import type { BrandDeployment } from './deploy/deployment';
import { Initials } from './Initials';
import { isMac, Keys } from './Keys';
import { LazyUserMenuList } from './lazyParts';
import { paletteTexts } from './palette/texts';
import { shellTexts } from './texts';
import type { UserMenuListProps } from './UserMenuList';
import type { SidebarState } from './useSidebar';
import { VISUALLY_HIDDEN } from './visuallyHidden';

/** The header: sidebar toggle, breadcrumb, search, brand, Deploy and user (SHELL-002, SHELL-008, SHELL-011). */
export function Header(props: {
  readonly crumbs: readonly Crumb[];
  readonly sidebar: SidebarState;
  readonly appearance: AppearanceSetting;
  /** Undefined if there is no brand to deploy. */
  readonly deployment: BrandDeployment | undefined;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** Undefined if sign-ins cannot be listed. */
  readonly onSignIns: (() => void) | undefined;
}): ReactNode {
  const { crumbs, sidebar, appearance, deployment, onSearch, onHelp, onSignIns } = props;
  const { brand } = useSession();
  return (
    <Box component="header" sx={HEADER}>
      <IconButton
        aria-label={sidebar.isOpen ? shellTexts.collapseSidebar : shellTexts.expandSidebar}
        aria-expanded={sidebar.isOpen}
        aria-controls={sidebar.isNarrow ? undefined : 'sidebar'}
        onClick={sidebar.toggle}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 0.75 }}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <BreadcrumbTrail crumbs={crumbs} />
      <Box sx={{ flex: 1 }} />
      <SearchButton onSearch={onSearch} />
      <BrandSwitch />
      {deployment && brand !== undefined && <DeployButton key={brand} deployment={deployment} brand={brand} />}
      <UserMenu appearance={appearance} onHelp={onHelp} onSignIns={onSignIns} />
    </Box>
  );
}

/** Opens the command palette; icon only on narrow screens. */
function SearchButton({ onSearch }: { readonly onSearch: () => void }): ReactNode {
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      aria-keyshortcuts={isMac() ? 'Meta+K' : 'Control+K'}
      onClick={onSearch}
      sx={{ px: 1.25, minWidth: 0, flexShrink: 0, gap: 1, color: 'text.secondary', fontWeight: 400 }}
    >
      <SearchIcon fontSize="small" />
      <Box component="span" sx={({ breakpoints }) => ({ [breakpoints.down('lg')]: VISUALLY_HIDDEN })}>
        {paletteTexts.open}
      </Box>
      <Box component="span" aria-hidden="true" sx={{ display: { xs: 'none', lg: 'block' } }}>
        <Keys labels={keyLabels(SHORTCUTS.palette.keys[0], isMac())} />
      </Box>
    </Button>
  );
}

/** The breadcrumb; narrow screens show its first and last step, and the others on demand. */
function BreadcrumbTrail({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  const isNarrow = useMediaQuery('(max-width: 1199.95px)', { noSsr: true });
  return (
    <Breadcrumbs
      // Collapses again on navigation.
      key={crumbs.map(({ label }) => label).join(' ')}
      aria-label={shellTexts.breadcrumb}
      expandText={shellTexts.wholeBreadcrumb}
      {...(isNarrow && { maxItems: 2 })}
      sx={TRAIL}
    >
      {crumbs.map(({ label, path }, index) =>
        path === undefined ? (
          <Typography
            key={label}
            component="span"
            noWrap
            sx={{ display: 'block', ...(index === crumbs.length - 1 && { fontWeight: 600, color: 'text.primary' }) }}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {label}
          </Typography>
        ) : (
          <Link
            key={label}
            component={RouterLink}
            to={path}
            underline="hover"
            color="inherit"
            noWrap
            sx={{ display: 'block', '@media (pointer: coarse)': { lineHeight: `${sizes.touch}px` } }}
          >
            {label}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}

const TRAIL = {
  // No room on a phone: the screen has a heading, and the menu leads back.
  display: { xs: 'none', sm: 'block' },
  minWidth: 0,
  overflow: 'hidden',
  '& ol': { flexWrap: 'nowrap' },
  '& li': { minWidth: 0 },
  '& li:first-of-type:not(:last-of-type)': { minWidth: 64 },
  '& li[aria-hidden], & li:has(button)': { flexShrink: 0 },
} as const;

const HEADER = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: sizes.header,
  display: 'flex',
  displayPrint: 'none',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 1.75 },
  px: { xs: 1, sm: 2, md: 3.25 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** The button of the user menu; the menu loads when it is first opened. */
function UserMenu(props: Omit<UserMenuListProps, 'menu'>): ReactNode {
  const { userName } = useSession();
  const initials = initialsOf(userName);
  const { button, menu } = useMenu();
  return (
    <>
      <IconButton aria-label={shellTexts.userMenu({ initials, name: userName })} {...button} sx={{ p: 0.25 }}>
        <Initials name={userName} size={32} />
      </IconButton>
      {menu.open && <LazyUserMenuList {...props} menu={menu} />}
    </>
  );
}
