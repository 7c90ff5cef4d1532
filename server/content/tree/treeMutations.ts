import { BadInput, NotFound } from '../../errors';
import { requireId, requireIds } from '../arguments';
import type { WriteContext } from '../context';
import { guardChanges } from '../guards/guardChanges';
import { savedPages } from '../guards/savedPage';
import type { CollectionNode, ContainerNode, FieldNode, PageTree } from './assembleTree';
import { changedNodes } from './changedNodes';
import {
  flattenCollections,
  flattenContainers,
  flattenFields,
  type SentCollection,
  type SentTree,
} from './flattenInput';
import { findPagesOf, placeNodes, type PlacedTree } from './placeNodes';
import { saveNodes } from './saveNodes';
import { findOwnPlaces, NODE_NOT_FOUND, type NodeTable, type StoredPlace } from './storedPlaces';
import type { CollectionInput, ContainerInput, FieldInput } from './treeInput';

interface RevisionArguments {
  readonly expected_revision?: number | null;
}

/** Saves containers with everything inside them (API-GQL-015, A-57). */
export async function saveContainers(
  args: RevisionArguments & {
    readonly containerData?: { readonly containers: readonly ContainerInput[] } | null;
    readonly containers?: readonly ContainerInput[] | null;
  },
  context: WriteContext,
): Promise<readonly ContainerNode[]> {
  const { containerData, containers } = args;
  if (containerData && containers) {
    throw new BadInput('containers', 'containers: expected only one of containerData and containers, got both.');
  }
  const sent = containerData?.containers ?? containers;
  if (!sent) throw new BadInput('containerData', 'containerData: expected containers, got nothing.');
  const argument = containerData ? 'containerData.containers' : 'containers';
  const placed = await saveTree(flattenContainers(sent, { argument, newId: context.services.newId }), args, context);
  return readBack(placed.containers, context, (tree, id) => tree.containersById.get(id));
}

/** Saves collections with everything inside them (API-GQL-016). */
export async function saveCollections(
  args: RevisionArguments & { readonly collectionData: { readonly collections: readonly CollectionInput[] } },
  context: WriteContext,
): Promise<readonly CollectionNode[]> {
  return answerCollections(await saveTree(flattenCollectionData(args, context), args, context), context);
}

/** Replaces collections by others (API-GQL-017); new ones are inserted where the first removed one was. */
export async function replaceCollections(
  args: RevisionArguments & {
    readonly oldFcIds: { readonly ids: readonly string[] };
    readonly collectionData: { readonly collections: readonly CollectionInput[] };
  },
  context: WriteContext,
): Promise<readonly CollectionNode[]> {
  const ids = requireIds(args.oldFcIds.ids, 'oldFcIds.ids');
  const places = await removeNodes({ table: 'field_collection', ids }, args, context);
  const first = places[0];
  const sent = flattenCollectionData(args, context);
  const collections = sent.collections.map((node): SentCollection => {
    const unplaced = !node.nested && node.containerId === null && node.parentId === null;
    return unplaced && first ? { ...node, containerId: first.containerId, parentId: first.parentId } : node;
  });
  return answerCollections(await saveTree({ ...sent, collections }, args, context), context);
}

/** Saves single fields (API-GQL-018). */
export async function saveFields(
  args: RevisionArguments & { readonly fields: readonly FieldInput[] },
  context: WriteContext,
): Promise<readonly FieldNode[]> {
  const sent = flattenFields(args.fields, { argument: 'fields', newId: context.services.newId });
  const placed = await saveTree(sent, args, context);
  return readBack(placed.fields, context, (tree, id) => tree.fields.get(id));
}

/** Removes collections with their children (API-GQL-020). */
export async function removeCollections(
  args: RevisionArguments & { readonly ids: readonly string[] },
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  const ids = requireIds(args.ids, 'ids');
  await removeNodes({ table: 'field_collection', ids }, args, context);
  return { ids };
}

/** Removes fields ("field categories", API-GQL-021, A-56). */
export async function removeFields(
  args: RevisionArguments & { readonly removeFieldData: { readonly ids: readonly string[] } },
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  const ids = requireIds(args.removeFieldData.ids, 'removeFieldData.ids');
  await removeNodes({ table: 'field', ids }, args, context);
  return { ids };
}

