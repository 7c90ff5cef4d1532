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
  for (const { table, key, isRemovable } of REVISION_TABLES) {
    signal?.throwIfAborted();
    const surplus = await database.query(
      `DELETE FROM ${table} AS old USING (
         SELECT ${key}, max(revision) - $1 AS last FROM ${table} GROUP BY ${key} HAVING count(*) > $1
       ) AS kept WHERE ${sameKey(key)} AND old.revision <= kept.last RETURNING old.revision`,
      [config.revisionsKept],
    );
    pruned += surplus.length;
    if (!isRemovable) continue;
    signal?.throwIfAborted();
    const expired = await database.query(
      `DELETE FROM ${table} AS old USING (
         SELECT DISTINCT ON (${key}) ${key}, action, saved_at FROM ${table} ORDER BY ${key}, revision DESC
       ) AS kept WHERE ${sameKey(key)} AND kept.action = 'removed' AND kept.saved_at < $1 RETURNING old.revision`,
      [before],
    );
    pruned += expired.length;
  }
  return pruned;
}

function sameKey(key: string): string {
  return `(${key.replaceAll(/\w+/g, 'old.$&')}) = (${key.replaceAll(/\w+/g, 'kept.$&')})`;
}

/** The tables of revisions, the key columns of the page, record or set, and whether it can be removed. */
const REVISION_TABLES = [
  { table: 'page_revision', key: 'page_id', isRemovable: true },
  { table: 'record_revision', key: 'kind, record_id', isRemovable: true },
  { table: 'record_set_revision', key: 'kind, brand_id', isRemovable: false },
];
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
