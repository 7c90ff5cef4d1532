import { choice } from './choice';
import { coordinates } from './coordinates';
import { date } from './date';
import { dateTime } from './dateTime';
import { days } from './days';
import { email } from './email';
import { entries } from './entries';
import type { Field, FieldOf, FieldType, PlacedField, PlacedFields } from './field';
import { document, documents, image, images, media, video, videos, type PlacedFile, type PlacedFiles } from './files';
import type { Holder, Kind } from './kind';
import { link } from './link';
import { links } from './links';
import { money } from './money';
import { month } from './month';
import { multiChoice } from './multiChoice';
import { multiline } from './multiline';
import { blocks, group, list, oneOf } from './nested';
import { number } from './number';
import { pages } from './pages';
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

/** Every field type with its kind. */
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

/** The kind of a field: what is true of all fields of its type. */
export function kindOf({ type }: Pick<PlacedField, 'type'>): Kind<Field, PlacedField, PlacedFields> {
  return KINDS[type] as unknown as Kind<Field, PlacedField, PlacedFields>;
}

/**
 * The fields of one item of a list; those of blocks follow from the item's type.
 * @param list what holds the item
 * @returns undefined where items are single values, such as pictures, and for a block of no known type
 */
export function itemFields(list: PlacedField, item: FormValue): PlacedFields | undefined {
  const { nested } = kindOf(list);
  return nested?.isGroup ? undefined : nested?.holderOf(list, item)?.fields;
}

/** The fields of a group; undefined for any other field. */
export function groupFields(field: PlacedField): PlacedFields | undefined {
  const { nested } = kindOf(field);
  return nested?.isGroup ? nested.holderOf(field, undefined)?.fields : undefined;
}

/** What of a field holds other fields, by its path below the field: '' for the field itself. */
export function holdersIn(field: PlacedField): readonly (readonly [path: string, Holder<PlacedFields>])[] {
  return Object.entries(kindOf(field).nested?.holders(field) ?? {});
}

/** The field that keys lead to through groups; undefined where they lead nowhere. */
export function fieldBelow(fields: PlacedFields, [key, ...below]: readonly string[]): PlacedField | undefined {
  const field = key !== undefined && Object.hasOwn(fields, key) ? fields[key] : undefined;
  return field && below.length > 0 ? fieldBelow(groupFields(field) ?? {}, below) : field;
}

/** Whether a value is one text, number or flag. */
export function holdsOneValue(field: PlacedField): boolean {
  const { type } = kindOf(field).rules(field, () => ({}));
  return type !== 'object' && type !== 'array';
}

/** Whether a field holds one uploaded file. */
export function isFileField(field: PlacedField): field is PlacedFile {
  return kindOf(field).files === 'one';
}

/** Whether a field holds a list of uploaded files. */
export function isFilesField(field: PlacedField): field is PlacedFiles {
  return kindOf(field).files === 'several';
}

/**
 * A value in the words and signs of its input, on one line.
 * @returns '' for none; undefined for types that are shown as they are kept
 */
export function shownText(field: PlacedField, value: FormValue): string | undefined {
  return kindOf(field).shown?.(field, value);
}

/**
 * What is to be said about a value that is taken all the same: the field's `warn` expects another one.
 * @returns undefined for a value that is as expected, or that is no value of the field's type
 */
export function warningOf(field: PlacedField, value: FormValue): string | undefined {
  return kindOf(field).warning?.(field, value);
}

export { quantityText } from './number';
export { textOf } from './shown';
export type { Drawn, JsonSchema, OwnRule } from './kind';
