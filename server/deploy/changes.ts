import { mayReadPage, mayUseRecords } from '../content/access';
import type { BrandRow } from '../content/page/pageRow';
import type { Caller, Services } from '../services';

/** A page or a record that was saved, removed or restored since the website was deployed. */
export interface Change {
  readonly kind: 'page' | 'record';
  /** The tag of the page, or the kind of the record. */
  readonly of: string;
  readonly id: string;
  readonly name: string;
  /** Of a page. */
  readonly slug: string | null;
  readonly category: string | null;
  /** What the last save did: saved, removed or restored. */
  readonly action: string;
  /** How often it was saved. */
  readonly saves: number;
  /** Everybody who saved it, in alphabetical order. */
  readonly saved_by: readonly string[];
  /** When it was saved last. */
  readonly saved_at: Date;
}

/** What a deployment would bring to the website. */
export interface Changes {
  /** When the website was deployed last; null: never from here. */
  readonly since: Date | null;
  /** Those that the caller may read, the last saved first; at most MOST_CHANGES. */
  readonly changes: readonly Change[];
  /** Whether there are more than these. */
  readonly has_more: boolean;
}

/**
 * What was saved since the last deployment that the deployment system took over, as far as revisions are kept.
 * @param of.caller sees what they may read
 */
export async function findChanges(
  { database }: Pick<Services, 'database'>,
  { brand, caller }: { readonly brand: BrandRow; readonly caller: Caller },
): Promise<Changes> {
  const [last] = await database.query<{ at: Date }>(
    `SELECT requested_at AS at FROM deployment WHERE brand_id = $1 AND status = 'done' ORDER BY requested_at DESC LIMIT 1`,
    [brand.id],
  );
  const since = last?.at ?? null;
  const found = await database.query<Change>(CHANGES, [brand.id, since, MOST_CHANGES + 1]);
  const changes = found.slice(0, MOST_CHANGES).filter((change) => isReadable(change, { brand, caller }));
  return {
    since,
    changes: changes.map((change) => ({ ...change, saved_by: [...new Set(change.saved_by)].toSorted() })),
    has_more: found.length > MOST_CHANGES,
  };
}

function isReadable(
  { kind, of, slug, category }: Change,
  { brand, caller }: { readonly brand: BrandRow; readonly caller: Caller },
): boolean {
  const brandName = brand.name;
  return kind === 'page'
    ? mayReadPage(caller, { tag: of, slug: slug ?? '', brandName, category })
    : mayUseRecords(caller, { kind: of, brandName }, ['read']);
}

const MOST_CHANGES = 200;

/** Of each page and record the last revision, and what was done since $2. What belongs to no brand shows on every website. */
const CHANGES = `
  SELECT * FROM (
    SELECT DISTINCT ON (page_id) 'page' AS kind, tag AS of, page_id AS id, name, slug, category, action, saved_at,
      count(*) OVER changed ::int AS saves, array_remove(array_agg(saved_by) OVER changed, NULL) AS saved_by
    FROM page_revision WHERE brand_id = $1 AND ($2::timestamptz IS NULL OR saved_at > $2)
    WINDOW changed AS (PARTITION BY page_id)
    ORDER BY page_id, revision DESC
  ) AS pages
  UNION ALL
  SELECT * FROM (
    SELECT DISTINCT ON (kind, record_id) 'record', kind, record_id, name, NULL, NULL, action, saved_at,
      count(*) OVER changed ::int, array_remove(array_agg(saved_by) OVER changed, NULL)
    FROM record_revision
    WHERE (brand_id = $1 OR brand_id IS NULL) AND ($2::timestamptz IS NULL OR saved_at > $2)
    WINDOW changed AS (PARTITION BY kind, record_id)
    ORDER BY kind, record_id, revision DESC
  ) AS records
  ORDER BY saved_at DESC, id LIMIT $3`;
