import { BRANDS } from './brand';
import { FIELD_TYPES, type FieldType } from './field';
import { LOOKS } from './layout';
import { AXES } from './positionFields';
import { OPTION_SOURCES } from './record';
import {
  count,
  eitherOf,
  expectThat,
  flag,
  isRecord,
  listOf,
  number,
  objectOf,
  oneOf,
  text,
  type DefinitionProblem,
  type Settings,
  type Shape,
} from './shape';
import {
  storedBlocks,
  storedDate,
  storedEditor,
  storedField,
  storedFieldList,
  storedGroup,
  storedJoined,
  storedList,
  storedNumber,
  storedRange,
  storedTags,
} from './storedShapes';

const brands = listOf(oneOf(BRANDS));
const scalarValue: Shape = (value, where) =>
  expectThat(['string', 'number', 'boolean'].includes(typeof value), where, {
    expected: 'a text, number or flag',
    got: value,
  });
const condition = objectOf({ field: text, in: listOf(scalarValue) });

const common: Settings = {
  label: text,
  help: text,
  brands,
  access: text,
  readOnly: flag,
  width: oneOf(['full', 'half']),
  visibleWhen: condition,
  enabledWhen: condition,
  clearWhenHidden: flag,
  clearedBy: eitherOf(text, listOf(text)),
};

const valueRequired: Settings = { label: text, stored: storedField };
const valueOptional: Settings = {
  ...common,
  placeholder: text,
  required: text,
  requiredWhen: condition,
  storedOnly: flag,
  lockedOnceStored: flag,
  lockedWhile: oneOf(['new', 'preset', 'stored']),
};
const choice = objectOf(
  { value: scalarValue, label: text },
  { brands, access: text, when: condition, stored: scalarValue, alsoRead: listOf(scalarValue) },
);
const choices = listOf(eitherOf(text, number, choice));
const choiceValue = eitherOf(text, number);
const numbers: Settings = {
  ...valueOptional,
  min: number,
  max: number,
  positive: flag,
  atMost: text,
  warn: objectOf({}, { max: number, whole: flag }),
};
const linked = objectOf({ to: text, factor: number, decimals: count });
const tools = oneOf(['heading', 'bold', 'italic', 'link', 'bulletedList', 'orderedList', 'insertTable']);

const upload: Settings = { ...common, accept: listOf(text), maxMegabytes: number };
const fileOptional: Settings = { ...upload, required: text, requiredWhen: condition, keyEndings: listOf(text) };
const filesRequired: Settings = { label: text, stored: storedFieldList };
const filesOptional: Settings = { ...upload, max: count, featured: flag };
const pictureCalls = ['/uploads/images', '/upload/images'];
const mediaCalls = oneOf([...pictureCalls, '/upload/objects']);
const documentCalls = oneOf(['/uploads/documents', '/upload/mdor-docs']);
const parameters: Shape = (value, where) => {
  if (!isRecord(value)) return expectThat(false, where, { expected: 'keys of siblings by parameter', got: value });
  return Object.entries(value).flatMap(([name, key]) => text(key, `${where}.${name}`));
};
const servedOptions = objectOf({ source: oneOf(OPTION_SOURCES) }, { by: parameters, loadError: text, searched: flag });
const owner = objectOf({ field: text, sentAs: text, message: text });
const pickedPages = objectOf({ tag: text }, { categories: listOf(objectOf({ value: text, label: text })) });

/** Keys become properties of form data, so names that are special there are no keys. */
const FIELD_KEY = /^(?!(?:type|constructor)$)[a-zA-Z][a-zA-Z0-9]*$/;

const fields: Shape = (value, where) => {
  if (!isRecord(value)) return expectThat(false, where, { expected: 'fields by key', got: value });
  return Object.entries(value).flatMap(([key, field]) => [
    ...expectThat(FIELD_KEY.test(key), `${where}.${key}`, { expected: 'a key of letters and digits', got: key }),
    ...fieldShape(field, `${where}.${key}`),
  ]);
};
const layout = listOf(listOf(listOf(eitherOf(text, objectOf({ field: text, as: oneOf(LOOKS) })))));
const blockType = objectOf({ label: text, fields }, { help: text, layout, summary: listOf(text), brands });
const blockTypes: Shape = (value, where) => {
  if (!isRecord(value)) return expectThat(false, where, { expected: 'types by name', got: value });
  return Object.entries(value).flatMap(([name, type]) => blockType(type, `${where}.${name}`));
};
const repeated: Settings = { addLabel: text, itemLabel: text };

