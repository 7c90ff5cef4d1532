import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import List from '@mui/material/List';
import { useId, useState, type ReactNode } from 'react';
import { useMenu } from '../../hooks/useMenu';
import { AREA_ICONS } from '../icons';
import { LazyMenuFlyout } from '../lazyParts';
import { MenuEntry } from './MenuEntry';
import type { MenuItem, MenuLink } from './menuItems';

/**
 * A collapsible sidebar entry with sub-entries (NAV-006, NAV-011, NAV-016). It opens when one of them becomes current; users
 * can toggle it. If the sidebar is an icon rail, its entries are in a flyout.
 */
export function MenuFolder(props: {
  readonly item: MenuItem;
  readonly links: readonly MenuLink[];
  readonly isExpanded: boolean;
  readonly onChoose: (() => void) | undefined;
}): ReactNode {
  const { item, links, isExpanded, onChoose } = props;
  const isInside = links.some(({ isCurrent }) => isCurrent);
  const [isOpen, setOpen] = useState(isInside);
  const [wasInside, setWasInside] = useState(isInside);
  const { button, menu } = useMenu();
  const { onClick: openFlyout, ...flyoutState } = button;
  const id = useId();
  if (wasInside !== isInside) {
    setWasInside(isInside);
    if (isInside) setOpen(true);
  }
  const isListVisible = isExpanded && isOpen;
  return (
    <MenuEntry
      label={item.label}
      icon={AREA_ICONS[item.icon]}
      isExpanded={isExpanded}
      isCurrent={isInside && !isListVisible}
      onChoose={(event) => (isExpanded ? setOpen(!isOpen) : openFlyout(event))}
      aria={isExpanded ? { 'aria-expanded': isOpen, 'aria-controls': id } : flyoutState}
      end={
        <ExpandMore
          fontSize="small"
          sx={{ transition: 'transform 120ms', transform: isOpen ? 'rotate(180deg)' : 'none' }}
        />
      }
    >
      {isExpanded && (
        <List id={id} disablePadding hidden={!isListVisible} aria-label={item.label} sx={{ pt: 0.25 }}>
          {isListVisible &&
            links.map(({ label, path, isCurrent }) => (
              <MenuEntry key={path} label={label} isExpanded to={path} isCurrent={isCurrent} onChoose={onChoose} />
            ))}
        </List>
      )}
      {menu.open && <LazyMenuFlyout menu={menu} label={item.label} links={links} />}
    </MenuEntry>
  );
}
