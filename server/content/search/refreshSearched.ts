import type { Queryable } from '../../database/database';
import type { Services } from '../../services';
import { recordStores } from '../records/stores';
import type { RecordStore } from '../records/recordStore';
import { readTrees } from '../tree/treeLoader';
import { indexPages, searchVersions, versionOf, type SearchedPage } from './indexPages';
import { recordEntry, recordVersion } from './indexRecords';
import { storeSearched } from './searchEntries';

/**
 * Brings what pages and records are found by up to date: what was never indexed, or by other definitions, or was saved by a node of
 * an older version. Some at a time, so that nobody waits long for them; several nodes may do so at once.
 * @param signal ends it between two portions
 * @returns how many entries were out of date
 */
export async function refreshSearched(
  { database, logger, definitions }: Pick<Services, 'database' | 'logger' | 'definitions'>,
  signal?: AbortSignal,
): Promise<number> {
  const versions = JSON.stringify(await searchVersions());
  let refreshed = await inPortions(signal, (after) =>
    database.transaction((transaction) => indexOldPages(transaction, { versions, after })),
  );
  for (const store of recordStores(definitions).all) {
    refreshed += await inPortions(signal, (after) =>
      database.transaction((transaction) => indexOldRecords(transaction, { store, after })),
    );
  }
  if (refreshed > 0) logger.info({ entries: refreshed }, 'pages and records were indexed for the search');
  return refreshed;
}

/** @param index does what comes after an id and answers the ids that it has done, in their order */
async function inPortions(
  signal: AbortSignal | undefined,
  index: (after: string) => Promise<readonly string[]>,
): Promise<number> {
  let count = 0;
  let after: string | undefined = FIRST_ID;
  while (after !== undefined && !signal?.aborted) {
    const done: readonly string[] = await index(after);
    count += done.length;
    after = done.at(-1);
  }
  return count;
}

async function indexOldPages(
  transaction: Queryable,
  { versions, after }: { readonly versions: string; readonly after: string },
): Promise<readonly string[]> {
  const pages = await transaction.query<SearchedPage>(OLD_PAGES, [versions, versionOf(undefined), after, PORTION]);
  const ids = pages.map(({ id }) => id);
  const trees = await readTrees(transaction, ids);
  const known = pages.flatMap((page) => {
    const tree = trees.get(page.id)?.tree;
    return tree ? [{ page, tree }] : [];
  });
  await indexPages(transaction, known);
  return ids;
}

/** In the order of the ids, in which saves of several pages lock them as well. */
const OLD_PAGES = `
  SELECT page.id, page.brand_id, brand.name AS brand_name, page.tag, page.slug, page.category, page.name, page.updated_at
  FROM page JOIN brand ON brand.id = page.brand_id
    LEFT JOIN jsonb_to_recordset($1::jsonb) AS known (brand text, tag text, version text)
      ON known.brand = brand.name AND known.tag = page.tag
    LEFT JOIN search_entry AS entry ON entry.id = page.id
  WHERE page.id > $3 AND (entry.id IS NULL OR entry.indexed_by <> coalesce(known.version, $2) OR entry.saved_at < page.updated_at)
  ORDER BY page.id LIMIT $4 FOR UPDATE OF page SKIP LOCKED`;

async function indexOldRecords(
  transaction: Queryable,
  { store, after }: { readonly store: RecordStore; readonly after: string },
): Promise<readonly string[]> {
  if (store.rows === undefined) return [];
  const brands = await transaction.query<{ name: string }>('SELECT name FROM brand');
  const versions = await Promise.all(
    brands.map(async ({ name }) => ({ brand: name, version: recordVersion(await store.held(name)) })),
  );
  const { table, area } = store.rows;
  const old = await transaction.query<{ id: string }>(oldRecords(table, area), [
    ...[JSON.stringify(versions), after, PORTION],
    ...(area === undefined ? [] : [area]),
  ]);
  const ids = old.map(({ id }) => id);
  const entries = (await store.read(transaction, ids)).flatMap(({ updatedAt: savedAt, brandId, ...record }) =>
    brandId === undefined ? [] : [recordEntry(store, { ...record, brandId, savedAt })],
  );
  await storeSearched(transaction, await Promise.all(entries));
  return ids;
}

/** The records of a table that nothing is found by yet, or by what is not so any more. */
function oldRecords(table: string, area: string | undefined): string {
  return `
    SELECT record.id
    FROM ${table} AS record JOIN brand ON brand.id = record.brand_id
      JOIN jsonb_to_recordset($1::jsonb) AS known (brand text, version text) ON known.brand = brand.name
      LEFT JOIN search_entry AS entry ON entry.id = record.id
    WHERE record.id > $2 ${area === undefined ? '' : 'AND record.area = $4'}
      AND (entry.id IS NULL OR entry.indexed_by <> known.version OR entry.saved_at < record.updated_at)
    ORDER BY record.id LIMIT $3 FOR UPDATE OF record SKIP LOCKED`;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
/** The embedded engine does nothing else meanwhile. */
const PORTION = 50;
