import type { FormRow, StoredRow } from './source';

/** What is added behind the records that stay, in this order, and what is removed. */
export interface AppendedPlan {
  readonly add: readonly FormRow[];
  readonly remove: readonly string[];
}

/**
 * Plans a change of records that have the order of their addition, and which nothing but adding and removing changes: as many
 * stay as possible from the top, everything from the first change on is added again, and what it was is removed (LINK-006).
 * @param change.isSame whether a record of the form is as it is stored
 */
export function planAppended(change: {
  readonly stored: readonly StoredRow[];
  readonly next: readonly FormRow[];
  readonly isSame: (row: FormRow, stored: StoredRow) => boolean;
}): AppendedPlan {
  const { stored, next, isSame } = change;
  const positions = new Map(stored.map(({ id }, position) => [id, position]));
  const kept = new Set<string>();
  let last = -1;
  for (const row of next) {
    const position = positions.get(row.id) ?? -1;
    const known = stored[position];
    if (position <= last || known === undefined || !isSame(row, known)) break;
    kept.add(row.id);
    last = position;
  }
  return {
    add: next.slice(kept.size),
    remove: stored.flatMap(({ id }) => (kept.has(id) ? [] : [id])),
  };
}
