/** One item of a list in its new sequence. */
export interface Ordered {
  /** The stored order; undefined for a new item. */
  readonly order: number | undefined;
  /** Where the item stood before; undefined for a new item. */
  readonly position: number | undefined;
}

/**
 * The orders of a list's items. Stored orders are kept while they still sort the items; a mere permutation reuses the
 * same orders, so that neighbours which are not of the list keep their place between the items.
 * @param items in the new sequence
 * @param from the order of the first item of a list that begins
 * @param taken orders of neighbours that are not of this list; new orders avoid them
 */
export function assignOrders(items: readonly Ordered[], from: number, taken: ReadonlySet<number>): readonly number[] {
  if (stillSorted(items)) return items.map((item) => item.order!);
  const slots = items
    .map((item) => item.order)
    .filter((order) => order !== undefined)
    .sort((a, b) => a - b);
  let last = Math.min(from, slots[0] ?? from) - 1;
  let nextSlot = 0;
  return items.map((item) => {
    const slot = item.order === undefined ? undefined : slots[nextSlot++];
    if (slot !== undefined && slot > last) last = slot;
    else
      do last += 1;
      while (taken.has(last));
    return last;
  });
}

function stillSorted(items: readonly Ordered[]): boolean {
  return items.every((item, index) => {
    if (item.order === undefined) return false;
    const before = items[index - 1];
    if (before === undefined) return true;
    return before.order! < item.order || (before.order === item.order && before.position! < item.position!);
  });
}
