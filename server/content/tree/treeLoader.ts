import DataLoader from 'dataloader';
import type { Queryable } from '../../database/database';
import { preparedForIds } from '../../database/preparedStatements';
import { assembleTree, type PageTree, type TreeRows } from './assembleTree';
import type { TreeCache, TreeOwner } from './treeCache';

/** Loads complete page trees; concurrent requests are batched into one statement. */
export interface TreeLoader {
  load(page: TreeOwner): Promise<PageTree>;
  /** To be called when a page has been created, which is still empty. */
  primeEmpty(page: TreeOwner): void;
  /** To be called when the tree of a page has changed. */
  clear(pageId: string): void;
}

/**
 * Reads each tree once per request, or again after it has changed. One statement reads all levels, so that a tree is never a mixture of
 * two saves.
 * @param cache cache of trees across requests; without `set` it is only read
 */
export function createTreeLoader(database: Queryable, cache: Pick<TreeCache, 'get'> & Partial<TreeCache>): TreeLoader {
  const loaded = new Map<string, Promise<PageTree>>();
  const trees = new DataLoader<TreeOwner, PageTree, string>(
    async (pages) => {
      const found = pages.map((page) => cache.get(page));
      const missing = pages.filter((_, index) => found[index] === undefined);
      const read = await readTrees(
        database,
        missing.map(({ id }) => id),
      );
      return pages.map((page, index) => {
        const known = found[index];
        if (known) return known;
        const { revision, tree } = read.get(page.id) ?? { revision: 0, tree: assembleTree(page.id, EMPTY) };
        // A different revision means that the page was saved after its row had been read.
        if (revision === page.revision) cache.set?.(page, tree);
        return tree;
      });
    },
    { cacheKeyFn: ({ id }) => id, cacheMap: loaded },
  );
  return {
    load: (page) => trees.load(page),
    primeEmpty: (page) => void trees.prime(page, assembleTree(page.id, EMPTY)),
    clear: (pageId) => void loaded.delete(pageId),
  };
}

/** The tree of a page and its revision. */
export interface StoredTree {
  readonly revision: number;
  readonly tree: PageTree;
}

/** The trees of the pages that exist, by page id. */
export async function readTrees(
  database: Queryable,
  pageIds: readonly string[],
): Promise<ReadonlyMap<string, StoredTree>> {
  if (pageIds.length === 0) return new Map();
  const [statement, wanted] = TREES(pageIds);
  const rows = await database.query<TreeRows & { readonly page_id: string; readonly revision: number }>(statement, [
    wanted,
  ]);
  return new Map(rows.map((row) => [row.page_id, { revision: row.revision, tree: assembleTree(row.page_id, row) }]));
}

const EMPTY: TreeRows = { containers: [], collections: [], fields: [] };

const TREES = preparedForIds(
  (isWanted) => `
  SELECT page.id AS page_id, page.revision,
    (SELECT coalesce(json_agg(json_build_array(id, name, "order") ORDER BY "order", sequence), '[]')
       FROM container WHERE page_id = page.id) AS containers,
    (SELECT coalesce(json_agg(json_build_array(id, container_id, parent_id, name, "order")
                              ORDER BY "order", sequence), '[]')
       FROM field_collection WHERE page_id = page.id) AS collections,
    (SELECT coalesce(json_agg(json_build_array(id, collection_id, name, label, value, "order", meta_data)
                              ORDER BY "order", sequence), '[]')
       FROM field WHERE page_id = page.id) AS fields
  FROM page WHERE page.id ${isWanted}`,
);
