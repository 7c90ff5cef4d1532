import CheckIcon from '@mui/icons-material/CheckOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

/** One of several options of a menu, of which one is chosen. */
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
