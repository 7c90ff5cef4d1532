import { compareOrders, orderOf } from './locate';

/** A list that gained, lost or moved items, among the nodes it stands with. */
export interface Renumbering<Node> {
  /** The items as stored, and the nodes beside them that no definition claims, in the order they are stored in. */
  readonly siblings: readonly Node[];
  readonly isItem: (node: Node) => boolean;
  /** How many items the list has now. */
  readonly count: number;
  /** The order of the first item. */
  readonly from: number;
}

/** The orders after renumbering. */
export interface Numbers<Node> {
  /** Of the items, in their new sequence. */
  readonly items: readonly number[];
  /** Of the siblings beside them. */
  readonly others: ReadonlyMap<Node, number>;
}

/**
 * Numbers the items of a list from its first order on. An unclaimed sibling between the second and the third item stays
 * there: it takes the order between theirs. Orders are whole numbers, so this is the only way to leave an order out. What
 * stands before all items or after them stays there and only moves where its order is needed.
 */
export function renumber<Node extends { readonly order: number }>(list: Renumbering<Node>): Numbers<Node> {
  const { count, from } = list;
  const { between, after } = unclaimedPlaces(list);
  const others = new Map<Node, number>();
  const items: number[] = [];
  let next = from;
  for (let index = 0; index < count; index += 1) {
    for (const node of between.get(index) ?? []) others.set(node, next++);
    items.push(next++);
  }
  let last = { before: Number.NEGATIVE_INFINITY, now: next - 1 };
  for (const node of after) {
    const before = orderOf(node);
    if (before === Number.POSITIVE_INFINITY) break;
    const now = Math.max(before, before === last.before ? last.now : last.now + 1);
    others.set(node, now);
    last = { before, now };
  }
  return { items, others };
}

/** The unclaimed siblings by the number of items before them, and those that stand after all items. */
function unclaimedPlaces<Node extends { readonly order: number }>({
  siblings,
  isItem,
  count,
  from,
}: Renumbering<Node>) {
  const sorted = [...siblings].sort((a, b) => compareOrders(orderOf(a), orderOf(b)));
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
