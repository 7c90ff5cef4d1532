import { readablePagesCondition, readableRecords, type BrandReader } from '../../content/readableEntries';
import { createConditions, type Conditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { parseIsoInstant } from '../../instants';
import { messages } from '../messages';
import { readIds, readListPart, readPattern, readText, type ListPart, type Query } from './listParameters';

/** Subjects of log entries. */
const SUBJECTS = ['content', 'people', 'roles', 'deployments'] as const;

type Subject = (typeof SUBJECTS)[number];

/** The query of `GET /iam/activities`. */
export interface ActivityQuery extends ListPart {
  readonly about: Subject | undefined;
  /** A pattern for ILIKE. */
  readonly person: string | undefined;
  readonly tenantIds: readonly string[] | undefined;
  /** The period: from, inclusive, and until, exclusive. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

export interface LogEntry {
  /** The id of the log entry itself. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** The name of the actor; null if unknown. */
  readonly person: string | null;
  readonly about: Subject;
  /** The name of the brand; null: the platform, or all brands. */
  readonly brand: string | null;
  /** The name of the page, record, user or role; null for a deployment. */
  readonly name: string | null;
  /** Of content: saved, removed or restored; of a deployment its status; otherwise null. */
  readonly action: string | null;
  /** A description of the action, if there is one. */
  readonly text: string | null;
  /** The kind of content; otherwise null. */
  readonly kind: 'page' | 'record' | null;
  /** The tag of a page or the kind of a record; otherwise null. */
  readonly of: string | null;
  /** The current slug of a page; otherwise null. */
  readonly slug: string | null;
  readonly category: string | null;
  /** Whether the page or record has since been removed. */
  readonly isRemoved: boolean;
  /** The id of the page, record, user or role. */
  readonly subjectId: string | null;
}

/**
 * Reads page, limit, q, about, person, tenantIds, from and until of a call.
 * @throws BadInput naming the parameter
 */
export function readActivityQuery(query: Query): ActivityQuery {
  const about = readText(query, 'about');
  const known = SUBJECTS.find((subject) => subject === about);
  if (about !== undefined && known === undefined) throw new BadInput('about', messages.notOneOf('about', SUBJECTS));
  return {
    ...readListPart(query),
    about: known,
    person: readPattern(query, 'person'),
    tenantIds: readIds(query, 'tenantIds'),
    from: readInstant(query, 'from'),
    until: readInstant(query, 'until'),
  };
}

/** @throws BadInput unless it is an ISO 8601 instant */
function readInstant(query: Query, name: string): Date | undefined {
  const text = readText(query, name);
  if (text === undefined) return undefined;
  const instant = parseIsoInstant(text);
  if (instant === undefined) throw new BadInput(name, messages.notAnInstant(name));
  return instant;
}

/**
 * A page of the audit log, newest first, with the total number of matches: read from the stored revisions, the activities of
 * users and the deployments, so that nothing is recorded twice.
 * @param readers a staff member in each of their brands: limits the log to content they may read there; absent: everything
 */
export async function readActivityLog(
  database: Queryable,
  query: ActivityQuery,
  readers?: readonly BrandReader[],
): Promise<{ readonly entries: readonly LogEntry[]; readonly total: number }> {
  const requestedLogs = LOGS.filter(
    ({ about, readable }) =>
      (query.about === undefined || about.includes(query.about)) && (readers === undefined || readable !== undefined),
  );
  if (requestedLogs.length === 0) return { entries: [], total: 0 };
  const whereOf = (log: Log, all: Conditions) =>
    [conditionsOf(log, query, all), readableBy(log, readers, all)].join(' AND ');
  const countConditions = createConditions();
  const sql = requestedLogs.map(
    (log) => `(SELECT count(*)::int FROM ${log.from} WHERE ${whereOf(log, countConditions)})`,
  );
  const [count] = await database.query<{ of: readonly number[] }>(
    `SELECT ARRAY[${sql.join(', ')}] AS of`,
    countConditions.values,
  );
  const nonEmptyLogs = requestedLogs
    .map((log, index) => ({ log, entries: count?.of[index] ?? 0 }))
    .filter(({ entries }) => entries > 0);
  const total = nonEmptyLogs.reduce((sum, { entries }) => sum + entries, 0);
  if (total <= query.offset) return { entries: [], total };
  const listConditions = createConditions();
  const limit = listConditions.place(query.offset + query.limit);
  const parts = nonEmptyLogs.map(({ log, entries }) => {
    const { id, at, person, columns, from } = log;
    const found = `SELECT ${id} AS id, ${at} AS "createdAt", ${person} AS person, ${columns} FROM ${from}
      WHERE ${whereOf(log, listConditions)}`;
    // Each part is sorted by its own columns, so that an index scan stops after the rows of the page; a few matches are found faster
    // by reading all of them than by scanning that index.
    const read = entries > MAX_SORTED_ENTRIES ? found : `SELECT * FROM (${found} OFFSET 0) AS few`;
    const order = entries > MAX_SORTED_ENTRIES ? `${at} DESC, ${id}` : `"createdAt" DESC, id`;
    return `(${read} ORDER BY ${order} LIMIT ${limit})`;
  });
  const rows = await database.query<Omit<LogEntry, 'createdAt'> & { readonly createdAt: Date }>(
    `SELECT log.*, coalesce(newest.of, log.of) AS of, newest.slug, newest.category,
       coalesce(newest.action = 'removed', false) AS "isRemoved"
     FROM (
       SELECT * FROM (${parts.join(' UNION ALL ')}) AS log ORDER BY "createdAt" DESC, id
       ${listConditions.part(query)}
     ) AS log LEFT JOIN LATERAL (${NEWEST_OF_ENTRY}) AS newest ON true
     ORDER BY "createdAt" DESC, id`,
    listConditions.values,
  );
  return { entries: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })), total };
}

