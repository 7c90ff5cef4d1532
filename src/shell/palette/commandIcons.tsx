import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import PageIcon from '@mui/icons-material/DescriptionOutlined';
import RecentIcon from '@mui/icons-material/HistoryOutlined';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import BrandIcon from '@mui/icons-material/PaletteOutlined';
import DeployIcon from '@mui/icons-material/RocketLaunchOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import SidebarIcon from '@mui/icons-material/ViewSidebarOutlined';
import type { ComponentType } from 'react';
import { AREA_ICONS } from '../icons';
import type { CommandIcon } from './commands';

/** How the lines of the palette are drawn. */
export const COMMAND_ICONS = {
  ...AREA_ICONS,
  home: HomeIcon,
  recent: RecentIcon,
  page: PageIcon,
  brand: BrandIcon,
  deploy: DeployIcon,
  dark: DarkIcon,
  light: LightIcon,
  sidebar: SidebarIcon,
  help: HelpIcon,
  logout: LogoutIcon,
} as const satisfies Record<CommandIcon, ComponentType<{ readonly fontSize?: 'small' }>>;
