import type { FieldPlace, ItemsPlace, NodeStep, PlacedField, PlacedFields } from '../definition';
import { kindOf } from '../kinds';
import type { ItemCodec } from '../kinds/codecs/codec';
import type { Storage } from '../kinds/storage';
import { jsonListCodec } from './jsonList';
import type { ChildrenKey } from './node';
import { fileSlot, jsonSlot, metaSlot, textSlot, type SlotCodec } from './slotCodecs';

/** One stored field. */
export interface ScalarSlot extends Pick<FieldPlace, 'name' | 'order' | 'label'> {
  readonly codec: SlotCodec;
}

/** A list whose items are stored as fields. */
export interface FieldListSlot {
  readonly name: string;
  readonly from: number;
  readonly label: string;
  readonly codec: ItemCodec;
}

/** A single child node. */
export interface NodeSlot {
  readonly step: NodeStep;
  readonly plan: NodePlan;
}

/** A list whose items are stored as nodes; those of blocks have several names. */
export interface ItemListSlot {
  readonly from: number;
  readonly variants: readonly ItemVariant[];
}

/** One type of item. */
export interface ItemVariant {
  readonly name: string;
  /** The item's `type` in the form; undefined for plain lists. */
  readonly type: string | undefined;
  readonly plan: NodePlan;
}

/** The slots of a form key, relative to a node; `path` leads through single child nodes. */
export type FormEntry =
  | { readonly kind: 'value'; readonly key: string; readonly slot: number }
  | {
      readonly kind: 'group';
      readonly key: string;
      readonly path: readonly number[];
      readonly entries: readonly FormEntry[];
    }
  | {
      readonly kind: 'fieldItems' | 'items';
      readonly key: string;
      readonly path: readonly number[];
      readonly slot: number;
    };

/** Everything that an editor reads and writes inside one node, compiled to slots. */
export interface NodePlan {
  /** The property that holds the child nodes. */
  readonly childrenKey: ChildrenKey;
  readonly scalars: readonly ScalarSlot[];
  readonly fieldLists: readonly FieldListSlot[];
  readonly nodes: readonly NodeSlot[];
  readonly itemLists: readonly ItemListSlot[];
  /** Form entries of a root or item node; inner nodes are reached by path. */
  readonly entries: readonly FormEntry[];
  readonly scalarByName: ReadonlyMap<string, number>;
  readonly fieldListByName: ReadonlyMap<string, number>;
  readonly nodeByName: ReadonlyMap<string, number>;
  /** List and variant by item name. */
  readonly itemByName: ReadonlyMap<string, readonly [list: number, variant: ItemVariant]>;
}

/** A plan under construction. */
interface Builder extends NodePlan {
  readonly scalars: ScalarSlot[];
  readonly fieldLists: FieldListSlot[];
  readonly nodes: { readonly step: NodeStep; readonly plan: Builder }[];
  readonly itemLists: ItemListSlot[];
  readonly scalarByName: Map<string, number>;
  readonly fieldListByName: Map<string, number>;
  readonly nodeByName: Map<string, number>;
  readonly itemByName: Map<string, readonly [number, ItemVariant]>;
}

/** Compiles the storage of placed fields to a plan of slots, once per editor and brand. */
export function compilePlan(fields: PlacedFields): NodePlan {
  const isPage = topNodesOf(fields).some(({ kind }) => kind === 'container');
  return planOf(fields, isPage ? 'containers' : 'children');
}

/** The nodes that hold the fields, or that their items are stored as, directly below the page, record or node that has them. */
export function topNodesOf(fields: PlacedFields): readonly Pick<ItemsPlace, 'kind' | 'name'>[] {
  return Object.values(fields).flatMap((field) => {
    const storage = kindOf(field).storage(field);
    switch (storage.as) {
      case 'group':
        return storage.path.length > 0 ? storage.path.slice(0, 1) : topNodesOf(storage.fields);
      case 'nodes':
        return storage.place.in ?? storage.variants.map(({ name }) => ({ kind: storage.place.kind, name }));
      case 'fields':
        return storage.place.in ?? [];
      default:
        return [];
    }
  });
}

