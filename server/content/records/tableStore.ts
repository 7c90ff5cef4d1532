import type { RecordKind, RowSetName, SpecifiedRecord } from '../../../src/definition';
import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import { heldProperties } from '../guards/guardRecord';
import {
  storedRecord,
  type RecordColumns,
  type RecordStore,
  type RecordValues,
  type StoredRecord,
  type WrittenRecord,
} from './recordStore';

/** The table of a kind of records that the specification has calls for. What it holds, SQL and the definitions of its editor say. */
export interface RecordTable {
  readonly of: RecordKind;
  /** Its table, with the columns id, brand_id, created_at, updated_at, updated_by and revision. */
  readonly table: string;
  /** What its editor stores; absent for records that no editor has. */
  readonly editor?: SpecifiedRecord | RowSetName;
  /** The properties that are called otherwise than their columns, by column. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** The column that orders the records of a brand where a form edits them together, as a set. */
  readonly orderedBy?: string;
  /** Columns that the database fills by itself: a record is not written with them. */
  readonly generated?: readonly string[];
  /** Properties that name a row of another table, which may go without the record. */
  readonly references?: Readonly<Record<string, string>>;
  /** SQL of what answers hold besides the columns, and of the tables that it comes from. */
  readonly answered?: { readonly columns: string; readonly from?: string };
  /** What is said of a record that does not exist, or not for the caller. */
  readonly notFound: string;
  /** Properties of which the first with a text names a record. */
  readonly named: readonly string[];
}

/** A record as calls of the specification answer it. */
export type RecordAnswer = RecordValues & { readonly id: string; readonly brand_id: string };

/** Where the records of one kind of the specification are kept. */
export interface TableStore extends RecordStore {
  readonly of: RecordKind;
  readonly table: string;
  /**
   * Records as they are answered.
   * @param sql WHERE …, ORDER BY … and so on
   */
  query(database: Queryable, sql: string, values: readonly unknown[]): Promise<readonly RecordAnswer[]>;
  /** Adds records of the same properties, or writes them whole, in their order. */
  writeAll(database: Queryable, records: readonly WrittenRecord[]): Promise<void>;
}

/** The store of the records in a table. */
export function createTableStore(described: RecordTable): TableStore {
  const { of, table, editor, renamed = {}, orderedBy, generated = [] } = described;
  const { references, answered, notFound, named } = described;
  const records = `SELECT ${table}.*, brand.name AS brand_name FROM ${table} JOIN brand ON brand.id = ${table}.brand_id`;
  const columnOf = new Map(Object.entries(renamed).map(([column, property]) => [property, column]));
  const apart = new Set([...OF_EVERY_RECORD, ...generated]);

  function propertiesOf(row: RecordValues): RecordValues {
    return Object.fromEntries(Object.entries(row).map(([column, value]) => [renamed[column] ?? column, value]));
  }

  function valuesOf(row: StoredRow): RecordValues {
    return Object.fromEntries(Object.entries(propertiesOf(row)).filter(([name]) => !apart.has(name)));
  }

  function recordOf(row: StoredRow): StoredRecord {
    const record = storedRecord(row, valuesOf(row));
    return orderedBy === undefined ? record : { ...record, place: Number(row[orderedBy]) };
  }

  function storedColumns({ id, brandId, revision, values, at, by }: WrittenRecord): RecordValues {
    const columns = Object.entries(values).map(([name, value]) => [columnOf.get(name) ?? name, value]);
    return {
      ...(Object.fromEntries(columns) as RecordValues),
      ...{ id, brand_id: brandId, revision, created_at: at, updated_at: at, updated_by: by },
    };
  }

  async function writeAll(database: Queryable, records: readonly WrittenRecord[]): Promise<void> {
    if (records.length === 0) return;
    const rows = records.map(storedColumns);
    const columns = Object.keys(rows[0] ?? {});
    const changed = columns.filter((column) => !UNCHANGING.has(column));
    // The columns have the types of the table; the database numbers the rows in the order in which they come.
    const written = await database.query(
      `INSERT INTO ${table} (${columns.join(', ')})
       SELECT ${columns.map((column) => `sent.${column}`).join(', ')}
       FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) WITH ORDINALITY AS sent ORDER BY sent.ordinality
       ON CONFLICT (id) DO UPDATE SET ${changed.map((column) => `${column} = excluded.${column}`).join(', ')}
       WHERE ${table}.brand_id = excluded.brand_id RETURNING id`,
      [JSON.stringify(rows)],
    );
    // Somebody took an id for another brand meanwhile.
    if (written.length !== records.length) throw new NotFound(notFound);
  }

  return {
    of,
    table,
    notFound,
    held: async (brandName) => (editor === undefined ? new Map() : heldProperties(editor, brandName)),
    async read(database, ids, { lock = false } = {}) {
      const rows = await database.query<StoredRow>(
        `${records} WHERE ${table}.id = ANY($1::uuid[]) ORDER BY ${table}.id ${lock ? `FOR UPDATE OF ${table}` : ''}`,
        [ids],
      );
      return rows.map(recordOf);
    },
    async query(database, sql, values) {
      const columns = answered ? `${table}.*, ${answered.columns}` : `${table}.*`;
      const from = `${table} ${answered?.from ?? ''}`;
      const rows = await database.query<StoredRow>(`SELECT ${columns} FROM ${from} ${sql}`, values);
      return rows.map((row) => propertiesOf(row) as RecordAnswer);
    },
    rows: { table },
    ...(orderedBy !== undefined && {
      async set(database: Queryable, brandId: string) {
        const sql = `${records} WHERE ${table}.brand_id = $1 ORDER BY ${table}.${orderedBy}`;
        return (await database.query<StoredRow>(sql, [brandId])).map(recordOf);
      },
    }),
    writeAll,
    write: (database, record) => writeAll(database, [record]),
    async remove(database, ids) {
      await database.query(`DELETE FROM ${table} WHERE id = ANY($1::uuid[])`, [ids]);
    },
    ...(references && { restorable: (database, values) => withoutGone(database, { values, references }) }),
    nameOf: (values) => named.map((property) => values[property]).find(isText) ?? '',
  };
}

async function withoutGone(
  database: Queryable,
  given: { readonly values: RecordValues; readonly references: Readonly<Record<string, string>> },
): Promise<RecordValues> {
  const kept = { ...given.values };
  for (const [property, table] of Object.entries(given.references)) {
    const found = await database.query(`SELECT id FROM ${table} WHERE id = $1 FOR KEY SHARE`, [kept[property] ?? null]);
    if (found.length === 0) kept[property] = null;
  }
  return kept;
}

type StoredRow = RecordValues & RecordColumns;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** What a record has beside its values. */
const OF_EVERY_RECORD = ['id', 'brand_id', 'brand_name', 'revision', 'created_at', 'updated_at', 'updated_by'];
const UNCHANGING: ReadonlySet<string> = new Set(['id', 'brand_id', 'created_at']);
