import type { Database } from '../../server/database/database';

/** The rows of a page's tree as they are stored. */
export interface StoredRows {
  readonly containers: readonly Row[];
  readonly collections: readonly Row[];
  readonly fields: readonly Row[];
}

type Row = Readonly<Record<string, unknown>>;

/** Fetches page and tree with only the four necessary statements: the baseline for the service's read. */
export async function readPlainly(database: Database, pageId: string): Promise<StoredRows> {
  await database.query('SELECT * FROM page WHERE id = $1', [pageId]);
  const rows = (table: string): Promise<Row[]> =>
    database.query(`SELECT * FROM ${table} WHERE page_id = $1 ORDER BY "order", sequence`, [pageId]);
  return {
    containers: await rows('container'),
    collections: await rows('field_collection'),
    fields: await rows('field'),
  };
}

/**
 * Stores the rows again, with other values, with only one upsert per table in one transaction, and increments the revision, so that the
 * services do not use what they have in memory.
 */
export async function savePlainly(
  database: Database,
  pageId: string,
  { rows, value }: { readonly rows: StoredRows; readonly value: string },
): Promise<void> {
  const fields = rows.fields.map((field) => ({ ...field, value: `${value} of ${String(field['name'])}` }));
  await database.transaction(async (transaction) => {
    await transaction.query(UPSERT_CONTAINERS, [JSON.stringify(rows.containers)]);
    await transaction.query(UPSERT_COLLECTIONS, [JSON.stringify(rows.collections)]);
    await transaction.query(UPSERT_FIELDS, [JSON.stringify(fields)]);
    await transaction.query('UPDATE page SET revision = revision + 1 WHERE id = $1', [pageId]);
  });
}

const UPSERT_CONTAINERS = `
  INSERT INTO container (id, page_id, name, "order")
  SELECT id, page_id, name, "order"
  FROM jsonb_to_recordset($1::jsonb) AS sent (id uuid, page_id uuid, name text, "order" integer)
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, "order" = excluded."order"`;

const UPSERT_COLLECTIONS = `
  INSERT INTO field_collection (id, page_id, container_id, parent_id, name, "order")
  SELECT id, page_id, container_id, parent_id, name, "order"
  FROM jsonb_to_recordset($1::jsonb) AS sent (
    id uuid, page_id uuid, container_id uuid, parent_id uuid, name text, "order" integer)
  ON CONFLICT (id) DO UPDATE SET container_id = excluded.container_id, parent_id = excluded.parent_id,
    name = excluded.name, "order" = excluded."order"`;

const UPSERT_FIELDS = `
  INSERT INTO field (id, page_id, collection_id, name, label, value, "order", meta_data)
  SELECT id, page_id, collection_id, name, label, value, "order", meta_data
  FROM jsonb_to_recordset($1::jsonb) AS sent (
    id uuid, page_id uuid, collection_id uuid, name text, label text, value text, "order" integer, meta_data jsonb)
  ON CONFLICT (id) DO UPDATE SET collection_id = excluded.collection_id, name = excluded.name, label = excluded.label,
    value = excluded.value, "order" = excluded."order", meta_data = excluded.meta_data`;
