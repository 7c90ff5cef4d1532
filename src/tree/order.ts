import { byOrder, orderOf } from './locate';

/** A list that gained, lost or moved items, with its sibling nodes. */
export interface Renumbering<Node> {
  /** The stored items and their siblings that no definition claims, in stored order. */
  readonly siblings: readonly Node[];
  readonly isItem: (node: Node) => boolean;
  /** The new number of items. */
  readonly count: number;
  /** The order of the first item. */
  readonly from: number;
}

/** The orders after renumbering. */
export interface RenumberedOrders<Node> {
  /** Of the items, in their new sequence. */
  readonly items: readonly number[];
  /** Of their siblings. */
  readonly others: ReadonlyMap<Node, number>;
}

/**
 * Numbers the items of a list from its first order on. An unclaimed sibling between the second and the third item stays there and
 * takes the order between theirs: orders are whole numbers, so no other gap is possible. Siblings before or after all items stay
 * there and are renumbered only if an item needs their order.
 */
export function renumber<Node extends { readonly order: number }>(list: Renumbering<Node>): RenumberedOrders<Node> {
  const { count, from } = list;
  const { between, after } = unclaimedPlaces(list);
  const others = new Map<Node, number>();
  const items: number[] = [];
  let next = from;
  for (let index = 0; index < count; index += 1) {
    for (const node of between.get(index) ?? []) others.set(node, next++);
    items.push(next++);
  }
  let last = { oldOrder: Number.NEGATIVE_INFINITY, newOrder: next - 1 };
  for (const node of after) {
    const oldOrder = orderOf(node);
    if (oldOrder === Number.POSITIVE_INFINITY) break;
    const newOrder = Math.max(oldOrder, oldOrder === last.oldOrder ? last.newOrder : last.newOrder + 1);
    others.set(node, newOrder);
    last = { oldOrder, newOrder };
  }
  return { items, others };
}

/** The unclaimed siblings by the number of items before them, and those after all items. */
function unclaimedPlaces<Node extends { readonly order: number }>({
  siblings,
  isItem,
  count,
  from,
}: Renumbering<Node>) {
  const sorted = [...siblings].sort(byOrder);
  const total = sorted.filter(isItem).length;
  const between = new Map<number, Node[]>();
  const after: Node[] = [];
  let items = 0;
  for (const node of sorted) {
    if (isItem(node)) items += 1;
    else if (items === 0 && orderOf(node) < from) continue;
    else if (items === total || items >= count) after.push(node);
    else between.set(items, [...(between.get(items) ?? []), node]);
  }
  return { between, after };
}
