import type { FormItem } from '../kinds/values';
import type { Edits } from './edits';
import { orderOf } from './locate';
import { renumber, type RenumberedOrders } from './order';

/** What a plan claims among sibling nodes. */
export interface Claims<Node> {
  /** Single nodes, undefined if not stored, with their order in the definition. */
  readonly singles: readonly (readonly [Node | undefined, order: number])[];
  /** Whether only this list has items among them. */
  readonly isOnlyList: boolean;
}

/** A list to write. */
interface Sequence<Node extends StoredNode> {
  readonly stored: readonly Node[];
  readonly items: readonly FormItem[];
  readonly from: number;
  readonly edits: Edits<Node>;
  /** Called only if the list is renumbered. */
  readonly claims: () => Claims<Node>;
  readonly isKind: (node: Node, item: FormItem) => boolean;
  readonly update: (node: Node, item: FormItem) => Node;
  readonly create: (item: FormItem, order: number) => Node;
  /** Renumbers the list even if its sequence is unchanged. */
  readonly renumbers: boolean;
}

interface StoredNode {
  readonly id: string;
  readonly order: number;
}

/**
 * Pairs items with stored nodes by id and removes unpaired nodes. A list that gained, lost or moved items is renumbered; any other
 * keeps its orders.
 */
export function writeSequence<Node extends StoredNode>(given: Sequence<Node>): void {
  const { stored, items, edits } = given;
  const pairs = pair(given);
  const isSameSequence = items.length === stored.length && pairs.every((position, index) => position === index);
  const numbers = isSameSequence && !given.renumbers ? undefined : numbersOf(given);
  const keepsOrders =
    numbers === undefined || (isSameSequence && stored.every(({ order }, index) => order === numbers.items[index]));
  if (keepsOrders) {
    items.forEach((item, index) => edits.replace(stored[index]!, given.update(stored[index]!, item)));
    return;
  }
  for (const [node, order] of numbers.others) edits.reorder(node, order);
  const kept = new Set(pairs);
  stored.forEach((node, position) => {
    if (!kept.has(position)) edits.remove(node);
  });
  items.forEach((item, index) => {
    const node = pairs[index] === undefined ? undefined : stored[pairs[index]]!;
    const order = numbers.items[index]!;
    if (node === undefined) {
      edits.add(given.create(item, order));
      return;
    }
    const written = given.update(node, item);
    edits.replace(node, written.order === order ? written : { ...written, order });
  });
}

/**
 * The new orders of the items and of siblings in their way; a single node in their way gets the order of its definition. Beside several
 * lists, siblings without a definition keep their orders: no order would be between the same items of each list.
 */
function numbersOf<Node extends StoredNode>(given: Sequence<Node>): RenumberedOrders<Node> {
  const { from, edits } = given;
  const { singles, isOnlyList } = given.claims();
  const items = new Set(given.stored);
  const single = new Set(singles.map(([node]) => node));
  const numbers = renumber({
    siblings: isOnlyList
      ? edits.before.filter((node) => items.has(node) || (isNode(node) && !single.has(node)))
      : given.stored,
    isItem: (node) => items.has(node),
    count: given.items.length,
    from,
  });
  const inTheWay = singles.flatMap(([node, order]): (readonly [Node, number])[] =>
    node && orderOf(node) >= from && order < from ? [[node, order]] : [],
  );
  return { ...numbers, others: new Map([...numbers.others, ...inTheWay]) };
}

function isNode(node: unknown): boolean {
  return typeof node === 'object' && node !== null;
}

/** The position of each item's stored node, undefined for a new item. Duplicate ids are paired in sequence. */
function pair<Node extends StoredNode>({ stored, items, isKind }: Sequence<Node>): readonly (number | undefined)[] {
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
