import type { Queryable } from '../../database/database';
import type { RecordAction, RecordValues } from './recordStore';

/** A record as a save left it, as it is answered. */
export interface RecordRevisionRow {
  /** The name of the kind. */
  readonly of: string;
  readonly record_id: string;
  readonly revision: number;
  /** Null for records that belong to no brand. */
  readonly brand_id: string | null;
  readonly brand_name: string | null;
  /** One line that tells the record from others. */
  readonly name: string;
  readonly action: RecordAction;
  readonly saved_by: string | null;
  readonly saved_at: Date;
  /** When the save was planned; null: somebody saved at that moment. */
  readonly planned_at: Date | null;
  readonly data: RecordValues;
}

/** SELECT … FROM … of revisions, which are `kept` in conditions. */
export const RECORD_REVISIONS = `
  SELECT kept.kind AS "of", kept.record_id, kept.revision, kept.brand_id, kept.name, kept.action, kept.saved_by, kept.saved_at,
    kept.planned_at, kept.data, brand.name AS brand_name
  FROM record_revision AS kept LEFT JOIN brand ON brand.id = kept.brand_id`;

/** The last revision of a record, to whoever it belongs; undefined for a record that none is kept of. */
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
