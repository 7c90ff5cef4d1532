import type { ListField } from '../../definition';
import type { FormItem } from '../../tree';
import { LIST_ACTIONS, type RowAction } from './RowMenu';

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
 * removed by whoever added it.
 */
export function itemRights(
  { ordered = true, itemAccess = {} }: Pick<ListField, 'ordered' | 'itemAccess'>,
  can: (scope: string) => boolean,
): ItemRights {
  const holds = (scope: string | undefined) => scope === undefined || can(scope);
  const canAdd = holds(itemAccess.create);
  const canChange = holds(itemAccess.update);
  const canRemove = holds(itemAccess.delete);
  return {
    isOrdered: ordered,
    canAdd,
    actionsOf: ({ $id }) => actionsFor({ isOrdered: ordered && canAdd, canRemove: canRemove || $id === undefined }),
    isLocked: ({ $id }) => $id !== undefined && !canChange,
  };
}

const REMOVE: readonly RowAction[] = ['remove'];
const NONE: readonly RowAction[] = [];
const WITHOUT_REMOVAL = LIST_ACTIONS.filter((action) => action !== 'remove');

/** Always one of the same lists: rows are not rendered anew for an equal one. */
function actionsFor(given: { readonly isOrdered: boolean; readonly canRemove: boolean }): readonly RowAction[] {
  if (given.isOrdered) return given.canRemove ? LIST_ACTIONS : WITHOUT_REMOVAL;
  return given.canRemove ? REMOVE : NONE;
}
