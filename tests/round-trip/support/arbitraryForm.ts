import fc from 'fast-check';
import type { PlacedField, PlacedFields } from '../../../src/definition';
import type { FileItem, FormData, FormItem, FormValue } from '../../../src/tree';

/** Any Unicode text that is not empty, names that are special to JavaScript among it. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  fc.constantFrom('__proto__', 'constructor', 'null', '0', ' ', '<p>Año</p>', '‮abc', '{"a":1}'),
);
const notNumeric = fc.constantFrom('abc', '1,5', '12 m', '--', '1e');
const decimal = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));

/** The arbitrary of each field type's value. */
const VALUES = {
  text: () => text,
  multiline: () => text,
  richText: () => text,
  link: () => text,
  number: () => fc.oneof(fc.integer(), decimal, notNumeric),
  radio: (field) => (field.type === 'radio' ? fc.constantFrom(...field.choices.map(({ value }) => value)) : text),
  images: (field) => fc.array(file(field), { maxLength: 4 }),
  group: (field) => (field.type === 'group' ? arbitraryForm(field.fields) : text),
  list: (field) => (field.type === 'list' ? fc.array(arbitraryForm(field.fields), { maxLength: 4 }) : text),
  blocks: (field) => (field.type === 'blocks' ? fc.array(block(field), { maxLength: 5 }) : text),
} as const satisfies Record<PlacedField['type'], (field: PlacedField) => fc.Arbitrary<FormValue>>;

function file(field: PlacedField): fc.Arbitrary<FileItem> {
  const claims = field.type === 'images' ? field : undefined;
  return fc.record(
    {
      key: text,
      caption: text,
      fileType: text,
      fileName: text,
      ...(claims?.altText ? { altText: text } : {}),
      ...(claims?.featured === false ? {} : { featured: fc.constant(true) }),
    },
    { requiredKeys: ['key'] },
  );
}

function block(field: Extract<PlacedField, { type: 'blocks' }>): fc.Arbitrary<FormItem> {
  const types = Object.entries(field.types).map(([type, { fields }]) =>
    arbitraryForm(fields).map((item): FormItem => ({ type, ...item })),
  );
  return fc.oneof(...types);
}

/** Form data as an editor may hold it: groups and lists always there, values often absent, no ids yet. */
export function arbitraryForm(fields: PlacedFields): fc.Arbitrary<FormData> {
  const keys = Object.entries(fields);
  const always = keys
    .filter(([, { type }]) => ['group', 'list', 'blocks', 'images'].includes(type))
    .map(([key]) => key);
  const record = fc.record(Object.fromEntries(keys.map(([key, field]) => [key, VALUES[field.type](field)])), {
    requiredKeys: always,
  });
  return record.map(
    (form) => Object.fromEntries(keys.flatMap(([key]) => (key in form ? [[key, form[key]]] : []))) as FormData,
  );
}
