import CheckIcon from '@mui/icons-material/CheckOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

/** A radio item of a menu. */
export function MenuOption(props: {
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}): ReactNode {
  return (
    <MenuItem role="menuitemradio" aria-checked={props.isChosen} onClick={props.onChoose}>
      <ListItemIcon>{props.isChosen && <CheckIcon fontSize="small" />}</ListItemIcon>
      <ListItemText>{props.label}</ListItemText>
    </MenuItem>
  );
}
