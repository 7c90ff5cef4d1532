import type { PlacedFields } from '../definition';
import { locate } from './locate';
import type { TreeNode } from './node';
import type { TreeField, Tree } from '../kinds/page';
import { compilePlan, type NodePlan } from './plan';
import { readTree } from './read';
import { writeTree } from './write';

/** Stored orders that differ from those of the definition. */
export interface OrderFault {
  /** Names of the stored nodes from the root to the list; a list with several types of items ends with all their names. */
  readonly where: readonly string[];
  readonly found: readonly number[];
  readonly expected: readonly number[];
}

/** A checked tree. */
export interface CheckedOrders<T extends Tree> {
  readonly faults: readonly OrderFault[];
  /** The tree with the expected orders; the same object if there is no mismatch. */
  readonly mended: T;
}

/** Checks trees of one editor. */
export type OrderCheck = <T extends Tree>(tree: T) => CheckedOrders<T>;

/**
 * Compares the orders of trees with those that a first save would assign: lists are numbered without gaps from their first order,
 * single nodes and fields have their fixed order.
 * @param fields an editor's fields for one brand
 */
export function compileOrderCheck(fields: PlacedFields): OrderCheck {
  const plan = compilePlan(fields);
  const writer = { newId: unexpectedNode, renumbers: true };
  return (tree) => {
    const mended = writeTree(writer, { plan, form: readTree(plan, tree), tree });
    return { faults: faultsIn({ plan, stored: tree, mended, where: [] }), mended };
  };
}

function unexpectedNode(): never {
  throw new Error('A tree that is written as it was read has no new nodes.');
}

interface Comparison {
  readonly plan: NodePlan;
  readonly stored: object;
  readonly mended: object;
  readonly where: readonly string[];
}

function faultsIn({ plan, stored, mended, where }: Comparison): readonly OrderFault[] {
  if (stored === mended) return [];
  const [before, after] = [locate(plan, stored), locate(plan, mended)];
  const compare = (names: readonly string[], found: readonly Ordered[], expected: readonly Ordered[]) =>
    faultOf([...where, ...names], found, expected);
  return [
    ...compare(['fields'], present(before.fields), present(after.fields)),
    ...before.fieldItems.flatMap((found, slot) =>
      compare([plan.fieldLists[slot]!.name], found, after.fieldItems[slot]!),
    ),
    ...compare([plan.childrenKey], present(before.nodes), present(after.nodes)),
    ...before.items.flatMap((found, slot) => compare([listName(plan, slot)], found, after.items[slot]!)),
    ...before.nodes.flatMap((node, slot) => inside(plan.nodes[slot]!.plan, node, after.nodes[slot])),
    ...before.items.flatMap((nodes, slot) =>
      nodes.flatMap((node, index) => inside(plan.itemByName.get(node.name)![1].plan, node, after.items[slot]![index])),
    ),
  ];

  function inside(plan: NodePlan, node: TreeNode | undefined, now: TreeNode | undefined): readonly OrderFault[] {
    return node && now ? faultsIn({ plan, stored: node, mended: now, where: [...where, node.name] }) : [];
  }
}

type Ordered = Pick<TreeField, 'order'>;

function faultOf(where: readonly string[], before: readonly Ordered[], after: readonly Ordered[]) {
  const [found, expected] = [before, after].map((nodes) => nodes.map(({ order }) => order));
  return found!.every((order, index) => order === expected![index])
    ? []
    : [{ where, found: found!, expected: expected! }];
}

function present<Node>(nodes: readonly (Node | undefined)[]): readonly Node[] {
  return nodes.filter((node) => node !== undefined);
}

function listName(plan: NodePlan, slot: number): string {
  return plan.itemLists[slot]!.variants.map(({ name }) => name).join(' | ');
}
