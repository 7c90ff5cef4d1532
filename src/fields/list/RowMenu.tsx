import { Menu, MenuItem } from '@mui/material';
import type { ListField } from '../../definition';
import type { FormItem } from '../../tree';
import { itemTexts } from './texts';

/** What the menu of a row may offer, in its order. */
const ROW_ACTIONS = [
  'preview',
  'moveUp',
  'moveDown',
  'duplicate',
  'copy',
  'insertAbove',
  'insertBelow',
  'pasteBelow',
  'remove',
] as const;

export type RowAction = (typeof ROW_ACTIONS)[number];

/** What adds an item. */
const ADDING: ReadonlySet<RowAction> = new Set(['duplicate', 'insertAbove', 'insertBelow', 'pasteBelow']);

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

/** What may be done with the items of a list. */
export interface ItemRights {
  readonly isOrdered: boolean;
  readonly canAdd: boolean;
  /** The entries of an item's menu; the same list for items of the same rights. */
  readonly actionsOf: (item: FormItem) => readonly RowAction[];
  /** Whether the values of an item can only be read. */
  readonly isLocked: (item: FormItem) => boolean;
}

/**
 * What the definition of a list lets a person do with its items (MAIL-011). An item that is not stored yet can be changed and
 * removed by whoever added it. Moving items changes those that are stored. Copying needs no right.
 */
export function itemRights(
  { ordered = true, itemAccess = {} }: Pick<ListField, 'ordered' | 'itemAccess'>,
  can: (scope: string) => boolean,
  hasPreview: boolean,
): ItemRights {
  const holds = (scope: string | undefined) => scope === undefined || can(scope);
  const canAdd = holds(itemAccess.create);
  const canChange = holds(itemAccess.update);
  const canRemove = holds(itemAccess.delete);
  const isOrdered = ordered && canChange;
  const ofNew: readonly RowAction[] = ROW_ACTIONS.filter((action) => {
    if (action === 'preview') return hasPreview;
    return action === 'copy' || action === 'remove' || (isOrdered && (canAdd || !ADDING.has(action)));
  });
  const ofStored = canRemove ? ofNew : ofNew.filter((action) => action !== 'remove');
  return {
    isOrdered,
    canAdd,
    actionsOf: ({ $id }) => ($id === undefined ? ofNew : ofStored),
    isLocked: ({ $id }) => $id !== undefined && !canChange,
  };
}
