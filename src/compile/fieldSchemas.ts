import {
  fieldsByKey,
  impliedConditions,
  isFileField,
  type Condition,
  type PlacedField,
  type PlacedFields,
  type PlacedFile,
} from '../definition';
import { COORDINATES } from './coordinatePatterns';
import { inEitherCase, VIDEO_LINK, WEB_LINK, WEB_START } from '../lib/linkPatterns';
import type { JsonSchema } from './types';
import { DAY, DIGITS, EMAIL, MONTH, PHONE, TIME } from './valuePatterns';

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
  richText: textRules,
  number: numberRules,
  money: numberRules,
  date: (field) => ({ type: 'string', pattern: DAY, ...laterThan(field) }),
  month: (field) => ({ type: 'string', pattern: MONTH, ...laterThan(field) }),
  timeRange: (field) => ({
    type: 'object',
    properties: { start: { type: 'string', pattern: TIME }, end: { type: 'string', pattern: TIME } },
    ...(isRequired(field) ? { required: ['start', 'end'] } : {}),
  }),
  toggle: () => ({ type: 'boolean' }),
  radio: (field) => ({ enum: field.choices.map(({ value }) => value) }),
  choice: (field) => {
    if (field.freeText) return { type: 'string' };
    // What a service offers is checked by the service.
    return field.options ? {} : { enum: field.choices.map(({ value }) => value) };
  },
  days: (field) => ({ type: 'array', ...(isRequired(field) ? { minItems: 1 } : {}), items: { type: 'object' } }),
  tags: (field) => ({ type: 'array', ...(isRequired(field) ? { minItems: 1 } : {}), items: tagRules(field) }),
  email: () => ({ type: 'string', pattern: EMAIL }),
  phone: (field) => ({ type: 'string', pattern: field.digitsOnly ? DIGITS : PHONE }),
  readOnly: () => ({}),
  link: (field) =>
    field.anyText ? { type: 'string', not: { pattern: UNSAFE_SCHEME } } : { type: 'string', pattern: SAFE_LINK },
  videoLink: () => ({ type: 'string', pattern: VIDEO_LINK, address: true }),
  links: (field) => ({
    type: 'array',
    ...limits(field),
    items: { type: 'object', properties: { url: { type: 'string', pattern: WEB_LINK } } },
  }),
  image: fileRules,
  images: filesRules,
  media: filesRules,
  video: fileRules,
  videos: filesRules,
  document: fileRules,
  place: () => ({ type: 'string' }),
  coordinates: (field) => ({ type: 'string', pattern: COORDINATES[field.axis] }),
  pages: (field) => ({
    type: 'array',
    ...limits(field),
    ...(isRequired(field) ? { minItems: 1 } : {}),
    items: joinedRules('page', field.place.by),
  }),
  permissions: () => ({ type: 'object', additionalProperties: { type: 'boolean' } }),
  group: (field) => objectRules(field.fields),
  list: (field) => ({
    type: 'array',
    ...limits(field),
    ...(field.uniqueBy === undefined ? {} : { uniqueBy: field.uniqueBy }),
    items: objectRules(field.fields),
  }),
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

function numberRules(field: FieldOf<'number' | 'money'>): JsonSchema {
  return {
    type: 'number',
    ...(field.positive ? { exclusiveMinimum: 0 } : {}),
    ...(field.min === undefined ? {} : { minimum: field.min }),
    ...(field.max === undefined ? {} : { maximum: field.max }),
    ...(field.atMost === undefined ? {} : { allOf: [{ maximum: sibling(field.atMost) }] }),
  };
}

/** Comes after the other rules: what is no date is not said to be too early too. */
function laterThan(field: FieldOf<'date' | 'month'>): JsonSchema {
  return field.laterThan === undefined ? {} : { allOf: [{ laterThan: sibling(field.laterThan) }] };
}

/** The value beside the one that a rule is about. */
function sibling(key: string): JsonSchema {
  return { $data: `1/${key}` };
}

function tagRules({ place }: FieldOf<'tags'>): JsonSchema {
  return 'joined' in place ? joinedRules('tag', place.by) : { type: 'object' };
}

