import {
  readablePagesCondition,
  readableRecords,
  type ContentEntry,
  type ReaderOfBrand,
} from '../content/readableEntries';
import { createConditions } from '../database/conditions';
import type { BrandRow, Caller, Services } from '../services';

/** A page or a record that was saved, removed or restored since the website was deployed. */
export interface Change extends ContentEntry {
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
  /** Whether there are more than these, or older ones that were not looked at. */
  readonly has_more: boolean;
}

/**
 * What was saved since the last deployment that the deployment system took over, as far as revisions are kept. Where that is long
 * ago, or was never, the newest revisions count alone.
 * @param of.caller sees what they may read
 */
export async function findChanges(
  { database, definitions }: Pick<Services, 'database' | 'definitions'>,
  { brand, caller }: { readonly brand: BrandRow; readonly caller: Caller },
): Promise<Changes> {
  const [last] = await database.query<{ at: Date }>(
    `SELECT requested_at AS at FROM deployment WHERE brand_id = $1 AND status = 'done' ORDER BY requested_at DESC LIMIT 1`,
    [brand.id],
  );
  const since = last?.at ?? null;
  const { sql, values } = changesQuery({ since, reader: { brand, caller, definitions } });
  const found = await database.query<Change & { readonly seen: number }>(sql, values);
  return {
    since,
    changes: found.slice(0, MOST_CHANGES).map(({ seen: _, saved_by: savedBy, ...change }) => ({
      ...change,
      saved_by: [...new Set(savedBy)].toSorted(),
    })),
    has_more: found.length > MOST_CHANGES || found.some(({ seen }) => seen > MOST_REVISIONS),
  };
}

/** Of each page and record the last revision, and what was done since. What belongs to no brand shows on every website. */
function changesQuery({ since, reader }: { readonly since: Date | null; readonly reader: ReaderOfBrand }) {
  const conditions = createConditions();
  conditions.add(`saved_at > coalesce(?::timestamptz, '-infinity')`, since);
  const recent = conditions.sql;
  const [brandId, kinds, looked, shown] = [
    reader.brand.id,
    readableRecords(reader),
    MOST_REVISIONS + 1,
    MOST_CHANGES + 1,
  ].map((value) => conditions.place(value));
  const newest = `${recent} ORDER BY saved_at DESC LIMIT ${looked}`;
  const records = (whose: string) =>
    `SELECT * FROM record_revision WHERE ${whose} AND kind = ANY(${kinds}) AND ${newest}`;
  const sql = `
    SELECT 'page' AS kind, tag AS of, id, name, slug, category, action, saved_at, saves, saved_by, seen FROM (
      SELECT DISTINCT ON (page_id) page_id AS id, tag, slug, category, name, action, saved_at, count(*) OVER ()::int AS seen,
        count(*) OVER changed ::int AS saves, array_remove(array_agg(saved_by) OVER changed, NULL) AS saved_by
      FROM (SELECT * FROM page_revision WHERE brand_id = ${brandId} AND ${newest}) AS revision
      WINDOW changed AS (PARTITION BY page_id)
      ORDER BY page_id, revision DESC
    ) AS page WHERE ${readablePagesCondition(conditions, reader)}
    UNION ALL
    SELECT 'record', kind, id, name, NULL, NULL, action, saved_at, saves, saved_by, seen FROM (
      SELECT DISTINCT ON (kind, record_id) record_id AS id, kind, name, action, saved_at, count(*) OVER ()::int AS seen,
        count(*) OVER changed ::int AS saves, array_remove(array_agg(saved_by) OVER changed, NULL) AS saved_by
      FROM (
        (${records(`brand_id = ${brandId}`)}) UNION ALL (${records('brand_id IS NULL')})
        ORDER BY saved_at DESC LIMIT ${looked}
      ) AS revision
      WINDOW changed AS (PARTITION BY kind, record_id)
      ORDER BY kind, record_id, revision DESC
    ) AS record
    ORDER BY saved_at DESC, id LIMIT ${shown}`;
  return { sql, values: conditions.values };
}

const MOST_CHANGES = 200;
/** As many of pages, and of records, are looked through. */
const MOST_REVISIONS = 5_000;
