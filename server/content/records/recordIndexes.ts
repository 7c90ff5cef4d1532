import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../../database/database';
import type { DefinedStore } from './definedStore';
import type { RecordValues } from './recordStore';

/** A text of a definition in a statement, where a parameter cannot be. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** What a property is sorted and filtered by, as its index has it. */
export function keyColumn(property: string): string {
  return `(record.keys ->> ${textLiteral(property)})`;
}

/**
 * Brings what lists find records by up to the definitions: an index for each property that a list is sorted or filtered by, and
 * counters for those that it is filtered by, none for any other, and the values by which records are found. Nodes that start at the same time wait for each other.
 */
export async function indexRecords(database: Database, stores: readonly DefinedStore[]): Promise<void> {
  const changed = await database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const isIndexed = await syncIndexes(transaction, stores);
    const isAnew = await indexAnew(transaction, stores);
    await syncCounters(transaction, stores);
    return isIndexed || isAnew;
  });
  // Of an expression the database knows nothing before that, and the embedded engine does not do it by itself.
  if (changed) await database.query('ANALYZE record');
}

/** @returns whether an index was made */
async function syncIndexes(transaction: Queryable, stores: readonly DefinedStore[]): Promise<boolean> {
  const wanted = new Map(stores.flatMap((store) => store.keyed.map((property) => indexOf(store.of, property))));
  const found = await transaction.query<{ name: string }>(
    `SELECT indexname AS name FROM pg_indexes
     WHERE schemaname = current_schema() AND tablename = 'record' AND starts_with(indexname, $1)`,
    [PREFIX],
  );
  const known = new Set(found.map(({ name }) => name));
  for (const name of known) {
    if (wanted.has(name)) continue;
    await transaction.query(`DROP INDEX ${name}`);
    await transaction.query(`DROP STATISTICS IF EXISTS ${statisticsOf(name)}`);
  }
  const missing = [...wanted].filter(([name]) => !known.has(name));
  for (const [, statements] of missing) for (const sql of statements) await transaction.query(sql);
  return missing.length > 0;
}

/**
 * Its name holds what it is of, in a length that names may have. Of an expression in an index of one area alone the database uses no
 * statistics; those beside it tell a value that most records have from one that few have.
 */
function indexOf(area: string, property: string): readonly [name: string, statements: readonly string[]] {
  const key = keyColumn(property).replace('record.', '');
  const name = PREFIX + createHash('sha256').update(`${area} ${property}`).digest('hex').slice(0, HASH_LENGTH);
  return [
    name,
    [
      `CREATE INDEX ${name} ON record (brand_id, ${key}, id) WHERE area = ${textLiteral(area)}`,
      `CREATE STATISTICS ${statisticsOf(name)} (mcv) ON area, ${key} FROM record`,
    ],
  ];
}

function statisticsOf(index: string): string {
  return `${index}_values`;
}

/** @returns whether a record was found by other values before */
async function indexAnew(transaction: Queryable, stores: readonly DefinedStore[]): Promise<boolean> {
  const brands = await transaction.query<{ id: string; name: string }>('SELECT id, name FROM brand ORDER BY name');
  let changed = false;
  for (const store of stores) {
    for (const brand of brands) {
      const hash = await store.indexedBy(brand.name);
      // From id to id: what was indexed anew is not looked at again.
      for (let after = FIRST_ID; ;) {
        const rows = await transaction.query<{ id: string; data: RecordValues }>(
          `SELECT id, data FROM record WHERE brand_id = $1 AND area = $2 AND indexed_by <> $3 AND id > $4
           ORDER BY id LIMIT $5`,
          [brand.id, store.of, hash, after, RECORDS_AT_ONCE],
        );
        const last = rows.at(-1);
        if (last === undefined) break;
        after = last.id;
        changed = true;
        const indexed = await Promise.all(
          rows.map(async ({ id, data }) => ({ id, ...(await store.indexed(data, brand.name)) })),
        );
        await transaction.query(INDEX, [JSON.stringify(indexed)]);
      }
    }
  }
  return changed;
}

/** What is counted from now on, or no more, is counted as it is. */
async function syncCounters(transaction: Queryable, stores: readonly DefinedStore[]): Promise<void> {
  const wanted = stores.flatMap(({ of: area, counted }) => counted.map((property) => ({ area, property })));
  const json = [JSON.stringify(wanted)];
  await transaction.query(
    `WITH dropped AS (
       DELETE FROM record_counted AS known WHERE NOT EXISTS (
         SELECT 1 FROM jsonb_to_recordset($1::jsonb) AS wanted (area text, property text)
         WHERE wanted.area = known.area AND wanted.property = known.property) RETURNING area, property)
     DELETE FROM record_count AS c USING dropped WHERE c.area = dropped.area AND c.property = dropped.property`,
    json,
  );
  await transaction.query(
    `WITH added AS (
       INSERT INTO record_counted (area, property)
       SELECT area, property FROM jsonb_to_recordset($1::jsonb) AS wanted (area text, property text)
       ON CONFLICT DO NOTHING RETURNING area, property)
     INSERT INTO record_count (brand_id, area, property, key, active, value, records)
     SELECT record.brand_id, record.area, added.property, record.keys ->> added.property, coalesce(record.active, false),
       min(record.data #>> string_to_array(added.property, '.')), count(*)
     FROM added JOIN record ON record.area = added.area AND record.keys ? added.property GROUP BY 1, 2, 3, 4, 5`,
    json,
  );
}

const INDEX = `
  UPDATE record SET search_text = anew.search_text, keys = anew.keys, active = anew.active, indexed_by = anew.indexed_by
  FROM jsonb_to_recordset($1::jsonb) AS anew (id uuid, search_text text, keys jsonb, active boolean, indexed_by text)
  WHERE record.id = anew.id`;

const PREFIX = 'record_key_';
/** Hexadecimal characters of a hash that tell indexes apart. */
const HASH_LENGTH = 32;
/** Before every other; nobody makes it at random. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const RECORDS_AT_ONCE = 1_000;
/** Any number that nothing else uses as an advisory lock. */
const LOCK = 8_120_419;
