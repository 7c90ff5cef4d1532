import type { Queryable } from '../../database/database';
import { BadInput, NotFound } from '../../errors';
import type { Caller } from '../../services';
import type { SentCollection, SentContainer, SentField, SentTree } from './flattenInput';
import type { PageTree } from './assembleTree';
import { findOwnPlaces, NODE_NOT_FOUND, type NodeTable, type Places, type StoredPlace } from './storedPlaces';

export type PlacedContainer = SentContainer & { readonly pageId: string };
export type PlacedCollection = SentCollection & { readonly pageId: string };
export type PlacedField = SentField & { readonly pageId: string; readonly collectionId: string };

/** Nodes with the pages and parents that they are written to. */
export interface PlacedTree {
  readonly containers: readonly PlacedContainer[];
  readonly collections: readonly PlacedCollection[];
  readonly fields: readonly PlacedField[];
  /** Whether a stored collection gets another parent. */
  readonly hasMoves: boolean;
}

/**
 * The ids of the pages that the nodes of an input belong to, by their sent or stored parents.
 * @throws BadInput for a new node without a parent
 */
export async function findPagesOf(
  context: { readonly database: Queryable; readonly caller: Caller },
  tree: SentTree,
): Promise<readonly string[]> {
  const topCollections = tree.collections.filter((node) => !node.nested);
  const topFields = tree.fields.filter((node) => !node.nested);
  const containers = await findOwnPlaces(context, 'container', [
    ...tree.containers.flatMap((node) => (node.pageId === null ? [node.id] : [])),
    ...topCollections.flatMap((node) => node.containerId ?? []),
  ]);
  const fields = await findOwnPlaces(
    context,
    'field',
    topFields.map((node) => node.id),
  );
  const collections = await findOwnPlaces(context, 'field_collection', [
    ...topCollections.flatMap((node) => [node.id, ...(node.parentId ? [node.parentId] : [])]),
    ...topFields.flatMap((node) => node.collectionId ?? []),
  ]);
  const pages = new Set<string>();
  for (const node of tree.containers) {
    pages.add(node.pageId ?? containers.get(node.id)?.pageId ?? failMissing(node, 'page_id'));
  }
  for (const node of topCollections) {
    const place = node.containerId
      ? required(containers, node.containerId, 'container')
      : node.parentId
        ? required(collections, node.parentId, 'field_collection')
        : collections.get(node.id);
    pages.add(place?.pageId ?? failMissing(node, 'container_id'));
  }
  for (const node of topFields) {
    const place = node.collectionId
      ? required(collections, node.collectionId, 'field_collection')
      : fields.get(node.id);
    pages.add(place?.pageId ?? failMissing(node, 'collection_id'));
  }
  return [...pages].sort();
}

/**
 * Determines page and parent of every node, and checks that known ids belong to that page and new nodes are complete. Ids that belong to
 * pages other than these are treated as new here; `saveNodes` refuses them.
 * @param trees the trees of the pages as they are stored; the pages must be locked
 * @throws NotFound for an id that is stored in another one of the pages, and for a parent that does not exist
 * @throws BadInput for a new node without a name or parent
 */
