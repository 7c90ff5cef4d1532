import type { Services } from '../../services';

/**
 * Forgets revisions beyond the number that is kept of each page, and everything of pages that were removed too long
 * ago (settings REVISIONS_KEPT and TRASH_DAYS). The newest revision of a page always stays.
 * @returns how many revisions were removed
 */
export async function pruneRevisions({
  database,
  clock,
  config,
}: Pick<Services, 'database' | 'clock' | 'config'>): Promise<number> {
  const surplus = await database.query(
    `DELETE FROM page_revision AS old USING (
       SELECT page_id, max(revision) - $1 AS last FROM page_revision GROUP BY page_id HAVING count(*) > $1
     ) AS page WHERE old.page_id = page.page_id AND old.revision <= page.last RETURNING old.page_id`,
    [config.revisionsKept],
  );
  const before = new Date(clock().getTime() - config.trashDays * DAY_MILLISECONDS);
  const forgotten = await database.query(
    `DELETE FROM page_revision AS old WHERE NOT EXISTS (SELECT 1 FROM page WHERE page.id = old.page_id)
       AND old.page_id IN (
         SELECT page_id FROM page_revision GROUP BY page_id HAVING max(saved_at) < $1)
     RETURNING old.page_id`,
    [before],
  );
  return surplus.length + forgotten.length;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
