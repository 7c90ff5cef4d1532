import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import MoreIcon from '@mui/icons-material/SwapVertOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode } from 'react';
import { Sortable } from '../hooks/Sortable';
import type { SortableItem } from '../hooks/useSortableItem';
import { useMenu } from '../hooks/useMenu';
import { useFocusOnRemoval } from '../shell/useFocusOnRemoval';
import { orderTexts } from './texts';
import type { ListEnd, ManualOrder } from './useManualOrder';
import { focusEntry } from './useRemoval';

/** Makes entries draggable if they are ordered manually. @param props.isGrid whether they are laid out in a grid */
export function Ordered(props: {
  readonly order: ManualOrder | undefined;
  readonly isGrid?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { order, isGrid = false, children } = props;
  if (!order) return children;
  return (
    <Sortable keys={order.keys} nameOf={order.nameOf} move={order.move} isGrid={isGrid}>
      {() => children}
    </Sortable>
  );
}

/** Moves an entry by dragging or keys, or to an end of the list by a menu. @param props.index its position on the page */
export function MoveHandle(props: {
  readonly order: ManualOrder;
  readonly index: number;
  readonly grip: SortableItem['grip'];
}): ReactNode {
  const { order, index, grip } = props;
  const name = order.nameOf(index);
  const { button, menu, close } = useMenu();
  // An end of the list may be on another page.
  const buttonRef = useFocusOnRemoval((removed) => {
    const next = removed.closest('[data-entry]')?.nextElementSibling ?? null;
    return () => focusEntry(next);
  });
  const choose = (end: ListEnd) => {
    close();
    order.moveToEnd(index, end);
  };
  return (
    <>
      <IconButton {...grip} size="small" aria-label={orderTexts.move({ name })} sx={GRIP}>
        <DragIcon fontSize="small" />
      </IconButton>
      <IconButton ref={buttonRef} size="small" aria-label={orderTexts.moveFar({ name })} {...button}>
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu {...menu}>
        <MenuItem onClick={() => choose('first')}>{orderTexts.toTop}</MenuItem>
        <MenuItem onClick={() => choose('last')}>{orderTexts.toBottom}</MenuItem>
      </Menu>
    </>
  );
}

/** Touch drags it instead of scrolling. */
const GRIP = { cursor: 'grab', touchAction: 'none' } as const;
