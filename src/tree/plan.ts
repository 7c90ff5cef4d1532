import type { FieldPlace, ItemsPlace, NodeStep, PlacedField, PlacedFields } from '../definition';
import type { TextCodec } from './codecs/codec';
import type { FileClaims } from './codecs/file';
import { jsonListCodec, type JsonListCodec } from './codecs/jsonList';
import { codecOf } from './codecs/table';
import type { ChildrenKey } from './node';

/** One stored field that holds a value, or a list as JSON. */
export type ScalarSlot = Pick<FieldPlace, 'name' | 'order' | 'label'> &
  (
    | { readonly codec: TextCodec; readonly json?: undefined }
    | { readonly json: JsonListCodec; readonly codec?: undefined }
  );

/** A list whose items are single fields. */
export interface FileListSlot {
  readonly name: string;
  readonly from: number;
  readonly label: string;
  readonly claims: FileClaims;
}

/** A single child node. */
export interface NodeSlot {
  readonly step: NodeStep;
  readonly plan: NodePlan;
}

/** A list whose items are nodes, by stored name; blocks have several names. */
export interface ItemListSlot {
  readonly from: number;
  readonly variants: readonly ItemVariant[];
}

/** One kind of item. */
export interface ItemVariant {
  readonly name: string;
  /** The item's `type` in the form; undefined for plain lists. */
  readonly type: string | undefined;
  readonly plan: NodePlan;
}

/** Where a form key's value comes from, relative to a node; `path` leads through single child nodes. */
export type FormEntry =
  | { readonly kind: 'value' | 'json'; readonly key: string; readonly slot: number }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly path: readonly number[];
      readonly entries: readonly FormEntry[];
    }
  | { readonly kind: 'files' | 'items'; readonly key: string; readonly path: readonly number[]; readonly slot: number };

/** Everything an editor claims inside one node, compiled to slots. */
export interface NodePlan {
  /** Where the child nodes of this level stand. */
  readonly childrenKey: ChildrenKey;
  readonly scalars: readonly ScalarSlot[];
  readonly fileLists: readonly FileListSlot[];
  readonly nodes: readonly NodeSlot[];
  readonly itemLists: readonly ItemListSlot[];
  /** Form entries of a root or item node; inner nodes are reached by path. */
  readonly entries: readonly FormEntry[];
  readonly scalarByName: ReadonlyMap<string, number>;
  readonly fileListByName: ReadonlyMap<string, number>;
  readonly nodeByName: ReadonlyMap<string, number>;
  /** For each item name: its list and its variant. */
  readonly itemByName: ReadonlyMap<string, readonly [list: number, variant: ItemVariant]>;
}

/** A plan while it is being built. */
interface Builder extends NodePlan {
  readonly scalars: ScalarSlot[];
  readonly fileLists: FileListSlot[];
  readonly nodes: { readonly step: NodeStep; readonly plan: Builder }[];
  readonly itemLists: ItemListSlot[];
  readonly scalarByName: Map<string, number>;
  readonly fileListByName: Map<string, number>;
  readonly nodeByName: Map<string, number>;
  readonly itemByName: Map<string, readonly [number, ItemVariant]>;
}

/** Compiles the storage of placed fields to a plan of slots, once per editor and brand. */
export function compilePlan(fields: PlacedFields): NodePlan {
  const isPage = Object.values(fields).some(startsWithContainer);
  return planOf(fields, isPage ? 'containers' : 'children');
}

/** Only a page has containers. */
function startsWithContainer(field: PlacedField): boolean {
  if (field.type === 'group')
    return field.place[0]?.kind === 'container' || Object.values(field.fields).some(startsWithContainer);
  return 'kind' in field.place && (field.place.in?.kind ?? field.place.kind) === 'container';
}

function planOf(fields: PlacedFields, childrenKey: ChildrenKey): NodePlan {
  const builder = newBuilder(childrenKey);
  return { ...builder, entries: entriesOf(fields, builder) };
}

/** Where the child nodes of a container or collection stand. */
function childrenKeyOf(kind: ItemsPlace['kind']): ChildrenKey {
  return kind === 'container' ? 'field_collections' : 'children';
}

function newBuilder(childrenKey: ChildrenKey): Builder {
  return {
    childrenKey,
    scalars: [],
    fileLists: [],
    nodes: [],
    itemLists: [],
    entries: [],
    scalarByName: new Map(),
    fileListByName: new Map(),
    nodeByName: new Map(),
    itemByName: new Map(),
  };
}

function entriesOf(fields: PlacedFields, builder: Builder): readonly FormEntry[] {
  return Object.entries(fields).map(([key, field]) => entryOf(key, field, builder));
}

function entryOf(key: string, field: PlacedField, builder: Builder): FormEntry {
  switch (field.type) {
    case 'group': {
      const { path, inside } = descend(field.place, builder);
      return { kind: 'group', key, path, entries: entriesOf(field.fields, inside) };
    }
    case 'list': {
      if ('json' in field.place) {
        const { name, order, label } = field.place.json;
        return {
          kind: 'json',
          key,
          slot: addScalar(builder, { name, order, label, json: jsonListCodec(field.fields) }),
        };
      }
      const plan = planOf(field.fields, childrenKeyOf(field.place.kind));
      const variants = [{ name: field.place.name, type: undefined, plan }];
      return addItems(key, { place: field.place, variants, builder });
    }
    case 'blocks': {
      const variants = Object.entries(field.types).map(([type, { fields }]) => ({
        name: field.place.name.replace('{type}', type),
        type,
        plan: planOf(fields, 'children'),
      }));
      return addItems(key, { place: field.place, variants, builder });
    }
    case 'images': {
      const { path, inside } = descend(field.place.in ? [field.place.in] : [], builder);
      const claims = { altText: field.altText ?? false, featured: field.featured };
      const slot = inside.fileLists.push({ ...field.place, label: field.label, claims }) - 1;
      inside.fileListByName.set(field.place.name, slot);
      return { kind: 'files', key, path, slot };
    }
    default: {
      const { name, order, label } = field.place;
      return { kind: 'value', key, slot: addScalar(builder, { name, order, label, codec: codecOf(field) }) };
    }
  }
}

function addScalar(builder: Builder, slot: ScalarSlot): number {
  const index = builder.scalars.push(slot) - 1;
  builder.scalarByName.set(slot.name, index);
  return index;
}

function addItems(
  key: string,
  given: { place: ItemsPlace; variants: readonly ItemVariant[]; builder: Builder },
): FormEntry {
  const { path, inside } = descend(given.place.in ? [given.place.in] : [], given.builder);
  const slot = inside.itemLists.push({ from: given.place.from, variants: given.variants }) - 1;
  for (const variant of given.variants) inside.itemByName.set(variant.name, [slot, variant]);
  return { kind: 'items', key, path, slot };
}

/** Several groups and lists may share a node: it is entered once. */
function descend(steps: readonly NodeStep[], builder: Builder): { path: readonly number[]; inside: Builder } {
  const path: number[] = [];
  let inside = builder;
  for (const step of steps) {
    let index = inside.nodeByName.get(step.name);
    if (index === undefined) {
      index = inside.nodes.push({ step, plan: newBuilder(childrenKeyOf(step.kind)) }) - 1;
      inside.nodeByName.set(step.name, index);
    }
    path.push(index);
    inside = inside.nodes[index]!.plan;
  }
  return { path, inside };
}
