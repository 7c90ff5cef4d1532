import { itemFields } from '../compile';
import type { PlacedField, PlacedFields } from '../definition';
import { completeLink } from '../fields/shared/links';
import { isGroup, writeAt } from '../fields/shared/path';
import { trimmedHtml } from '../fields/richText/trim';
import { embedLink } from '../lib/videoLinks';
import { isPlainText, type FormData, type FormItem, type FormValue } from '../tree';

/**
 * A form as it is kept once its fields were left: no text that was changed has blanks around it, and links have the form that
 * their field asks for. What stands as it is stored stays as it is stored.
 * @param base the form as it is stored
 * @returns the very same form where nothing is to be tidied
 */
export function tidied(fields: PlacedFields, form: FormData, base: FormValue): FormData {
  if (form === base) return form;
  return Object.entries(fields).reduce(
    (group, [key, field]) => writeAt(group, [key], tidiedValue(field, group[key], partOf(base, key))),
    form,
  );
}

function tidiedValue(field: PlacedField, value: FormValue, base: FormValue): FormValue {
  if (value === base) return value;
  switch (field.type) {
    case 'group':
      return isGroup(value) ? tidied(field.fields, value, base) : value;
    case 'list':
    case 'blocks':
      return tidiedItems(value, base, (item, stored) => tidied(itemFields(field, item), item, stored));
    case 'images':
    case 'media':
    case 'videos':
      return tidiedItems(value, base, described);
    case 'image':
    case 'video':
    case 'document':
      return isGroup(value) ? described(value, base) : value;
    case 'links':
      return tidiedItems(value, base, (item, stored) =>
        withText(item, { key: 'url', base: stored, tidy: completeLink }),
      );
    case 'richText':
      if (isPlainText(value)) return withText(value, { key: 'plain', base, tidy: trimmed });
      return typeof value === 'string' ? trimmedHtml(value) || undefined : value;
    case 'videoLink':
      return textValue(value, (text) => (field.embed === true ? embedLink(text.trim()) : text.trim()));
    case 'choice':
      return field.freeText === true ? textValue(value, trimmed) : value;
    case 'text':
    case 'multiline':
    case 'email':
    case 'phone':
    case 'link':
    case 'place':
    case 'coordinates':
      return textValue(value, trimmed);
    default:
      return value;
  }
}

/** Items are compared with the stored ones of their ids; one that has none is new. */
function tidiedItems(
  value: FormValue,
  base: FormValue,
  tidy: (item: FormItem, stored: FormValue) => FormItem,
): FormValue {
  if (!Array.isArray(value)) return value;
  const items: readonly FormItem[] = value as readonly FormItem[];
  const stored = new Map(Array.isArray(base) ? (base as readonly FormItem[]).map((item) => [item.$id, item]) : []);
  const tidyItems = items.map((item) => tidy(item, item.$id === undefined ? undefined : stored.get(item.$id)));
  return tidyItems.every((item, index) => item === items[index]) ? items : tidyItems;
}

/** A file with what is said about it. */
function described(file: FormData, base: FormValue): FormData {
  const captioned = withText(file, { key: 'caption', base, tidy: trimmed });
  return withText(captioned, { key: 'altText', base, tidy: trimmed });
}

interface TextPart {
  readonly key: string;
  /** The stored group. */
  readonly base: FormValue;
  readonly tidy: (text: string) => string;
}

function withText<Group extends FormData>(group: Group, { key, base, tidy }: TextPart): Group {
  const value = group[key];
  return value === partOf(base, key) ? group : (writeAt(group, [key], textValue(value, tidy)) as Group);
}

function textValue(value: FormValue, tidy: (text: string) => string): FormValue {
  return typeof value === 'string' ? tidy(value) || undefined : value;
}

function trimmed(text: string): string {
  return text.trim();
}

function partOf(value: FormValue, key: string): FormValue {
  return isGroup(value) ? value[key] : undefined;
}
