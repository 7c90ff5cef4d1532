import type { Queryable } from '../database/database';
import { quote } from '../database/quote';
import { FILE_KEY } from '../files/keys';

/** There is a column that cannot be searched for keys; whoever goes on would remove files that are still needed. */
class ColumnNotSearchable extends Error {
  constructor(readonly column: string) {
    super(`Nobody knows which files ${column} refers to: its table must be searched apart.`);
    this.name = 'ColumnNotSearchable';
  }
}

export interface ReferenceSearch {
  readonly keys: readonly string[];
  /** Tables whose compressed columns the caller looks through by itself. */
  readonly searchedApart: readonly string[];
}

/**
 * Which of some files something still refers to. It looks at every text and JSON column of the database but the list of
 * the files itself, so that a table that is added later is not forgotten. Keys also count inside longer texts: rich
 * text and JSON name files by their address.
 * @returns the keys that are still needed
 * @throws ColumnNotSearchable when a table holds bytes and is not searched apart
 */
export async function findReferencedKeys(
  database: Queryable,
  { keys, searchedApart }: ReferenceSearch,
): Promise<ReadonlySet<string>> {
  const needed = new Set<string>();
  if (keys.length === 0) return needed;
  const [opaque] = await database.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND data_type = 'bytea' AND NOT table_name = ANY ($1::text[]) LIMIT 1`,
    [[...searchedApart]],
  );
  if (opaque) throw new ColumnNotSearchable(opaque.name);
  for (const { name, columns } of await listTables(database)) {
    const found = await database.query<{ key: string }>(
      `SELECT DISTINCT found[1] AS key
       FROM (SELECT ${textOf(columns)} AS text FROM ${quote(name)}) t, regexp_matches(t.text, $1, 'g') AS found
       WHERE t.text LIKE '%files/%' AND found[1] = ANY ($2::text[])`,
      [`(${FILE_KEY})`, [...keys]],
    );
    for (const { key } of found) needed.add(key);
  }
  return needed;
}

/** References to files that there is no record of, once for each table. Histories are left out: they may name what was cleaned up since. */
export async function findStrangeKeys(
  database: Queryable,
): Promise<readonly { readonly table: string; readonly key: string }[]> {
  const strange: { readonly table: string; readonly key: string }[] = [];
  for (const { name, columns } of await listTables(database)) {
    if (HISTORIES.includes(name)) continue;
    const found = await database.query<{ key: string }>(
      `SELECT DISTINCT found[1] AS key
       FROM (SELECT ${textOf(columns)} AS text FROM ${quote(name)}) t, regexp_matches(t.text, $1, 'g') AS found
       WHERE t.text LIKE '%files/%' AND NOT EXISTS (SELECT 1 FROM file WHERE file.key = found[1]) ORDER BY 1`,
      [`(${FILE_KEY})`],
    );
    strange.push(...found.map(({ key }) => ({ table: name, key })));
  }
  return strange;
}

const HISTORIES: readonly string[] = ['record_revision', 'record_set_revision', 'answered_document', 'user_activity'];

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

function listTables(database: Queryable): Promise<Table[]> {
  return database.query<Table>(
    `SELECT c.table_name::text AS name, array_agg(c.column_name::text ORDER BY c.ordinal_position) AS columns
     FROM information_schema.columns c
     JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND c.table_name <> 'file'
       AND c.data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
     GROUP BY c.table_name ORDER BY c.table_name`,
  );
}

function textOf(columns: readonly string[]): string {
  return `concat_ws(' ', ${columns.map((column) => `${quote(column)}::text`).join(', ')})`;
}
