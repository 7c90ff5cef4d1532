import DataLoader from 'dataloader';
import type { Queryable } from '../../database/database';
import { assembleTree, type PageTree, type TreeRows } from './assembleTree';

/** Loads whole page trees by page id; trees that are asked for at the same time come with one statement. */
export interface TreeLoader {
  load(pageId: string): Promise<PageTree>;
  /** To be called when the tree of a page was changed. */
  forget(pageId: string): void;
}

/**
 * A tree is read once and kept for the rest of the request, or until it is changed. One statement reads all levels, so a
 * tree is never a mixture of two saves.
 */
export function createTreeLoader(database: Queryable): TreeLoader {
  const trees = new DataLoader<string, PageTree>((pageIds) => loadTrees(database, pageIds));
  return {
    load: (pageId) => trees.load(pageId),
    forget: (pageId) => void trees.clear(pageId),
  };
}

async function loadTrees(database: Queryable, pageIds: readonly string[]): Promise<PageTree[]> {
  const rows = await database.query<TreeRows & { page_id: string }>(TREES, [[...new Set(pageIds)]]);
  const trees = new Map(rows.map((row) => [row.page_id, assembleTree(row.page_id, row)]));
  return pageIds.map((id) => trees.get(id) ?? assembleTree(id, EMPTY));
}

const EMPTY: TreeRows = { containers: [], collections: [], fields: [] };

const TREES = `
  SELECT page.id AS page_id,
    (SELECT coalesce(json_agg(json_build_array(id, name, "order") ORDER BY "order", sequence), '[]')
       FROM container WHERE page_id = page.id) AS containers,
    (SELECT coalesce(json_agg(json_build_array(id, container_id, parent_id, name, "order")
                              ORDER BY "order", sequence), '[]')
       FROM field_collection WHERE page_id = page.id) AS collections,
    (SELECT coalesce(json_agg(json_build_array(id, collection_id, name, label, value, "order", meta_data)
                              ORDER BY "order", sequence), '[]')
       FROM field WHERE page_id = page.id) AS fields
  FROM unnest($1::uuid[]) AS page (id)`;
