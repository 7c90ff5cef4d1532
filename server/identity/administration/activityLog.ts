import { readablePagesCondition, readableRecords, type ReaderOfBrand } from '../../content/readableEntries';
import { createConditions, type Conditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { instantIn } from '../../instants';
import { messages } from '../messages';
import { readIds, readListPart, readPattern, readText, type ListPart, type Query } from './listParameters';

/** What an entry of the log is about. */
const SUBJECTS = ['content', 'people', 'roles', 'deployments'] as const;

type Subject = (typeof SUBJECTS)[number];

/** What `GET /iam/activities` was asked for. */
export interface ActivityQuery extends ListPart {
  readonly about: Subject | undefined;
  /** A pattern for ILIKE. */
  readonly person: string | undefined;
  readonly tenantIds: readonly string[] | undefined;
  /** The period: from, inclusive, and until, exclusive. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** What somebody did. */
export interface LogEntry {
  /** Of the entry; nothing else can be found by it. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  /** Who did it, by name; null where that is not known. */
  readonly person: string | null;
  readonly about: Subject;
  /** The brand that it belongs to; null: the platform, or every brand. */
  readonly brand: string | null;
  /** Of the page, the record, the user or the role; null for a deployment. */
  readonly name: string | null;
  /** What was done: to content saved, removed or restored; of a deployment how far it has come; else null. */
  readonly action: string | null;
  /** What was done in words, where there are some. */
  readonly text: string | null;
  /** What of the content it is; else null. */
  readonly kind: 'page' | 'record' | null;
  /** Of a page its tag, of a record its kind; else null. */
  readonly of: string | null;
  /** Of a page as it is now; else null. */
  readonly slug: string | null;
  readonly category: string | null;
  /** Whether the page or the record is removed by now. */
  readonly isRemoved: boolean;
  /** The id of the page, the record, the user or the role. */
  readonly subjectId: string | null;
}

/**
 * page, limit, q, about, person, tenantIds, from and until of a call.
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

/** @throws BadInput for what is no time in ISO 8601 */
function readInstant(query: Query, name: string): Date | undefined {
  const text = readText(query, name);
  if (text === undefined) return undefined;
  const instant = instantIn(text);
  if (instant === undefined) throw new BadInput(name, messages.notAnInstant(name));
  return instant;
}

/**
 * One page of the log of who changed what, the newest first, with the number of all that match: read from the revisions that are
 * kept, the activities of users and the deployments, so there is no second record of anything.
 * @param readers a member of the staff in each of their brands: only the content is told that they may read there; absent: everything
 */
export async function readActivityLog(
  database: Queryable,
  query: ActivityQuery,
  readers?: readonly ReaderOfBrand[],
): Promise<{ readonly entries: readonly LogEntry[]; readonly total: number }> {
  const asked = LOGS.filter(
    ({ about, readable }) =>
      (query.about === undefined || about.includes(query.about)) && (readers === undefined || readable !== undefined),
  );
  if (asked.length === 0) return { entries: [], total: 0 };
  const whereOf = (log: Log, all: Conditions) =>
    [conditionsOf(log, query, all), readableBy(log, readers, all)].join(' AND ');
  const counted = createConditions();
  const sql = asked.map((log) => `(SELECT count(*)::int FROM ${log.from} WHERE ${whereOf(log, counted)})`);
  const [count] = await database.query<{ of: readonly number[] }>(
    `SELECT ARRAY[${sql.join(', ')}] AS of`,
    counted.values,
  );
  const kept = asked
    .map((log, index) => ({ log, entries: count?.of[index] ?? 0 }))
    .filter(({ entries }) => entries > 0);
  const total = kept.reduce((sum, { entries }) => sum + entries, 0);
  if (total <= query.offset) return { entries: [], total };
  const listed = createConditions();
  const most = listed.place(query.offset + query.limit);
  const parts = kept.map(({ log, entries }) => {
    const { id, at, person, columns, from } = log;
    const found = `SELECT ${id} AS id, ${at} AS "createdAt", ${person} AS person, ${columns} FROM ${from}
      WHERE ${whereOf(log, listed)}`;
    // Each is in its own order already, so that no more of it is read than may stand on the page; but few are found faster all at once
    // than among all others in that order.
    const read = entries > FEW ? found : `SELECT * FROM (${found} OFFSET 0) AS few`;
    const order = entries > FEW ? `${at} DESC, ${id}` : `"createdAt" DESC, id`;
    return `(${read} ORDER BY ${order} LIMIT ${most})`;
  });
  const rows = await database.query<Omit<LogEntry, 'createdAt'> & { readonly createdAt: Date }>(
    `SELECT log.*, coalesce(newest.of, log.of) AS of, newest.slug, newest.category,
       coalesce(newest.action = 'removed', false) AS "isRemoved"
     FROM (
       SELECT * FROM (${parts.join(' UNION ALL ')}) AS log ORDER BY "createdAt" DESC, id
       ${listed.part(query)}
     ) AS log LEFT JOIN LATERAL (${NEWEST_OF_ENTRY}) AS newest ON true
     ORDER BY "createdAt" DESC, id`,
    listed.values,
  );
  return { entries: rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })), total };
}

