import {
  isFileField,
  type FieldPlace,
  type ItemsPlace,
  type NodeStep,
  type PlacedField,
  type PlacedFields,
  type PlacedFile,
  type PlacedFiles,
} from '../definition';
import { codecOf } from '../kinds';
import { timeCodec } from '../kinds/codecs/calendar';
import type { JsonCodec, TextCodec } from '../kinds/codecs/codec';
import { fileCodec, type FileClaims } from './codecs/file';
import type { ItemCodec } from './codecs/item';
import { idSetCodec } from './codecs/idSet';
import { joinedCodec, PAGES, TAGS } from './codecs/joined';
import { jsonListCodec } from './codecs/jsonList';
import { textItemCodec } from './codecs/textItem';
import { weekdayCodec } from './codecs/weekday';
import { switchedTextCodec, type FieldCodec } from './codecs/switchedText';
import type { ChildrenKey } from './node';

/** One stored field that holds a value, a list or a set as JSON, a file, or a text that its meta_data says something about. */
export type ScalarSlot = Pick<FieldPlace, 'name' | 'order' | 'label'> &
  (
    | { readonly codec: TextCodec; readonly json?: undefined; readonly file?: undefined; readonly whole?: undefined }
    | { readonly json: JsonCodec; readonly codec?: undefined; readonly file?: undefined; readonly whole?: undefined }
    | { readonly file: FileClaims; readonly codec?: undefined; readonly json?: undefined; readonly whole?: undefined }
    | { readonly whole: FieldCodec; readonly codec?: undefined; readonly json?: undefined; readonly file?: undefined }
  );

/** A list whose items are single fields. */
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
  | { readonly kind: 'value' | 'json' | 'file' | 'whole'; readonly key: string; readonly slot: number }
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

/** Everything an editor claims inside one node, compiled to slots. */
export interface NodePlan {
  /** Where the child nodes of this level stand. */
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
  /** For each item name: its list and its variant. */
  readonly itemByName: ReadonlyMap<string, readonly [list: number, variant: ItemVariant]>;
}

/** A plan while it is being built. */
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
    case 'images':
    case 'media':
    case 'videos':
      return addFieldList(key, { field, codec: fileCodec(claimsOf(field)), builder });
    case 'links':
      return addFieldList(key, { field, codec: textItemCodec('url'), builder });
    case 'days':
      return addFieldList(key, { field, codec: weekdayCodec, builder });
    case 'tags': {
      const { label, place } = field;
      if (!('joined' in place)) {
        return addFieldList(key, { field: { label, place }, codec: textItemCodec('tag'), builder });
      }
      const { by, joined } = place;
      return { kind: 'json', key, slot: addScalar(builder, { ...joined, json: joinedCodec(by, TAGS) }) };
    }
    case 'pages': {
      const { by, joined } = field.place;
      return { kind: 'json', key, slot: addScalar(builder, { ...joined, json: joinedCodec(by, PAGES) }) };
    }
    case 'timeRange': {
      const { start, end } = field.place;
      const entries = Object.entries({ start, end }).map(([part, { name, order, label }]): FormEntry => {
        return { kind: 'value', key: part, slot: addScalar(builder, { name, order, label, codec: timeCodec }) };
      });
      return { kind: 'group', key, path: [], entries };
    }
    case 'permissions': {
      const { name, order, label } = field.place;
      return { kind: 'json', key, slot: addScalar(builder, { name, order, label, json: idSetCodec }) };
    }
    case 'image':
    case 'video':
    case 'document': {
      const { name, order, label } = field.place;
      return { kind: 'file', key, slot: addScalar(builder, { name, order, label, file: claimsOf(field) }) };
    }
    default: {
      const { name, order, label } = field.place;
      if (field.type === 'richText' && field.plainSwitch) {
        return { kind: 'whole', key, slot: addScalar(builder, { name, order, label, whole: switchedTextCodec }) };
      }
      return { kind: 'value', key, slot: addScalar(builder, { name, order, label, codec: codecOf(field) }) };
    }
  }
}

function addScalar(builder: Builder, slot: ScalarSlot): number {
  const index = builder.scalars.push(slot) - 1;
  builder.scalarByName.set(slot.name, index);
  return index;
}

/** What a field says about its files; one file alone is never featured. */
function claimsOf(field: PlacedFile | PlacedFiles): FileClaims {
  const altText = 'altText' in field && field.altText;
  return { altText, featured: isFileField(field) ? false : field.featured };
}

function addFieldList(
  key: string,
  given: { field: { readonly label: string; readonly place: ItemsPlace }; codec: ItemCodec; builder: Builder },
): FormEntry {
  const { place, label } = given.field;
  const { path, inside } = descend(place.in ? [place.in] : [], given.builder);
  const { name, from } = place;
  const slot = inside.fieldLists.push({ name, from, label: place.label ?? label, codec: given.codec }) - 1;
  inside.fieldListByName.set(name, slot);
  return { kind: 'fieldItems', key, path, slot };
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
