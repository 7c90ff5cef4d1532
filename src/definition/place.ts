import type { Choice } from '../kinds/choices';
import type { Field, Fields, PlacedBlockType, PlacedField, PlacedFields } from '../kinds/field';
import type { FieldPlace, ItemsPlace, JoinedPlace, NodeKind, NodeStep } from '../kinds/places';
import type {
  CodecName,
  StoredDate,
  StoredField,
  StoredFieldList,
  StoredHolder,
  StoredItem,
  StoredJoined,
  StoredNumber,
} from '../kinds/stored';

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
    case 'images':
    case 'media':
    case 'videos':
    case 'links':
    case 'days': {
      const { stored, ...settings } = field;
      return { ...settings, place: placeFieldItems(stored, scope) };
    }
    case 'tags': {
      const { stored, ...settings } = field;
      const { label } = field;
      const isList = 'each' in stored;
      return { ...settings, place: isList ? placeFieldItems(stored, scope) : placeJoined({ stored, label, scope }) };
    }
    case 'pages': {
      const { stored, ...settings } = field;
      return { ...settings, place: placeJoined({ stored, label: field.label, scope }) };
    }
    case 'timeRange': {
      const { stored, ...settings } = field;
      const end = (own: StoredField) => placeField({ stored: own, label: field.label, as: 'text', scope });
      return { ...settings, place: { start: end(stored.start), end: end(stored.end) } };
    }
    case 'choice': {
      const { stored, choices = [], ...settings } = field;
      const place = placeField({ stored, label: field.label, as: 'text', scope });
      return { ...settings, place, choices: choices.map(choiceOf) };
    }
    default: {
      const { stored, ...settings } = field;
      const as = field.type === 'number' ? 'number' : 'text';
      return { ...settings, place: placeField({ stored, label: field.label, as, scope }) };
    }
  }
}

/** A text or number is a choice that is shown as it is stored. */
function choiceOf(choice: string | number | Choice): Choice {
  return typeof choice === 'object' ? choice : { value: choice, label: String(choice) };
}

function placeFieldItems(stored: StoredFieldList, scope: Scope): ItemsPlace {
  const { field: name, from, label } = stored.each;
  const place = placeItems({ in: stored.in, items: { kind: 'field', name, from }, scope });
  return label === undefined ? place : { ...place, label };
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

function placeField(given: {
  stored: StoredField | StoredNumber | StoredDate;
  label: string;
  as: CodecName;
  scope: Scope;
}): FieldPlace {
  const stored = typeof given.stored === 'string' ? { field: given.stored } : given.stored;
  const order = stored.order ?? given.scope.field;
  given.scope.field = order + 1;
  return { name: stored.field, order, as: stored.as ?? given.as, label: stored.label ?? given.label };
}

function placeJoined(given: { stored: StoredJoined; label: string; scope: Scope }): JoinedPlace {
  const { as, ...stored } = given.stored;
  return { joined: placeField({ ...given, stored, as: 'text' }), by: as.join };
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
