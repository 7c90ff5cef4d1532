import type { PlacedField, PlacedFields } from '../definition';
import type { JsonSchema } from './types';

/** Formatted text without a visible character: only tags, spaces and non-breaking spaces. */
const BLANK_HTML = '^(?:<[^>]*>|\\s|&nbsp;)*$';
const SAFE_LINK = '^(?:[hH][tT][tT][pP][sS]?://\\S+|[mM][aA][iI][lL][tT][oO]:\\S+@\\S+|[tT][eE][lL]:[-+0-9() .]+)$';
const UNSAFE_SCHEME = '^\\s*(?:[jJ][aA][vV][aA]|[vV][bB])[sS][cC][rR][iI][pP][tT]\\s*:|^\\s*[dD][aA][tT][aA]\\s*:';

type FieldOf<T extends PlacedField['type']> = Extract<PlacedField, { readonly type: T }>;

/** The rules of each field type as JSON Schema, apart from being required. */
const RULES = {
  text: (field) => ({
    type: 'string',
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
    ...(field.pattern === undefined ? {} : { pattern: field.pattern }),
  }),
  multiline: (field) => ({ type: 'string', ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }) }),
  richText: (field) => ({ type: 'string', ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }) }),
  number: (field) => ({
    type: 'number',
    ...(field.positive ? { exclusiveMinimum: 0 } : {}),
    ...(field.min === undefined ? {} : { minimum: field.min }),
    ...(field.max === undefined ? {} : { maximum: field.max }),
    ...(field.atMost === undefined ? {} : { allOf: [{ maximum: { $data: `1/${field.atMost}` } }] }),
  }),
  radio: (field) => ({ enum: field.choices.map(({ value }) => value) }),
  link: (field) =>
    field.anyText ? { type: 'string', not: { pattern: UNSAFE_SCHEME } } : { type: 'string', pattern: SAFE_LINK },
  images: (field) => ({
    type: 'array',
    ...(field.max === undefined ? {} : { maxItems: field.max }),
    items: { type: 'object', properties: { status: { enum: ['notScanned'] } } },
  }),
  group: (field) => objectRules(field.fields),
  list: (field) => ({ type: 'array', ...limits(field), items: objectRules(field.fields) }),
  blocks: (field) => ({
    type: 'array',
    ...limits(field),
    items: {
      type: 'object',
      required: ['type'],
      discriminator: { propertyName: 'type' },
      oneOf: Object.entries(field.types).map(([name, type]) => {
        const {
          properties,
          required = [],
          ...rest
        } = objectRules(type.fields) as {
          properties: object;
          required?: readonly string[];
        };
        return { ...rest, properties: { type: { const: name }, ...properties }, required: [...required] };
      }),
    },
  }),
} as const satisfies { readonly [T in PlacedField['type']]: (field: FieldOf<T>) => JsonSchema };

function limits(field: { readonly min?: number; readonly max?: number }): JsonSchema {
  return {
    ...(field.min === undefined ? {} : { minItems: field.min }),
    ...(field.max === undefined ? {} : { maxItems: field.max }),
  };
}

/** The structure that RJSF renders: every scalar a string to it, because our widgets make the values. */
function structureOf(field: PlacedField): JsonSchema {
  switch (field.type) {
    case 'group':
      return objectStructure(field.fields);
    case 'list':
      return { type: 'array', items: objectStructure(field.fields) };
    case 'blocks':
    case 'images':
      return { type: 'array', items: { type: 'object' } };
    default:
      return { type: 'string' };
  }
}

/** The structure of a group, an item or a whole form. */
export function objectStructure(fields: PlacedFields): JsonSchema {
  return { type: 'object', properties: mapFields(fields, structureOf) };
}

/**
 * The rules of a group, an item or a whole form. A field that only counts under a condition has its rules in a
 * conditional branch, so that what is not shown is not held against anybody.
 */
export function objectRules(fields: PlacedFields): JsonSchema {
  const always = Object.entries(fields).filter(([, field]) => conditionOf(field) === undefined);
  const branches = Object.entries(fields).flatMap(([key, field]) => {
    const condition = conditionOf(field);
    return [
      ...(condition ? [branch(condition, branchRules(key, field))] : []),
      ...('requiredWhen' in field ? [branch(field.requiredWhen, { required: [key] })] : []),
    ];
  });
  const required = always.filter(([, field]) => isRequired(field)).map(([key]) => key);
  return {
    type: 'object',
    properties: mapFields(Object.fromEntries(always), rulesOf),
    ...(required.length > 0 ? { required } : {}),
    ...(branches.length > 0 ? { allOf: branches } : {}),
  };
}

function branchRules(key: string, field: PlacedField): JsonSchema {
  return { properties: { [key]: rulesOf(field) }, ...(isRequired(field) ? { required: [key] } : {}) };
}

function branch(condition: NonNullable<PlacedField['visibleWhen']>, then: JsonSchema): JsonSchema {
  const { field, in: values } = condition;
  return { if: { properties: { [field]: { enum: values } }, required: [field] }, then };
}

function conditionOf(field: PlacedField): PlacedField['visibleWhen'] {
  return field.visibleWhen ?? field.enabledWhen;
}

/** Whether a value must always be there, its conditions aside. */
function isRequired(field: PlacedField): boolean {
  return 'required' in field;
}

function rulesOf(field: PlacedField): JsonSchema {
  const rules = (RULES[field.type] as (field: PlacedField) => JsonSchema)(field);
  if (!isRequired(field) || field.type === 'number' || field.type === 'radio') return rules;
  const visible = field.type === 'richText' ? { not: { pattern: BLANK_HTML } } : { pattern: '\\S' };
  return { ...rules, allOf: [visible] };
}

function mapFields(fields: PlacedFields, schemaOf: (field: PlacedField) => JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field)]));
}
