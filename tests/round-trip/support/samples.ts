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

/** Sample values for fields of a type. */
interface Samples<Field> {
  /** Any value. */
  readonly any: (field: Field) => fc.Arbitrary<FormValue>;
  /** A value that names its field. */
  readonly filled: (field: Field, text: string) => FormValue;
}

const textSamples = { any: () => text, filled: (_field: unknown, label: string) => label } satisfies Samples<unknown>;
const numberSamples = {
  any: () => numberValue,
  filled: (_field: unknown, label: string) => label.length,
} satisfies Samples<unknown>;
const fileSamples = { any: anyFile, filled: filledFile } satisfies Samples<PlacedField>;
const filesSamples = {
  any: (field: PlacedField) => fc.array(anyFile(field), { maxLength: 4 }),
  filled: (field: PlacedField, label: string) => [
    { ...filledFile(field, `${label} 1`), ...(canBeFeatured(field) && { featured: true }) },
    filledFile(field, `${label} 2`),
  ],
} satisfies Samples<PlacedField>;

/** Sample values of every field type. */
const SAMPLES = {
  text: textSamples,
  multiline: textSamples,
  richText: { ...textSamples, any: ({ allowPlainText }) => (allowPlainText ? fc.oneof(text, plainText) : text) },
  link: textSamples,
  videoLink: textSamples,
  links: {
    any: () => fc.array(fc.record({ url: text }), { maxLength: 4 }),
    filled: twoItems('url', 'https://example.com/'),
  },
  image: fileSamples,
  number: numberSamples,
  money: { ...numberSamples, any: () => moneyValue },
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
    any: (field) => quantityValue(field, text),
    filled: ({ units }) => ({ amount: 12, unit: units.at(-1) ?? '' }),
  },
  textList: { any: () => fc.array(fc.record({ text }), { maxLength: 4 }), filled: twoItems('text') },
  days: { any: () => daysValue, filled: () => [{ day: 'sunday' }, { day: 'monday' }] as readonly FormItem[] },
  tags: { any: (field) => tagsValue(field, text), filled: twoItems('tag') },
  email: textSamples,
  phone: textSamples,
  readOnly: textSamples,
  place: textSamples,
  coordinates: { ...textSamples, any: () => coordinatesValue },
  pages: { any: (field) => linkedValue(field, text), filled: twoItems('page') },
  entries: { any: (field) => linkedValue(field, text), filled: twoItems('entry') },
  radio: { any: ({ choices }) => fc.constantFrom(...choices.map(({ value }) => value)), filled: lastChoice },
  images: filesSamples,
  media: filesSamples,
  video: fileSamples,
  videos: filesSamples,
  document: fileSamples,
  documents: filesSamples,
  permissions: {
    any: () => fc.dictionary(text, fc.constant(true), { maxKeys: 5 }),
    filled: (_field, label) => ({ [label]: true }),
  },
  group: { any: ({ fields }) => arbitraryForm(fields), filled: ({ fields }, label) => filledForm(fields, label) },
  list: {
    any: ({ fields }) => fc.array(arbitraryForm(fields), { maxLength: 4 }),
    filled: ({ fields }, label): readonly FormItem[] => [
      filledForm(fields, `${label} 1`),
      filledForm(fields, `${label} 2`),
    ],
  },
  blocks: {
    any: ({ types }) => fc.array(anyBlock(types), { maxLength: 5 }),
    filled: ({ types }, label) =>
      Object.entries(types).map(([type, { fields }]): FormItem => ({
        type,
        ...filledForm(fields, `${label} ${type}`),
      })),
  },
  oneOf: {
    any: ({ types }) => fc.array(anyBlock(types), { maxLength: 1 }),
    filled: ({ types }, label) =>
      Object.entries(types)
        .slice(-1)
        .map(([type, { fields }]): FormItem => ({ type, ...filledForm(fields, label) })),
  },
} as const satisfies { readonly [Type in FieldType]: Samples<FieldOf<Type>> };

function samplesOf({ type }: PlacedField): Samples<PlacedField> {
  return SAMPLES[type] as unknown as Samples<PlacedField>;
}

/** Form data as an editor may hold it: groups and lists always present, values often absent, no ids yet. */
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
 * A form with a value in every field that names the field: two items in every list, one block of every type.
 * @param fields of a compiled editor
 * @param prefix prefix of every text
 */
export function filledForm(fields: PlacedFields, prefix = ''): FormData {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      samplesOf(field).filled(field, prefix === '' ? key : `${prefix} ${key}`),
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
      ...(canBeFeatured(field) ? { featured: fc.constant(true) } : {}),
    },
    { requiredKeys: ['key'] },
  );
}

function filledFile(field: PlacedField, label: string): FileItem {
  return {
    key: `files/${label}.png`,
    fileType: 'image/png',
    fileName: `${label}.png`,
    ...('captions' in field && field.captions && { caption: `Caption of ${label}` }),
    ...(hasAltText(field) && { altText: `Alt text of ${label}` }),
  };
}

function hasAltText(field: PlacedField): boolean {
  return 'altText' in field && field.altText;
}

function canBeFeatured(field: PlacedField): boolean {
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
function twoItems(key: string, before = '') {
  return (_field: unknown, label: string): readonly FormItem[] => [
    { [key]: `${before}${label} 1` },
    { [key]: `${before}${label} 2` },
  ];
}

function lastChoice({ choices }: Pick<FieldOf<'radio'>, 'choices'>, label: string): FormValue {
  return choices.at(-1)?.value ?? label;
}
