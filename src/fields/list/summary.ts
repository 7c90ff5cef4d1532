import { displayText } from '../../kinds';
import { isFileField, isFilesField, type PlacedField, type PlacedFields, type PlacedOneOf } from '../../definition';
import { isPlainText, type FileItem, type FormItem, type FormValue, isGroup } from '../../tree';
import { itemsIn } from '../shared/rjsf';
import { itemTexts } from './texts';

/** In characters; longer summaries would be cut off by the layout anyway. */
const MAX_LENGTH = 140;
/** Tags that may stand within a word or before a comma: replacing them by a space would show. */
const INLINE_TAG = /<\/?(?:a|b|code|em|i|s|span|strong|u)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

/**
 * A one-line summary of an item: the fields named by `keys`, by default the first one with a value.
 * @returns for an empty item, what is missing: 'No web content yet'
 */
export function summaryOf(fields: PlacedFields, item: FormItem, keys?: readonly string[]): string {
  const named = keys ?? Object.keys(fields);
  const parts = named.flatMap((key) => {
    const field = fields[key];
    const text = field === undefined ? '' : textOf(field, Object.hasOwn(item, key) ? item[key] : undefined);
    return text === '' ? [] : [text];
  });
  const shown = keys === undefined ? parts.slice(0, 1) : parts;
  if (shown.length > 0) return shown.join(' · ').slice(0, MAX_LENGTH);
  const first = named.map((key) => fields[key]).find((field) => field !== undefined);
  return itemTexts.empty({ label: (first?.label ?? '').toLowerCase() });
}

function textOf(field: PlacedField, value: FormValue): string {
  const shown = displayText(field, value);
  if (shown !== undefined) return shown;
  if (field.type === 'oneOf') return kindLabel(field, value);
  if (Array.isArray(value)) return value.length === 0 ? '' : `${value.length} ${nounFor(field, value.length)}`;
  if (field.type === 'group') return '';
  if (isPlainText(value)) return value.plain.slice(0, MAX_LENGTH).replaceAll(/\s+/g, ' ').trim();
  if (isFileField(field)) return isGroup(value) ? fileNameOf(value) : '';
  if (typeof value === 'object' || value === undefined) return '';
  return field.type === 'richText' ? plainText(String(value)) : String(value).trim();
}

/** The label of the selected kind; '' for none. */
function kindLabel({ types }: PlacedOneOf, value: FormValue): string {
  const type = itemsIn(value)[0]?.['type'];
  return typeof type === 'string' && Object.hasOwn(types, type) ? (types[type]?.label ?? '') : '';
}

/** The name of a file, or else the last segment of its key. */
function fileNameOf({ fileName, key = '' }: FileItem): string {
  return fileName ?? key.split('/').at(-1) ?? '';
}

function nounFor(field: PlacedField, count: number): string {
  const label = ('itemLabel' in field ? field.itemLabel : (field.label ?? '')).toLowerCase();
  if (isFilesField(field)) return count === 1 ? label.replace(/s$/, '') : label;
  return count === 1 || label.endsWith('s') ? label : `${label}s`;
}

/** The text of stored HTML, on one line. */
function plainText(html: string): string {
  return html
    .slice(0, MAX_LENGTH * 8)
    .replaceAll(INLINE_TAG, '')
    .replaceAll(/<[^>]*>?/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
}
