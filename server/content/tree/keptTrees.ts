import { LRUCache } from 'lru-cache';
import type { PageRow } from '../page/pageRow';
import type { PageTree } from './assembleTree';

/** What tells the tree of a page from all that it has been. A page that is removed and made again was created anew. */
export type TreeOwner = Pick<PageRow, 'id' | 'revision' | 'created_at'>;

/** Trees as they were committed, for whoever comes next. */
export interface KeptTrees {
  find(page: TreeOwner): PageTree | undefined;
  keep(page: TreeOwner, tree: PageTree): void;
}

/**
 * Keeps the trees that were used last, in the memory of this node. Every save gives its page another revision, on
 * whatever node, so a tree that is found by its revision is never an old one; only who changes trees in the database by
 * hand must count their revisions, too.
 */
export function createKeptTrees(): KeptTrees {
  const trees = new LRUCache<string, PageTree>({ maxSize: KEPT_BYTES, sizeCalculation: bytesOf });
  return {
    find: (page) => trees.get(keyOf(page)),
    keep: (page, tree) => void trees.set(keyOf(page), tree),
  };
}

function keyOf({ id, revision, created_at: createdAt }: TreeOwner): string {
  return `${id} ${revision} ${createdAt.getTime()}`;
}

/** About what a tree takes in memory; texts, which may be long, are what differs. */
function bytesOf({ rows }: PageTree): number {
  const nodes = 1 + rows.containers.length + rows.collections.length + rows.fields.length;
  return rows.fields.reduce((bytes, [, , , label, value, , metaData]) => {
    const texts = (label?.length ?? 0) + (value?.length ?? 0) + (metaData ? JSON.stringify(metaData).length : 0);
    return bytes + texts * BYTES_PER_CHARACTER;
  }, nodes * NODE_BYTES);
}

const KEPT_BYTES = 16 * 1024 * 1024;
const NODE_BYTES = 400;
const BYTES_PER_CHARACTER = 2;
