import { duplicatesIn } from '../lib/brand';
import { ownProperty } from '../lib/objects';
import type {
  BlocksField,
  GroupField,
  ListField,
  OneOfField,
  PlacedBlocks,
  PlacedBlockType,
  PlacedFields,
  PlacedGroup,
  PlacedList,
  PlacedOneOf,
} from './field';
import { MAX_LENGTHS, MAX_ITEMS, type Guard } from './guard';
import {
  defineKind,
  type SettingProblem,
  type FieldSet,
  type FieldSetChange,
  type JsonSchema,
  type RjsfBuilders,
  type TidyContext,
  type UiNode,
} from './kind';
import type { ItemsPlace } from './places';
import { fieldPlace, groupPlace, nodesPlace } from './placing';
import { atLeastOne, itemLimits } from './rules';
import type { Storage } from './storage';
import { itemsValue } from './structure';
import { tidyItems } from './tidy';
import { isGroup, type FormValue } from './values';

/** A group, or a list with one type of item, is its own field set. */
const ownFieldSet = {
  fieldSets: <Part>(field: Part) => ({ '': field }),
  fieldSetOf: <Part>(field: Part) => field,
  mapFieldSets: <Part extends FieldSet<PlacedFields>>(field: Part, change: FieldSetChange<PlacedFields>) =>
    change(field) ?? field,
};

export const group = defineKind<GroupField, PlacedGroup, PlacedFields>({
  isInput: false,
  previewShape: 'nothing',
  nested: { ...ownFieldSet, isGroup: true, previewed: 'by layout', ui: ({ fields }, of) => of.ui(fields) },
  place: groupPlace,
  storage: ({ place, fields }) => ({ as: 'group', path: place, fields }),
  guard: () => ({ as: 'fields', maxLength: 0 }),
  empty: ({ fields }, ofFields) => ofFields(fields),
  structure: ({ fields }, ofFields) => ofFields(fields),
  rules: ({ fields }, ofFields) => ofFields(fields),
  tidy: ({ fields }, value, { base, ofFields }) => (isGroup(value) ? ofFields(fields, value, base) : value),
});

/** A list with one type of item. */
export const list = defineKind<ListField, PlacedList, PlacedFields>({
  isInput: false,
  previewShape: 'nothing',
  nested: {
    ...ownFieldSet,
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
  guard: (field) => ('json' in field.place ? { ...itemsGuard(field), as: 'json' } : itemsGuard(field)),
  empty: itemsValue.empty,
  structure: ({ fields }, ofFields) => ({ type: 'array', items: ofFields(fields) }),
  rules: (field, ofFields) => ({
    type: 'array',
    ...itemLimits(field),
    ...(field.uniqueBy === undefined ? {} : { uniqueBy: field.uniqueBy }),
    items: ofFields(field.fields),
  }),
  tidy: ({ fields }, value, tidying) =>
    tidyItems(value, tidying, (item, stored) => tidying.ofFields(fields, item, stored)),
  settingProblems: ({ fields }) =>
    Object.keys(fields).length === 0 ? [{ setting: 'fields', expected: 'a field at least', got: '{}' }] : [],
});

/** The common parts of kinds with several types of items, each item naming its own in `type`. */
function typedItems(ui: 'blocks' | 'oneOf') {
  return {
    isInput: false,
    previewShape: 'nothing',
    nested: {
      isGroup: false,
      fieldSets: ({ types }: Typed) =>
        Object.fromEntries(Object.entries(types).map(([name, type]) => [`.types.${name}`, type])),
      fieldSetOf: typeOfBlock,
      mapFieldSets<Field extends Typed>(field: Field, change: FieldSetChange<PlacedFields>): Field {
        const types = Object.entries(field.types).flatMap(([name, type]) => {
          const changed = change(type);
          return changed ? [[name, changed] as const] : [];
        });
        return { ...field, types: Object.fromEntries(types) };
      },
      ui({ types }: Typed, of: RjsfBuilders<PlacedFields>): UiNode {
        const nodes = Object.entries(types).map(([name, { fields }]) => [
          name,
          { schema: of.structure(fields), uiSchema: of.ui(fields) },
        ]);
        return { 'ui:field': ui, blockTypes: Object.fromEntries(nodes) };
      },
    },
    place: nodesPlace,
    storage: ({ place, types }: Typed & { readonly place: ItemsPlace }): Storage<PlacedFields> => ({
      as: 'nodes',
      place,
      variants: Object.entries(types).map(([type, { fields }]) => ({
        name: place.name.replace('{type}', type),
        type,
        fields,
      })),
    }),
    ...itemsValue,
    tidy: (field: Typed, value: FormValue, tidying: TidyContext<PlacedFields>) =>
      tidyItems(value, tidying, (item, stored) => {
        const fields = typeOfBlock(field, item)?.fields;
        return fields ? tidying.ofFields(fields, item, stored) : item;
      }),
  } as const;
}

type Typed = Pick<PlacedBlocks, 'types'>;

/** The rules of one typed item. */
function typeRules({ types }: Typed, ofFields: (fields: PlacedFields) => JsonSchema): JsonSchema {
  return {
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: Object.entries(types).map(([name, { fields }]) => {
      const {
        properties,
        required = [],
        ...rest
      } = ofFields(fields) as { properties: object; required?: readonly string[] };
      return { ...rest, properties: { type: { const: name }, ...properties }, required: [...required] };
    }),
  };
}

const blocksBase = typedItems('blocks');

/** A list with several types of items. */
export const blocks = defineKind<BlocksField, PlacedBlocks, PlacedFields>({
  ...blocksBase,
  nested: { ...blocksBase.nested, previewed: 'always' },
  guard: itemsGuard,
  rules: (field, ofFields) => ({ type: 'array', ...itemLimits(field), items: typeRules(field, ofFields) }),
  settingProblems: ({ types }) => typeFaults(types, { minimum: 1, expected: 'a kind at least' }),
});

const oneOfBase = typedItems('oneOf');

/** At most one item of several types: blocks limited to one. */
export const oneOf = defineKind<OneOfField, PlacedOneOf, PlacedFields>({
  ...oneOfBase,
  nested: { ...oneOfBase.nested, hasSingleItem: true, previewed: 'by layout' },
  guard: () => itemsGuard({ max: 1 }),
  rules: (field, ofFields) => ({
    type: 'array',
    ...itemLimits({ max: 1 }),
    ...atLeastOne(field),
    items: typeRules(field, ofFields),
  }),
  settingProblems: ({ types }) => typeFaults(types, { minimum: 2, expected: 'two kinds at least' }),
});

/** There must be enough types, and no brand may have two types with the same label. */
function typeFaults(
  types: Typed['types'],
  { minimum, expected }: { readonly minimum: number; readonly expected: string },
): readonly SettingProblem[] {
  const count = Object.keys(types).length;
  return [
    ...(count < minimum ? [{ setting: 'types', expected, got: String(count) }] : []),
    ...duplicatesIn(types, 'label').map(([name, { label }]) => ({
      setting: `types.${name}.label`,
      expected: 'a label of its own',
      got: JSON.stringify(label),
    })),
  ];
}

function itemsGuard({ max = MAX_ITEMS }: { readonly max?: number }): Guard {
  return { as: 'fields', maxLength: MAX_LENGTHS.json, maxItems: max };
}

function typeOfBlock({ types }: Typed, item: FormValue): PlacedBlockType | undefined {
  const type = isGroup(item) ? item['type'] : undefined;
  return typeof type === 'string' ? ownProperty(types, type) : undefined;
}
