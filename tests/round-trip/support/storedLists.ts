import type { PlacedFields } from '../../../src/definition';
import type { Tree } from '../../../src/tree';
import { byOrder, locate } from '../../../src/tree/locate';
import { compilePlan, type NodePlan } from '../../../src/tree/plan';
import type { AnyNode } from './arbitraryTree';

/** A list as stored: its items and their siblings. */
export interface StoredList {
  /** The list among those of its node, and the id of that node. */
  readonly key: string;
  readonly from: number;
  readonly items: readonly AnyNode[];
  /** All nodes with the same parent, including the items, by order. */
  readonly siblings: readonly AnyNode[];
  /** The siblings that no field of the editor claims. */
  readonly unclaimed: ReadonlySet<AnyNode>;
  /** Whether no other list has items among the siblings; otherwise, the unclaimed ones keep their orders. */
  readonly isOnlyList: boolean;
}

/** Every list of a tree, at every depth, by its key. */
export function storedLists(fields: PlacedFields, tree: Tree): ReadonlyMap<string, StoredList> {
  return new Map(listsIn(compilePlan(fields), tree as unknown as AnyNode).map((list) => [list.key, list]));
}

function listsIn(plan: NodePlan, node: AnyNode): readonly StoredList[] {
  const { fields, fieldItems, nodes, items } = locate(plan, node);
  const listOf = (kind: string, found: readonly object[], from: number): StoredList => {
    const isField = kind.startsWith('field');
    const claimed = new Set<unknown>(isField ? [fields, fieldItems].flat(2) : [nodes, items].flat(2));
    const siblings = (node[isField ? 'fields' : plan.childrenKey] as readonly AnyNode[] | undefined) ?? [];
    return {
      key: `${kind} of ${node.id}`,
      from,
      items: found as readonly AnyNode[],
      siblings: [...siblings].sort(byOrder),
      unclaimed: new Set(siblings.filter((sibling) => !claimed.has(sibling))),
      isOnlyList: (isField ? fieldItems : items).length === 1,
    };
  };
  return [
    ...plan.fieldLists.map((slot, index) => listOf(`field list ${index}`, fieldItems[index]!, slot.from)),
    ...plan.itemLists.map((slot, index) => listOf(`list ${index}`, items[index]!, slot.from)),
    ...nodes.flatMap((child, slot) => (child ? listsIn(plan.nodes[slot]!.plan, child as unknown as AnyNode) : [])),
    ...items.flat().flatMap((item) => listsIn(plan.itemByName.get(item.name)![1].plan, item as unknown as AnyNode)),
  ];
}
