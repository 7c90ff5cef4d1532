import type { Queryable } from '../../database/database';
import type { Services } from '../../services';
import { refreshInBatches, type RefreshBatch } from '../refreshInBatches';
import { recordStores } from '../records/stores';
import type { RecordStore } from '../records/recordStore';
import { readTrees } from '../tree/treeLoader';
import { indexPages, pageIndexVersions, pageIndexVersion, type PageToIndex } from './indexPages';
import { recordEntry, recordIndexVersion } from './indexRecords';
import { storeSearchEntries } from './searchEntries';

/**
 * Re-indexes pages and records that were never indexed, were indexed by other definitions, or were saved by a node of an older version.
 * @param signal stops the work between two batches
 * @returns number of re-indexed entries
 */
export async function refreshSearchIndex(
  { database, logger, definitions }: Pick<Services, 'database' | 'logger' | 'definitions'>,
  signal?: AbortSignal,
): Promise<number> {
  const versions = JSON.stringify(await pageIndexVersions());
  const work = { database, signal, limit: BATCH_SIZE };
  let refreshed = await refreshInBatches(work, (transaction, batch) =>
    indexOutdatedPages(transaction, batch, versions),
  );
  for (const store of recordStores(definitions).all) {
    refreshed += await refreshInBatches(work, (transaction, portion) =>
      indexOutdatedRecords(transaction, portion, store),
    );
  }
  if (refreshed > 0) logger.info({ entries: refreshed }, 'pages and records were indexed for the search');
  return refreshed;
}

async function indexOutdatedPages(
  transaction: Queryable,
  { after, limit, lockOption }: RefreshBatch,
  versions: string,
): Promise<readonly string[]> {
  const pages = await transaction.query<PageToIndex>(`${OUTDATED_PAGES} ${lockOption}`, [
    ...[versions, pageIndexVersion(undefined)],
    ...[after, limit],
  ]);
  const ids = pages.map(({ id }) => id);
  const trees = await readTrees(transaction, ids);
  const pagesWithTrees = pages.flatMap((page) => {
    const tree = trees.get(page.id)?.tree;
    return tree ? [{ page, tree }] : [];
  });
  await indexPages(transaction, pagesWithTrees);
  return ids;
}

/** Ordered by id, as saves of several pages lock them in this order, too. */
const OUTDATED_PAGES = `
  SELECT page.id, page.brand_id, brand.name AS brand_name, page.tag, page.slug, page.category, page.name, page.updated_at
  FROM page JOIN brand ON brand.id = page.brand_id
    LEFT JOIN jsonb_to_recordset($1::jsonb) AS known (brand text, tag text, version text)
      ON known.brand = brand.name AND known.tag = page.tag
    LEFT JOIN search_entry AS entry ON entry.id = page.id
  WHERE page.id > $3 AND (entry.id IS NULL OR entry.indexed_by <> coalesce(known.version, $2) OR entry.saved_at < page.updated_at)
  ORDER BY page.id LIMIT $4 FOR UPDATE OF page`;

async function indexOutdatedRecords(
  transaction: Queryable,
  { after, limit, lockOption }: RefreshBatch,
  store: RecordStore,
): Promise<readonly string[]> {
  if (store.rows === undefined) return [];
  const brands = await transaction.query<{ name: string }>('SELECT name FROM brand');
  const versions = await Promise.all(
    brands.map(async ({ name }) => ({ brand: name, version: recordIndexVersion(await store.rules(name)) })),
  );
  const { table, area } = store.rows;
  const old = await transaction.query<{ id: string }>(`${outdatedRecords(table, area)} ${lockOption}`, [
    ...[JSON.stringify(versions), after, limit],
    ...(area === undefined ? [] : [area]),
  ]);
  const ids = old.map(({ id }) => id);
  const entries = (await store.read(transaction, ids)).flatMap(({ updatedAt: savedAt, brandId, ...record }) =>
    brandId === undefined ? [] : [recordEntry(store, { ...record, brandId, savedAt })],
  );
  await storeSearchEntries(transaction, await Promise.all(entries));
  return ids;
}

/** The records of a table that are not indexed, or whose entry is outdated. */
function outdatedRecords(table: string, area: string | undefined): string {
  return `
    SELECT record.id
    FROM ${table} AS record JOIN brand ON brand.id = record.brand_id
      JOIN jsonb_to_recordset($1::jsonb) AS known (brand text, version text) ON known.brand = brand.name
      LEFT JOIN search_entry AS entry ON entry.id = record.id
    WHERE record.id > $2 ${area === undefined ? '' : 'AND record.area = $4'}
      AND (entry.id IS NULL OR entry.indexed_by <> known.version OR entry.saved_at < record.updated_at)
    ORDER BY record.id LIMIT $3 FOR UPDATE OF record`;
}

/** Small, since the embedded engine is blocked during a batch. */
const BATCH_SIZE = 50;
