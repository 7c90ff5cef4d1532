import { sameValue, WITHOUT_IDS } from './equal';
import type { FormItem } from '../kinds/values';

/** Items under the ids their counterparts in the base have, and the way back. */
export interface Aligned {
  readonly items: readonly FormItem[];
  /** Base id → the id the item has in truth. */
  readonly realIds: ReadonlyMap<string, string>;
}

/**
 * A page whose containers were rewritten has new ids everywhere. Where a list shares no id with its base, items are
 * recognised by their content: equal ones first, then the most similar. So are, in any list, the items that the base has
 * as new ones (see `nameNewItems`): there the base was sent to be stored, and they may be stored under ids by now.
 */
export function alignItems(base: readonly FormItem[], theirs: readonly FormItem[]): Aligned {
  const known = new Set(base.map((item) => item.$id));
  const isShared = base.length === 0 || theirs.length === 0 || theirs.some((item) => known.has(item.$id));
  const free = new Set(isShared ? base.filter(isNewItem) : base);
  if (free.size === 0) return { items: theirs, realIds: new Map() };
  const counterparts = new Map<number, FormItem>();
  theirs.forEach((item, index) => {
    if (isShared && known.has(item.$id)) return;
    const equal = base.find((candidate) => free.has(candidate) && sameValue(candidate, item, WITHOUT_IDS));
    if (equal) take(index, equal);
  });
  theirs.forEach((item, index) => {
    if (counterparts.has(index) || (isShared && known.has(item.$id))) return;
    const likest = mostSimilar({ item, index, base, free, sameLength: base.length === theirs.length });
    if (likest) take(index, likest);
  });
  function take(index: number, counterpart: FormItem): void {
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

/** The three sides of a list. */
export interface ListSides {
  readonly base: readonly FormItem[];
  readonly mine: readonly FormItem[];
  readonly theirs: readonly FormItem[];
}

/**
 * Gives the items that have no id yet one to be merged by. A base has such items where it was sent to be stored: mine of
 * the same content are the same. What both sides added alike is one item, too.
 */
export function nameNewItems({ base, mine, theirs }: ListSides): ListSides {
  const named = base.map((item, index) => withName(item, `base ${index}`));
  const theirNamed = theirs.map((item, index) => withName(item, `theirs ${index}`));
  const known = new Set(named.map(({ $id }) => $id));
  const free = new Set([...named.filter(isNewItem), ...theirNamed.filter(({ $id }) => !known.has($id))]);
  const taken = mine.map((item) => {
    if (item.$id !== undefined) return item;
    const same = [...free].find((candidate) => sameValue(candidate, item, WITHOUT_IDS));
    if (!same) return item;
    free.delete(same);
    return { ...item, $id: same.$id! };
  });
  return { base: named, mine: withLikest(taken, named, free), theirs: theirNamed };
}

function withName(item: FormItem, name: string): FormItem {
  return item.$id === undefined ? { ...item, $id: NEW + name } : item;
}

/** What is still typed into an item that was sent as a new one is not the same any more; it is what is most like it. */
function withLikest(mine: readonly FormItem[], base: readonly FormItem[], free: Set<FormItem>): readonly FormItem[] {
  return mine.map((item, index) => {
    const news = base.filter((candidate) => isNewItem(candidate) && free.has(candidate));
    if (item.$id !== undefined || news.length === 0) return item;
    const likest = mostSimilar({ item, index, base, free: new Set(news), sameLength: base.length === mine.length });
    if (!likest) return item;
    free.delete(likest);
    return { ...item, $id: likest.$id! };
  });
}

/** Whether an item was given its id by `nameNewItems`. */
export function isNewItem({ $id }: FormItem): boolean {
  return $id?.startsWith(NEW) ?? false;
}

/** No stored id begins like this: the database keeps no text with the character U+0000. */
const NEW = '\u0000new: ';

function mostSimilar(given: {
  item: FormItem;
  index: number;
  base: readonly FormItem[];
  free: ReadonlySet<FormItem>;
  sameLength: boolean;
}): FormItem | undefined {
  const { item, index, base, free } = given;
  let best: { item: FormItem; likeness: number; distance: number } | undefined;
  base.forEach((candidate, position) => {
    if (!free.has(candidate)) return;
    const keys = Object.keys(candidate).filter((key) => key !== '$id');
    const likeness = keys.filter((key) => sameValue(candidate[key], item[key], WITHOUT_IDS)).length;
    if (likeness === 0 && !given.sameLength) return;
    const distance = Math.abs(position - index);
    const isBetter = !best || likeness > best.likeness || (likeness === best.likeness && distance < best.distance);
    if (isBetter) best = { item: candidate, likeness, distance };
  });
  return best?.item;
}
