import { Menu, MenuItem } from '@mui/material';
import { itemTexts } from '../../lib/messages';

/** What the menu of a row offers. */
export type RowAction = 'moveUp' | 'moveDown' | 'duplicate' | 'insertBelow' | 'remove';

interface RowMenuProps {
  readonly anchor: HTMLElement;
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canAdd: boolean;
  readonly close: () => void;
  readonly choose: (action: RowAction) => void;
}

/** The actions of one row; mounted only while it is open. */
export function RowMenu({ anchor, name, isFirst, isLast, canAdd, close, choose }: RowMenuProps) {
  const leave = () => {
    close();
    anchor.focus();
  };
  const disabled = {
    moveUp: isFirst,
    moveDown: isLast,
    duplicate: !canAdd,
    insertBelow: !canAdd,
    remove: false,
  } as const satisfies Record<RowAction, boolean>;
  return (
    // The row decides where the focus goes: it may have moved, or be gone.
    <Menu anchorEl={anchor} open onClose={leave} disableRestoreFocus>
      {(Object.keys(disabled) as RowAction[]).map((action) => (
        <MenuItem
          key={action}
          disabled={disabled[action]}
          onClick={() => {
            close();
            choose(action);
          }}
        >
          {itemTexts[action](name)}
        </MenuItem>
      ))}
    </Menu>
  );
}
