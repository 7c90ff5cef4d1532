import { RECORDS, ROW_SETS } from './record';
import { count, eitherOf, expectThat, isRecord, listOf, objectOf, oneOf, text, type Shape } from './shape';
import type { CodecName } from './stored';

/** One stored field; `as` says which codecs suit the field's type. */
function storedAs(codecs: readonly CodecName[]): Shape {
  return eitherOf(text, objectOf({ field: text }, { order: count, as: oneOf(codecs), label: text }));
}

export const storedField = storedAs(['text']);
export const storedNumber = storedAs(['text', 'number']);
export const storedDate = storedAs(['text', 'instant']);
export const storedRange = objectOf({ start: storedField, end: storedField });
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
export const storedList: Shape = (value, where) =>
  isRecord(value) && 'field' in value
    ? objectOf({ field: text, as: oneOf(['json']) }, { order: count, label: text })(value, where)
    : objectOf({ each: storedItem }, { in: storedHolder })(value, where);
export const storedFieldList = objectOf(
  { each: objectOf({ field: text }, { from: count, label: text }) },
  { in: storedHolder },
);
export const storedJoined = objectOf(
  { field: text, as: objectOf({ join: oneOf([',', '#']) }) },
  { order: count, label: text },
);
export const storedTags: Shape = (value, where) =>
  isRecord(value) && 'each' in value ? storedFieldList(value, where) : storedJoined(value, where);
export const storedGroup = objectOf({}, { container: text, collection: text, order: count });
const typedName: Shape = (value, where) =>
  expectThat(typeof value === 'string' && value.includes('{type}'), where, {
    expected: "a text with '{type}'",
    got: value,
  });
export const storedBlocks = objectOf({ each: typedName }, { in: storedHolder });

const neighbour = objectOf({
  container: text,
  collection: text,
  order: count,
  fields: listOf(objectOf({ name: text, label: text })),
});
const storedPage = objectOf(
  {
    tag: text,
    name: eitherOf(text, objectOf({ from: listOf(text) })),
    save: oneOf(['rewriteContainers', 'updateTree', 'updateFields']),
  },
  { slug: text, firstSave: listOf(text), removes: listOf(text), alongside: listOf(neighbour) },
);
const storedRecord = objectOf({ record: oneOf(RECORDS) });
const textsByName: Shape = (value, where) =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, member]) => text(member, `${where}.${name}`))
    : expectThat(false, where, { expected: 'texts by name', got: value });
const storedRows = objectOf({ rows: oneOf(ROW_SETS) }, { where: textsByName });
const storedNodes = eitherOf(
  objectOf({ collection: text, save: oneOf(['replaceCollection', 'updateCollection']) }),
  objectOf({ page: storedPage }),
);
export const storedEditor: Shape = (value, where) => {
  if (isRecord(value) && 'record' in value) return storedRecord(value, where);
  return (isRecord(value) && 'rows' in value ? storedRows : storedNodes)(value, where);
};
