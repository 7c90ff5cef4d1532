import { ownProperty } from '../lib/objects';
import { choice } from './choice';
import { coordinates } from './coordinates';
import { date } from './date';
import { dateTime } from './dateTime';
import { days } from './days';
import { email } from './email';
import { entries, type PlacedEntries } from './entries';
import type { Field, FieldOf, FieldType, PlacedField, PlacedFields } from './field';
import { document, documents, image, images, media, video, videos, type PlacedFile, type PlacedFiles } from './files';
import type { FieldSet, Kind, ReferenceTarget, UploadedFiles } from './kind';
import { link } from './link';
import { links } from './links';
import { money } from './money';
import { month } from './month';
import { multiChoice } from './multiChoice';
import { multiline } from './multiline';
import { blocks, group, list, oneOf } from './nested';
import { number } from './number';
import { pages, type PlacedPages } from './pages';
import { permissions } from './permissions';
import { phone } from './phone';
import { place } from './place';
import { quantity } from './quantity';
import { radio } from './radio';
import { readOnly } from './readOnly';
import { richText } from './richText';
import { tags } from './tags';
import { text } from './text';
import { textList } from './textList';
import { time } from './time';
import { timeRange } from './timeRange';
import { toggle } from './toggle';
import type { FormValue } from './values';
import { videoLink } from './videoLink';

/** The kind of every field type. */
const KINDS = {
  text,
  multiline,
  richText,
  number,
  money,
  date,
  month,
  time,
  dateTime,
  timeRange,
  toggle,
  radio,
  choice,
  multiChoice,
  quantity,
  textList,
  days,
  tags,
  email,
  phone,
  readOnly,
  link,
  videoLink,
  links,
  image,
  images,
  media,
  video,
  videos,
  document,
  documents,
  place,
  coordinates,
  pages,
  entries,
  permissions,
  group,
  list,
  blocks,
  oneOf,
} as const satisfies {
  readonly [Type in FieldType]: Kind<Extract<Field, { readonly type: Type }>, FieldOf<Type>, PlacedFields>;
};

type AnyKind = Kind<Field, PlacedField, PlacedFields>;

/** The kind of a field. */
export function kindOf({ type }: Pick<PlacedField, 'type'>): AnyKind {
  return KINDS[type] as unknown as AnyKind;
}

/**
 * The fields of one item of a list; for blocks they depend on the item's type.
 * @returns undefined where items have no fields of their own, such as pictures, and for a block of an unknown type
 */
export function itemFields(list: PlacedField, item: FormValue): PlacedFields | undefined {
  const { nested } = kindOf(list);
  return nested?.isGroup ? undefined : nested?.fieldSetOf(list, item)?.fields;
}

/** The fields of a group; undefined for any other field. */
export function groupFields(field: PlacedField): PlacedFields | undefined {
  const { nested } = kindOf(field);
  return nested?.isGroup ? nested.fieldSetOf(field, undefined)?.fields : undefined;
}

/** The field sets nested in a field, by path below the field: '' for the field itself. */
export function fieldSetsIn(field: PlacedField): readonly (readonly [path: string, FieldSet<PlacedFields>])[] {
  return Object.entries(kindOf(field).nested?.fieldSets(field) ?? {});
}

/** The field at a path of keys through groups; undefined if there is none. */
export function fieldBelow(fields: PlacedFields, [key, ...below]: readonly string[]): PlacedField | undefined {
  const field = key === undefined ? undefined : ownProperty(fields, key);
  return field && below.length > 0 ? fieldBelow(groupFields(field) ?? {}, below) : field;
}

/** The JSON Schema type of a field's value; undefined where the rules of its kind leave it open, as for choices. */
export function valueType(field: PlacedField): unknown {
  return kindOf(field).rules(field, () => ({}))['type'];
}

/** Whether a field's value is one text, number or flag. */
export function holdsOneValue(field: PlacedField): boolean {
  const type = valueType(field);
  return type !== 'object' && type !== 'array';
}

/** Whether a field's value is true or false. */
export function holdsFlag(field: PlacedField): boolean {
  return valueType(field) === 'boolean';
}

/** Whether a field with choices accepts other values as well: any text, or what a service offers. */
export function acceptsMoreThanChoices(field: PlacedField): boolean {
  return holdsOneValue(field) && !('enum' in kindOf(field).rules(field, () => ({})));
}

/** Whether a field holds one uploaded file. */
export function isFileField(field: PlacedField): field is PlacedFile {
  return kindOf(field).files?.isList === false;
}

/** Whether a field holds a list of uploaded files. */
export function isFilesField(field: PlacedField): field is PlacedFiles {
  return kindOf(field).files?.isList === true;
}

/** What holds for the uploaded files of a field. */
export function filesOf(field: PlacedFile | PlacedFiles): UploadedFiles<PlacedField> {
  return (kindOf(field) as Required<AnyKind>).files;
}

/** The target of the ids in a field's values. */
export function referenceTargetOf(field: PlacedPages | PlacedEntries): ReferenceTarget {
  return (kindOf(field) as Required<AnyKind>).refersTo(field);
}

/** The property of an item that holds its id. */
export function itemTextOf(field: PlacedPages | PlacedEntries): string {
  return (kindOf(field) as Required<AnyKind>).itemText;
}

/**
 * A value on one line as its input displays it.
 * @returns '' for none; undefined for types whose form value itself is displayed
 */
export function displayText(field: PlacedField, value: FormValue): string | undefined {
  return kindOf(field).displayText?.(field, value);
}

/**
 * The warning about an accepted value that the field's `warn` does not expect.
 * @returns undefined for an expected value, or one of another type
 */
export function warningOf(field: PlacedField, value: FormValue): string | undefined {
  return kindOf(field).warning?.(field, value);
}

export { quantityText } from './number';
export { textOf } from './displayText';
export type { FileNoun, PreviewShape, JsonSchema, RuleKeyword } from './kind';
