import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OpenMenu } from '../../hooks/useMenu';
import type { MenuLink } from './menuItems';

/** The entries of a group, as a menu next to the icon rail. */
export function MenuFlyout(props: {
  readonly menu: OpenMenu;
  readonly label: string;
  readonly links: readonly MenuLink[];
}): ReactNode {
  const { menu, label, links } = props;
  return (
    <Menu
      {...menu}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label, dense: true } }}
    >
      {links.map(({ label: name, path, isCurrent }) => (
        <MenuItem
          key={path}
          component={Link}
          to={path}
          selected={isCurrent}
          onClick={menu.onClose}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {name}
        </MenuItem>
      ))}
    </Menu>
  );
}
