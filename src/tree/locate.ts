import type { TreeNode } from './node';
import type { TreeField } from '../kinds/page';
import type { NodePlan } from './plan';

/** The stored nodes for the slots of a plan, in one stored node. */
export interface LocatedNodes {
  readonly fields: readonly (TreeField | undefined)[];
  readonly fieldItems: readonly (readonly TreeField[])[];
  readonly nodes: readonly (TreeNode | undefined)[];
  readonly items: readonly (readonly TreeNode[])[];
}

/** A node's list under a key; empty if an untrusted tree has anything else there. */
export function listAt(node: object, key: string): readonly unknown[] {
  const list = (node as Record<string, unknown>)[key];
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}

/** A node's order; infinity if it has no valid one, so that it sorts last. */
export function orderOf(node: { readonly order: unknown }): number {
  return typeof node.order === 'number' && Number.isFinite(node.order) ? node.order : Number.POSITIVE_INFINITY;
}

/**
 * Finds the nodes of a plan in a stored node. Of several nodes with one name, the first by order is used and the others are left
 * alone. List items are sorted by order; ties keep their stored sequence.
 */
export function locate(plan: NodePlan, node: object): LocatedNodes {
  const fields = new Array<TreeField | undefined>(plan.scalars.length).fill(undefined);
  const fieldItems: TreeField[][] = plan.fieldLists.map(() => []);
  if (plan.scalars.length > 0 || plan.fieldLists.length > 0) {
    for (const field of listAt(node, 'fields')) {
      if (!isNode(field)) continue;
      const slot = plan.scalarByName.get(field.name);
      if (slot !== undefined) {
        const known = fields[slot];
        if (known === undefined || orderOf(field) < orderOf(known)) fields[slot] = field;
        continue;
      }
      const list = plan.fieldListByName.get(field.name);
      if (list !== undefined) fieldItems[list]!.push(field);
    }
    fieldItems.forEach(sortByOrder);
  }
  const nodes = new Array<TreeNode | undefined>(plan.nodes.length).fill(undefined);
  const items: TreeNode[][] = plan.itemLists.map(() => []);
  if (plan.nodes.length > 0 || plan.itemLists.length > 0) {
    for (const child of listAt(node, plan.childrenKey)) {
      if (!isNode(child)) continue;
      const slot = plan.nodeByName.get(child.name);
      if (slot !== undefined) {
        const known = nodes[slot];
        if (known === undefined || orderOf(child) < orderOf(known)) nodes[slot] = child;
        continue;
      }
      const item = plan.itemByName.get(child.name);
      if (item !== undefined) items[item[0]]!.push(child);
    }
    items.forEach(sortByOrder);
  }
  return { fields, fieldItems, nodes, items };
}

function isNode(value: unknown): value is TreeField & TreeNode {
  return typeof value === 'object' && value !== null;
}

/** Sorts nodes in place, unless they are in their order already, as nearly always. @returns them */
export function sortByOrder<Node extends { readonly order: number }>(nodes: Node[]): Node[] {
  const isSorted = nodes.every((node, index) => index === 0 || orderOf(nodes[index - 1]!) <= orderOf(node));
  return isSorted ? nodes : nodes.sort(byOrder);
}

/** Compares nodes by their orders; two without a valid one are equal. */
export function byOrder(a: { readonly order: unknown }, b: { readonly order: unknown }): number {
  return compareOrders(orderOf(a), orderOf(b));
}

/** Compares orders; two infinite ones are equal. */
export function compareOrders(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
