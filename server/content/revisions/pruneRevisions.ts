import type { Services } from '../../services';

/**
 * Forgets revisions beyond the number that is kept of each page and record, and everything of those that were removed too long
 * ago (settings REVISIONS_KEPT and TRASH_DAYS). The newest revision of a page or record always stays.
 * @returns how many revisions were removed
 */
export async function pruneRevisions({
  database,
  clock,
  config,
}: Pick<Services, 'database' | 'clock' | 'config'>): Promise<number> {
  const before = new Date(clock().getTime() - config.trashDays * DAY_MILLISECONDS);
  let pruned = 0;
  for (const { table, key } of KEPT) {
    const surplus = await database.query(
      `DELETE FROM ${table} AS old USING (
         SELECT ${key}, max(revision) - $1 AS last FROM ${table} GROUP BY ${key} HAVING count(*) > $1
       ) AS kept WHERE ${same(key)} AND old.revision <= kept.last RETURNING old.revision`,
      [config.revisionsKept],
    );
    const forgotten = await database.query(
      `DELETE FROM ${table} AS old USING (
         SELECT DISTINCT ON (${key}) ${key}, action, saved_at FROM ${table} ORDER BY ${key}, revision DESC
       ) AS kept WHERE ${same(key)} AND kept.action = 'removed' AND kept.saved_at < $1 RETURNING old.revision`,
      [before],
    );
    pruned += surplus.length + forgotten.length;
  }
  return pruned;
}

function same(key: string): string {
  return `(${key.replaceAll(/\w+/g, 'old.$&')}) = (${key.replaceAll(/\w+/g, 'kept.$&')})`;
}

/** Where revisions are kept, and what tells one page or record from another there. */
const KEPT = [
  { table: 'page_revision', key: 'page_id' },
  { table: 'record_revision', key: 'kind, record_id' },
];
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
