import type { ListField } from '../../definition';
import type { FormItem } from '../../tree';
import { ADDING, ROW_ACTIONS, type RowAction } from './RowMenu';

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
  const ofNew = ROW_ACTIONS.filter((action) => {
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
