import fc from 'fast-check';
import { isFilesField, type FieldType, type PlacedField, type PlacedFields } from '../../../src/definition';
import type { FieldOf } from '../../../src/kinds/field';
import { emptyValue, type FileItem, type FormData, type FormItem, type FormValue } from '../../../src/tree';
import {
  choiceValue,
  coordinatesValue,
  dayValue,
  daysValue,
  linkedValue,
  moneyValue,
  monthValue,
  momentValue,
  numberValue,
  oneTimeValue,
  plainText,
  quantityValue,
  tagsValue,
  text,
  timeRangeValue,
  toggleValue,
} from './arbitraryValues';

/** Values of fields of a type. */
interface Samples<Field> {
  /** Any value. */
  readonly any: (field: Field) => fc.Arbitrary<FormValue>;
  /** A value that says where it stands. */
  readonly filled: (field: Field, text: string) => FormValue;
}

const ofText = { any: () => text, filled: (_field: unknown, words: string) => words } satisfies Samples<unknown>;
const ofNumber = {
  any: () => numberValue,
  filled: (_field: unknown, words: string) => words.length,
} satisfies Samples<unknown>;
const ofFile = { any: anyFile, filled: filledFile } satisfies Samples<PlacedField>;
const ofFiles = {
  any: (field: PlacedField) => fc.array(anyFile(field), { maxLength: 4 }),
  filled: (field: PlacedField, words: string) => [
    { ...filledFile(field, `${words} 1`), ...(isFeaturing(field) && { featured: true }) },
    filledFile(field, `${words} 2`),
  ],
} satisfies Samples<PlacedField>;

/** Every field type with values. */
const SAMPLES = {
  text: ofText,
  multiline: ofText,
  richText: { ...ofText, any: ({ allowPlainText }) => (allowPlainText ? fc.oneof(text, plainText) : text) },
  link: ofText,
  videoLink: ofText,
  links: {
    any: () => fc.array(fc.record({ url: text }), { maxLength: 4 }),
    filled: twice('url', 'https://example.com/'),
  },
  image: ofFile,
  number: ofNumber,
  money: { ...ofNumber, any: () => moneyValue },
  date: { any: () => dayValue, filled: () => '2026-01-31' },
  month: { any: () => monthValue, filled: () => '2026-01' },
  time: { any: () => oneTimeValue, filled: () => '09:30' },
  dateTime: { any: () => momentValue, filled: () => '2026-01-31T21:30' },
  timeRange: { any: () => timeRangeValue, filled: () => ({ start: '09:00', end: '17:30' }) },
  toggle: { any: () => toggleValue, filled: () => true },
  choice: { any: (field) => choiceValue(field, text), filled: lastChoice },
  multiChoice: {
    any: () => fc.dictionary(text, fc.constant(true), { maxKeys: 5 }),
    filled: ({ choices }) => Object.fromEntries(choices.slice(-2).map(({ value }) => [String(value), true])),
  },
  quantity: {
    any: ({ units }) => quantityValue(units, text),
    filled: ({ units }) => ({ amount: 12, unit: units.at(-1) ?? '' }),
  },
  textList: { any: () => fc.array(fc.record({ text }), { maxLength: 4 }), filled: twice('text') },
  days: { any: () => daysValue, filled: () => [{ day: 'sunday' }, { day: 'monday' }] as readonly FormItem[] },
  tags: { any: (field) => tagsValue(field, text), filled: twice('tag') },
  email: ofText,
  phone: ofText,
  readOnly: ofText,
  place: ofText,
  coordinates: { ...ofText, any: () => coordinatesValue },
  pages: { any: (field) => linkedValue(field, text), filled: twice('page') },
  entries: { any: (field) => linkedValue(field, text), filled: twice('entry') },
  radio: { any: ({ choices }) => fc.constantFrom(...choices.map(({ value }) => value)), filled: lastChoice },
  images: ofFiles,
  media: ofFiles,
  video: ofFile,
  videos: ofFiles,
  document: ofFile,
  documents: ofFiles,
  permissions: {
    any: () => fc.dictionary(text, fc.constant(true), { maxKeys: 5 }),
    filled: (_field, words) => ({ [words]: true }),
  },
  group: { any: ({ fields }) => arbitraryForm(fields), filled: ({ fields }, words) => filledForm(fields, words) },
  list: {
    any: ({ fields }) => fc.array(arbitraryForm(fields), { maxLength: 4 }),
    filled: ({ fields }, words): readonly FormItem[] => [
      filledForm(fields, `${words} 1`),
      filledForm(fields, `${words} 2`),
    ],
  },
  blocks: {
    any: ({ types }) => fc.array(anyBlock(types), { maxLength: 5 }),
    filled: ({ types }, words) =>
      Object.entries(types).map(([type, { fields }]): FormItem => ({
        type,
        ...filledForm(fields, `${words} ${type}`),
      })),
  },
  oneOf: {
    any: ({ types }) => fc.array(anyBlock(types), { maxLength: 1 }),
    filled: ({ types }, words) =>
      Object.entries(types)
        .slice(-1)
        .map(([type, { fields }]): FormItem => ({ type, ...filledForm(fields, words) })),
  },
} as const satisfies { readonly [Type in FieldType]: Samples<FieldOf<Type>> };

