import type { Queryable } from '../../database/database';
import { indexRecordChanges } from '../search/indexRecords';
import { replacedRecords, storeSetRevisions } from './recordSets';
import type { RecordChange, RecordStore, RecordValues } from './recordStore';

/** Tracks the records written by one document of mutations, in its transaction. */
export interface RecordWrites {
  /** The last change of a record in this transaction; its `stored` is the record before the transaction. */
  get(store: RecordStore, id: string): RecordChange | undefined;
  /** Registers a change; several changes of a record count as one save. */
  note(change: RecordChange): void;
  /** The values of the records removed by this transaction, which count as stored in validation (B-30). */
  removed(store: RecordStore): readonly RecordValues[];
  /** Stores revisions of all changed records and updates the search index; to be called before the commit. */
  finish(): Promise<void>;
}

/** @param plannedAt when the saves were scheduled; undefined for saves made directly */
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
      const replaced = replacedRecords([...changes.values()]);
      const revisions = [...changes.values()].flatMap((change) => [
        ...revisionBefore(change),
        { ...revisionOf(change), planned_at: plannedAt, replaced: replaced.has(change.id) },
      ]);
      if (revisions.length === 0) return;
      await transaction.query(INSERT_REVISIONS, [JSON.stringify(revisions)]);
      await storeSetRevisions(transaction, [...changes.values()], plannedAt);
      await indexRecordChanges(transaction, [...changes.values()]);
    },
  };
}

function keyOf({ of }: RecordStore, id: string): string {
  return `${of} ${id}`;
}

/** The state before the transaction: missing for records stored before revisions were introduced, or by the seed. */
function revisionBefore({ store, stored }: RecordChange) {
  if (stored === undefined) return [];
  const { id, brandId, revision, values, updatedBy, updatedAt } = stored;
  return [
    revisionOf({ ...{ store, stored, id, brandId, revision, values }, action: 'saved', by: updatedBy, at: updatedAt }),
  ];
}

function revisionOf(
  change: Omit<RecordChange, 'by' | 'brandName'> & { readonly by: string | undefined },
): Readonly<Record<string, unknown>> {
  const { store, stored, id, brandId, revision, values, action, by, at } = change;
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
    position: action === 'removed' ? stored?.position : undefined,
  };
}

/** One statement for all, since a save of a set can add hundreds. Existing revisions are left unchanged. */
const INSERT_REVISIONS = `
  INSERT INTO record_revision (kind, record_id, revision, brand_id, name, action, saved_by, saved_at, planned_at, data, position,
    replaced)
  SELECT kind, record_id, revision, brand_id, name, action, saved_by, saved_at, planned_at, data, position,
    coalesce(replaced, false)
  FROM jsonb_to_recordset($1::jsonb) AS kept (kind text, record_id uuid, revision integer, brand_id uuid, name text,
    action text, saved_by text, saved_at timestamptz, planned_at timestamptz, data jsonb, position numeric,
    replaced boolean)
  ON CONFLICT DO NOTHING`;
