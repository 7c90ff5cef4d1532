/** A record of a set, with its id. */
export interface SetRow {
  readonly id: string;
}

/** Fewer equal values would match any two records of a category. */
const MIN_EQUAL_VALUES = 2;

/**
 * Matches the records of a set with those of before. A record that cannot be changed is removed and added again under a new id, with
 * all that follow it (LINK-006): such records are matched by their values, the most similar first.
 * @returns former records by the present ids; without those that were added
 */
export function formerRows<Row extends SetRow>(
  before: readonly Row[],
  after: readonly Row[],
): ReadonlyMap<string, Row> {
  const earlier = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.flatMap(({ id }) => (earlier.has(id) ? [id] : [])));
  const former = new Map(before.flatMap((row) => (kept.has(row.id) ? [[row.id, row] as const] : [])));
  const gone = before.filter(({ id }) => !kept.has(id));
  const added = after.filter(({ id }) => !kept.has(id));
  const pairs = gone
    .flatMap((row) => added.map((next) => ({ row, next, equal: countEqualValues(row, next) })))
    .filter(({ equal }) => equal >= MIN_EQUAL_VALUES)
    .toSorted((a, b) => b.equal - a.equal);
  const matched = new Set<string>();
  for (const { row, next } of pairs) {
    if (matched.has(row.id) || former.has(next.id)) continue;
    matched.add(row.id);
    former.set(next.id, row);
  }
  return former;
}

function countEqualValues(row: SetRow, next: SetRow): number {
  const others = new Map(Object.entries(next));
  const values = Object.entries(row).filter(([, value]) => typeof value === 'string' && value !== '');
  return values.filter(([key, value]) => others.get(key) === value).length;
}
