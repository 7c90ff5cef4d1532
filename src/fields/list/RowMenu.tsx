import { Menu, MenuItem } from '@mui/material';
import { itemTexts } from './texts';

/** What the menu of a row may offer. */
export type RowAction =
  | 'preview'
  | 'moveUp'
  | 'moveDown'
  | 'duplicate'
  | 'copy'
  | 'insertAbove'
  | 'insertBelow'
  | 'pasteBelow'
  | 'remove';

/** In the order of the menu. */
export const ROW_ACTIONS: readonly RowAction[] = [
  'preview',
  'moveUp',
  'moveDown',
  'duplicate',
  'copy',
  'insertAbove',
  'insertBelow',
  'pasteBelow',
  'remove',
];

/** What adds an item. */
export const ADDING: ReadonlySet<RowAction> = new Set(['duplicate', 'insertAbove', 'insertBelow', 'pasteBelow']);

interface RowMenuProps {
  readonly anchor: HTMLElement;
  readonly name: string;
  readonly actions: readonly RowAction[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canAdd: boolean;
  readonly close: () => void;
  readonly choose: (action: RowAction) => void;
}

/** The actions of one row; mounted only while it is open. */
export function RowMenu({ anchor, name, actions, isFirst, isLast, canAdd, close, choose }: RowMenuProps) {
  const leave = () => {
    close();
    anchor.focus();
  };
  const isDisabled = (action: RowAction) =>
    (action === 'moveUp' && isFirst) || (action === 'moveDown' && isLast) || (!canAdd && ADDING.has(action));
  return (
    // The row decides where the focus goes: it may have moved, or be gone.
    <Menu anchorEl={anchor} open onClose={leave} disableRestoreFocus>
      {actions.map((action) => (
        <MenuItem
          key={action}
          disabled={isDisabled(action)}
          onClick={() => {
            close();
            choose(action);
          }}
        >
          {itemTexts[action]({ name })}
        </MenuItem>
      ))}
    </Menu>
  );
}