function samplesOf({ type }: PlacedField): Samples<PlacedField> {
  return SAMPLES[type] as unknown as Samples<PlacedField>;
}

/** Form data as an editor may hold it: groups and lists always there, values often absent, no ids yet. */
export function arbitraryForm(fields: PlacedFields): fc.Arbitrary<FormData> {
  const keys = Object.entries(fields);
  const always = keys.filter(([, field]) => emptyValue(field) !== undefined).map(([key]) => key);
  const record = fc.record(Object.fromEntries(keys.map(([key, field]) => [key, samplesOf(field).any(field)])), {
    requiredKeys: always,
  });
  return record.map((form): FormData =>
    Object.fromEntries(keys.flatMap(([key]): [string, FormValue][] => (key in form ? [[key, form[key]]] : []))),
  );
}

/**
 * A form with a value in every field that says where it stands: two items in every list, one block of every type.
 * @param fields of a compiled editor
 * @param word what every text begins with
 */
export function filledForm(fields: PlacedFields, word = ''): FormData {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      samplesOf(field).filled(field, word === '' ? key : `${word} ${key}`),
    ]),
  );
}

function anyFile(field: PlacedField): fc.Arbitrary<FileItem> {
  return fc.record(
    {
      key: text,
      caption: text,
      fileType: text,
      fileName: text,
      ...(hasAltText(field) ? { altText: text } : {}),
      ...(isFeaturing(field) ? { featured: fc.constant(true) } : {}),
    },
    { requiredKeys: ['key'] },
  );
}

function filledFile(field: PlacedField, words: string): FileItem {
  return {
    key: `files/${words}.png`,
    fileType: 'image/png',
    fileName: `${words}.png`,
    ...('captions' in field && field.captions && { caption: `Caption of ${words}` }),
    ...(hasAltText(field) && { altText: `Alt text of ${words}` }),
  };
}

function hasAltText(field: PlacedField): boolean {
  return 'altText' in field && field.altText;
}

function isFeaturing(field: PlacedField): boolean {
  return isFilesField(field) && field.type !== 'documents' && field.featured !== false;
}

function anyBlock(types: FieldOf<'blocks'>['types']): fc.Arbitrary<FormItem> {
  return fc.oneof(
    ...Object.entries(types).map(([type, { fields }]) =>
      arbitraryForm(fields).map((item): FormItem => ({ type, ...item })),
    ),
  );
}

/** Two items of one text each. */
function twice(key: string, before = '') {
  return (_field: unknown, words: string): readonly FormItem[] => [
    { [key]: `${before}${words} 1` },
    { [key]: `${before}${words} 2` },
  ];
}

function lastChoice({ choices }: Pick<FieldOf<'radio'>, 'choices'>, words: string): FormValue {
  return choices.at(-1)?.value ?? words;
}
