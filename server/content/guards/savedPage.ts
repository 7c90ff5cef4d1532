import type { WriteContext } from '../context';
import type { CollectionNode, ContainerNode, FieldNode, PageTree } from '../tree/assembleTree';
import type { PlacedTree } from '../tree/placeNodes';
import { childRules, loadPageRules, type NodeRules, type PageRules } from './pageRules';

/** A container, collection or field of a page. */
export interface SavedItem {
  readonly id: string;
  readonly parentId: string;
  readonly kind: 'node' | 'field';
  readonly name: string;
  /** The argument it was sent in, for errors; absent for stored nodes that were not sent. */
  readonly argument?: string;
  readonly isNew: boolean;
}

/** A page as it will be after a mutation: what is stored, overlaid with the changes. */
export interface SavedPage {
  /** The page as it is stored. */
  readonly tree: PageTree;
  item(id: string): SavedItem | undefined;
  /** All nodes of the page. */
  items(): Iterable<SavedItem>;
  /** Whether the mutation adds nodes. */
  readonly hasNew: boolean;
  /** The names from the container down to an item. */
  place(id: string): readonly string[];
  /** The rules of a container, a collection or the page itself. */
  nodeRules(id: string): NodeRules | undefined;
}

/** The pages of a save that have definitions, by id. */
export type SavedPages = ReadonlyMap<string, SavedPage>;

/** @param trees the pages as they are stored */
export async function savedPages(
  { writes }: WriteContext,
  { changed, trees }: { readonly changed: PlacedTree; readonly trees: readonly PageTree[] },
): Promise<SavedPages> {
  const rules = await loadPageRules();
  return new Map(
    trees.flatMap((tree) => {
      const { page } = writes.get(tree.pageId);
      const pageRules = rules.get(page.brand_name)?.get(page.tag);
      return pageRules ? [[tree.pageId, savedPage(pageRules, { changed, tree })] as const] : [];
    }),
  );
}

/** @param tree the page as it is stored */
export function savedPage(
  rules: PageRules,
  { changed, tree }: { readonly changed: PlacedTree; readonly tree: PageTree },
): SavedPage {
  const { pageId } = tree;
  const sent = new Map<string, SavedItem>();
  const addSent = (
    node: { readonly id: string; readonly name: string | null; readonly argument: string },
    parentId: string,
    kind: SavedItem['kind'],
  ) => {
    const { id, argument } = node;
    const stored = storedItem(tree, id);
    sent.set(id, { id, parentId, kind, argument, name: node.name ?? stored?.name ?? '', isNew: stored === undefined });
  };
  for (const node of changed.containers) if (node.pageId === pageId) addSent(node, pageId, 'node');
  for (const node of changed.collections) {
    if (node.pageId === pageId) addSent(node, node.containerId ?? node.parentId ?? pageId, 'node');
  }
  for (const node of changed.fields) if (node.pageId === pageId) addSent(node, node.collectionId, 'field');

  const found = new Map<string, NodeRules | undefined>([[pageId, rules.root]]);
  function nodeRules(id: string): NodeRules | undefined {
    if (found.has(id)) return found.get(id);
    // Breaks cycles of parents, which are refused later.
    found.set(id, undefined);
    const item = itemOf(id);
    const parent = item && nodeRules(item.parentId);
    const node = item && childRules(rules, parent, item.name);
    found.set(id, node);
    return node;
  }
  function itemOf(id: string): SavedItem | undefined {
    return sent.get(id) ?? storedItem(tree, id);
  }

  function place(id: string, inside: readonly string[] = []): readonly string[] {
    const item = itemOf(id);
    return item && !inside.includes(id) ? [...place(item.parentId, [...inside, id]), item.name] : [];
  }

  return {
    tree,
    item: itemOf,
    place: (id) => place(id),
    items: () => new Map([...storedItems(tree), ...sent.values()].map((item) => [item.id, item])).values(),
    hasNew: [...sent.values()].some(({ isNew }) => isNew),
    nodeRules,
  };
}

/** All nodes of a stored page. */
export function storedItems(tree: PageTree): readonly SavedItem[] {
  return [
    ...tree.containers.map((container) => containerItem(tree, container)),
    ...Array.from(tree.collections.values(), (collection) => collectionItem(tree, collection)),
    ...Array.from(tree.fields.values(), fieldItem),
  ];
}

function storedItem(tree: PageTree, id: string): SavedItem | undefined {
  const field = tree.fields.get(id);
  if (field) return fieldItem(field);
  const collection = tree.collections.get(id);
  if (collection) return collectionItem(tree, collection);
  const container = tree.containersById.get(id);
  return container && containerItem(tree, container);
}

function containerItem({ pageId }: PageTree, { id, name }: ContainerNode): SavedItem {
  return { id, name, parentId: pageId, kind: 'node', isNew: false };
}

function collectionItem({ pageId }: PageTree, { id, name, containerId, parentId }: CollectionNode): SavedItem {
  return { id, name, parentId: containerId ?? parentId ?? pageId, kind: 'node', isNew: false };
}

function fieldItem({ id, name, collectionId }: FieldNode): SavedItem {
  return { id, name, parentId: collectionId, kind: 'field', isNew: false };
}
