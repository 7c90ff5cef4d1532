import { refreshRecords } from '../../server/content/records/refreshRecords';
import { recordStores } from '../../server/content/records/stores';
import type { Queryable } from '../../server/database/database';
import type { Services } from '../../server/services';
import { FAQ, faqDefinitions } from '../../tests/services/support/faqEntries';
import { FILLED } from './fill';

/** Adds records with SQL, and has the services compute their index for lists, as after a change of the definitions. */
export async function fillRecords(services: Pick<Services, 'database' | 'logger'>, count: number): Promise<void> {
  for (let start = 0; start < count; start += RECORDS_PER_STATEMENT) {
    const last = Math.min(count, start + RECORDS_PER_STATEMENT) - 1;
    await services.database.query(RECORDS, [start, last, FILLED.brandId, FAQ]);
  }
  for (const store of recordStores(faqDefinitions).defined) await refreshRecords(services, store);
}

/** Changes one of the records as a save does, so that everything that was counted must be counted again. */
export async function changeRecord(database: Queryable): Promise<void> {
  await database.query(
    `WITH changed AS (UPDATE record SET revision = revision + 1 WHERE id = md5('1record')::uuid RETURNING id)
     UPDATE record_text SET text = text || ' ' || gen_random_uuid() FROM changed WHERE record_id = changed.id`,
  );
}

/** Searches and counts with only the two necessary statements, without an index of the services' own. */
export async function searchPlainly(
  database: Queryable,
  {
    where = 'true',
    value,
    order = 'position',
  }: { readonly where?: string; readonly value?: string; readonly order?: string },
): Promise<void> {
  const found = `FROM record WHERE brand_id = '${FILLED.brandId}' AND area = '${FAQ}' AND ${where}`;
  const values = value === undefined ? [] : [value];
  await database.query(
    `SELECT id, data, revision, created_at, updated_at, updated_by ${found} ORDER BY ${order} LIMIT 10`,
    values,
  );
  await database.query(`SELECT count(*) FILTER (WHERE active), count(*) ${found}`, values);
}

const RECORDS_PER_STATEMENT = 5_000;

/** As a person writes them: a question, an answer of some lines, a topic, a rank, a day and two flags. */
const RECORDS = `
  INSERT INTO record (id, brand_id, area, data, revision, created_at, created_by, updated_at, updated_by, keys, active,
    indexed_by)
  SELECT md5(n || 'record')::uuid, $3::uuid, $4,
    jsonb_build_object(
      'question', (ARRAY['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern', 'Grove', 'Harbor'])[n % 8 + 1]
        || ' question number ' || n || 'x, how is it?',
      'answer', '<p>The answer ' || n || 'x is <strong>yes</strong>, with some more words that explain it to whoever asks.</p>',
      'topic', 'Topic ' || n % 200,
      'rank', n * 7919 % 100000,
      'since', to_char(date '2010-01-01' + n * 7919 % 5500, 'MM/DD/YYYY'),
      'active', n % 20 <> 0,
      'pinned', n % 10 = 0),
    1, timestamptz '2024-01-01' + n * interval '1 minute', 'Bench', timestamptz '2025-01-01' + n * interval '1 minute', 'Bench',
    '{}', true, ''
  FROM generate_series($1::int, $2::int) AS n`;
