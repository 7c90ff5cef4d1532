import { createHash } from 'node:crypto';
import type { Database, Queryable } from '../../database/database';
import type { DefinedStore } from './definedStore';
import { ADVISORY_LOCKS } from '../../database/advisoryLocks';

/** A text of a definition in a statement, where a parameter cannot be. */
export function textLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** What a property is sorted and filtered by, as its index has it. */
export function keyColumn(property: string): string {
  return `(record.keys ->> ${textLiteral(property)})`;
}

/**
 * Gives each property that a list is sorted or filtered by an index, and no other. Nodes that start at the same time wait for each
 * other.
 */
export async function indexRecords(database: Database, stores: readonly DefinedStore[]): Promise<void> {
  const isChanged = await database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.recordIndexes]);
    return syncIndexes(transaction, stores);
  });
  // Of an expression the database knows nothing before that, and the embedded engine does not do it by itself.
  if (isChanged) await database.query('ANALYZE record');
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

const PREFIX = 'record_key_';
/** Hexadecimal characters of a hash that tell indexes apart. */
const HASH_LENGTH = 32;
