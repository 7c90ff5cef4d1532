import fc from 'fast-check';
import { isFilesField, type PlacedField, type PlacedFields } from '../../../src/definition';
import {
  choiceValue,
  coordinatesValue,
  dayValue,
  daysValue,
  moneyValue,
  monthValue,
  pagesValue,
  tagsValue,
  timeRangeValue,
  toggleValue,
} from './arbitraryValues';
import { emptyValue, type FileItem, type FormData, type FormItem, type FormValue } from '../../../src/tree';

/** Any Unicode text that is not empty, names that are special to JavaScript among it. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  fc.constantFrom('__proto__', 'constructor', 'null', '0', ' ', '<p>Año</p>', '‮abc', '{"a":1}'),
);
/** Text that a person switched to plain; the empty one too. */
const plainText = fc.record({ plain: fc.oneof(text, fc.constant('')) });
const notNumeric = fc.constantFrom('abc', '1,5', '12 m', '--', '1e');
const decimal = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));

/** The arbitrary of each field type's value. */
const VALUES = {
  text: () => text,
  multiline: () => text,
  richText: (field) => (field.type === 'richText' && field.plainSwitch ? fc.oneof(text, plainText) : text),
  link: () => text,
  videoLink: () => text,
  links: () => fc.array(fc.record({ url: text }), { maxLength: 4 }),
  image: (field) => file(field),
  number: () => fc.oneof(fc.integer(), decimal, notNumeric),
  money: () => moneyValue,
  date: () => dayValue,
  month: () => monthValue,
  timeRange: () => timeRangeValue,
  toggle: () => toggleValue,
  choice: (field) => (field.type === 'choice' ? choiceValue(field, text) : text),
  days: () => daysValue,
  tags: (field) => (field.type === 'tags' ? tagsValue(field, text) : text),
  email: () => text,
  phone: () => text,
  readOnly: () => text,
  place: () => text,
  coordinates: () => coordinatesValue,
  pages: (field) => (field.type === 'pages' ? pagesValue(field, text) : text),
  radio: (field) => (field.type === 'radio' ? fc.constantFrom(...field.choices.map(({ value }) => value)) : text),
  images: (field) => fc.array(file(field), { maxLength: 4 }),
  media: (field) => fc.array(file(field), { maxLength: 4 }),
  video: (field) => file(field),
  videos: (field) => fc.array(file(field), { maxLength: 4 }),
  document: (field) => file(field),
  permissions: () => fc.dictionary(text, fc.constant(true), { maxKeys: 5 }),
  group: (field) => (field.type === 'group' ? arbitraryForm(field.fields) : text),
  list: (field) => (field.type === 'list' ? fc.array(arbitraryForm(field.fields), { maxLength: 4 }) : text),
  blocks: (field) => (field.type === 'blocks' ? fc.array(block(field), { maxLength: 5 }) : text),
} as const satisfies Record<PlacedField['type'], (field: PlacedField) => fc.Arbitrary<FormValue>>;

function file(field: PlacedField): fc.Arbitrary<FileItem> {
  const hasAltText = 'altText' in field && field.altText;
  const hasFeatured = isFilesField(field) && field.featured !== false;
  return fc.record(
    {
      key: text,
      caption: text,
      fileType: text,
      fileName: text,
      ...(hasAltText ? { altText: text } : {}),
      ...(hasFeatured ? { featured: fc.constant(true) } : {}),
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
  const always = keys.filter(([, field]) => emptyValue(field) !== undefined).map(([key]) => key);
  const record = fc.record(Object.fromEntries(keys.map(([key, field]) => [key, VALUES[field.type](field)])), {
    requiredKeys: always,
  });
  return record.map((form): FormData =>
    Object.fromEntries(keys.flatMap(([key]): [string, FormValue][] => (key in form ? [[key, form[key]]] : []))),
  );
}