export function placeNodes(tree: SentTree, trees: readonly PageTree[]): PlacedTree {
  const storedContainers = findStored(trees, 'container', [
    ...tree.containers.map((node) => node.id),
    ...tree.collections.flatMap((node) => (node.nested ? [] : (node.containerId ?? []))),
  ]);
  const storedCollections = findStored(trees, 'field_collection', [
    ...tree.collections.flatMap((node) => [node.id, ...(node.nested || !node.parentId ? [] : [node.parentId])]),
    ...tree.fields.flatMap((node) => (node.nested ? [] : (node.collectionId ?? []))),
  ]);
  const storedFields = findStored(
    trees,
    'field',
    tree.fields.map((node) => node.id),
  );

  const pageOfContainer = new Map([...storedContainers].map(([id, place]) => [id, place.pageId]));
  const containers = tree.containers.map((node): PlacedContainer => {
    const stored = storedContainers.get(node.id);
    const pageId = node.pageId ?? stored?.pageId ?? failMissing(node, 'page_id');
    requireSamePage(stored, pageId, 'container');
    if (!stored) requireName(node);
    pageOfContainer.set(node.id, pageId);
    return { ...node, pageId };
  });

  const pageOfCollection = new Map([...storedCollections].map(([id, place]) => [id, place.pageId]));
  let hasMoves = false;
  const collections = tree.collections.map((node): PlacedCollection => {
    const stored = storedCollections.get(node.id);
    const stays = node.containerId === null && node.parentId === null;
    if (stays && !stored) throw missingParent(node, 'container_id');
    const containerId = stays ? (stored?.containerId ?? null) : node.containerId;
    const parentId = stays ? (stored?.parentId ?? null) : node.parentId;
    const pageId =
      stays && stored
        ? stored.pageId
        : containerId
          ? required(pageOfContainer, containerId, 'container')
          : required(pageOfCollection, parentId ?? '', 'field_collection');
    requireSamePage(stored, pageId, 'field_collection');
    if (!stored) requireName(node);
    if (stored && (stored.containerId !== containerId || stored.parentId !== parentId)) hasMoves = true;
    pageOfCollection.set(node.id, pageId);
    return { ...node, containerId, parentId, pageId };
  });

  const fields = tree.fields.map((node): PlacedField => {
    const stored = storedFields.get(node.id);
    const collectionId = node.collectionId ?? stored?.parentId ?? failMissing(node, 'collection_id');
    const pageId = pageOfCollection.get(collectionId) ?? stored?.pageId;
    if (pageId === undefined) throw new NotFound(NODE_NOT_FOUND.field_collection);
    requireSamePage(stored, pageId, 'field');
    if (!stored) requireName(node);
    return { ...node, collectionId, pageId };
  });
  return { containers, collections, fields, hasMoves };
}

/** The places of the ids that the trees contain. */
function findStored(trees: readonly PageTree[], table: NodeTable, ids: readonly string[]): Places {
  const known = new Map<string, StoredPlace>();
  for (const id of ids) {
    for (const tree of trees) {
      const place = placeIn(tree, table, id);
      if (place) known.set(id, place);
    }
  }
  return known;
}

function placeIn(tree: PageTree, table: NodeTable, id: string): StoredPlace | undefined {
  const { pageId } = tree;
  switch (table) {
    case 'container':
      return tree.containersById.has(id) ? { pageId, containerId: null, parentId: null } : undefined;
    case 'field_collection': {
      const node = tree.collections.get(id);
      return node && { pageId, containerId: node.containerId, parentId: node.parentId };
    }
    case 'field': {
      const node = tree.fields.get(id);
      return node && { pageId, containerId: null, parentId: node.collectionId };
    }
  }
}

function required<T>(known: ReadonlyMap<string, T>, id: string, table: NodeTable): T {
  const found = known.get(id);
  if (found === undefined) throw new NotFound(NODE_NOT_FOUND[table]);
  return found;
}

/** A node of another page, possibly of another brand, is reported as if it did not exist. */
function requireSamePage(stored: StoredPlace | undefined, pageId: string, table: NodeTable): void {
  if (stored && stored.pageId !== pageId) throw new NotFound(NODE_NOT_FOUND[table]);
}

function requireName(node: SentContainer | SentCollection | SentField): void {
  if (node.name === null) {
    throw new BadInput(
      `${node.argument}.name`,
      `${node.argument}.name: expected a name for the new node, got nothing.`,
    );
  }
}

function failMissing(node: SentContainer | SentCollection | SentField, property: string): never {
  throw missingParent(node, property);
}

function missingParent(node: SentContainer | SentCollection | SentField, property: string): BadInput {
  const argument = `${node.argument}.${property}`;
  return new BadInput(argument, `${argument}: expected where the new node goes, got nothing.`);
}
