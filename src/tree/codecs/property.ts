import type { Choice, PlacedField } from '../../definition';
import { asText } from './codec';
import { parseNumber } from './number';

/** Converts a JSON value of a record to the text that a stored field of a page would hold, and back to the field's type. */
export interface PropertyCodec {
  /** Undefined for what is absent or cannot be read; null for null. */
  toText(value: unknown): string | null | undefined;
  fromText(text: string): unknown;
}

const plain: PropertyCodec = {
  toText: (value) => (value === null || value === '' ? value : asText(value)),
  fromText: (text) => text,
};

const numeric: PropertyCodec = { ...plain, fromText: parseNumber };

/** A text that is neither stays the text it is: the service says what is wrong with it. */
const flag: PropertyCodec = { ...plain, fromText: (text) => FLAGS.get(text) ?? text };
const FLAGS = new Map([
  ['true', true],
  ['false', false],
]);

const ids: PropertyCodec = {
  toText(value) {
    if (value === null) return null;
    return Array.isArray(value) ? JSON.stringify(value) : undefined;
  },
  fromText: (text) => JSON.parse(text) as unknown,
};

/** The stored value of the choice that a text stands for keeps its type. */
function choiceProperty(choices: readonly Choice[]): PropertyCodec {
  const stored = choices.map((choice) => choice.stored ?? choice.value);
  return { ...plain, fromText: (text) => stored.find((value) => String(value) === text) ?? text };
}

/** How each field type is a property of a record; undefined for types that are no single value. */
const PROPERTIES = {
  text: () => plain,
  multiline: () => plain,
  richText: () => plain,
  link: () => plain,
  videoLink: () => plain,
  number: () => numeric,
  money: () => numeric,
  date: () => plain,
  month: () => plain,
  timeRange: () => plain,
  toggle: () => flag,
  radio: (field) => choiceProperty(field.choices),
  choice: (field) => choiceProperty(field.choices),
  days: () => undefined,
  tags: (field) => ('joined' in field.place ? plain : undefined),
  email: () => plain,
  phone: () => plain,
  readOnly: () => plain,
  place: () => plain,
  coordinates: () => numeric,
  pages: () => plain,
  permissions: () => ids,
  image: () => undefined,
  video: () => undefined,
  document: () => undefined,
  images: () => undefined,
  media: () => undefined,
  videos: () => undefined,
  links: () => undefined,
  group: () => undefined,
  list: () => undefined,
  blocks: () => undefined,
} as const satisfies {
  readonly [T in PlacedField['type']]: (field: Extract<PlacedField, { readonly type: T }>) => PropertyCodec | undefined;
};

/** The codec of a field that is one property. */
export function propertyCodec(field: PlacedField): PropertyCodec | undefined {
  return (PROPERTIES[field.type] as (field: PlacedField) => PropertyCodec | undefined)(field);
}
