import type { Queryable } from '../database/database';
import { quote } from '../database/quote';
import { schemaTables, type SchemaTable } from '../database/schemaTables';
import { FILE_KEY } from '../files/keys';

/** A column cannot be searched for file keys; continuing would delete files that are still in use. */
class ColumnNotSearchable extends Error {
  constructor(readonly column: string) {
    super(`Nobody knows which files ${column} refers to: its table must list them in a column of its own.`);
    this.name = 'ColumnNotSearchable';
  }
}

export interface ReferenceSearch {
  readonly keys: readonly string[];
  /** By table with compressed columns: the indexed column that lists its file keys, and is searched alone. */
  readonly listedIn: Readonly<Record<string, string>>;
  /** Stops the search between two tables. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Finds which of some files are still referenced. Searches every text and JSON column of the database except the `file` table, so that
 * tables added later are covered. Keys inside longer texts count: rich text and JSON refer to files by URL.
 * @returns the keys still in use
 * @throws ColumnNotSearchable for a table with binary columns that lists its file keys nowhere; the reason of the signal
 */
export async function findReferencedKeys(
  database: Queryable,
  { keys, listedIn, signal }: ReferenceSearch,
): Promise<ReadonlySet<string>> {
  const referenced = new Set<string>();
  if (keys.length === 0) return referenced;
  const tables = await schemaTables(database);
  for (const { name, columns } of tables) {
    const binary = columns.find(({ type }) => type === 'bytea');
    if (binary && listedIn[name] === undefined) throw new ColumnNotSearchable(`${name}.${binary.name}`);
  }
  for (const { name, columns } of searchedIn(tables)) {
    signal?.throwIfAborted();
    const list = listedIn[name];
    const found = await (list === undefined
      ? database.query<{ key: string }>(keysIn({ name, columns }, 'found[1] = ANY ($2::text[])'), [PATTERN, keys])
      : findListed(database, { keys, table: name, column: list }));
    for (const { key } of found) referenced.add(key);
  }
  return referenced;
}

/** Dangling references: file keys without a `file` record, once per table. Histories are skipped: they may name cleaned-up files. */
export async function findDanglingKeys(
  database: Queryable,
): Promise<readonly { readonly table: string; readonly key: string }[]> {
  const dangling: { readonly table: string; readonly key: string }[] = [];
  for (const { name, columns } of searchedIn(await schemaTables(database))) {
    if (HISTORY_TABLES.includes(name)) continue;
    const isDangling = 'NOT EXISTS (SELECT 1 FROM file WHERE file.key = found[1])';
    const found = await database.query<{ key: string }>(keysIn({ name, columns }, isDangling), [PATTERN]);
    dangling.push(...found.map(({ key }) => ({ table: name, key })));
  }
  return dangling;
}

const HISTORY_TABLES: readonly string[] = [
  'record_revision',
  'record_set_revision',
  'answered_document',
  'user_activity',
];

interface SearchedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** The tables with columns that can hold file keys. */
function searchedIn(tables: readonly SchemaTable[]): readonly SearchedTable[] {
  return tables
    .filter(({ name }) => name !== 'file')
    .map(({ name, columns }) => ({
      name,
      columns: columns.filter(({ type }) => TEXT_TYPE.test(type)).map((column) => column.name),
    }))
    .filter(({ columns }) => columns.length > 0);
}

const TEXT_TYPE = /^(?:text|character varying|jsonb?|.*\[\])$/;

/** A query for the distinct file keys in a table, `found[1]`, that meet a condition; with PATTERN as its first parameter. */
function keysIn({ name, columns }: SearchedTable, condition: string): string {
  const text = `concat_ws(' ', ${columns.map((column) => `${quote(column)}::text`).join(', ')})`;
  return `SELECT DISTINCT found[1] AS key
    FROM (SELECT ${text} AS text FROM ${quote(name)}) t, regexp_matches(t.text, $1, 'g') AS found
    WHERE t.text LIKE '%files/%' AND ${condition} ORDER BY 1`;
}

/** Those of the file keys that a column lists: one lookup in its index for each, however many rows there are. */
async function findListed(
  database: Queryable,
  listing: { readonly keys: readonly string[]; readonly table: string; readonly column: string },
): Promise<readonly { readonly key: string }[]> {
  const { keys, table, column } = listing;
  const found: { readonly key: string }[] = [];
  // In portions, because the embedded engine is blocked during a statement.
  for (let start = 0; start < keys.length; start += MAX_LOOKUPS) {
    const portion = await database.query<{ key: string }>(
      `SELECT key FROM unnest($1::text[]) AS key
       WHERE EXISTS (SELECT FROM ${quote(table)} AS listing WHERE listing.${quote(column)} @> ARRAY[key])`,
      [keys.slice(start, start + MAX_LOOKUPS)],
    );
    found.push(...portion);
  }
  return found;
}

const MAX_LOOKUPS = 500;
const PATTERN = `(${FILE_KEY})`;
