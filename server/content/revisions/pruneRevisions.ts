import type { Services } from '../../services';

/**
 * Forgets revisions beyond the number that is kept of each page, record and set of records, and everything of those that were removed
 * too long ago (settings REVISIONS_KEPT and TRASH_DAYS). The newest revision always stays.
 * @returns how many revisions were removed
 */
export async function pruneRevisions({
  database,
  clock,
  config,
}: Pick<Services, 'database' | 'clock' | 'config'>): Promise<number> {
  const before = new Date(clock().getTime() - config.trashDays * DAY_MILLISECONDS);
  let pruned = 0;
  for (const { table, key, isRemovable } of KEPT) {
    const surplus = await database.query(
      `DELETE FROM ${table} AS old USING (
         SELECT ${key}, max(revision) - $1 AS last FROM ${table} GROUP BY ${key} HAVING count(*) > $1
       ) AS kept WHERE ${same(key)} AND old.revision <= kept.last RETURNING old.revision`,
      [config.revisionsKept],
    );
    pruned += surplus.length;
    if (!isRemovable) continue;
    const forgotten = await database.query(
      `DELETE FROM ${table} AS old USING (
         SELECT DISTINCT ON (${key}) ${key}, action, saved_at FROM ${table} ORDER BY ${key}, revision DESC
       ) AS kept WHERE ${same(key)} AND kept.action = 'removed' AND kept.saved_at < $1 RETURNING old.revision`,
      [before],
    );
    pruned += forgotten.length;
  }
  return pruned;
}

function same(key: string): string {
  return `(${key.replaceAll(/\w+/g, 'old.$&')}) = (${key.replaceAll(/\w+/g, 'kept.$&')})`;
}

/** Where revisions are kept, what tells one page, record or set from another there, and whether it can be removed. */
const KEPT = [
  { table: 'page_revision', key: 'page_id', isRemovable: true },
  { table: 'record_revision', key: 'kind, record_id', isRemovable: true },
  { table: 'record_set_revision', key: 'kind, brand_id', isRemovable: false },
];
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
