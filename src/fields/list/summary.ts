import { displayText, kindOf } from '../../kinds';
import { isFileField, isFilesField, type PlacedField, type PlacedFields } from '../../definition';
import { isGroup, isPlainText, itemsIn, type FileItem, type FormItem, type FormValue } from '../../tree';
import { ownProperty } from '../../lib/objects';
import { plainLine } from '../../lib/plainLine';
import { itemTexts } from './texts';

/** In characters; longer summaries would be cut off by the layout anyway. */
const MAX_LENGTH = 140;
/** Items of a list that are named, for the same reason. */
const MAX_ITEMS = 5;
/** Characters of stored HTML that are read for a summary: enough for its text, with the markup. */
const MAX_HTML_LENGTH = MAX_LENGTH * 8;

/**
 * A one-line summary of an item: the fields named by `keys`, by default the first one with a value.
 * @returns for an empty item, what is missing: 'No web content yet'
 */
export function summaryOf(fields: PlacedFields, item: FormItem, keys?: readonly string[]): string {
  const parts = partsOf(fields, item, keys);
  const shown = keys === undefined ? parts.slice(0, 1) : parts;
  if (shown.length > 0) return shown.join(' · ').slice(0, MAX_LENGTH);
  const first = (keys ?? Object.keys(fields)).map((key) => fields[key]).find((field) => field !== undefined);
  return itemTexts.empty({ label: (first?.label ?? '').toLowerCase() });
}

/** The values of the fields named by `keys`, by default of all; without empty ones. */
function partsOf(fields: PlacedFields, item: FormItem, keys = Object.keys(fields) as readonly string[]) {
  return keys.flatMap((key): readonly string[] => {
    const field = fields[key];
    const text = field === undefined ? '' : textOf(field, ownProperty(item, key));
    return text === '' ? [] : [text];
  });
}

function textOf(field: PlacedField, value: FormValue): string {
  const shown = displayText(field, value);
  if (shown !== undefined) return shown;
  const { nested, isHtml } = kindOf(field);
  if (nested?.hasSingleItem) return nested.fieldSetOf(field, itemsIn(value)[0])?.label ?? '';
  if (Array.isArray(value)) return value.length === 0 ? '' : itemsText(field, itemsIn(value));
  if (nested?.isGroup) return '';
  if (isPlainText(value)) return value.plain.slice(0, MAX_LENGTH).replaceAll(/\s+/g, ' ').trim();
  if (isFileField(field)) return isGroup(value) ? fileNameOf(value) : '';
  if (typeof value === 'object' || value === undefined) return '';
  return isHtml?.(value) ? plainLine(String(value).slice(0, MAX_HTML_LENGTH)) : String(value).trim();
}

/** The number of items, and the name of each, its first value: '2 areas: Kitchen, Bath'. */
function itemsText(field: PlacedField, items: readonly FormItem[]): string {
  const count = `${items.length} ${nounFor(field, items.length)}`;
  const only = kindOf(field).nested?.fieldSets(field)[''];
  if (!only) return count;
  const names = items.slice(0, MAX_ITEMS).flatMap((item) => partsOf(only.fields, item, only.summary).slice(0, 1));
  return names.length === 0 ? count : `${count}: ${names.join(', ')}`;
}

/** The name of a file, or else the last segment of its key. */
export function fileNameOf({ fileName, key = '' }: FileItem): string {
  return fileName ?? key.split('/').at(-1) ?? '';
}

function nounFor(field: PlacedField, count: number): string {
  const label = ('itemLabel' in field ? field.itemLabel : (field.label ?? '')).toLowerCase();
  if (isFilesField(field)) return count === 1 ? label.replace(/s$/, '') : label;
  return count === 1 || label.endsWith('s') ? label : `${label}s`;
}
