import { LRUCache } from 'lru-cache';
import type { PageRow } from '../page/pageRow';
import type { PageTree } from './assembleTree';

/** Identifies one version of a page's tree. `created_at` distinguishes a page from a removed one with the same id. */
export type TreeOwner = Pick<PageRow, 'id' | 'revision' | 'created_at'>;

/** Cache of committed trees. */
export interface TreeCache {
  get(page: TreeOwner): PageTree | undefined;
  set(page: TreeOwner, tree: PageTree): void;
}

/**
 * An in-memory LRU cache of this node. Every save, on any node, gives its page a new revision, so that trees found by revision are never
 * stale; whoever changes trees manually in the database must increment the revisions, too.
 */
export function createTreeCache(): TreeCache {
  const trees = new LRUCache<string, PageTree>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  return {
    get: (page) => trees.get(keyOf(page)),
    set: (page, tree) => void trees.set(keyOf(page), tree),
  };
}

function keyOf({ id, revision, created_at: createdAt }: TreeOwner): string {
  return `${id} ${revision} ${createdAt.getTime()}`;
}

/** Approximate memory of a tree, mainly that of its texts, which may be long. */
function bytesOf({ rows }: PageTree): number {
  const nodes = 1 + rows.containers.length + rows.collections.length + rows.fields.length;
  return rows.fields.reduce((bytes, [, , , label, value, , metaData]) => {
    const texts = (label?.length ?? 0) + (value?.length ?? 0) + (metaData ? JSON.stringify(metaData).length : 0);
    return bytes + texts * BYTES_PER_CHARACTER;
  }, nodes * NODE_BYTES);
}

const MAX_BYTES = 16 * 1024 * 1024;
const NODE_BYTES = 400;
const BYTES_PER_CHARACTER = 2;
