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
}

/** SELECT … FROM … of revisions, with the alias `kept` for conditions. */
export const RECORD_REVISIONS = `
  SELECT kept.kind AS "of", kept.record_id, kept.revision, kept.brand_id, kept.name, kept.action, kept.saved_by, kept.saved_at,
    kept.planned_at, kept.data, brand.name AS brand_name
  FROM record_revision AS kept LEFT JOIN brand ON brand.id = kept.brand_id`;

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
