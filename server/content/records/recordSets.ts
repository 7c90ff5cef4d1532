import type { Queryable } from '../../database/database';
import type { RecordChange, RecordStore, RecordValues, StoredRecord } from './recordStore';

/**
 * Keeps a revision of every set that a transaction has changed; of one that was never saved, what it was before, too.
 * @param plannedAt when the save was planned; undefined: somebody saves now
 */
export async function keepSets(
  transaction: Queryable,
  changes: readonly RecordChange[],
  plannedAt: Date | undefined,
): Promise<void> {
  for (const set of changedSets(changes)) {
    const { kind, brandId, list } = set;
    const [last] = set.changes.slice(-1);
    if (last === undefined) continue;
    const revision = await nextRevision(transaction, set);
    const now = await list(transaction, brandId);
    const kept = { kind, brand_id: brandId, revision, saved_by: last.by, saved_at: last.at, planned_at: plannedAt };
    const before = revision === AFTER_THE_FIRST ? revisionBefore(set, now) : [];
    await transaction.query(KEEP, [JSON.stringify([...before, { ...kept, records: now.map(keptRecord) }])]);
  }
}

/** The changes of one set. */
interface ChangedSet {
  readonly kind: string;
  readonly brandId: string;
  readonly list: NonNullable<RecordStore['set']>;
  readonly changes: readonly RecordChange[];
}

/** In one order, so that two documents do not wait for each other in a circle. */
function changedSets(changes: readonly RecordChange[]): readonly ChangedSet[] {
  const sets = new Map<string, ChangedSet>();
  for (const change of changes) {
    const { store, brandId } = change;
    if (store.set === undefined || brandId === undefined) continue;
    const key = `${store.of} ${brandId}`;
    const known = sets.get(key)?.changes ?? [];
    sets.set(key, { kind: store.of, brandId, list: store.set, changes: [...known, change] });
  }
  return [...sets.keys()].toSorted().flatMap((key) => sets.get(key) ?? []);
}

async function nextRevision(transaction: Queryable, { kind, brandId }: ChangedSet): Promise<number> {
  const [counted] = await transaction.query<{ readonly revision: number }>(
    `INSERT INTO record_set AS saved (kind, brand_id, revision) VALUES ($1, $2, $3)
     ON CONFLICT (kind, brand_id) DO UPDATE SET revision = saved.revision + 1 RETURNING revision`,
    [kind, brandId, AFTER_THE_FIRST],
  );
  return counted?.revision ?? AFTER_THE_FIRST;
}

/** What the transaction found: a set that was stored before there were revisions, or by the seed, has none of that. */
function revisionBefore({ kind, brandId, changes }: ChangedSet, now: readonly StoredRecord[]) {
  const changed = new Set(changes.map(({ id }) => id));
  const found = [...now.filter(({ id }) => !changed.has(id)), ...changes.flatMap(({ stored }) => stored ?? [])];
  const [newest] = found.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  if (newest === undefined) return [];
  const records = found.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(keptRecord);
  const { updatedBy, updatedAt } = newest;
  return [{ kind, brand_id: brandId, revision: 1, saved_by: updatedBy, saved_at: updatedAt, records }];
}

function keptRecord({ id, values }: StoredRecord): RecordValues {
  return { ...values, id };
}

const KEEP = `
  INSERT INTO record_set_revision (kind, brand_id, revision, saved_by, saved_at, planned_at, records)
  SELECT kind, brand_id, revision, saved_by, saved_at, planned_at, records
  FROM jsonb_to_recordset($1::jsonb) AS kept (kind text, brand_id uuid, revision integer, saved_by text,
    saved_at timestamptz, planned_at timestamptz, records jsonb)`;

/** The first save that is kept is the second revision: the first is what it found. */
const AFTER_THE_FIRST = 2;
