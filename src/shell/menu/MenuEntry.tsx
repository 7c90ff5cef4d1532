import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { side } from '../../theme/tokens';

/** One line of the sidebar; without its label it is an icon that says its name. */
export function MenuEntry(props: {
  readonly label: string;
  /** Absent: an entry of a group, which stands below the label of the group. */
  readonly icon?: ElementType;
  /** Whether the label shows, or the icon only. */
  readonly isWhole: boolean;
  /** Where it leads; absent: a button. */
  readonly to?: string;
  readonly isCurrent?: boolean;
  readonly onChoose?: ListItemButtonProps['onClick'];
  /** What assistive technology is told besides. */
  readonly aria?: Pick<ListItemButtonProps, 'aria-expanded' | 'aria-controls' | 'aria-haspopup'>;
  /** Stands at the end of the line. */
  readonly end?: ReactNode;
  /** What belongs to the entry, below it. */
  readonly children?: ReactNode;
}): ReactNode {
  const { label, icon: Icon, isWhole, to, isCurrent = false, onChoose, aria = {}, end, children } = props;
  const target = to === undefined ? {} : { component: Link, to, ...(isCurrent ? { 'aria-current': 'page' } : {}) };
  return (
    <ListItem disablePadding sx={{ mb: 0.25, display: 'block' }}>
      <ListItemButton
        {...target}
        {...aria}
        {...(isWhole ? {} : { 'aria-label': label, title: label })}
        onClick={onChoose}
        className={isCurrent ? 'current' : ''}
        sx={Icon ? ENTRY : SUB_ENTRY}
      >
        {Icon && <Icon fontSize="small" />}
        {isWhole && <Box sx={{ flex: 1, lineHeight: 1.35 }}>{label}</Box>}
        {isWhole && end}
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
  '&:hover': { bgcolor: side.chosen, color: side.strong },
  '&.Mui-focusVisible': { outline: `2px solid ${side.strong}`, outlineOffset: -2, bgcolor: side.chosen },
  '&.current': { bgcolor: side.chosen, color: side.strong, boxShadow: 'inset 3px 0 0 var(--mark)' },
} as const;

const SUB_ENTRY = { ...ENTRY, minHeight: 34, py: 0.5, pl: 5.25 } as const;
