import type { Edits } from './edits';
import type { FormItem } from './form';
import { orderOf } from './locate';
import { assignOrders } from './order';

/** Pairs items with stored nodes by id, removes the rest, and gives every node its order. */
export function writeSequence<
  Node extends { readonly id: string; readonly order: number },
  Item extends FormItem,
>(given: {
  readonly stored: readonly Node[];
  readonly items: readonly Item[];
  readonly from: number;
  readonly edits: Edits<Node>;
  readonly isKind: (node: Node, item: Item) => boolean;
  readonly update: (node: Node, item: Item) => Node;
  readonly create: (item: Item, order: number) => Node;
}): void {
  const { stored, items, edits } = given;
  const pairs = pair(given);
  const isSameSequence = items.length === stored.length && pairs.every((position, index) => position === index);
  if (isSameSequence) {
    items.forEach((item, index) => edits.replace(stored[index]!, given.update(stored[index]!, item)));
    return;
  }
  const ordered = pairs.map((position) => {
    const order = position === undefined ? undefined : orderOf(stored[position]!);
    return { order: order === Number.POSITIVE_INFINITY ? undefined : order, position };
  });
  const orders = assignOrders(ordered, given.from, edits.ordersExcept(stored));
  const kept = new Set(pairs);
  stored.forEach((node, position) => {
    if (!kept.has(position)) edits.remove(node);
  });
  items.forEach((item, index) => {
    const node = pairs[index] === undefined ? undefined : stored[pairs[index]]!;
    const order = orders[index]!;
    if (node === undefined) {
      edits.add(given.create(item, order));
      return;
    }
    const written = given.update(node, item);
    edits.replace(node, written.order === order ? written : { ...written, order });
  });
}

/** For every item the position of its stored node, undefined for a new one. Equal ids are paired in their order. */
function pair<Node extends { readonly id: string }, Item extends FormItem>(given: {
  readonly stored: readonly Node[];
  readonly items: readonly Item[];
  readonly isKind: (node: Node, item: Item) => boolean;
}): readonly (number | undefined)[] {
  const { stored, items, isKind } = given;
  const isSameSequence =
    items.length === stored.length && items.every((item, i) => item.$id === stored[i]!.id && isKind(stored[i]!, item));
  if (isSameSequence) return items.map((_, index) => index);
  const positions = new Map<string, number[]>();
  stored.forEach((node, position) => {
    const known = positions.get(node.id);
    if (known) known.push(position);
    else positions.set(node.id, [position]);
  });
  return items.map((item) => {
    const candidates = item.$id === undefined ? undefined : positions.get(item.$id);
    const position = candidates?.[0];
    if (position === undefined || !isKind(stored[position]!, item)) return undefined;
    candidates!.shift();
    return position;
  });
}
