import { Menu, MenuItem } from '@mui/material';
import { flushSync } from 'react-dom';
import type { ListField } from '../../definition';
import type { FormItem } from '../../tree';
import { itemTexts } from './texts';

/** The possible menu items of a row, in order. */
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

/** Actions that add an item. */
const ADDING: ReadonlySet<RowAction> = new Set(['duplicate', 'insertAbove', 'insertBelow', 'pasteBelow']);

export interface RowMenuProps {
  readonly anchor: HTMLElement;
  readonly name: string;
  readonly actions: readonly RowAction[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly canAdd: boolean;
  readonly close: () => void;
  readonly choose: (action: RowAction) => void;
}

/** The menu of one row; mounted only while it is open. */
export function RowMenu({ anchor, name, actions, isFirst, isLast, canAdd, close, choose }: RowMenuProps) {
  const leave = () => {
    // Once the menu is gone: while it is open, it keeps the focus to itself.
    flushSync(close);
    anchor.focus();
  };
  const isDisabled = (action: RowAction) =>
    (action === 'moveUp' && isFirst) || (action === 'moveDown' && isLast) || (!canAdd && ADDING.has(action));
  return (
    // The list restores the focus: the row may have been moved or removed.
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

/** What the user may do with the items of a list. */
export interface ItemRights {
  readonly isOrdered: boolean;
  readonly canAdd: boolean;
  /** The menu items of a row; the same array for items with the same rights. */
  readonly actionsOf: (item: FormItem) => readonly RowAction[];
  /** Whether the fields of an item are read-only. */
  readonly isLocked: (item: FormItem) => boolean;
}

/**
 * The user's rights on the items of a list, by its definition (MAIL-011). Whoever added an item can change and remove it until it is
 * stored. Moving items needs the right to update: it changes stored ones. Copying needs no right.
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
  const newItemActions: readonly RowAction[] = ROW_ACTIONS.filter((action) => {
    if (action === 'preview') return hasPreview;
    return action === 'copy' || action === 'remove' || (isOrdered && (canAdd || !ADDING.has(action)));
  });
  const storedItemActions = canRemove ? newItemActions : newItemActions.filter((action) => action !== 'remove');
  return {
    isOrdered,
    canAdd,
    actionsOf: ({ $id }) => ($id === undefined ? newItemActions : storedItemActions),
    isLocked: ({ $id }) => $id !== undefined && !canChange,
  };
}