/** What each field type must and may say. */
const FIELD_SETTINGS = {
  text: {
    required: { label: text, stored: storedNumber },
    optional: { ...valueOptional, maxLength: count, pattern: text, patternMessage: text },
  },
  multiline: { required: valueRequired, optional: { ...valueOptional, maxLength: count, rows: count } },
  richText: {
    required: valueRequired,
    optional: { ...valueOptional, toolbar: listOf(tools), maxLength: count, plainSwitch: flag },
  },
  number: { required: { label: text, stored: storedNumber }, optional: { ...numbers, linked } },
  money: { required: valueRequired, optional: numbers },
  date: {
    required: { label: text, stored: storedDate },
    optional: { ...valueOptional, laterThan: text, default: oneOf(['today']) },
  },
  month: { required: valueRequired, optional: { ...valueOptional, laterThan: text } },
  timeRange: {
    required: { label: text, stored: storedRange },
    optional: { ...common, required: text, warn: objectOf({}, { inOrder: flag }) },
  },
  toggle: {
    required: { ...valueRequired, labels: objectOf({ on: text, off: text }) },
    optional: { ...common, default: flag },
  },
  radio: {
    required: { ...valueRequired, choices: listOf(choice) },
    optional: { ...valueOptional, default: choiceValue },
  },
  choice: {
    required: valueRequired,
    optional: {
      ...valueOptional,
      choices,
      options: servedOptions,
      manage: objectOf({ noun: text, plural: text, access: text }, { described: flag }),
      fills: parameters,
      summaryOrElse: text,
      freeText: flag,
      default: choiceValue,
    },
  },
  days: { required: { label: text, stored: storedFieldList }, optional: { ...common, required: text } },
  tags: {
    required: { label: text, stored: storedTags },
    optional: { ...common, placeholder: text, required: text },
  },
  email: { required: valueRequired, optional: { ...valueOptional, patternMessage: text } },
  phone: { required: valueRequired, optional: { ...valueOptional, digitsOnly: flag, patternMessage: text } },
  readOnly: { required: valueRequired, optional: common },
  link: { required: valueRequired, optional: { ...valueOptional, anyText: flag } },
  videoLink: { required: valueRequired, optional: { ...valueOptional, embed: flag } },
  links: {
    required: { ...repeated, label: text, stored: storedFieldList },
    optional: { ...common, max: count },
  },
  image: {
    required: valueRequired,
    optional: { ...fileOptional, altText: flag, altTextMarked: flag, altTextOnceStored: flag, uploadTo: mediaCalls },
  },
  images: {
    required: filesRequired,
    optional: { ...filesOptional, altText: flag, uploadTo: oneOf(pictureCalls) },
  },
  media: {
    required: filesRequired,
    optional: { ...filesOptional, videos: flag, captions: flag, altText: flag, uploadTo: mediaCalls },
  },
  video: { required: valueRequired, optional: fileOptional },
  videos: { required: filesRequired, optional: filesOptional },
  document: { required: valueRequired, optional: { ...fileOptional, uploadTo: documentCalls, belongsTo: owner } },
  place: {
    required: valueRequired,
    optional: { ...valueOptional, coordinates: objectOf({ latitude: text, longitude: text }) },
  },
  coordinates: {
    required: { ...valueRequired, axis: oneOf(AXES) },
    optional: { ...valueOptional, locked: flag, mapWith: text },
  },
  pages: {
    required: { label: text, stored: storedJoined, pages: pickedPages },
    optional: { ...common, placeholder: text, required: text, max: count },
  },
  permissions: {
    required: { ...valueRequired, options: servedOptions },
    optional: { ...common, hidden: listOf(text) },
  },
  group: { required: { fields }, optional: { ...common, stored: storedGroup, layout } },
  list: {
    required: { ...repeated, label: text, stored: storedList, fields },
    optional: {
      ...common,
      summary: listOf(text),
      min: count,
      max: count,
      uniqueBy: listOf(text),
      uniqueMessage: text,
      askBeforeRemoval: text,
      keepsLast: flag,
      ordered: flag,
      itemAccess: objectOf({}, { create: text, update: text, delete: text }),
    },
  },
  blocks: {
    required: { ...repeated, label: text, stored: storedBlocks, types: blockTypes },
    optional: { ...common, max: count },
  },
} as const satisfies Record<FieldType, { readonly required: Settings; readonly optional: Settings }>;

function fieldShape(value: unknown, where: string): readonly DefinitionProblem[] {
  if (!isRecord(value)) return expectThat(false, where, { expected: 'a field', got: value });
  const { type, ...settings } = value;
  const isKnown = (FIELD_TYPES as readonly unknown[]).includes(type);
  if (!isKnown) return oneOf(FIELD_TYPES)(type, `${where}.type`);
  const { required, optional } = FIELD_SETTINGS[type as FieldType];
  return objectOf({}, { ...optional, ...required })(settings, where).concat(
    missing({ settings, required, where, type }),
  );
}

/** A missing label is named as such: people read it. */
function missing(given: { settings: Record<string, unknown>; required: Settings; where: string; type: unknown }) {
  const absent = Object.keys(given.required).filter((key) => given.settings[key] === undefined);
  return absent.map((key) => ({
    where: `${given.where}.${key}`,
    expected: `a ${key} for this ${String(given.type)} field`,
    got: 'nothing',
  }));
}

const anything: Shape = () => [];
const overlays: Shape = (value, where) =>
  objectOf({}, Object.fromEntries(BRANDS.map((brand) => [brand, anything])))(value, where);

const saveStep = objectOf({ label: text }, { title: text, question: text });

/** The shape of a whole editor definition. */
export const editorShape: Shape = objectOf(
  { name: text, title: text, stored: storedEditor, fields },
  {
    $schema: text,
    description: text,
    brands,
    overlays,
    messages: objectOf({}, { created: text, saved: text, failed: text, createFailedAsServed: flag }),
    saving: objectOf({}, { create: saveStep, change: saveStep }),
    rulesApply: oneOf(['fromFirstSave']),
    reloadDelay: count,
    preview: flag,
  },
);
