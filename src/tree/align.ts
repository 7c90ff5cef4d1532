import { sameValue, WITHOUT_IDS } from './equal';
import type { FormItem } from './form';

/** Items under the ids their counterparts in the base have, and the way back. */
export interface Aligned {
  readonly items: readonly FormItem[];
  /** Base id → the id the item has in truth. */
  readonly realIds: ReadonlyMap<string, string>;
}

/**
 * A page whose containers were rewritten has new ids everywhere. Where a list shares no id with its base, items are
 * recognised by their content: equal ones first, then the most similar.
 */
export function alignItems(base: readonly FormItem[], theirs: readonly FormItem[]): Aligned {
  const known = new Set(base.map((item) => item.$id));
  const isShared = base.length === 0 || theirs.length === 0 || theirs.some((item) => known.has(item.$id));
  if (isShared) return { items: theirs, realIds: new Map() };
  const counterparts = new Map<number, FormItem>();
  const free = new Set(base);
  theirs.forEach((item, index) => {
    const equal = base.find((candidate) => free.has(candidate) && sameValue(candidate, item, WITHOUT_IDS));
    if (equal) take(index, equal);
  });
  theirs.forEach((item, index) => {
    if (counterparts.has(index)) return;
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
