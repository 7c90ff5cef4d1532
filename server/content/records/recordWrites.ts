import type { Queryable } from '../../database/database';
import { indexRecordChanges } from '../search/indexRecords';
import { keepSets } from './recordSets';
import type { RecordChange, RecordStore, RecordValues } from './recordStore';

/** The records that one document of mutations writes, in its transaction. */
export interface RecordWrites {
  /** What this transaction has made of a record last; `stored` in it is as the transaction found the record. */
  get(store: RecordStore, id: string): RecordChange | undefined;
  /** Notes what became of a record: several changes of one are one save. */
  note(change: RecordChange): void;
  /** What the records held that this transaction has removed: it may stay (B-30). */
  removed(store: RecordStore): readonly RecordValues[];
  /** Keeps a revision of everything that was noted, by which it is searched from now on, before the commit. */
  finish(): Promise<void>;
}

/** Writes of one transaction. @param plannedAt when they were planned; undefined: somebody saves now */
export function createRecordWrites(transaction: Queryable, plannedAt?: Date): RecordWrites {
  const changes = new Map<string, RecordChange>();
  return {
    get: (store, id) => changes.get(keyOf(store, id)),
    note(change) {
      const key = keyOf(change.store, change.id);
      const known = changes.get(key);
      changes.set(key, known ? { ...change, stored: known.stored } : change);
    },
    removed: (store) =>
      [...changes.values()].flatMap((change) =>
        change.store.of === store.of && change.action === 'removed' ? [change.values] : [],
      ),
    async finish() {
      const revisions = [...changes.values()].flatMap((change) => [
        ...revisionBefore(change),
        { ...revisionOf(change), planned_at: plannedAt },
      ]);
      if (revisions.length === 0) return;
      await transaction.query(KEEP, [JSON.stringify(revisions)]);
      await keepSets(transaction, [...changes.values()], plannedAt);
      await indexRecordChanges(transaction, [...changes.values()]);
    },
  };
}

function keyOf({ of }: RecordStore, id: string): string {
  return `${of} ${id}`;
}

/** A record that was stored before there were revisions, or by the seed, has none of its state before this transaction. */
function revisionBefore({ store, stored }: RecordChange) {
  if (stored === undefined) return [];
  const { id, brandId, revision, values, updatedBy, updatedAt } = stored;
  return [revisionOf({ ...{ store, id, brandId, revision, values }, action: 'saved', by: updatedBy, at: updatedAt })];
}

function revisionOf(
  change: Omit<RecordChange, 'stored' | 'by' | 'brandName'> & { readonly by: string | undefined },
): Readonly<Record<string, unknown>> {
  const { store, id, brandId, revision, values, action, by, at } = change;
  return {
    kind: store.of,
    record_id: id,
    revision,
    brand_id: brandId,
    name: store.nameOf(values),
    action,
    saved_by: by,
    saved_at: at,
    data: values,
  };
}

/** One statement for all, since a save of a form of rows adds hundreds. What is kept already stays. */
const KEEP = `
  INSERT INTO record_revision (kind, record_id, revision, brand_id, name, action, saved_by, saved_at, planned_at, data)
  SELECT kind, record_id, revision, brand_id, name, action, saved_by, saved_at, planned_at, data
  FROM jsonb_to_recordset($1::jsonb) AS kept (kind text, record_id uuid, revision integer, brand_id uuid, name text,
    action text, saved_by text, saved_at timestamptz, planned_at timestamptz, data jsonb)
  ON CONFLICT DO NOTHING`;
