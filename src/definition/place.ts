import type { BlocksField, BlockType, Field, Fields, GroupField, ImagesField, ListField, ScalarField } from './field';
import type { CodecName, StoredHolder, StoredItem } from './stored';

/** A kind of node below the page. */
export type NodeKind = 'container' | 'collection';

/** One node on the way from a parent to where values live. */
export interface NodeStep {
  readonly kind: NodeKind;
  readonly name: string;
  readonly order: number;
}

/** Where a scalar lives: one stored field. */
export interface FieldPlace {
  readonly name: string;
  readonly order: number;
  readonly as: CodecName;
  /** The label stored with a new field. */
  readonly label: string | undefined;
}

/** Where the items of a list live. `from` is the order of the first item. */
export interface ItemsPlace {
  readonly in: NodeStep | undefined;
  readonly kind: NodeKind | 'field';
  /** The items' stored name; for blocks it holds `{type}`. */
  readonly name: string;
  readonly from: number;
}

/** A list kept as JSON in the value of one field. */
export interface JsonPlace {
  readonly json: FieldPlace;
}

type Without<F, K extends string> = F extends unknown ? Omit<F, K> : never;

export type PlacedScalar = Without<ScalarField, 'stored'> & { readonly place: FieldPlace };
export type PlacedImages = Omit<ImagesField, 'stored'> & { readonly place: ItemsPlace };
export type PlacedGroup = Omit<GroupField, 'stored' | 'fields'> & {
  /** The nodes to descend into; empty when the group lives in its parent's node. */
  readonly place: readonly NodeStep[];
  readonly fields: PlacedFields;
};
export type PlacedList = Omit<ListField, 'stored' | 'fields'> & {
  readonly place: ItemsPlace | JsonPlace;
  readonly fields: PlacedFields;
};
export type PlacedBlockType = Omit<BlockType, 'fields'> & { readonly fields: PlacedFields };
export type PlacedBlocks = Omit<BlocksField, 'stored' | 'types'> & {
  readonly place: ItemsPlace;
  readonly types: Readonly<Record<string, PlacedBlockType>>;
};

/** A field whose storage is spelled out: every kind, name and order explicit. */
export type PlacedField = PlacedScalar | PlacedImages | PlacedGroup | PlacedList | PlacedBlocks;

/** Placed fields by key, in the order of the definition. */
export interface PlacedFields {
  readonly [key: string]: PlacedField;
}

/** The next free orders inside one node, and what is already placed in it by name. */
interface Scope {
  field: number;
  collection: number;
  container: number;
  readonly nodes: Map<string, { readonly step: NodeStep; readonly inside: Scope }>;
}

/**
 * Spells out where every field of a definition is stored. Orders are counted over the fields of all brands, so that
 * an extra that a brand lacks leaves a gap and nothing shifts.
 * @param fields the definition's fields, before any brand is left out
 */
export function placeFields(fields: Fields): PlacedFields {
  return placeAll(fields, newScope());
}

function newScope(): Scope {
  return { field: 0, collection: 0, container: 0, nodes: new Map() };
}

function placeAll(fields: Fields, scope: Scope): PlacedFields {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, placeOne(field, scope)]));
}

function placeOne(field: Field, scope: Scope): PlacedField {
  switch (field.type) {
    case 'group': {
      const { stored = {}, fields, ...settings } = field;
      const place: NodeStep[] = [];
      let inside = scope;
      for (const kind of ['container', 'collection'] as const) {
        const name = stored[kind];
        if (name === undefined) continue;
        const isLast = kind === 'collection' || stored.collection === undefined;
        const node = enter(inside, { kind, name, order: isLast ? stored.order : undefined });
        place.push(node.step);
        inside = node.inside;
      }
      return { ...settings, place, fields: placeAll(fields, inside) };
    }
    case 'list': {
      const { stored, fields, ...settings } = field;
      if ('field' in stored) {
        const json = placeField({ stored: { ...stored, as: 'text' }, label: field.label, as: 'text', scope });
        return { ...settings, place: { json }, fields: placeAll(fields, newScope()) };
      }
      const items = normaliseItem(stored.each);
      return { ...settings, place: placeItems({ in: stored.in, items, scope }), fields: placeAll(fields, newScope()) };
    }
    case 'blocks': {
      const { stored, types, ...settings } = field;
      const placedTypes = Object.entries(types).map(([name, type]): [string, PlacedBlockType] => [
        name,
        { ...type, fields: placeAll(type.fields, newScope()) },
      ]);
      const items = { kind: 'collection', name: stored.each, from: undefined } as const;
      return {
        ...settings,
        place: placeItems({ in: stored.in, items, scope }),
        types: Object.fromEntries(placedTypes),
      };
    }
    case 'images': {
      const { stored, ...settings } = field;
      const items = { kind: 'field', name: stored.each.field, from: stored.each.from } as const;
      return { ...settings, place: placeItems({ in: stored.in, items, scope }) };
    }
    default: {
      const { stored, ...settings } = field;
      const as = field.type === 'number' ? 'number' : 'text';
      return { ...settings, place: placeField({ stored, label: field.label, as, scope }) };
    }
  }
}

function enter(scope: Scope, wanted: { kind: NodeKind; name: string; order: number | undefined }) {
  const key = `${wanted.kind} ${wanted.name}`;
  const known = scope.nodes.get(key);
  if (known) return known;
  const order = wanted.order ?? scope[wanted.kind];
  scope[wanted.kind] = order + 1;
  const node = { step: { kind: wanted.kind, name: wanted.name, order }, inside: newScope() };
  scope.nodes.set(key, node);
  return node;
}

function placeField(given: { stored: ScalarField['stored']; label: string; as: CodecName; scope: Scope }): FieldPlace {
  const stored = typeof given.stored === 'string' ? { field: given.stored } : given.stored;
  const order = stored.order ?? given.scope.field;
  given.scope.field = order + 1;
  return { name: stored.field, order, as: stored.as ?? given.as, label: stored.label ?? given.label };
}

function normaliseItem(each: StoredItem): { kind: NodeKind; name: string; from: number | undefined } {
  if (typeof each === 'string') return { kind: 'collection', name: each, from: undefined };
  if ('container' in each) return { kind: 'container', name: each.container, from: each.from };
  return { kind: 'collection', name: each.collection, from: each.from };
}

function normaliseHolder(holder: StoredHolder): { kind: NodeKind; name: string; order: number | undefined } {
  if (typeof holder === 'string') return { kind: 'collection', name: holder, order: undefined };
  if ('container' in holder) return { kind: 'container', name: holder.container, order: holder.order };
  return { kind: 'collection', name: holder.collection, order: holder.order };
}

function placeItems(given: {
  in: StoredHolder | undefined;
  items: { kind: NodeKind | 'field'; name: string; from: number | undefined };
  scope: Scope;
}): ItemsPlace {
  const { kind, name, from } = given.items;
  if (given.in === undefined) return { in: undefined, kind, name, from: from ?? given.scope[kind] };
  const holder = enter(given.scope, normaliseHolder(given.in));
  return { in: holder.step, kind, name, from: from ?? 0 };
}
