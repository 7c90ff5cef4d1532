import type { Queryable } from '../../database/database';
import { preparedForIds, type PreparedForIds } from '../../database/preparedStatements';
import type { Caller } from '../../services';

/** The page and parent of a stored node. */
export interface StoredPlace {
  readonly pageId: string;
  /** Container of a collection. */
  readonly containerId: string | null;
  /** Parent of a nested collection; collection of a field. */
  readonly parentId: string | null;
}

export type NodeTable = 'container' | 'field_collection' | 'field';

/** The message for a node that does not exist, or is not the caller's. */
export const NODE_NOT_FOUND: Readonly<Record<NodeTable, string>> = {
  container: 'Container not found.',
  field_collection: 'Field collection not found.',
  field: 'Field not found.',
};

/** The places of nodes in the caller's brands; nodes of other brands are treated as missing. */
export async function findOwnPlaces(
  { database, caller }: { readonly database: Queryable; readonly caller: Caller },
  table: NodeTable,
  ids: readonly string[],
): Promise<Places> {
  if (ids.length === 0) return new Map();
  const [statement, wanted] = PLACES[table](ids);
  const rows = await database.query<{
    id: string;
    page_id: string;
    container_id: string | null;
    parent_id: string | null;
  }>(statement, [wanted, caller.tenantIds]);
  return new Map(
    rows.map((row) => [row.id, { pageId: row.page_id, containerId: row.container_id, parentId: row.parent_id }]),
  );
}

/** Places by the ids of the nodes. */
export type Places = ReadonlyMap<string, StoredPlace>;

const PLACES: Readonly<Record<NodeTable, PreparedForIds>> = {
  container: placesIn('container', 'NULL::uuid AS container_id, NULL::uuid AS parent_id'),
  field_collection: placesIn('field_collection', 'container_id, parent_id'),
  field: placesIn('field', 'NULL::uuid AS container_id, collection_id AS parent_id'),
};

function placesIn(table: NodeTable, columns: string): PreparedForIds {
  return preparedForIds(
    (isWanted) => `
    SELECT node.* FROM (SELECT id, page_id, ${columns} FROM ${table}) AS node
    JOIN page ON page.id = node.page_id JOIN brand ON brand.id = page.brand_id
    WHERE node.id ${isWanted} AND brand.tenant_id = ANY($2::uuid[])`,
  );
}
