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
  const gone = before.filter(({ id }) => !kept.has(id)).map(withTexts);
  const added = after.filter(({ id }) => !kept.has(id)).map(withTexts);
  const pairs = gone
    .flatMap((one) => added.map((next) => ({ one, next, equal: countEqualTexts(one, next) })))
    .filter(({ equal }) => equal >= MIN_EQUAL_VALUES)
    .toSorted((a, b) => b.equal - a.equal);
  const matched = new Set<string>();
  for (const { one, next } of pairs) {
    if (matched.has(one.row.id) || former.has(next.row.id)) continue;
    matched.add(one.row.id);
    former.set(next.row.id, one.row);
  }
  return former;
}

interface RowTexts<Row> {
  readonly row: Row;
  /** Its texts, by their properties. */
  readonly texts: ReadonlyMap<string, string>;
}

function withTexts<Row extends SetRow>(row: Row): RowTexts<Row> {
  const texts = Object.entries(row).flatMap(([key, value]): (readonly [string, string])[] =>
    key !== 'id' && typeof value === 'string' && value !== '' ? [[key, value]] : [],
  );
  return { row, texts: new Map(texts) };
}

function countEqualTexts(one: RowTexts<SetRow>, other: RowTexts<SetRow>): number {
  let equal = 0;
  for (const [key, text] of one.texts) if (other.texts.get(key) === text) equal += 1;
  return equal;
}
