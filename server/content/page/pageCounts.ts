import type { Conditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import type { ReadablePages } from '../access';
import type { KeptCounts, PageCounts } from './keptCounts';

/** A value that the database counts the pages of. */
export interface CountedValue {
  readonly facet: 'category' | 'location' | 'status';
  readonly value: string;
}

/**
 * What of the readable pages is asked for: all; those with one value; some, by what `page_list_change` notes; some, by
 * what other records say of them.
 */
export type Narrowed = 'all' | CountedValue | 'some' | 'others';

/**
 * How many pages a search finds. The database keeps counters of all pages of a tag, and of those with one category,
 * location or status; so a list that asks for no more than that costs the same for a thousand pages and a hundred
 * thousand. What is narrowed further is counted one by one, once until something has changed.
 */
export async function countPages(
  database: Queryable,
  {
    brandId,
    readable,
    narrowedTo,
    conditions,
    kept,
  }: {
    readonly brandId: string;
    readonly readable: readonly ReadablePages[];
    readonly narrowedTo: Narrowed;
    readonly conditions: Conditions;
    readonly kept: KeptCounts;
  },
): Promise<PageCounts> {
  if (hasCounter(narrowedTo, readable)) {
    const [counts] = await database.query<PageCounts>(COUNTERS, [
      brandId,
      JSON.stringify(readable.map(({ tag, withoutCategories }) => ({ tag, without: withoutCategories }))),
      narrowedTo === 'all' ? 'category' : narrowedTo.facet,
      narrowedTo === 'all' ? null : narrowedTo.value,
    ]);
    return counts ?? NONE;
  }
  if (narrowedTo === 'others') return countEach(database, conditions);
  const counted = {
    brandId,
    tags: readable.map(({ tag }) => tag),
    key: JSON.stringify([conditions.sql, conditions.values]),
  };
  return kept.get(database, counted, () => countEach(database, conditions));
}

async function countEach(database: Queryable, conditions: Conditions): Promise<PageCounts> {
  const [counts] = await database.query<PageCounts>(
    `SELECT count(*) FILTER (WHERE published)::int AS active,
       count(*) FILTER (WHERE NOT published)::int AS inactive
     FROM page WHERE ${conditions.sql}`,
    conditions.values,
  );
  return counts ?? NONE;
}

const NONE: PageCounts = { active: 0, inactive: 0 };

/** Counters are not kept by slug, and not by two values at once. */
function hasCounter(narrowedTo: Narrowed, readable: readonly ReadablePages[]): narrowedTo is 'all' | CountedValue {
  if (typeof narrowedTo === 'string' && narrowedTo !== 'all') return false;
  if (readable.some(({ slugPrefixes }) => slugPrefixes !== undefined)) return false;
  const isOfCategories = narrowedTo === 'all' || narrowedTo.facet === 'category';
  return isOfCategories || readable.every(({ withoutCategories }) => withoutCategories.length === 0);
}

/** Values are compared as the conditions of a search compare them: a status letter for letter. */
const COUNTERS = `
  SELECT coalesce(sum(c.pages) FILTER (WHERE c.published), 0)::int AS active,
    coalesce(sum(c.pages) FILTER (WHERE NOT c.published), 0)::int AS inactive
  FROM jsonb_to_recordset($2::jsonb) AS readable (tag text, without text[])
  JOIN page_count AS c ON c.brand_id = $1 AND c.tag = readable.tag AND c.facet = $3
    AND ($3 <> 'category' OR lower(btrim(c.value)) <> ALL (readable.without))
    AND ($4::text IS NULL OR c.value = $4 OR $3 <> 'status' AND lower(c.value) = lower($4))`;
