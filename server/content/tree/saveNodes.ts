import type { Queryable } from '../../database/database';
import { BadInput, NotFound } from '../../errors';
import { COLLECTION_NOT_FOUND, CONTAINER_NOT_FOUND, FIELD_NOT_FOUND, type PlacedTree } from './placeNodes';

/**
 * Writes the nodes with one statement per level: new ones are inserted in the order sent, known ones updated. What was
 * not sent of a known node stays, also single keys of its meta_data.
 * @throws BadInput when a collection would come to lie inside itself
 */
export async function saveNodes(database: Queryable, tree: PlacedTree): Promise<void> {
  await save(database, {
    sql: CONTAINERS,
    message: CONTAINER_NOT_FOUND,
    rows: tree.containers.map((node, n) => ({
      n,
      id: node.id,
      page_id: node.pageId,
      name: node.name,
      order: node.order,
    })),
  });
  await save(database, {
    sql: COLLECTIONS,
    message: COLLECTION_NOT_FOUND,
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
    sql: FIELDS,
    message: FIELD_NOT_FOUND,
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
  if (tree.moves) await refuseCircles(database, [...new Set(tree.collections.map((node) => node.pageId))]);
}

async function save(
  database: Queryable,
  { sql, rows, message }: { readonly sql: string; readonly rows: readonly object[]; readonly message: string },
): Promise<void> {
  if (rows.length === 0) return;
  const saved = await database.query(sql, [JSON.stringify(rows)]);
  // Fewer: an id was taken in another page after the places were looked up.
  if (saved.length !== rows.length) throw new NotFound(message);
}

async function refuseCircles(database: Queryable, pageIds: readonly string[]): Promise<void> {
  const lost = await database.query(LOST_COLLECTIONS, [pageIds]);
  if (lost.length > 0) {
    throw new BadInput('parentId', 'parentId: expected a collection outside the moved one, got one inside it.');
  }
}

const CONTAINERS = `
  INSERT INTO container (id, page_id, name, "order")
  SELECT sent.id, sent.page_id, coalesce(sent.name, stored.name), coalesce(sent."order", stored."order", 0)
  FROM jsonb_to_recordset($1::jsonb) AS sent (n integer, id uuid, page_id uuid, name text, "order" integer)
  LEFT JOIN container AS stored ON stored.id = sent.id
  ORDER BY sent.n
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, "order" = excluded."order"
  WHERE container.page_id = excluded.page_id
  RETURNING id`;

const COLLECTIONS = `
  INSERT INTO field_collection (id, page_id, container_id, parent_id, name, "order")
  SELECT sent.id, sent.page_id, sent.container_id, sent.parent_id, coalesce(sent.name, stored.name),
    coalesce(sent."order", stored."order", 0)
  FROM jsonb_to_recordset($1::jsonb) AS sent (
    n integer, id uuid, page_id uuid, container_id uuid, parent_id uuid, name text, "order" integer)
  LEFT JOIN field_collection AS stored ON stored.id = sent.id
  ORDER BY sent.n
  ON CONFLICT (id) DO UPDATE SET container_id = excluded.container_id, parent_id = excluded.parent_id,
    name = excluded.name, "order" = excluded."order"
  WHERE field_collection.page_id = excluded.page_id
  RETURNING id`;

const FIELDS = `
  INSERT INTO field (id, page_id, collection_id, name, label, value, "order", meta_data)
  SELECT sent.id, sent.page_id, sent.collection_id, coalesce(sent.name, stored.name),
    CASE WHEN sent.has_label THEN sent.label ELSE stored.label END,
    CASE WHEN sent.has_value THEN sent.value ELSE stored.value END,
    coalesce(sent."order", stored."order", 0),
    CASE WHEN sent.meta_data IS NULL THEN stored.meta_data
      ELSE coalesce(stored.meta_data, '{}') || sent.meta_data END
  FROM jsonb_to_recordset($1::jsonb) AS sent (
    n integer, id uuid, page_id uuid, collection_id uuid, name text, label text, has_label boolean, value text,
    has_value boolean, "order" integer, meta_data jsonb)
  LEFT JOIN field AS stored ON stored.id = sent.id
  ORDER BY sent.n
  ON CONFLICT (id) DO UPDATE SET collection_id = excluded.collection_id, name = excluded.name,
    label = excluded.label, value = excluded.value, "order" = excluded."order", meta_data = excluded.meta_data
  WHERE field.page_id = excluded.page_id
  RETURNING id`;

/** Collections that no container leads to any more, because they are inside each other. */
const LOST_COLLECTIONS = `
  WITH RECURSIVE reachable AS (
    SELECT id FROM field_collection WHERE page_id = ANY($1::uuid[]) AND container_id IS NOT NULL
    UNION ALL
    SELECT child.id FROM field_collection AS child JOIN reachable ON child.parent_id = reachable.id
  )
  SELECT id FROM field_collection
  WHERE page_id = ANY($1::uuid[]) AND id NOT IN (SELECT id FROM reachable) LIMIT 1`;