/** The newest revision of the page or record of an entry. */
const NEWEST_OF_ENTRY = `
  (SELECT tag AS of, slug, category, action FROM page_revision
   WHERE log.kind = 'page' AND page_id = log."subjectId" ORDER BY revision DESC LIMIT 1)
  UNION ALL
  (SELECT kind, NULL, NULL, action FROM record_revision r
   WHERE log.kind = 'record' AND r.kind = log.of AND r.record_id = log."subjectId" ORDER BY revision DESC LIMIT 1)`;

/** Up to this number of matches, all of them are read and then sorted. */
const MAX_SORTED_ENTRIES = 2_000;
/** Three letters between two wildcards. */
const TRIGRAM_PATTERN_LENGTH = 5;

/** One of the source tables of the log. */
interface Log {
  readonly about: readonly Subject[];
  /** SQL of an entry's subject, if the table has several. */
  readonly aboutSql?: string;
  readonly from: string;
  /** SQL of the columns of LogEntry. */
  readonly id: string;
  readonly at: string;
  readonly person: string;
  /** The other columns of LogEntry, from `about` on, in order. */
  readonly columns: string;
  /** SQL of further filtered columns. */
  readonly tenant: string;
  readonly searched: readonly string[];
  /** Excludes rows that are not entries. */
  readonly where?: string;
  /** The condition for entries that a staff member may read in one brand; absent: none. */
  readonly readable?: (reader: BrandReader, conditions: Conditions) => string;
}

function readableBy({ readable }: Log, readers: readonly BrandReader[] | undefined, all: Conditions): string {
  if (readers === undefined || readable === undefined) return 'true';
  return `(${readers.map((reader) => `(${readable(reader, all)})`).join(' OR ') || 'false'})`;
}

function conditionsOf(log: Log, query: ActivityQuery, all: Conditions): string {
  const parts = log.where === undefined ? [] : [log.where];
  const add = (value: unknown, sql: (place: string) => string) => {
    if (value !== undefined) parts.push(sql(all.place(value)));
  };
  if (log.aboutSql !== undefined) add(query.about, (about) => `${log.aboutSql} = ${about}`);
  add(query.from, (from) => `${log.at} >= ${from}`);
  add(query.until, (until) => `${log.at} < ${until}`);
  add(query.person, (person) => `${likeable(log.person, query.person)} ILIKE ${person}`);
  add(query.tenantIds, (ids) => `${log.tenant} = ANY (${ids}::uuid[])`);
  add(query.pattern, (pattern) => {
    const found = log.searched.map((sql) => `${likeable(sql, query.pattern)} ILIKE ${pattern}`);
    return `(${found.join(' OR ')})`;
  });
  return parts.join(' AND ') || 'true';
}

/** SQL of a text to match against a pattern. Patterns shorter than a trigram bypass the index, which would be scanned completely. */
function likeable(sql: string, pattern: string | undefined): string {
  return pattern !== undefined && pattern.length < TRIGRAM_PATTERN_LENGTH ? `(${sql} || '')` : sql;
}

