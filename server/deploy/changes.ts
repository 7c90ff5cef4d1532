import {
  readablePagesCondition,
  readableRecords,
  type ContentEntry,
  type BrandReader,
} from '../content/readableEntries';
import { IS_GONE } from '../content/records/recordRevisions';
import { createConditions } from '../database/conditions';
import type { BrandRow, Caller, Services } from '../services';

/** A page or record that was saved, removed or restored since the last deployment. */
export interface Change extends ContentEntry {
  /** The last action: saved, removed or restored. */
  readonly action: string;
  /** Number of saves. */
  readonly saves: number;
  /** Everybody who saved it, sorted by name. */
  readonly saved_by: readonly string[];
  /** Time of the last save. */
  readonly saved_at: Date;
}

/** The changes that a deployment would publish. */
export interface Changes {
  /** Time of the last deployment; null: never from here. */
  readonly since: Date | null;
  /** Those that the caller may read, last saved first; at most MAX_CHANGES. */
  readonly changes: readonly Change[];
  /** Whether there are more, or older revisions that were not considered. */
  readonly has_more: boolean;
}

/**
 * Finds what was saved since the last successful deployment, as far as revisions are kept. If that was long ago or never, only
 * the newest revisions are considered.
 * @param of.caller limits the result to what they may read
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
    changes: found.slice(0, MAX_CHANGES).map(({ seen: _, saved_by: savedBy, ...change }) => ({
      ...change,
      saved_by: [...new Set(savedBy)].toSorted(),
    })),
    has_more: found.length > MAX_CHANGES || found.some(({ seen }) => seen > MAX_REVISIONS),
  };
}

/**
 * The last revision of each changed page and record, with a summary. Records without a brand appear on every website. Records that were
 * removed and added again under new ids, as links are when they are moved or changed, count as saved.
 */
function changesQuery({ since, reader }: { readonly since: Date | null; readonly reader: BrandReader }) {
  const conditions = createConditions();
  conditions.add(`saved_at > coalesce(?::timestamptz, '-infinity')`, since);
  const recent = conditions.sql;
  const [brandId, kinds, revisionLimit, changeLimit] = [
    reader.brand.id,
    readableRecords(reader),
    MAX_REVISIONS + 1,
    MAX_CHANGES + 1,
  ].map((value) => conditions.place(value));
  const newest = `${recent} ORDER BY saved_at DESC LIMIT ${revisionLimit}`;
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
    SELECT 'record', kind, record_id, name, NULL, NULL, action, saved_at, saves, saved_by, seen FROM (
      SELECT DISTINCT ON (kind, record_id) record_id, kind, brand_id, name, action, data, replaced, saved_at, count(*) OVER ()::int AS seen,
        count(*) OVER changed ::int AS saves, array_remove(array_agg(saved_by) OVER changed, NULL) AS saved_by
      FROM (
        (${records(`brand_id = ${brandId}`)}) UNION ALL (${records('brand_id IS NULL')})
        ORDER BY saved_at DESC LIMIT ${revisionLimit}
      ) AS revision
      WINDOW changed AS (PARTITION BY kind, record_id)
      ORDER BY kind, record_id, revision DESC
    ) AS kept WHERE action <> 'removed' OR (${IS_GONE})
    ORDER BY saved_at DESC, id LIMIT ${changeLimit}`;
  return { sql, values: conditions.values };
}

const MAX_CHANGES = 200;
/** Number of considered revisions, each of pages and records. */
const MAX_REVISIONS = 5_000;
