import type { Services } from '../../services';

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
  const before = new Date(clock().getTime() - config.trashDays * DAY_MILLISECONDS);
  let pruned = 0;

  /** Runs a statement of `deletionFrom` until nothing is left to delete: its locks are short, whatever has accumulated. */
  async function deleteInBatches(statement: string, limit: number | Date): Promise<void> {
    let deleted: readonly unknown[];
    do {
      signal?.throwIfAborted();
      deleted = await database.query(statement, [limit, BATCH_SIZE]);
      pruned += deleted.length;
    } while (deleted.length === BATCH_SIZE);
  }

  for (const { table, key, isRemovable } of REVISION_TABLES) {
    const surplus = `SELECT ${key}, max(revision) - $1 AS last FROM ${table} GROUP BY ${key} HAVING count(*) > $1`;
    await deleteInBatches(deletionFrom({ table, key }, surplus, 'old.revision <= kept.last'), config.revisionsKept);
    if (!isRemovable) continue;
    const newest = `SELECT DISTINCT ON (${key}) ${key}, action, saved_at FROM ${table} ORDER BY ${key}, revision DESC`;
    const isExpired = `kept.action = 'removed' AND kept.saved_at < $1`;
    await deleteInBatches(deletionFrom({ table, key }, newest, isExpired), before);
  }
  return pruned;
}

/**
 * Deletes at most $2 revisions: the oldest first, since the newest one tells that the entry was removed.
 * @param entries a query of entries by key
 * @param condition which revisions (`old`) of which entries (`kept`) are deleted
 */
function deletionFrom(
  { table, key }: { readonly table: string; readonly key: string },
  entries: string,
  condition: string,
): string {
  const columns = `${key}, revision`;
  const old = columns.replaceAll(/\w+/g, 'old.$&');
  return `DELETE FROM ${table} WHERE (${columns}) IN (
      SELECT ${old} FROM ${table} AS old JOIN (${entries}) AS kept USING (${key})
      WHERE ${condition} ORDER BY old.revision LIMIT $2
    ) RETURNING revision`;
}

/** The tables of revisions, the key columns of the page, record or set, and whether it can be removed. */
const REVISION_TABLES = [
  { table: 'page_revision', key: 'page_id', isRemovable: true },
  { table: 'record_revision', key: 'kind, record_id', isRemovable: true },
  { table: 'record_set_revision', key: 'kind, brand_id', isRemovable: false },
];
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 1_000;
