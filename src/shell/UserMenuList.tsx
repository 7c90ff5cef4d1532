import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { OpenMenu } from '../hooks/useMenu';
import { useSession, useSessionController } from '../session/SessionContext';
import { sessionTexts } from '../session/texts';
import { APPEARANCES, type AppearanceSetting } from '../theme/appearance';
import { MenuOption } from './MenuOption';
import { signInTexts } from './signIns/texts';
import { shellTexts, shortcutTexts } from './texts';

export interface UserMenuListProps {
  readonly menu: OpenMenu;
  readonly appearance: AppearanceSetting;
  readonly onHelp: () => void;
  /** Undefined if sign-ins cannot be listed. */
  readonly onSignIns: (() => void) | undefined;
}

/** The open user menu: the user, appearance, shortcuts, sign-ins and Logout. */
export function UserMenuList({ menu, appearance, onHelp, onSignIns }: UserMenuListProps): ReactNode {
  const { user, userName } = useSession();
  const controller = useSessionController();
  const { choice } = useSyncExternalStore(appearance.subscribe, appearance.get);
  return (
    <Menu disablePortal {...menu} slotProps={{ paper: { sx: { minWidth: 240, maxWidth: 360 } } }}>
      <Box component="li" role="none" sx={{ px: 2, py: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{userName}</Typography>
        <Typography variant="body2" color="textSecondary">
          {user.email}
        </Typography>
        {user.roles[0] && (
          <Typography variant="body2" color="textSecondary">
            {user.roles[0].name}
          </Typography>
        )}
      </Box>
      <Divider component="li" role="none" />
      <ListSubheader role="none" sx={{ bgcolor: 'transparent', lineHeight: 2.4 }}>
        {shellTexts.appearance}
      </ListSubheader>
      {APPEARANCES.map((option) => (
        <MenuOption
          key={option}
          label={shellTexts[option]}
          isSelected={option === choice}
          onSelect={() => appearance.choose(option)}
        />
      ))}
      <Divider component="li" role="none" />
      <MenuItem
        onClick={() => {
          menu.onClose();
          onHelp();
        }}
      >
        <ListItemIcon>
          <KeyboardIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{shortcutTexts.title}</ListItemText>
      </MenuItem>
      {onSignIns && (
        <MenuItem
          onClick={() => {
            menu.onClose();
            onSignIns();
          }}
        >
          <ListItemIcon>
            <DevicesIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{signInTexts.own}</ListItemText>
        </MenuItem>
      )}
      <MenuItem onClick={() => controller.leave('logout')}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        <ListItemText>{sessionTexts.logout}</ListItemText>
      </MenuItem>
    </Menu>
  );
}
