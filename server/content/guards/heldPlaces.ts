import { areas } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import {
  BRANDS,
  editorForBrand,
  isCardArea,
  withBrand,
  withBrandNames,
  type Brand,
  type EditorDefinition,
  type PlacedField,
  type PlacedFields,
} from '../../../src/definition';
import { kindOf } from '../../../src/kinds';
import { heldTextsOf, type HeldText } from './heldText';
import { loadEditors, ownDefinitions } from '../../definitions';

/** What is held of one node of a tree: a page, a container or a collection. */
export interface HeldNode {
  /** By name. */
  readonly nodes: Map<string, HeldNode>;
  /** Nodes of any other name: the units of a page, which people name. */
  any?: HeldNode;
  /** By the name of the field. A place that several editors know holds what one of them takes. */
  readonly texts: Map<string, readonly HeldText[]>;
  readonly lists: HeldList[];
}

/** Items beside each other, which are nodes or fields. */
export interface HeldList {
  readonly field: PlacedField;
  readonly kind: 'node' | 'field';
  /** The stored names of the items. */
  readonly names: ReadonlySet<string>;
  readonly maxItems: number;
}

/** What is held of the pages of a tag. */
export interface HeldPage {
  readonly root: HeldNode;
  /** Collections by their names, for those that stand where no definition has them. */
  readonly collections: ReadonlyMap<string, HeldNode>;
}

/** What is held of every page, by brand and tag; the definitions are read once. */
let compiled: Promise<HeldPages> | undefined;

export type HeldPages = ReadonlyMap<string, ReadonlyMap<string, HeldPage>>;

/** What the definitions hold the pages of every brand and tag to. */
export function heldPages(): Promise<HeldPages> {
  compiled ??= compilePages();
  return compiled;
}

async function compilePages(): Promise<HeldPages> {
  const editors = await loadEditors(ownDefinitions);
  return new Map(BRANDS.map((brand) => [brand, pagesOf(brand, editors)] as const));
}

function pagesOf(brand: Brand, editors: readonly EditorDefinition[]): ReadonlyMap<string, HeldPage> {
  const pages = new Map<string, HeldNode>();
  for (const editor of editors.filter(({ brands: only }) => only?.includes(brand) ?? true)) {
    const path = pathOf(editor);
    if (path === undefined) continue;
    const tag = withBrand(path.tag, brand);
    const root = pages.get(tag) ?? emptyNode();
    pages.set(tag, root);
    const { fields } = withBrandNames(editorForBrand(editor, brands[brand]), brand);
    hold(fields, path.below.reduce(enter, root));
  }
  return new Map([...pages].map(([tag, root]) => [tag, { root, collections: collectionsIn(root) }]));
}

const ANY_NAME = Symbol('any name');

interface EditorPath {
  /** Of the pages, with `{BRAND}`. */
  readonly tag: string;
  /** The nodes from the page to what the editor writes. */
  readonly below: readonly (string | typeof ANY_NAME)[];
}

/** Where on a page an editor writes: all of it, or a section of a unit; undefined for editors of records. */
function pathOf({ name, stored }: EditorDefinition): EditorPath | undefined {
  if ('page' in stored) return { tag: stored.page.tag, below: [] };
  for (const { store, units } of areas.filter(isCardArea)) {
    const section = units?.sections.find(({ editor }) => editor === name);
    if (units && section) return { tag: store.tag, below: [units.container, ANY_NAME, section.collection] };
  }
  return undefined;
}

/** Adds what fields hold to the node that they are stored in. */
export function hold(fields: PlacedFields, node: HeldNode): void {
  for (const field of Object.values(fields)) holdField(field, node);
}

function holdField(field: PlacedField, node: HeldNode): void {
  const kind = kindOf(field);
  const storage = kind.storage(field);
  const { maxItems } = kind.guard(field);
  const holder = (storage.as === 'fields' || storage.as === 'nodes') && storage.place.in;
  const parent = holder ? enter(node, holder.name) : node;
  if (storage.as === 'group') hold(storage.fields, storage.path.map(({ name }) => name).reduce(enter, node));
  if (storage.as === 'nodes') {
    for (const { name, fields } of storage.variants) hold(fields, enter(parent, name));
    const names = new Set(storage.variants.map(({ name }) => name));
    if (maxItems !== undefined) parent.lists.push({ field, kind: 'node', names, maxItems });
  }
  if (storage.as === 'fields' && maxItems !== undefined) {
    parent.lists.push({ field, kind: 'field', names: new Set([storage.place.name]), maxItems });
  }
  for (const [name, held] of heldTextsOf(field)) parent.texts.set(name, [...(parent.texts.get(name) ?? []), held]);
}

function enter(node: HeldNode, name: string | typeof ANY_NAME): HeldNode {
  if (name === ANY_NAME) return (node.any ??= emptyNode());
  const inside = node.nodes.get(name) ?? emptyNode();
  node.nodes.set(name, inside);
  return inside;
}

/** What is held of a stored node below another one: by its place, and where no definition has that place, by its name. */
export function heldNodeIn(
  { collections }: Pick<HeldPage, 'collections'>,
  parent: HeldNode | undefined,
  name: string,
): HeldNode | undefined {
  return parent?.nodes.get(name) ?? parent?.any ?? collections.get(name);
}

/** A node of which nothing is held. */
export function emptyNode(): HeldNode {
  return { nodes: new Map(), texts: new Map(), lists: [] };
}

/** The nodes by their last names; those of one name hold together what each of them holds. */
function collectionsIn(root: HeldNode, found = new Map<string, HeldNode>()): ReadonlyMap<string, HeldNode> {
  for (const [name, node] of root.nodes) {
    const known = found.get(name) ?? emptyNode();
    for (const [field, held] of node.texts) known.texts.set(field, [...(known.texts.get(field) ?? []), ...held]);
    found.set(name, known);
    collectionsIn(node, found);
  }
  if (root.any) collectionsIn(root.any, found);
  return found;
}
