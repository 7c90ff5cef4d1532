import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import MoreIcon from '@mui/icons-material/SwapVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import type { SortableItem } from '../hooks/useSortableItem';
import { orderTexts } from './texts';
import type { ListEnd } from './useManualOrder';

/** What an entry is moved by: dragging or keys, or to an end of the list by a menu. */
export function MoveHandle(props: {
  readonly name: string;
  readonly grip: SortableItem['grip'];
  readonly onMoveToEnd: (end: ListEnd) => void;
}): ReactNode {
  const { name, grip, onMoveToEnd } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const choose = (end: ListEnd) => {
    setAnchor(undefined);
    onMoveToEnd(end);
  };
  return (
    <>
      <IconButton {...grip} size="small" aria-label={orderTexts.move({ name })} sx={GRIP}>
        <DragIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={orderTexts.moveFar({ name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        <MenuItem onClick={() => choose('first')}>{orderTexts.toTop}</MenuItem>
        <MenuItem onClick={() => choose('last')}>{orderTexts.toBottom}</MenuItem>
      </Menu>
    </>
  );
}

/** A finger on it drags instead of scrolling. */
const GRIP = { cursor: 'grab', touchAction: 'none' } as const;
