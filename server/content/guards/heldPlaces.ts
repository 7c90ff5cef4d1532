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

/** The rules of a tree node: a page, a container or a collection. */
export interface HeldNode {
  /** Child nodes, by name. */
  readonly nodes: Map<string, HeldNode>;
  /** Child nodes of any other name: the units of a page, whose names are free. */
  any?: HeldNode;
  /** By field name. Where several editors define the same field, a value that one of them accepts is valid. */
  readonly texts: Map<string, readonly HeldText[]>;
  readonly lists: HeldList[];
}

/** The maximum number of items of a list, which are sibling nodes or fields. */
export interface HeldList {
  readonly field: PlacedField;
  readonly kind: 'node' | 'field';
  /** The stored names of the items. */
  readonly names: ReadonlySet<string>;
  readonly maxItems: number;
}

/** The rules of the pages of a tag. */
export interface HeldPage {
  readonly root: HeldNode;
  /** Collections by name, for those in a place that no definition has. */
  readonly collections: ReadonlyMap<string, HeldNode>;
}

/** The definitions are compiled once. */
let compiled: Promise<HeldPages> | undefined;

export type HeldPages = ReadonlyMap<string, ReadonlyMap<string, HeldPage>>;

/** The rules of all pages, by brand and tag. */
export function heldPages(): Promise<HeldPages> {
  compiled ??= compilePages();
  return compiled;
}

async function compilePages(): Promise<HeldPages> {
  const editors = await loadEditors(ownDefinitions);
  return new Map(BRANDS.map((brand) => [brand, compileBrand(brand, editors)] as const));
}

function compileBrand(brand: Brand, editors: readonly EditorDefinition[]): ReadonlyMap<string, HeldPage> {
  const pages = new Map<string, HeldNode>();
  for (const editor of editors.filter(({ brands: only }) => only?.includes(brand) ?? true)) {
    const path = editorPathOf(editor);
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
  /** The tag of the pages, with `{BRAND}`. */
  readonly tag: string;
  /** The names of the nodes from the page down to the one that the editor writes. */
  readonly below: readonly (string | typeof ANY_NAME)[];
}

/** The part of a page that an editor writes: all of it, or a section of a unit; undefined for editors of records. */
function editorPathOf({ name, stored }: EditorDefinition): EditorPath | undefined {
  if ('page' in stored) return { tag: stored.page.tag, below: [] };
  for (const { store, units } of areas.filter(isCardArea)) {
    const section = units?.sections.find(({ editor }) => editor === name);
    if (units && section) return { tag: store.tag, below: [units.container, ANY_NAME, section.collection] };
  }
  return undefined;
}

/** Adds the rules of fields to the node that they are stored in. */
export function hold(fields: PlacedFields, node: HeldNode): void {
  for (const field of Object.values(fields)) addField(field, node);
}

function addField(field: PlacedField, node: HeldNode): void {
  const kind = kindOf(field);
  const storage = kind.storage(field);
  const { maxItems } = kind.guard(field);
  const parentPlace = (storage.as === 'fields' || storage.as === 'nodes') && storage.place.in;
  const parent = parentPlace ? enter(node, parentPlace.name) : node;
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

/** The rules of a stored child node: by its place, or, where no definition has that place, by its name. */
export function heldNodeIn(
  { collections }: Pick<HeldPage, 'collections'>,
  parent: HeldNode | undefined,
  name: string,
): HeldNode | undefined {
  return parent?.nodes.get(name) ?? parent?.any ?? collections.get(name);
}

/** A node without rules. */
export function emptyNode(): HeldNode {
  return { nodes: new Map(), texts: new Map(), lists: [] };
}

/** All nodes by name; the texts of nodes of the same name are merged. */
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