function fullName(user: string): string {
  return `concat_ws(' ', ${user}.first_name, nullif(${user}.middle_name, ''), ${user}.last_name)`;
}

/** Activities of a user belong to the user's first brand. */
const TENANT_OF_USER = `(SELECT tenant_id FROM user_tenant ut WHERE ut.user_id = u.id ORDER BY ut.position, tenant_id LIMIT 1)`;
const TENANT_OF_ACTIVITY = `CASE WHEN a.role_id IS NULL THEN ${TENANT_OF_USER} ELSE r.tenant_id END`;
const ABOUT_ROLE = `CASE WHEN a.role_id IS NULL THEN 'people' ELSE 'roles' END`;

/** Entries of a page are hidden once its newest revision is of a kind that the reader may not read, as its revisions are. */
function readablePages(reader: BrandReader, conditions: Conditions): string {
  const readable = readablePagesCondition(conditions, reader);
  return `page.brand_id = ${conditions.place(reader.brand.id)} AND (${readable}) AND EXISTS (
    SELECT 1 FROM (SELECT * FROM page_revision newest WHERE newest.page_id = page.page_id
                   ORDER BY newest.revision DESC LIMIT 1) AS page WHERE ${readable})`;
}

/** Records without a brand belong to every brand. */
function recordsOf(reader: BrandReader, conditions: Conditions): string {
  return `(v.brand_id = ${conditions.place(reader.brand.id)} OR v.brand_id IS NULL)
    AND v.kind = ANY (${conditions.place(readableRecords(reader))}::text[])`;
}

const LOGS: readonly Log[] = [
  {
    about: ['content'],
    from: 'page_revision page JOIN brand b ON b.id = page.brand_id',
    id: `'page ' || page.page_id || ' ' || page.revision`,
    at: 'page.saved_at',
    person: 'page.saved_by',
    columns: `'content' AS about, b.name AS brand, page.name, page.action, NULL AS text, 'page' AS kind, page.tag AS of, page.page_id AS "subjectId"`,
    tenant: 'b.tenant_id',
    searched: ['page.name'],
    readable: readablePages,
  },
  {
    about: ['content'],
    from: 'record_revision v LEFT JOIN brand b ON b.id = v.brand_id',
    id: `'record ' || v.kind || ' ' || v.record_id || ' ' || v.revision`,
    at: 'v.saved_at',
    person: 'v.saved_by',
    columns: `'content' AS about, b.name AS brand, v.name, v.action, NULL AS text, 'record' AS kind, v.kind AS of, v.record_id AS "subjectId"`,
    tenant: 'b.tenant_id',
    searched: ['v.name'],
    readable: recordsOf,
  },
  {
    about: ['people', 'roles'],
    aboutSql: ABOUT_ROLE,
    from: `user_activity a JOIN app_user u ON u.id = a.user_id LEFT JOIN app_user actor ON actor.id = a.actor_id
      LEFT JOIN role r ON r.id = a.role_id`,
    id: `'activity ' || a.id`,
    at: 'a.created_at',
    person: `CASE WHEN a.actor_id IS NOT NULL THEN ${fullName('actor')} END`,
    columns: `${ABOUT_ROLE} AS about, (SELECT name FROM tenant WHERE id = ${TENANT_OF_ACTIVITY}) AS brand,
      CASE WHEN a.role_id IS NULL THEN ${fullName('u')} ELSE r.name END AS name, NULL AS action, a.activity AS text, NULL AS kind, NULL AS of,
      coalesce(a.role_id, a.user_id) AS "subjectId"`,
    tenant: TENANT_OF_ACTIVITY,
    searched: [fullName('u'), 'r.name', 'a.activity'],
    where: 'NOT a.is_copy',
  },
  {
    about: ['deployments'],
    from: 'deployment d JOIN brand b ON b.id = d.brand_id',
    id: `'deployment ' || d.id`,
    at: 'd.requested_at',
    person: 'd.requested_by',
    columns: `'deployments' AS about, b.name AS brand, NULL AS name, d.status AS action, d.note AS text, NULL AS kind, NULL AS of,
      NULL::uuid AS "subjectId"`,
    tenant: 'b.tenant_id',
    searched: ['d.note', 'b.name'],
  },
];