/** What the page or the record of an entry is by now. */
const NEWEST_OF_ENTRY = `
  (SELECT tag AS of, slug, category, action FROM page_revision
   WHERE log.kind = 'page' AND page_id = log."subjectId" ORDER BY revision DESC LIMIT 1)
  UNION ALL
  (SELECT kind, NULL, NULL, action FROM record_revision r
   WHERE log.kind = 'record' AND r.kind = log.of AND r.record_id = log."subjectId" ORDER BY revision DESC LIMIT 1)`;

/** How many entries of a table are read all at once and sorted. */
const FEW = 2_000;
/** Three letters between two signs for "anything". */
const TRIGRAM_PATTERN = 5;

/** One of the tables that the log is read from. */
interface Log {
  readonly about: readonly Subject[];
  /** What an entry is about, as SQL, where the table holds several. */
  readonly aboutSql?: string;
  readonly from: string;
  /** SQL of the columns of LogEntry. */
  readonly id: string;
  readonly at: string;
  readonly person: string;
  /** The others, from `about` on, in their order. */
  readonly columns: string;
  /** SQL of what the query compares besides. */
  readonly tenant: string;
  readonly searched: readonly string[];
  /** What of the table is no entry. */
  readonly where?: string;
  /** The condition for what somebody may read in one brand; absent: nothing of it is for the staff of brands. */
  readonly readable?: (reader: ReaderOfBrand, conditions: Conditions) => string;
}

function readableBy({ readable }: Log, readers: readonly ReaderOfBrand[] | undefined, all: Conditions): string {
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

/** A text as a pattern is compared with it: less than a trigram is found faster without the index, which it would read as a whole. */
function likeable(sql: string, pattern: string | undefined): string {
  return pattern !== undefined && pattern.length < TRIGRAM_PATTERN ? `(${sql} || '')` : sql;
}

function fullName(user: string): string {
  return `concat_ws(' ', ${user}.first_name, nullif(${user}.middle_name, ''), ${user}.last_name)`;
}

/** What happened to a user belongs to the first brand of the user. */
const TENANT_OF_USER = `(SELECT tenant_id FROM user_tenant ut WHERE ut.user_id = u.id ORDER BY ut.position, tenant_id LIMIT 1)`;
const TENANT_OF_ACTIVITY = `CASE WHEN a.role_id IS NULL THEN ${TENANT_OF_USER} ELSE r.tenant_id END`;
const ABOUT_ROLE = `CASE WHEN a.role_id IS NULL THEN 'people' ELSE 'roles' END`;

/** Of a page that was moved to a kind which somebody may not read, nothing is told any more, as with its revisions. */
function readablePages(reader: ReaderOfBrand, conditions: Conditions): string {
  const readable = readablePagesCondition(conditions, reader);
  return `page.brand_id = ${conditions.place(reader.brand.id)} AND (${readable}) AND EXISTS (
    SELECT 1 FROM (SELECT * FROM page_revision newest WHERE newest.page_id = page.page_id
                   ORDER BY newest.revision DESC LIMIT 1) AS page WHERE ${readable})`;
}

/** Records that belong to no brand are those of every brand. */
function recordsOf(reader: ReaderOfBrand, conditions: Conditions): string {
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
