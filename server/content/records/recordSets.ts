import { formerRows, type SetRow } from '../../../src/lib/replacedRows';
import type { Queryable } from '../../database/database';
import type { RecordChange, RecordStore, RecordValues, StoredRecord } from './recordStore';

/**
 * Stores a revision of every set changed by a transaction; for a set without revisions, also its state before.
 * @param plannedAt when the save was scheduled; undefined for saves made directly
 */
export async function storeSetRevisions(
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
    const before = revision === FIRST_SAVE ? revisionBefore(set, now) : [];
    await transaction.query(INSERT_REVISIONS, [
      JSON.stringify([...before, { ...kept, records: now.map(recordWithId) }]),
    ]);
  }
}

/**
 * The ids of the records that a transaction removed from sets, but left there under other ids: they were moved or changed. Records that
 * cannot be changed are removed and added again (LINK-006).
 */
export function replacedRecords(changes: readonly RecordChange[]): ReadonlySet<string> {
  const replaced = changedSets(changes).flatMap((set) => {
    const removed = set.changes.filter(({ action }) => action === 'removed').flatMap(({ stored }) => stored ?? []);
    const added = set.changes.filter(({ action, stored }) => action !== 'removed' && stored === undefined);
    return [...formerRows(removed.map(recordWithId), added.map(recordWithId)).values()];
  });
  return new Set(replaced.map(({ id }) => id));
}

/** The changes of one set. */
interface ChangedSet {
  readonly kind: string;
  readonly brandId: string;
  readonly list: NonNullable<RecordStore['set']>;
  readonly changes: readonly RecordChange[];
}

/** Sorted, so that two documents cannot deadlock. */
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
    [kind, brandId, FIRST_SAVE],
  );
  return counted?.revision ?? FIRST_SAVE;
}

/** The state before the transaction, for sets stored before revisions were introduced, or by the seed. */
function revisionBefore({ kind, brandId, changes }: ChangedSet, now: readonly StoredRecord[]) {
  const changed = new Set(changes.map(({ id }) => id));
  const found = [...now.filter(({ id }) => !changed.has(id)), ...changes.flatMap(({ stored }) => stored ?? [])];
  const [newest] = found.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  if (newest === undefined) return [];
  const records = found.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0)).map(recordWithId);
  const { updatedBy, updatedAt } = newest;
  return [{ kind, brand_id: brandId, revision: 1, saved_by: updatedBy, saved_at: updatedAt, records }];
}

function recordWithId({ id, values }: Pick<StoredRecord, 'id' | 'values'>): RecordValues & SetRow {
  return { ...values, id };
}

const INSERT_REVISIONS = `
  INSERT INTO record_set_revision (kind, brand_id, revision, saved_by, saved_at, planned_at, records)
  SELECT kind, brand_id, revision, saved_by, saved_at, planned_at, records
  FROM jsonb_to_recordset($1::jsonb) AS kept (kind text, brand_id uuid, revision integer, saved_by text,
    saved_at timestamptz, planned_at timestamptz, records jsonb)`;

/** The number of the first recorded save: revision 1 is the state before it. */
const FIRST_SAVE = 2;
