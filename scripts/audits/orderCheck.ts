import type { PlacedFields } from '../../src/definition';
import { pairs } from '../../src/lib/pairs';
import { locate } from '../../src/tree/locate';
import type { TreeNode } from '../../src/tree/node';
import type { TreeField, Tree } from '../../src/kinds/page';
import { compilePlan, type NodePlan } from '../../src/tree/plan';
import { readTree } from '../../src/tree/read';
import { writeTree } from '../../src/tree/write';

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
  const compare = (name: string, found: readonly Ordered[], expected: readonly Ordered[]) =>
    faultOf([...where, name], found, expected);
  const items = pairs(before.items, after.items);
  return [
    ...compare('fields', present(before.fields), present(after.fields)),
    ...pairs(plan.fieldLists, pairs(before.fieldItems, after.fieldItems)).flatMap(([{ name }, [found, expected]]) =>
      compare(name, found, expected),
    ),
    ...compare(plan.childrenKey, present(before.nodes), present(after.nodes)),
    ...pairs(plan.itemLists, items).flatMap(([{ variants }, [found, expected]]) =>
      compare(variants.map(({ name }) => name).join(' | '), found, expected),
    ),
    ...pairs(plan.nodes, pairs(before.nodes, after.nodes)).flatMap(([slot, [node, now]]) =>
      inside(slot.plan, node, now),
    ),
    ...items.flatMap(([nodes, mendedNodes]) =>
      pairs(nodes, mendedNodes).flatMap(([node, now]) => inside(plan.itemByName.get(node.name)?.[1].plan, node, now)),
    ),
  ];

  function inside(below: NodePlan | undefined, node: TreeNode | undefined, now: TreeNode | undefined) {
    return below && node && now
      ? faultsIn({ plan: below, stored: node, mended: now, where: [...where, node.name] })
      : [];
  }
}

type Ordered = Pick<TreeField, 'order'>;

function faultOf(
  where: readonly string[],
  before: readonly Ordered[],
  after: readonly Ordered[],
): readonly OrderFault[] {
  const [found, expected] = [ordersOf(before), ordersOf(after)] as const;
  return found.every((order, index) => order === expected[index]) ? [] : [{ where, found, expected }];
}

function ordersOf(nodes: readonly Ordered[]): readonly number[] {
  return nodes.map(({ order }) => order);
}

function present<Node>(nodes: readonly (Node | undefined)[]): readonly Node[] {
  return nodes.filter((node) => node !== undefined);
}
