import { isDeepStrictEqual } from 'node:util';
import type { FieldNode, PageTree, StoredMetaData } from './assembleTree';
import type { PlacedCollection, PlacedContainer, PlacedField, PlacedTree } from './placeNodes';

/**
 * The nodes of a tree that have to be written: the console sends whole pages of which little has changed.
 * @param trees the trees of the pages as they are stored
 */
export function changedNodes(placed: PlacedTree, trees: readonly PageTree[]): PlacedTree {
  const stored = new Map(trees.map((tree) => [tree.pageId, tree]));
  return {
    ...placed,
    containers: placed.containers.filter((node) => isContainerChanged(node, stored.get(node.pageId))),
    collections: placed.collections.filter((node) => isCollectionChanged(node, stored.get(node.pageId))),
    fields: placed.fields.filter((node) => isFieldChanged(node, stored.get(node.pageId)?.fields.get(node.id))),
  };
}

function isContainerChanged(sent: PlacedContainer, tree: PageTree | undefined): boolean {
  const stored = tree?.containersById.get(sent.id);
  return stored === undefined || isRenamedOrMoved(sent, stored);
}

function isCollectionChanged(sent: PlacedCollection, tree: PageTree | undefined): boolean {
  const stored = tree?.collections.get(sent.id);
  return (
    stored === undefined ||
    isRenamedOrMoved(sent, stored) ||
    sent.containerId !== stored.containerId ||
    sent.parentId !== stored.parentId
  );
}

function isFieldChanged(sent: PlacedField, stored: FieldNode | undefined): boolean {
  return (
    stored === undefined ||
    isRenamedOrMoved(sent, stored) ||
    sent.collectionId !== stored.collectionId ||
    (sent.hasLabel && sent.label !== stored.label) ||
    (sent.hasValue && sent.value !== stored.value) ||
    (sent.metaData !== null && !contains(stored.meta_data, sent.metaData))
  );
}

/** Attributes that were not sent stay as stored. */
function isRenamedOrMoved(
  sent: { readonly name: string | null; readonly order: number | null },
  stored: { readonly name: string; readonly order: number },
): boolean {
  return (sent.name ?? stored.name) !== stored.name || (sent.order ?? stored.order) !== stored.order;
}

/** Whether every sent key is already stored with the same value. */
function contains(stored: StoredMetaData | null, sent: StoredMetaData): boolean {
  return stored !== null && Object.entries(sent).every(([key, value]) => isDeepStrictEqual(stored[key], value));
}
