import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/preparedStatements';
import { countRows, type CountQuery, type FoundCounts } from '../boundedCount';

/** The lists that a count depends on. */
interface CountedLists {
  readonly brandId: string;
  readonly tags: readonly string[];
}

/** Cache of counts, for requests with the same conditions: the next page of a list, or the list again after an edit. */
export interface CountCache {
  /**
   * The current counts; the rows are counted only if the counts are not cached.
   * @param rows must depend on nothing but changes recorded in `page_list_change`
   */
  get(database: Queryable, of: CountedLists, rows: CountQuery): Promise<FoundCounts>;
}

/**
 * An in-memory cache of this node. Entries are valid until a change on any node that may affect the lists that they depend on.
 */
export function createCountCache(): CountCache {
  const cache = new LRUCache<string, FoundCounts & { readonly changes: string }>({
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ ids = [] }, key) => ENTRY_CHARACTERS + key.length + ids.length * ID_CHARACTERS,
  });
  return {
    async get(database, { brandId, tags }, rows) {
      const key = JSON.stringify([rows.conditions.sql, rows.conditions.values, rows.bound]);
      // Read before counting: a concurrent change then makes the entry stale at once, instead of being missed.
      const [row] = await database.query<{ readonly changes: string }>(CHANGES, [brandId, tags]);
      const changes = row?.changes ?? '';
      const known = cache.get(key);
      if (known?.changes === changes) return known;
      const counts = await countRows(database, rows);
      cache.set(key, { ...counts, changes });
      return counts;
    },
  };
}

const CHANGES = prepared(`
  SELECT coalesce(sum(changes), 0)::text AS changes FROM page_list_change WHERE brand_id = $1 AND tag = ANY($2::text[])`);
const MAX_CHARACTERS = 1_000_000;
/** Size of an entry besides its key and ids. */
const ENTRY_CHARACTERS = 100;
const ID_CHARACTERS = 36;
