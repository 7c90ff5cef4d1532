import type { FormItem } from '../kinds/values';
import { increasingLengths } from '../lib/increasingLengths';
import type { ListSides, MergeSides } from './align';

/** All items of both sides of a list. */
export interface MergedSequence {
  readonly items: readonly FormItem[];
  /**
   * If both sides moved the same items to different places, `items` is in the order of mine, and these are in the others. In that of the
   * base, new items come last.
   */
  readonly others?: { readonly base: readonly FormItem[]; readonly theirs: readonly FormItem[] };
}

/** An item's id, or a new item itself. */
type Key = string | FormItem;

/**
 * Merges the orders of a list: an item that one side moved has its place there, next to items that nobody moved. Items that are not in
 * all three lists follow their neighbours.
 */
export function mergeSequences({ base, mine, theirs }: ListSides): MergedSequence {
  const keys = [base, mine, theirs].map((items) => new Set(items.map(keyOf)));
  const commonIn = (items: readonly FormItem[]) => [
    ...new Set(items.map(keyOf).filter((key) => keys.every((side) => side.has(key)))),
  ];
  const common = { base: commonIn(base), mine: commonIn(mine), theirs: commonIn(theirs) };
  const itemOf = new Map([...theirs, ...mine].map((item) => [keyOf(item), item]));
  const itemsAround = (order: readonly Key[]) => weave(order, [theirs, mine]).map((key) => itemOf.get(key)!);
  const order = mergeOrders(common);
  if (order) return { items: itemsAround(order) };
  const newLast = [...new Set([...base.map(keyOf), ...itemOf.keys()])].filter((key) => itemOf.has(key));
  const others = { base: newLast.map((key) => itemOf.get(key)!), theirs: itemsAround(common.theirs) };
  return { items: itemsAround(common.mine), others };
}

/** Merges three orders of the same keys; undefined if both sides moved the same ones differently. */
function mergeOrders({ base, mine, theirs }: MergeSides<readonly Key[]>): readonly Key[] | undefined {
  const [myMoves, theirMoves] = [movedIn(mine, base), movedIn(theirs, base)];
  if (myMoves.size === 0) return theirs;
  if (theirMoves.size === 0) return mine;
  const isAnchor = (key: Key) => myMoves.has(key) === theirMoves.has(key);
  const anchors = mine.filter(isAnchor);
  const theirAnchors = theirs.filter(isAnchor);
  if (anchors.some((key, index) => key !== theirAnchors[index])) return undefined;
  const runs = [runsIn(mine, myMoves, isAnchor), runsIn(theirs, theirMoves, isAnchor)];
  const placeOf = ([first]: readonly Key[]) => (first === undefined ? -1 : base.indexOf(first));
  const after = (anchor: Key | undefined) =>
    runs
      .map((side) => side.get(anchor) ?? [])
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .flat();
  return [...after(undefined), ...anchors.flatMap((anchor) => [anchor, ...after(anchor)])];
}

/**
 * The keys that may have been moved: all but those that stay wherever as few as possible are moved. If neighbours are swapped, it is
 * either of them.
 */
function movedIn(side: readonly Key[], base: readonly Key[]): ReadonlySet<Key> {
  if (side.every((key, index) => key === base[index])) return new Set();
  const placeOf = new Map(side.map((key, index) => [key, index]));
  const places = base.map((key) => placeOf.get(key)!);
  const before = increasingLengths(places);
  const after = increasingLengths(places.toReversed().map((place) => -place)).toReversed();
  const longest = Math.max(...before);
  const isInLongest = (index: number) => before[index]! + after[index]! > longest;
  /** Undefined for a length with alternatives. */
  const unmoved = new Map<number, Key | undefined>();
  for (const [index, length] of before.entries()) {
    if (isInLongest(index)) unmoved.set(length, unmoved.has(length) ? undefined : base[index]);
  }
  const unmovedKeys = new Set(unmoved.values());
  return new Set(base.filter((key) => !unmovedKeys.has(key)));
}

/** The moved keys of a side that are no anchors, by the anchor that they follow; undefined for those before the first. */
function runsIn(
  side: readonly Key[],
  moved: ReadonlySet<Key>,
  isAnchor: (key: Key) => boolean,
): ReadonlyMap<Key | undefined, readonly Key[]> {
  const runs = new Map<Key | undefined, Key[]>();
  let anchor: Key | undefined;
  for (const key of side) {
    if (isAnchor(key)) anchor = key;
    else if (moved.has(key)) runs.set(anchor, [...(runs.get(anchor) ?? []), key]);
  }
  return runs;
}

/** An order with the other items of each side after their neighbours. */
function weave(order: readonly Key[], sides: readonly (readonly FormItem[])[]): readonly Key[] {
  const woven = [...order];
  const known = new Set(order);
  for (const side of sides) {
    const keys = side.map(keyOf);
    keys.forEach((key, index) => {
      if (known.has(key)) return;
      known.add(key);
      woven.splice(index === 0 ? 0 : woven.indexOf(keys[index - 1]!) + 1, 0, key);
    });
  }
  return woven;
}

function keyOf(item: FormItem): Key {
  return item.$id ?? item;
}
