import type { Queryable, Statement } from '../../database/database';
import { prepared } from '../../database/preparedStatements';
import { BadInput, NotFound } from '../../errors';
import type { PlacedTree } from './placeNodes';
import { NODE_NOT_FOUND, type NodeTable } from './storedPlaces';

/**
 * Writes the nodes with one statement per level: new ones are inserted in the order sent, known ones updated. Attributes of known nodes
 * that were not sent stay as stored, including single keys of meta_data.
 * @throws NotFound for an id that belongs to another page, as if it did not exist
 * @throws BadInput if a collection would be moved inside itself
 */
export async function saveNodes(database: Queryable, tree: PlacedTree): Promise<void> {
  await save(database, {
    table: 'container',
    sql: CONTAINERS,
    rows: tree.containers.map((node, n) => ({
      n,
      id: node.id,
      page_id: node.pageId,
      name: node.name,
      order: node.order,
    })),
  });
  await save(database, {
    table: 'field_collection',
    sql: COLLECTIONS,
    rows: tree.collections.map((node, n) => ({
      n,
      id: node.id,
      page_id: node.pageId,
      container_id: node.containerId,
      parent_id: node.parentId,
      name: node.name,
      order: node.order,
    })),
  });
  await save(database, {
    table: 'field',
    sql: FIELDS,
    rows: tree.fields.map((node, n) => ({
      n,
      id: node.id,
      page_id: node.pageId,
      collection_id: node.collectionId,
      name: node.name,
      label: node.label,
      has_label: node.hasLabel,
      value: node.value,
      has_value: node.hasValue,
      order: node.order,
      meta_data: node.metaData,
    })),
  });
  if (tree.hasMoves) await refuseCycles(database, [...new Set(tree.collections.map((node) => node.pageId))]);
}

async function save(
  database: Queryable,
  { table, sql, rows }: { readonly table: NodeTable; readonly sql: Statement; readonly rows: readonly object[] },
): Promise<void> {
  if (rows.length === 0) return;
  const [saved] = await database.query<{ readonly is_whole: boolean }>(sql, [JSON.stringify(rows)]);
  // Otherwise an id belongs to another page.
  if (!saved?.is_whole) throw new NotFound(NODE_NOT_FOUND[table]);
}

async function refuseCycles(database: Queryable, pageIds: readonly string[]): Promise<void> {
  const unreachable = await database.query(UNREACHABLE_COLLECTIONS, [pageIds]);
  if (unreachable.length > 0) {
    throw new BadInput('parentId', 'parentId: expected a collection outside the moved one, got one inside it.');
  }
}

/** The columns that are written for one kind of node. */
interface Level {
  readonly table: NodeTable;
  /** The columns of the sent rows besides n, id and page_id, as SQL column definitions. */
  readonly sent: string;
  /** The new value of each column, as an SQL expression. */
  readonly columns: Readonly<Record<string, string>>;
}

/**
 * Inserts new rows in the order sent and updates the others: an update costs two thirds of an insert that runs into a conflict. Returns
 * whether all rows could be written.
 */
function upsert({ table, sent, columns }: Level): Statement {
  const names = Object.keys(columns).map((name) => `"${name}"`);
  const values = Object.values(columns);
  return prepared(`
    WITH wanted AS (
      SELECT sent.n, stored.id IS NULL AS is_new, sent.id, sent.page_id,
        ${values.map((value, index) => `${value} AS ${names[index]}`).join(', ')}
      FROM jsonb_to_recordset($1::jsonb) AS sent (n integer, id uuid, page_id uuid, ${sent})
      LEFT JOIN ${table} AS stored ON stored.id = sent.id
    ), updated AS (
      UPDATE ${table} SET ${names.map((name) => `${name} = wanted.${name}`).join(', ')}
      FROM wanted
      WHERE NOT wanted.is_new AND ${table}.id = wanted.id AND ${table}.page_id = wanted.page_id
      RETURNING ${table}.id
    ), added AS (
      INSERT INTO ${table} (id, page_id, ${names.join(', ')})
      SELECT id, page_id, ${names.join(', ')} FROM wanted WHERE is_new ORDER BY n
      ON CONFLICT (id) DO NOTHING
      RETURNING id
    )
    SELECT (SELECT count(*) FROM wanted) = (SELECT count(*) FROM updated) + (SELECT count(*) FROM added) AS is_whole`);
}

const NAME = 'coalesce(sent.name, stored.name)';
const ORDER = 'coalesce(sent."order", stored."order", 0)';

const CONTAINERS = upsert({
  table: 'container',
  sent: 'name text, "order" integer',
  columns: { name: NAME, order: ORDER },
});

const COLLECTIONS = upsert({
  table: 'field_collection',
  sent: 'container_id uuid, parent_id uuid, name text, "order" integer',
  columns: { container_id: 'sent.container_id', parent_id: 'sent.parent_id', name: NAME, order: ORDER },
});

const FIELDS = upsert({
  table: 'field',
  sent: `collection_id uuid, name text, label text, has_label boolean, value text, has_value boolean, "order" integer,
    meta_data jsonb`,
  columns: {
    collection_id: 'sent.collection_id',
    name: NAME,
    label: 'CASE WHEN sent.has_label THEN sent.label ELSE stored.label END',
    value: 'CASE WHEN sent.has_value THEN sent.value ELSE stored.value END',
    order: ORDER,
    meta_data: `CASE WHEN sent.meta_data IS NULL THEN stored.meta_data
      ELSE coalesce(stored.meta_data, '{}') || sent.meta_data END`,
  },
});

/** Collections that cannot be reached from a container, because they form a cycle. */
const UNREACHABLE_COLLECTIONS = `
  WITH RECURSIVE reachable AS (
    SELECT id FROM field_collection WHERE page_id = ANY($1::uuid[]) AND container_id IS NOT NULL
    UNION ALL
    SELECT child.id FROM field_collection AS child JOIN reachable ON child.parent_id = reachable.id
  )
  SELECT id FROM field_collection
  WHERE page_id = ANY($1::uuid[]) AND id NOT IN (SELECT id FROM reachable) LIMIT 1`;
