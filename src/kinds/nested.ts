import type { PlacedBlocks, PlacedFields, PlacedGroup, PlacedList } from './field';
import { defineKind } from './kind';
import { itemLimits } from './rules';
import { itemsStructure, noItems } from './structure';
import { tidyItems } from './tidy';
import { isGroup, type FormValue } from './values';

/** Fields that belong together. */
export const group = defineKind<PlacedGroup, PlacedFields>({
  isInput: false,
  drawn: 'nothing',
  storage: ({ place, fields }) => ({ as: 'group', path: place, fields }),
  empty: ({ fields }, ofFields) => ofFields(fields),
  structure: ({ fields }, ofFields) => ofFields(fields),
  rules: ({ fields }, ofFields) => ofFields(fields),
  tidied: ({ fields }, value, { base, ofFields }) => (isGroup(value) ? ofFields(fields, value, base) : value),
});

/** Items of one kind. */
export const list = defineKind<PlacedList, PlacedFields>({
  isInput: false,
  drawn: 'nothing',
  storage: ({ place, fields }) =>
    'json' in place
      ? { as: 'jsonItems', place: place.json, fields }
      : { as: 'nodes', place, variants: [{ name: place.name, type: undefined, fields }] },
  itemFields: ({ fields }) => fields,
  empty: noItems,
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
export const blocks = defineKind<PlacedBlocks, PlacedFields>({
  isInput: false,
  drawn: 'nothing',
  storage: ({ place, types }) => ({
    as: 'nodes',
    place,
    variants: Object.entries(types).map(([type, { fields }]) => ({
      name: place.name.replace('{type}', type),
      type,
      fields,
    })),
  }),
  itemFields: fieldsOfBlock,
  empty: noItems,
  structure: itemsStructure,
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
      const fields = fieldsOfBlock(field, item);
      return fields ? tidying.ofFields(fields, item, stored) : item;
    }),
});

function fieldsOfBlock({ types }: PlacedBlocks, item: FormValue): PlacedFields | undefined {
  const type = isGroup(item) ? item['type'] : undefined;
  return typeof type === 'string' && Object.hasOwn(types, type) ? types[type]?.fields : undefined;
}
