import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../database/database';
import { prepared } from '../../database/preparing';
import { countRows, type CountedRows, type FoundCounts } from '../boundedCount';

/** The pages that a count depends on. */
interface CountedPages {
  readonly brandId: string;
  readonly tags: readonly string[];
}

/** What was counted, for whoever asks for the same: the next page of a list, or the list again after an edit. */
export interface KeptCounts {
  /**
   * The counts as they are now, counted one by one only when they are not known.
   * @param rows must depend on nothing but what `page_list_change` notes
   */
  get(database: Queryable, of: CountedPages, rows: CountedRows): Promise<FoundCounts>;
}

/**
 * Keeps counts in the memory of this node until something has changed, on whatever node, that decides what lists of
 * these pages hold.
 */
export function createKeptCounts(): KeptCounts {
  const kept = new LRUCache<string, FoundCounts & { readonly changes: string }>({
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ ids = [] }, key) => ENTRY_CHARACTERS + key.length + ids.length * ID_CHARACTERS,
  });
  return {
    async get(database, { brandId, tags }, rows) {
      const key = JSON.stringify([rows.conditions.sql, rows.conditions.values, rows.bound]);
      // Before counting: what changes meanwhile makes the count one of yesterday, never one of tomorrow.
      const [row] = await database.query<{ readonly changes: string }>(CHANGES, [brandId, tags]);
      const changes = row?.changes ?? '';
      const known = kept.get(key);
      if (known?.changes === changes) return known;
      const counts = await countRows(database, rows);
      kept.set(key, { ...counts, changes });
      return counts;
    },
  };
}

const CHANGES = prepared(`
  SELECT coalesce(sum(changes), 0)::text AS changes FROM page_list_change WHERE brand_id = $1 AND tag = ANY($2::text[])`);
const KEPT_CHARACTERS = 1_000_000;
/** What an entry takes beside its key. */
const ENTRY_CHARACTERS = 100;
const ID_CHARACTERS = 36;
