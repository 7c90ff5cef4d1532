import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../../database/database';
import type { DefinedStore } from './definedStore';
import { ADVISORY_LOCKS } from '../../database/advisoryLocks';

/** A text as an SQL literal, for statements that allow no parameter there. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The SQL expression that a property is sorted and filtered by; identical to that of its index. */
export function keyColumn(property: string): string {
  return `(record.keys ->> ${textLiteral(property)})`;
}

/**
 * Creates an index for each property that a list is sorted or filtered by, and drops all others. Nodes that start at the same time wait
 * for each other.
 */
export async function indexRecords(database: Database, stores: readonly DefinedStore[]): Promise<void> {
  const isChanged = await database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.recordIndexes]);
    return syncIndexes(transaction, stores);
  });
  // Without ANALYZE there are no statistics on the new expressions, and the embedded engine does not run it by itself.
  if (isChanged) await database.query('ANALYZE record');
}

/** @returns whether an index was created */
async function syncIndexes(transaction: Queryable, stores: readonly DefinedStore[]): Promise<boolean> {
  const required = new Map(
    stores.flatMap((store) => store.keyProperties.map((property) => indexOf(store.of, property))),
  );
  const found = await transaction.query<{ name: string }>(
    `SELECT indexname AS name FROM pg_indexes
     WHERE schemaname = current_schema() AND tablename = 'record' AND starts_with(indexname, $1)`,
    [PREFIX],
  );
  const known = new Set(found.map(({ name }) => name));
  for (const name of known) {
    if (required.has(name)) continue;
    await transaction.query(`DROP INDEX ${name}`);
    await transaction.query(`DROP STATISTICS IF EXISTS ${statisticsOf(name)}`);
  }
  const missing = [...required].filter(([name]) => !known.has(name));
  for (const [, statements] of missing) for (const sql of statements) await transaction.query(sql);
  return missing.length > 0;
}

/**
 * The name contains a hash of area and property, since identifiers are limited in length. PostgreSQL does not use the statistics of an
 * expression in a partial index; the extended statistics let it distinguish frequent values from rare ones.
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

const PREFIX = 'record_key_';
/** Hexadecimal characters of the hash in index names. */
const HASH_LENGTH = 32;
