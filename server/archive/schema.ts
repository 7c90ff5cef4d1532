import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database';
import { quote } from '../database/quote';
import { schemaTables } from '../database/schemaTables';
import { EXCLUDED_TABLES, type SequenceState, type TableDigest } from './format';

export interface ArchivedTable {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
}

/** The tables to include in an archive, with their columns, by name. */
export async function archivedTables(database: Queryable): Promise<readonly ArchivedTable[]> {
  const tables = (await schemaTables(database)).filter(({ name }) => !Object.hasOwn(EXCLUDED_TABLES, name));
  return tables.map(({ name, columns }) => ({
    name,
    columns: columns.filter(({ isGenerated }) => !isGenerated).map((column) => column.name),
  }));
}

/** The state of all sequences of the schema. */
export function sequenceStates(database: Queryable): Promise<SequenceState[]> {
  return database.query<SequenceState>(
    `SELECT sequencename::text AS name, last_value::text AS "lastValue" FROM pg_sequences
     WHERE schemaname = current_schema() ORDER BY 1`,
  );
}

/** SQL of a table's rows as JSON texts; in UTC they are the same on every server. */
export function rowsAsJson({ name, columns }: ArchivedTable): string {
  return `SELECT to_json(r)::text AS line FROM (SELECT ${columns.map(quote).join(', ')} FROM ${quote(name)}) AS r`;
}

/** Required by rowsAsJson, for the rest of a transaction. */
export const IN_UTC = `SET LOCAL TimeZone = 'UTC'`;

/** The digest of a table computed by the database; the same as that of createTableDigest from its lines. */
export async function tableDigest(database: Queryable, table: ArchivedTable): Promise<TableDigest> {
  const [row] = await database.query<{ rows: string; digest: string }>(
    `SELECT count(*) AS rows, coalesce(sum(('x' || left(md5(line), ${DIGITS}))::bit(${DIGITS * 4})::bigint), 0)::text AS digest
     FROM (${rowsAsJson(table)}) AS lines`,
  );
  return { rows: Number(row?.rows ?? 0), digest: row?.digest ?? '0' };
}

/** Computes the digest of a table line by line. */
export function createTableDigest(): { add(line: string): void; read(): TableDigest } {
  let rows = 0;
  let sum = 0n;
  return {
    add(line) {
      rows += 1;
      sum += BigInt(`0x${createHash('md5').update(line).digest('hex').slice(0, DIGITS)}`);
    },
    read: () => ({ rows, digest: String(sum) }),
  };
}

/** The maximum number of hexadecimal digits that fits into a positive bigint. */
const DIGITS = 15;
