import type {
  BlocksField,
  GroupField,
  ListField,
  PlacedBlocks,
  PlacedBlockType,
  PlacedFields,
  PlacedGroup,
  PlacedList,
} from './field';
import { LONGEST, MOST_ITEMS, type Guard } from './guard';
import { defineKind, type Holder, type HolderChange } from './kind';
import { fieldPlace, groupPlace, nodesPlace } from './placing';
import { itemLimits } from './rules';
import { inItems } from './structure';
import { tidyItems } from './tidy';
import { isGroup, type FormValue } from './values';

/** A group, or a list of one kind of item, holds its fields itself. */
const holdsItself = {
  holders: <Held>(field: Held) => ({ '': field }),
  holderOf: <Held>(field: Held) => field,
  mapHolders: <Held extends Holder<PlacedFields>>(field: Held, change: HolderChange<PlacedFields>) =>
    change(field) ?? field,
};

/** Fields that belong together. */
export const group = defineKind<GroupField, PlacedGroup, PlacedFields>({
  isInput: false,
  drawn: 'nothing',
  nested: { ...holdsItself, isGroup: true, previewed: 'by layout', ui: ({ fields }, of) => of.ui(fields) },
  place: groupPlace,
  storage: ({ place, fields }) => ({ as: 'group', path: place, fields }),
  guard: () => ({ as: 'fields', maxLength: 0 }),
  empty: ({ fields }, ofFields) => ofFields(fields),
  structure: ({ fields }, ofFields) => ofFields(fields),
  rules: ({ fields }, ofFields) => ofFields(fields),
  tidied: ({ fields }, value, { base, ofFields }) => (isGroup(value) ? ofFields(fields, value, base) : value),
});

/** Items of one kind. */
export const list = defineKind<ListField, PlacedList, PlacedFields>({
  isInput: false,
  drawn: 'nothing',
  nested: {
    ...holdsItself,
    isGroup: false,
    previewed: 'by layout',
    ui: ({ fields }, of) => ({ items: of.ui(fields) }),
  },
  place: ({ stored, label }, scope) =>
    'field' in stored
      ? { json: fieldPlace({ stored: { ...stored, as: 'text' }, label }, scope) }
      : nodesPlace({ stored }, scope),
  storage: ({ place, fields }) =>
    'json' in place
      ? { as: 'jsonItems', place: place.json, fields }
      : { as: 'nodes', place, variants: [{ name: place.name, type: undefined, fields }] },
  guard: (field) => ('json' in field.place ? { ...ofItems(field), as: 'json' } : ofItems(field)),
  empty: inItems.empty,
  structure: ({ fields }, ofFields) => ({ type: 'array', items: ofFields(fields) }),
  rules: (field, ofFields) => ({
    type: 'array',
    ...itemLimits(field),
    ...(field.uniqueBy === undefined ? {} : { uniqueBy: field.uniqueBy }),
    items: ofFields(field.fields),
  }),
  tidied: ({ fields }, value, tidying) =>
    tidyItems(value, tidying, (item, stored) => tidying.ofFields(fields, item, stored)),
});

/** Items of several kinds, each named by its `type`. */
export const blocks = defineKind<BlocksField, PlacedBlocks, PlacedFields>({
  isInput: false,
  drawn: 'nothing',
  nested: {
    isGroup: false,
    previewed: 'always',
    holders: ({ types }) => Object.fromEntries(Object.entries(types).map(([name, type]) => [`.types.${name}`, type])),
    holderOf: typeOfBlock,
    mapHolders(field, change) {
      const types = Object.entries(field.types).flatMap(([name, type]) => {
        const changed = change(type);
        return changed ? [[name, changed] as const] : [];
      });
      return { ...field, types: Object.fromEntries(types) };
    },
    ui({ types }, of) {
      const nodes = Object.entries(types).map(([name, { fields }]) => [
        name,
        { schema: of.structure(fields), uiSchema: of.ui(fields) },
      ]);
      return { 'ui:field': 'blocks', blockTypes: Object.fromEntries(nodes) };
    },
  },
  place: nodesPlace,
  storage: ({ place, types }) => ({
    as: 'nodes',
    place,
    variants: Object.entries(types).map(([type, { fields }]) => ({
      name: place.name.replace('{type}', type),
      type,
      fields,
    })),
  }),
  ...inItems,
  guard: ofItems,
  rules: (field, ofFields) => ({
    type: 'array',
    ...itemLimits(field),
    items: {
      type: 'object',
      required: ['type'],
      discriminator: { propertyName: 'type' },
      oneOf: Object.entries(field.types).map(([name, { fields }]) => {
        const {
          properties,
          required = [],
          ...rest
        } = ofFields(fields) as { properties: object; required?: readonly string[] };
        return { ...rest, properties: { type: { const: name }, ...properties }, required: [...required] };
      }),
    },
  }),
  tidied: (field, value, tidying) =>
    tidyItems(value, tidying, (item, stored) => {
      const fields = typeOfBlock(field, item)?.fields;
      return fields ? tidying.ofFields(fields, item, stored) : item;
    }),
});

function ofItems({ max = MOST_ITEMS }: { readonly max?: number }): Guard {
  return { as: 'fields', maxLength: LONGEST.json, maxItems: max };
}

function typeOfBlock({ types }: PlacedBlocks, item: FormValue): PlacedBlockType | undefined {
  const type = isGroup(item) ? item['type'] : undefined;
  return typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined;
}
