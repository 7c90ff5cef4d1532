import MenuIcon from '@mui/icons-material/MenuOutlined';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { shellTexts } from '../lib/messages';
import { useSession } from '../session/SessionContext';
import type { AppearanceSetting } from '../theme/appearance';
import { sizes } from '../theme/tokens';
import type { Crumb } from './breadcrumbs';
import { UserMenu } from './UserMenu';
import type { SidebarState } from './useSidebar';

/** The header: sidebar toggle, breadcrumb, brand and user (SHELL-002, SHELL-008). */
export function Header(props: {
  readonly crumbs: readonly Crumb[];
  readonly sidebar: SidebarState;
  readonly appearance: AppearanceSetting;
}): ReactNode {
  const { crumbs, sidebar, appearance } = props;
  const { selectedBrand } = useSession();
  return (
    <Box component="header" sx={HEADER}>
      <IconButton
        aria-label={shellTexts.toggleSidebar(sidebar.isOpen)}
        aria-expanded={sidebar.isOpen}
        aria-controls="sidebar"
        onClick={sidebar.toggle}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 0.75 }}
      >
        <MenuIcon fontSize="small" />
      </IconButton>
      <Trail crumbs={crumbs} />
      <Box sx={{ flex: 1 }} />
      {selectedBrand && <Box sx={BRAND}>{selectedBrand.name}</Box>}
      <UserMenu appearance={appearance} />
    </Box>
  );
}

function Trail({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  return (
    <Breadcrumbs aria-label={shellTexts.breadcrumb} sx={{ minWidth: 0, '& ol': { flexWrap: 'nowrap' } }}>
      {crumbs.map(({ label, path }, index) =>
        path === undefined ? (
          <Typography
            key={label}
            noWrap
            sx={index === crumbs.length - 1 ? { fontWeight: 600, color: 'text.primary' } : {}}
            {...(index === crumbs.length - 1 ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </Typography>
        ) : (
          <Link key={label} component={RouterLink} to={path} underline="hover" color="inherit" noWrap>
            {label}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}

const BRAND = { px: 1.25, py: 0.25, border: 1, borderColor: 'divider', borderRadius: 4, fontSize: 13 } as const;

const HEADER = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  height: sizes.header,
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  px: { xs: 2, md: 3.25 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;