/** Removes a container with everything inside it (API-GQL-022). */
export async function removeContainer(
  args: RevisionArguments & { readonly id: string },
  context: WriteContext,
): Promise<boolean> {
  const ids = [requireId(args.id, 'id')];
  await removeNodes({ table: 'container', ids }, args, context);
  return true;
}

/** Removes a collection with its children (API-GQL-022). */
export async function removeCollection(
  args: RevisionArguments & { readonly id: string },
  context: WriteContext,
): Promise<boolean> {
  const ids = [requireId(args.id, 'id')];
  await removeNodes({ table: 'field_collection', ids }, args, context);
  return true;
}

function flattenCollectionData(
  args: { readonly collectionData: { readonly collections: readonly CollectionInput[] } },
  context: WriteContext,
): SentTree {
  return flattenCollections(args.collectionData.collections, {
    argument: 'collectionData.collections',
    newId: context.services.newId,
  });
}

async function saveTree(
  sent: SentTree,
  { expected_revision }: RevisionArguments,
  context: WriteContext,
): Promise<PlacedTree> {
  const pages = await findPagesOf(context, sent);
  await openAll(pages, expected_revision, context);
  const trees = await Promise.all(pages.map((pageId) => context.trees.load(context.writes.get(pageId).page)));
  const placed = placeNodes(sent, trees);
  // The console sends whole pages: unchanged nodes may stay as they are, and need no validation.
  const changed = changedNodes(placed, trees);
  const pagesAfter = await savedPages(context, { changed, trees });
  await saveNodes(context.database, await guardChanges(context, { changed, pages: pagesAfter }));
  for (const pageId of pages) await context.writes.treeChanged(pageId);
  return placed;
}

/** @returns the former places of the nodes, in the order of the ids */
async function removeNodes(
  { table, ids }: { readonly table: NodeTable; readonly ids: readonly string[] },
  { expected_revision }: RevisionArguments,
  context: WriteContext,
): Promise<readonly StoredPlace[]> {
  const known = await findOwnPlaces(context, table, ids);
  const places = ids.map((id) => {
    const place = known.get(id);
    if (place === undefined) throw new NotFound(NODE_NOT_FOUND[table]);
    return place;
  });
  const pageIds = [...new Set(places.map((place) => place.pageId))].sort();
  await openAll(pageIds, expected_revision, context);
  const removed = await context.database.query<{ id: string }>(
    `DELETE FROM ${table} WHERE id = ANY($1::uuid[]) RETURNING id`,
    [ids],
  );
  // One of them was removed while this transaction waited for the lock of the page.
  if (removed.length !== ids.length) throw new NotFound(NODE_NOT_FOUND[table]);
  for (const pageId of pageIds) await context.writes.treeChanged(pageId);
  return places;
}

/** Pages are locked in the order of their ids, so that two documents cannot deadlock. */
async function openAll(
  pageIds: readonly string[],
  expectedRevision: number | null | undefined,
  context: WriteContext,
): Promise<void> {
  for (const pageId of pageIds) await context.writes.open(pageId, { action: 'update', expectedRevision });
}

function answerCollections(placed: PlacedTree, context: WriteContext): Promise<readonly CollectionNode[]> {
  const top = placed.collections.filter((node) => !node.nested);
  return readBack(top, context, (tree, id) => tree.collections.get(id));
}

/** The saved nodes as stored, with everything inside them (B-16). */
async function readBack<T>(
  nodes: readonly { readonly id: string; readonly pageId: string }[],
  context: WriteContext,
  find: (tree: PageTree, id: string) => T | undefined,
): Promise<readonly T[]> {
  const trees = new Map<string, PageTree>();
  for (const { pageId } of nodes) {
    if (!trees.has(pageId)) trees.set(pageId, await context.trees.load(context.writes.get(pageId).page));
  }
  return nodes.map(({ id, pageId }) => {
    const tree = trees.get(pageId);
    const node = tree && find(tree, id);
    if (node === undefined) throw new Error(`The node ${id} was saved but is not there.`);
    return node;
  });
}
