import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sidebarColours } from '../../theme/tokens';

/** A sidebar entry. Collapsed, it is an icon with the label as its accessible name. */
export function MenuEntry(props: {
  readonly label: string;
  /** Absent on entries of a group, which are indented below its label. */
  readonly icon?: ElementType;
  /** With its label; else the icon only. */
  readonly isExpanded: boolean;
  /** Link target; absent: a button. */
  readonly to?: string;
  readonly isCurrent?: boolean;
  readonly onChoose?: ListItemButtonProps['onClick'];
  /** Additional ARIA attributes. */
  readonly aria?: Pick<ListItemButtonProps, 'aria-expanded' | 'aria-controls' | 'aria-haspopup'>;
  /** At the end of the line. */
  readonly end?: ReactNode;
  /** Below the entry. */
  readonly children?: ReactNode;
}): ReactNode {
  const { label, icon: Icon, isExpanded, to, isCurrent = false, onChoose, aria = {}, end, children } = props;
  const linkProps = to === undefined ? {} : { component: Link, to, ...(isCurrent ? { 'aria-current': 'page' } : {}) };
  return (
    <ListItem disablePadding sx={{ mb: 0.25, display: 'block' }}>
      <ListItemButton
        {...linkProps}
        {...aria}
        {...(isExpanded ? {} : { 'aria-label': label, title: label })}
        onClick={onChoose}
        className={isCurrent ? 'current' : ''}
        sx={Icon ? ENTRY : SUB_ENTRY}
      >
        {Icon && <Icon fontSize="small" />}
        {isExpanded && <Box sx={{ flex: 1, lineHeight: 1.35 }}>{label}</Box>}
        {isExpanded && end}
      </ListItemButton>
      {children}
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
  '&:hover': { bgcolor: sidebarColours.selected, color: sidebarColours.strong },
  '&.Mui-focusVisible': {
    outline: `2px solid ${sidebarColours.strong}`,
    outlineOffset: -2,
    bgcolor: sidebarColours.selected,
  },
  '&.current': {
    bgcolor: sidebarColours.selected,
    color: sidebarColours.strong,
    boxShadow: 'inset 3px 0 0 var(--mark)',
  },
} as const;

const SUB_ENTRY = { ...ENTRY, minHeight: 34, py: 0.5, pl: 5.25 } as const;
