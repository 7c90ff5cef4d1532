import { BRANDS } from './brand';
import { FIELD_TYPES, type FieldType } from './field';
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
};

const storedField = eitherOf(
  text,
  objectOf({ field: text }, { order: count, as: oneOf(['text', 'number']), label: text }),
);
const storedHolder = eitherOf(
  text,
  objectOf({ container: text }, { order: count }),
  objectOf({ collection: text }, { order: count }),
);
const storedItem = eitherOf(
  text,
  objectOf({ container: text }, { from: count }),
  objectOf({ collection: text }, { from: count }),
);
const storedList: Shape = (value, where) =>
  isRecord(value) && 'field' in value
    ? objectOf({ field: text, as: oneOf(['json']) }, { order: count, label: text })(value, where)
    : objectOf({ each: storedItem }, { in: storedHolder })(value, where);
const storedFieldList = objectOf({ each: objectOf({ field: text }, { from: count }) }, { in: storedHolder });
const storedGroup = objectOf({}, { container: text, collection: text, order: count });
const typedName: Shape = (value, where) =>
  expectThat(typeof value === 'string' && value.includes('{type}'), where, {
    expected: "a text with '{type}'",
    got: value,
  });
const storedBlocks = objectOf({ each: typedName }, { in: storedHolder });

const valueRequired: Settings = { label: text, stored: storedField };
const valueOptional: Settings = { ...common, placeholder: text, required: text, requiredWhen: condition };
const choice = objectOf({ value: scalarValue, label: text }, { brands, alsoRead: listOf(scalarValue) });
const tools = oneOf(['heading', 'bold', 'italic', 'link', 'bulletedList', 'orderedList', 'insertTable']);

/** Keys become properties of form data, so names that are special there are no keys. */
const FIELD_KEY = /^(?!(?:type|constructor)$)[a-zA-Z][a-zA-Z0-9]*$/;

const fields: Shape = (value, where) => {
  if (!isRecord(value)) return expectThat(false, where, { expected: 'fields by key', got: value });
  return Object.entries(value).flatMap(([key, field]) => [
    ...expectThat(FIELD_KEY.test(key), `${where}.${key}`, { expected: 'a key of letters and digits', got: key }),
    ...fieldShape(field, `${where}.${key}`),
  ]);
};
const blockType = objectOf({ label: text, fields }, { summary: listOf(text), brands });
const blockTypes: Shape = (value, where) => {
  if (!isRecord(value)) return expectThat(false, where, { expected: 'types by name', got: value });
  return Object.entries(value).flatMap(([name, type]) => blockType(type, `${where}.${name}`));
};
const repeated: Settings = { addLabel: text, itemLabel: text };

/** What each field type must and may say. */
const FIELD_SETTINGS = {
  text: {
    required: valueRequired,
    optional: { ...valueOptional, maxLength: count, pattern: text, patternMessage: text },
  },
  multiline: { required: valueRequired, optional: { ...valueOptional, maxLength: count, rows: count } },
  richText: { required: valueRequired, optional: { ...valueOptional, toolbar: listOf(tools), maxLength: count } },
  number: {
    required: valueRequired,
    optional: { ...valueOptional, min: number, max: number, positive: flag, atMost: text },
  },
  radio: { required: { ...valueRequired, choices: listOf(choice) }, optional: valueOptional },
  link: { required: valueRequired, optional: { ...valueOptional, anyText: flag } },
  images: {
    required: { label: text, stored: storedFieldList },
    optional: {
      ...common,
      max: count,
      featured: flag,
      altText: flag,
      accept: listOf(text),
      maxMegabytes: number,
      uploadTo: oneOf(['/uploads/images', '/upload/images']),
    },
  },
  group: { required: { fields }, optional: { ...common, stored: storedGroup } },
  list: {
    required: { ...repeated, label: text, stored: storedList, fields },
    optional: { ...common, summary: listOf(text), min: count, max: count },
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

const storedPage = objectOf(
  { tag: text, slug: text, name: text, save: oneOf(['rewriteContainers']) },
  { firstSave: listOf(text) },
);
const storedEditor = eitherOf(objectOf({ collection: text }), objectOf({ page: storedPage }));
const anything: Shape = () => [];
const overlays: Shape = (value, where) =>
  objectOf({}, Object.fromEntries(BRANDS.map((brand) => [brand, anything])))(value, where);

/** The shape of a whole editor definition. */
export const editorShape: Shape = objectOf(
  { name: text, title: text, stored: storedEditor, fields },
  {
    $schema: text,
    description: text,
    brands,
    overlays,
    messages: objectOf({}, { created: text, saved: text, failed: text }),
    reloadDelay: count,
  },
);
