/** The rows of one page, in sibling order. */
export interface TreeRows {
  readonly containers: readonly (readonly [id: string, name: string, order: number])[];
  readonly collections: readonly (readonly [
    id: string,
    containerId: string | null,
    parentId: string | null,
    name: string,
    order: number,
  ])[];
  readonly fields: readonly (readonly [
    id: string,
    collectionId: string,
    name: string,
    label: string | null,
    value: string | null,
    order: number,
    metaData: StoredMetaData | null,
  ])[];
}

/** Meta data as stored: keys of the contract and any others. */
export type StoredMetaData = Readonly<Record<string, unknown>>;

export interface FieldNode {
  readonly id: string;
  readonly collectionId: string;
  readonly name: string;
  readonly label: string | null;
  readonly value: string | null;
  readonly order: number;
  readonly meta_data: StoredMetaData | null;
}

export interface CollectionNode {
  readonly id: string;
  readonly name: string;
  readonly order: number;
  /** Null for nested collections. */
  readonly containerId: string | null;
  readonly parentId: string | null;
  readonly fields: readonly FieldNode[];
  readonly children: readonly CollectionNode[];
}

export interface ContainerNode {
  readonly id: string;
  readonly page_id: string;
  readonly name: string;
  readonly order: number;
  readonly field_collections: readonly CollectionNode[];
}

/** The tree of a page, with lookups by id. */
export interface PageTree {
  readonly pageId: string;
  /** The rows that the tree was assembled from. */
  readonly rows: TreeRows;
  /** In their order; by id in `containersById`. */
  readonly containers: readonly ContainerNode[];
  readonly containersById: ReadonlyMap<string, ContainerNode>;
  readonly collections: ReadonlyMap<string, CollectionNode>;
  readonly fields: ReadonlyMap<string, FieldNode>;
}

/** Assembles the tree of a page from its rows, in linear time. */
export function assembleTree(pageId: string, rows: TreeRows): PageTree {
  const fields = new Map<string, FieldNode>();
  const fieldsOf = new Map<string, FieldNode[]>();
  for (const [id, collectionId, name, label, value, order, metaData] of rows.fields) {
    const node = { id, collectionId, name, label, value, order, meta_data: metaData };
    fields.set(id, node);
    push(fieldsOf, collectionId, node);
  }
  const collections = new Map<string, CollectionNode>();
  const collectionsIn = new Map<string, CollectionNode[]>();
  const childrenOf = new Map<string, CollectionNode[]>();
  for (const [id, containerId, parentId, name, order] of rows.collections) {
    const children = listOf(childrenOf, id);
    const node = { id, name, order, containerId, parentId, fields: fieldsOf.get(id) ?? [], children };
    collections.set(id, node);
    if (containerId !== null) push(collectionsIn, containerId, node);
    if (parentId !== null) push(childrenOf, parentId, node);
  }
  const containers = rows.containers.map(([id, name, order]) => ({
    id,
    page_id: pageId,
    name,
    order,
    field_collections: collectionsIn.get(id) ?? [],
  }));
  const containersById = new Map(containers.map((container) => [container.id, container]));
  return { pageId, rows, containers, containersById, collections, fields };
}

function push<T>(lists: Map<string, T[]>, key: string, item: T): void {
  listOf(lists, key).push(item);
}

function listOf<T>(lists: Map<string, T[]>, key: string): T[] {
  const known = lists.get(key);
  if (known) return known;
  const list: T[] = [];
  lists.set(key, list);
  return list;
}
