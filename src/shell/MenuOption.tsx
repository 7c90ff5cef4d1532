import CheckIcon from '@mui/icons-material/CheckOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

/** A radio item of a menu. */
export function MenuOption(props: {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}): ReactNode {
  return (
    <MenuItem role="menuitemradio" aria-checked={props.isSelected} onClick={props.onSelect}>
      <ListItemIcon>{props.isSelected && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{props.label}</ListItemText>
    </MenuItem>
  );
}
