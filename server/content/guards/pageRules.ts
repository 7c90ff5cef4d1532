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
import { textRulesOf, type TextRules } from './textRules';
import { loadEditors, builtInDefinitions } from '../../definitions';

/** The rules of a tree node: a page, a container or a collection. */
export interface NodeRules {
  /** Child nodes, by name. */
  readonly nodes: Map<string, NodeRules>;
  /** Child nodes of any other name: the units of a page, whose names are free. */
  any?: NodeRules;
  /** By field name. Where several editors define the same field, a value that one of them accepts is valid. */
  readonly texts: Map<string, readonly TextRules[]>;
  readonly lists: ListLimit[];
}

/** The maximum number of items of a list, which are sibling nodes or fields. */
export interface ListLimit {
  readonly field: PlacedField;
  readonly kind: 'node' | 'field';
  /** The stored names of the items. */
  readonly names: ReadonlySet<string>;
  readonly maxItems: number;
}

/** The rules of the pages of a tag. */
export interface PageRules {
  readonly root: NodeRules;
  /** Collections by name, for those in a place that no definition has. */
  readonly collections: ReadonlyMap<string, NodeRules>;
}

/** The definitions are compiled once. */
let compiled: Promise<PageRulesByBrand> | undefined;

export type PageRulesByBrand = ReadonlyMap<string, ReadonlyMap<string, PageRules>>;

/** The rules of all pages, by brand and tag. */
export function loadPageRules(): Promise<PageRulesByBrand> {
  compiled ??= compilePages();
  return compiled;
}

async function compilePages(): Promise<PageRulesByBrand> {
  const editors = await loadEditors(builtInDefinitions);
  return new Map(BRANDS.map((brand) => [brand, compileBrand(brand, editors)] as const));
}

function compileBrand(brand: Brand, editors: readonly EditorDefinition[]): ReadonlyMap<string, PageRules> {
  const pages = new Map<string, NodeRules>();
  for (const editor of editors.filter(({ brands: only }) => only?.includes(brand) ?? true)) {
    const path = editorPathOf(editor);
    if (path === undefined) continue;
    const tag = withBrand(path.tag, brand);
    const root = pages.get(tag) ?? emptyNodeRules();
    pages.set(tag, root);
    const { fields } = withBrandNames(editorForBrand(editor, brands[brand]), brand);
    addRules(fields, path.below.reduce(enter, root));
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
export function addRules(fields: PlacedFields, node: NodeRules): void {
  for (const field of Object.values(fields)) addField(field, node);
}

function addField(field: PlacedField, node: NodeRules): void {
  const kind = kindOf(field);
  const storage = kind.storage(field);
  const { maxItems } = kind.guard(field);
  const parentPlace = (storage.as === 'fields' || storage.as === 'nodes') && storage.place.in;
  const parent = parentPlace ? enter(node, parentPlace.name) : node;
  if (storage.as === 'group') addRules(storage.fields, storage.path.map(({ name }) => name).reduce(enter, node));
  if (storage.as === 'nodes') {
    for (const { name, fields } of storage.variants) addRules(fields, enter(parent, name));
    const names = new Set(storage.variants.map(({ name }) => name));
    if (maxItems !== undefined) parent.lists.push({ field, kind: 'node', names, maxItems });
  }
  if (storage.as === 'fields' && maxItems !== undefined) {
    parent.lists.push({ field, kind: 'field', names: new Set([storage.place.name]), maxItems });
  }
  for (const [name, rules] of textRulesOf(field)) parent.texts.set(name, [...(parent.texts.get(name) ?? []), rules]);
}

function enter(node: NodeRules, name: string | typeof ANY_NAME): NodeRules {
  if (name === ANY_NAME) return (node.any ??= emptyNodeRules());
  const inside = node.nodes.get(name) ?? emptyNodeRules();
  node.nodes.set(name, inside);
  return inside;
}

/** The rules of a stored child node: by its place, or, where no definition has that place, by its name. */
export function childRules(
  { collections }: Pick<PageRules, 'collections'>,
  parent: NodeRules | undefined,
  name: string,
): NodeRules | undefined {
  return parent?.nodes.get(name) ?? parent?.any ?? collections.get(name);
}

/** A node without rules. */
export function emptyNodeRules(): NodeRules {
  return { nodes: new Map(), texts: new Map(), lists: [] };
}

/** All nodes by name; the texts of nodes of the same name are merged. */
function collectionsIn(root: NodeRules, found = new Map<string, NodeRules>()): ReadonlyMap<string, NodeRules> {
  for (const [name, node] of root.nodes) {
    const known = found.get(name) ?? emptyNodeRules();
    for (const [field, rules] of node.texts) known.texts.set(field, [...(known.texts.get(field) ?? []), ...rules]);
    found.set(name, known);
    collectionsIn(node, found);
  }
  if (root.any) collectionsIn(root.any, found);
  return found;
}
