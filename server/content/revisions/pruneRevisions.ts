import type { Services } from '../../services';
import { addMilliseconds, DAY_MILLISECONDS } from '../../instants';

/**
 * Deletes revisions beyond the number kept per page, record and set, and all revisions of entries that were removed too long ago
 * (settings REVISIONS_KEPT and TRASH_DAYS). Otherwise the newest revision always stays.
 * @param signal stops the work between two statements
 * @returns number of deleted revisions
 * @throws the reason of the signal
 */
export async function pruneRevisions(
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
  signal?: AbortSignal,
): Promise<number> {
  const before = addMilliseconds(clock(), -config.trashDays * DAY_MILLISECONDS);
  let pruned = 0;

  /** Deletes in batches, whose locks are short, whatever has accumulated. Each looks up its entries: no batch reads the table again. */
  async function deleteOf(revisions: RevisionTable, { entries, limit, condition = 'true' }: Deletion): Promise<void> {
    signal?.throwIfAborted();
    const found = await database.query(entries, [limit]);
    const statement = deletionOf(revisions, condition);
    for (let start = 0; start < found.length; start += BATCH_SIZE) {
      const batch = JSON.stringify(found.slice(start, start + BATCH_SIZE));
      let deleted: readonly unknown[];
      do {
        signal?.throwIfAborted();
        deleted = await database.query(statement, [batch, BATCH_SIZE]);
        pruned += deleted.length;
      } while (deleted.length === BATCH_SIZE);
    }
  }

  for (const revisions of REVISION_TABLES) {
    const { table, key, isRemovable } = revisions;
    await deleteOf(revisions, {
      entries: `SELECT ${key}, max(revision) - $1 AS last FROM ${table} GROUP BY ${key} HAVING count(*) > $1`,
      limit: config.revisionsKept,
    });
    if (!isRemovable) continue;
    const isNewest = `NOT EXISTS (SELECT FROM ${table} AS later WHERE (${ofTable('later', key)}) = (${ofTable('entry', key)})
      AND later.revision > entry.last)`;
    await deleteOf(revisions, {
      entries: `SELECT * FROM (SELECT ${key}, revision AS last FROM ${table} WHERE action = 'removed' AND saved_at < $1) AS entry
        WHERE ${isNewest}`,
      limit: before,
      // Again, because it may have been restored in the meantime.
      condition: isNewest,
    });
  }
  return pruned;
}

/** What is deleted from a table: the revisions of entries up to their `last` one. */
interface Deletion {
  /** A query of the entries, by their key, with the parameter `limit`. */
  readonly entries: string;
  readonly limit: number | Date;
  /** Checked once more for each `entry`. */
  readonly condition?: string;
}

/** Deletes at most $2 revisions of the entries $1: the oldest first, since the newest one tells that the entry was removed. */
function deletionOf({ table, key, columns }: RevisionTable, condition: string): string {
  return `DELETE FROM ${table} WHERE (${key}, revision) IN (
      SELECT ${ofTable('old', key)}, old.revision
      FROM jsonb_to_recordset($1::jsonb) AS entry (${columns}, last integer), LATERAL (
        SELECT ${key}, revision FROM ${table} AS own
        WHERE (${ofTable('own', key)}) = (${ofTable('entry', key)}) AND revision <= entry.last ORDER BY revision LIMIT $2
      ) AS old WHERE ${condition} LIMIT $2
    ) RETURNING revision`;
}

/** Some columns, each with the alias of its table. */
function ofTable(alias: string, columns: string): string {
  return columns.replaceAll(/\w+/g, `${alias}.$&`);
}

/** A table of revisions. */
interface RevisionTable {
  readonly table: string;
  /** The key columns of the page, record or set. */
  readonly key: string;
  /** The same with their types. */
  readonly columns: string;
  readonly isRemovable: boolean;
}

const REVISION_TABLES: readonly RevisionTable[] = [
  { table: 'page_revision', key: 'page_id', columns: 'page_id uuid', isRemovable: true },
  { table: 'record_revision', key: 'kind, record_id', columns: 'kind text, record_id uuid', isRemovable: true },
  { table: 'record_set_revision', key: 'kind, brand_id', columns: 'kind text, brand_id uuid', isRemovable: false },
];
const BATCH_SIZE = 1_000;
