import type { Queryable } from '../../database/database';
import type { RecordAction, RecordValues } from './recordStore';

/** A revision of a record, as answered. */
export interface RecordRevisionRow {
  /** The name of the kind. */
  readonly of: string;
  readonly record_id: string;
  readonly revision: number;
  /** Null for records that belong to no brand. */
  readonly brand_id: string | null;
  readonly brand_name: string | null;
  /** Display name of the record. */
  readonly name: string;
  readonly action: RecordAction;
  readonly saved_by: string | null;
  readonly saved_at: Date;
  /** When the save was scheduled; null for saves made directly. */
  readonly planned_at: Date | null;
  readonly data: RecordValues;
  /** Where a removed record was in the order that people give; null in other revisions, and where lists have other orders. */
  readonly position: string | null;
}

/** SELECT … FROM … of revisions, with the alias `kept` for conditions. */
export const RECORD_REVISIONS = `
  SELECT kept.kind AS "of", kept.record_id, kept.revision, kept.brand_id, kept.name, kept.action, kept.saved_by, kept.saved_at,
    kept.planned_at, kept.data, kept.position, brand.name AS brand_name
  FROM record_revision AS kept LEFT JOIN brand ON brand.id = kept.brand_id`;

/**
 * The condition on `kept`, the last revision of a removed record, that the record is gone: it was not moved or changed in its set, and no
 * other record holds the same, neither one that is there nor one that was removed later.
 */
export const IS_GONE = `
  NOT kept.replaced AND NOT EXISTS (SELECT 1 FROM record_revision AS copy
              WHERE copy.kind = kept.kind AND copy.brand_id = kept.brand_id AND md5(copy.data::text) = md5(kept.data::text)
                AND copy.record_id <> kept.record_id
                AND (copy.action <> 'removed' OR (copy.saved_at, copy.record_id) > (kept.saved_at, kept.record_id))
                AND NOT EXISTS (SELECT 1 FROM record_revision AS later WHERE later.kind = copy.kind
                                AND later.record_id = copy.record_id AND later.revision > copy.revision))`;

/** The last revision of a record of any brand; undefined if none is kept. */
export async function lastRecordRevision(
  database: Queryable,
  { kind, id }: { readonly kind: string; readonly id: string },
): Promise<RecordRevisionRow | undefined> {
  const [last] = await database.query<RecordRevisionRow>(
    `${RECORD_REVISIONS} WHERE kept.kind = $1 AND kept.record_id = $2 ORDER BY kept.revision DESC LIMIT 1`,
    [kind, id],
  );
  return last;
}
