import type { Conditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import type { ReadablePages } from '../access';

/** How many pages there are, published and not. */
export interface PageCounts {
  readonly active: number;
  readonly inactive: number;
}

/**
 * How many pages a search finds. A list that is not narrowed is counted by the counters that the database keeps, so
 * that it costs the same for a thousand pages and a hundred thousand; what is narrowed is counted one by one.
 */
export async function countPages(
  database: Queryable,
  {
    brandId,
    readable,
    isNarrow,
    conditions,
  }: {
    readonly brandId: string;
    readonly readable: readonly ReadablePages[];
    /** Whether less than all readable pages of the tags is asked for. */
    readonly isNarrow: boolean;
    readonly conditions: Conditions;
  },
): Promise<PageCounts> {
  const isCounted = !isNarrow && readable.every(({ slugPrefixes }) => slugPrefixes === undefined);
  const [counts] = isCounted
    ? await database.query<PageCounts>(COUNTERS, [
        brandId,
        JSON.stringify(readable.map(({ tag, withoutCategories }) => ({ tag, without: withoutCategories }))),
      ])
    : await database.query<PageCounts>(
        `SELECT count(*) FILTER (WHERE published)::int AS active,
           count(*) FILTER (WHERE NOT published)::int AS inactive
         FROM page WHERE ${conditions.sql}`,
        conditions.values,
      );
  return counts ?? { active: 0, inactive: 0 };
}

const COUNTERS = `
  SELECT coalesce(sum(c.pages) FILTER (WHERE c.published), 0)::int AS active,
    coalesce(sum(c.pages) FILTER (WHERE NOT c.published), 0)::int AS inactive
  FROM jsonb_to_recordset($2::jsonb) AS readable (tag text, without text[])
  JOIN page_count AS c ON c.brand_id = $1 AND c.tag = readable.tag AND c.facet = 'category'
    AND c.value <> ALL (readable.without)`;