function planOf(fields: PlacedFields, childrenKey: ChildrenKey): NodePlan {
  const builder = newBuilder(childrenKey);
  return { ...builder, entries: entriesOf(fields, builder) };
}

/** The property that holds the child nodes of a container or collection. */
function childrenKeyOf(kind: ItemsPlace['kind']): ChildrenKey {
  return kind === 'container' ? 'field_collections' : 'children';
}

function newBuilder(childrenKey: ChildrenKey): Builder {
  return {
    childrenKey,
    scalars: [],
    fieldLists: [],
    nodes: [],
    itemLists: [],
    entries: [],
    scalarByName: new Map(),
    fieldListByName: new Map(),
    nodeByName: new Map(),
    itemByName: new Map(),
  };
}

function entriesOf(fields: PlacedFields, builder: Builder): readonly FormEntry[] {
  return Object.entries(fields).map(([key, field]) => entryOf(key, field, builder));
}

function entryOf(key: string, field: PlacedField, builder: Builder): FormEntry {
  const storage = kindOf(field).storage(field);
  switch (storage.as) {
    case 'group': {
      const { path, inside } = descend(storage.path, builder);
      return { kind: 'group', key, path, entries: entriesOf(storage.fields, inside) };
    }
    case 'parts': {
      const entries = Object.entries(storage.parts).map(([part, { place, codec }]) =>
        addScalar(part, { place, codec: textSlot(codec), builder }),
      );
      return { kind: 'group', key, path: [], entries };
    }
    case 'nodes':
      return addItems(key, { ...storage, builder });
    case 'fields':
      return addFieldList(key, { ...storage, label: field.label ?? '', builder });
    case 'jsonItems':
      return addScalar(key, { place: storage.place, codec: jsonSlot(jsonListCodec(storage.fields)), builder });
    case 'json':
      return addScalar(key, { place: storage.place, codec: jsonSlot(storage.codec), builder });
    case 'file':
      return addScalar(key, { place: storage.place, codec: fileSlot(storage.claims), builder });
    case 'metaField':
      return addScalar(key, { place: storage.place, codec: metaSlot(storage.codec), builder });
    case 'value':
      return addScalar(key, { place: storage.place, codec: textSlot(storage.codec), builder });
  }
}

function addScalar(
  key: string,
  given: { readonly place: FieldPlace; readonly codec: SlotCodec; readonly builder: Builder },
): FormEntry {
  const { place, codec, builder } = given;
  const { name, order, label } = place;
  const slot = builder.scalars.push({ name, order, label, codec }) - 1;
  builder.scalarByName.set(name, slot);
  return { kind: 'value', key, slot };
}

function addFieldList(
  key: string,
  given: { readonly place: ItemsPlace; readonly label: string; readonly codec: ItemCodec; readonly builder: Builder },
): FormEntry {
  const { place, label, codec } = given;
  const { path, inside } = descend(place.in ? [place.in] : [], given.builder);
  const { name, from } = place;
  const slot = inside.fieldLists.push({ name, from, label: place.label ?? label, codec }) - 1;
  inside.fieldListByName.set(name, slot);
  return { kind: 'fieldItems', key, path, slot };
}

function addItems(
  key: string,
  {
    place,
    variants: stored,
    builder,
  }: Extract<Storage<PlacedFields>, { readonly as: 'nodes' }> & { readonly builder: Builder },
): FormEntry {
  const childrenKey = childrenKeyOf(place.kind);
  const variants = stored.map(({ name, type, fields }) => ({ name, type, plan: planOf(fields, childrenKey) }));
  const { path, inside } = descend(place.in ? [place.in] : [], builder);
  const slot = inside.itemLists.push({ from: place.from, variants }) - 1;
  for (const variant of variants) inside.itemByName.set(variant.name, [slot, variant]);
  return { kind: 'items', key, path, slot };
}

/** Returns the builder at the end of a path of nodes; several groups and lists may share a node. */
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
