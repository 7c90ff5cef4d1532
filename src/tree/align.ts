import { sameValue, WITHOUT_IDS } from './equal';
import type { FormItem } from '../kinds/values';

/** Items renamed to the ids of their counterparts in the base, with the map back. */
export interface AlignedItems {
  readonly items: readonly FormItem[];
  /** Base id → actual id. */
  readonly realIds: ReadonlyMap<string, string>;
}

/**
 * Matches items with those of the base. A page whose containers were rewritten has new ids everywhere: if a list shares no id with
 * its base, items are matched by content, equal ones first, then the most similar. The same goes for new items of the base (see
 * `nameNewItems`) in any list: that base was sent to be stored, and its new items may have been stored under ids since.
 */
export function alignItems(base: readonly FormItem[], theirs: readonly FormItem[]): AlignedItems {
  const known = new Set(base.map((item) => item.$id));
  const isShared = base.length === 0 || theirs.length === 0 || theirs.some((item) => known.has(item.$id));
  const free = new Set(isShared ? base.filter(isNewItem) : base);
  if (free.size === 0) return { items: theirs, realIds: new Map() };
  const counterparts = new Map<number, FormItem>();
  theirs.forEach((item, index) => {
    if (isShared && known.has(item.$id)) return;
    const equal = base.find((candidate) => free.has(candidate) && sameValue(candidate, item, WITHOUT_IDS));
    if (equal) match(index, equal);
  });
  theirs.forEach((item, index) => {
    if (counterparts.has(index) || (isShared && known.has(item.$id))) return;
    const similar = mostSimilar({ item, index, base, free, sameLength: base.length === theirs.length });
    if (similar) match(index, similar);
  });
  function match(index: number, counterpart: FormItem): void {
    counterparts.set(index, counterpart);
    free.delete(counterpart);
  }
  const realIds = new Map<string, string>();
  const items = theirs.map((item, index) => {
    const id = counterparts.get(index)?.$id;
    if (id === undefined || item.$id === undefined) return item;
    realIds.set(id, item.$id);
    return { ...item, $id: id };
  });
  return { items, realIds };
}

/** The three sides of one value. */
export interface MergeSides<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

/** The three sides of a list. */
export type ListSides = MergeSides<readonly FormItem[]>;

/**
 * Gives items without an id a temporary one for the merge. The base has such items if it was sent to be stored: items of mine with the
 * same content are the same item. Equal items that both sides added become one item, too.
 */
export function nameNewItems({ base, mine, theirs }: ListSides): ListSides {
  const named = base.map((item, index) => withName(item, `base ${index}`));
  const theirNamed = theirs.map((item, index) => withName(item, `theirs ${index}`));
  const known = new Set(named.map(({ $id }) => $id));
  const free = new Set([...named.filter(isNewItem), ...theirNamed.filter(({ $id }) => !known.has($id))]);
  const matched = mine.map((item) => {
    if (item.$id !== undefined) return item;
    const same = [...free].find((candidate) => sameValue(candidate, item, WITHOUT_IDS));
    if (!same) return item;
    free.delete(same);
    return { ...item, $id: same.$id! };
  });
  return { base: named, mine: matchSimilar(matched, named, free), theirs: theirNamed };
}

function withName(item: FormItem, name: string): FormItem {
  return item.$id === undefined ? { ...item, $id: NEW + name } : item;
}

/** A new item that was edited after it was sent no longer equals the one in the base: matches it with the most similar free one. */
function matchSimilar(mine: readonly FormItem[], base: readonly FormItem[], free: Set<FormItem>): readonly FormItem[] {
  return mine.map((item, index) => {
    if (item.$id !== undefined) return item;
    const similar = mostSimilar({ item, index, base, free, sameLength: base.length === mine.length });
    if (!similar) return item;
    free.delete(similar);
    return { ...item, $id: similar.$id! };
  });
}

/** Whether an item has a temporary id from `nameNewItems`. */
export function isNewItem({ $id }: FormItem): boolean {
  return $id?.startsWith(NEW) ?? false;
}

/** No stored id begins like this: the database rejects text with the character U+0000. */
const NEW = '\u0000new: ';

function mostSimilar(given: {
  item: FormItem;
  index: number;
  base: readonly FormItem[];
  free: ReadonlySet<FormItem>;
  sameLength: boolean;
}): FormItem | undefined {
  const { item, index, base, free } = given;
  let best: { item: FormItem; similarity: number; distance: number } | undefined;
  base.forEach((candidate, position) => {
    if (!free.has(candidate)) return;
    const keys = Object.keys(candidate).filter((key) => key !== '$id');
    const similarity = keys.filter((key) => sameValue(candidate[key], item[key], WITHOUT_IDS)).length;
    if (similarity === 0 && !given.sameLength) return;
    const distance = Math.abs(position - index);
    const isBetter =
      !best || similarity > best.similarity || (similarity === best.similarity && distance < best.distance);
    if (isBetter) best = { item: candidate, similarity, distance };
  });
  return best?.item;
}