/** A text that is stored joined with others may not hold what stands between them. */
function joinedRules(key: string, joint: string): JsonSchema {
  return { type: 'object', properties: { [key]: { type: 'string', not: { pattern: joint } } } };
}

/** An upload that is not done and clean has a status; one that was not scanned is done all the same (UPL-039). */
const STATUS = { enum: ['notScanned'] } as const;
/** What is wrong with a file that is being sent or was refused is said by its status. */
const HAS_FILE = { anyOf: [{ required: ['key'] }, { required: ['status'] }] } as const;

/** Formatted text, or where a person may choose, plain text in a group of its own. */
function textRules(field: FieldOf<'richText'>): JsonSchema {
  const text = { type: 'string', ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }) };
  if (!field.plainSwitch) return text;
  const needed = isRequired(field);
  const plain = needed ? { ...text, pattern: '\\S' } : text;
  const formatted = needed ? { ...text, allOf: [{ not: { pattern: BLANK_HTML } }] } : text;
  return { if: { type: 'object' }, then: { type: 'object', properties: { plain } }, else: formatted };
}

function fileRules(field: PlacedFile): JsonSchema {
  const key = field.keyEndings && { key: { type: 'string', pattern: keyPattern(field.keyEndings) } };
  return { type: 'object', properties: { status: STATUS, ...key }, ...(isRequired(field) ? HAS_FILE : {}) };
}

function filesRules(field: { readonly max?: number }): JsonSchema {
  return { type: 'array', ...limits(field), items: { type: 'object', properties: { status: STATUS } } };
}

/** A whole web address, or a key with one of these endings in either case (PROP-035, BAN-022). */
function keyPattern(endings: readonly string[]): string {
  return `${WEB_START}|\\.(?:${endings.map(inEitherCase).join('|')})$`;
}

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
    case 'media':
    case 'videos':
    case 'links':
    case 'days':
    case 'tags':
    case 'pages':
      return { type: 'array', items: { type: 'object' } };
    case 'image':
    case 'video':
    case 'document':
    case 'permissions':
    case 'timeRange':
      return { type: 'object' };
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
 * conditional branch: hidden fields are not validated.
 */
export function objectRules(fields: PlacedFields): JsonSchema {
  const fieldOf = fieldsByKey(fields);
  const always: [string, PlacedField][] = [];
  const branches: JsonSchema[] = [];
  for (const [key, field] of Object.entries(fields)) {
    const conditions = [field.visibleWhen, field.enabledWhen].flatMap((own) => impliedConditions(own, fieldOf));
    if (conditions.length === 0) always.push([key, field]);
    else branches.push(branch(conditions, branchRules(key, field)));
    if ('requiredWhen' in field) {
      const needed = [...conditions, ...impliedConditions(field.requiredWhen, fieldOf)];
      branches.push(branch(needed, requiredRules(key, field)));
    }
  }
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

function requiredRules(key: string, field: PlacedField): JsonSchema {
  return { required: [key], ...(isFileField(field) ? { properties: { [key]: { type: 'object', ...HAS_FILE } } } : {}) };
}

/** Rules that count while all conditions hold. */
function branch(conditions: readonly Condition[], then: JsonSchema): JsonSchema {
  const [first, ...others] = conditions.map(({ field, in: values }) => ({
    properties: { [field]: { enum: values } },
    required: [field],
  }));
  return { if: others.length === 0 ? first : { allOf: [first, ...others] }, then };
}

/** Whether a value must always be there, its conditions aside. */
function isRequired(field: PlacedField): boolean {
  return 'required' in field;
}

function rulesOf(field: PlacedField): JsonSchema {
  const rules = (RULES[field.type] as (field: PlacedField) => JsonSchema)(field);
  const isText = rules['type'] === 'string' && field.type !== 'date' && field.type !== 'month';
  if (!isRequired(field) || !isText) return rules;
  const visible = field.type === 'richText' ? { not: { pattern: BLANK_HTML } } : { pattern: '\\S' };
  return { ...rules, allOf: [visible] };
}

function mapFields(fields: PlacedFields, schemaOf: (field: PlacedField) => JsonSchema): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field)]));
}
