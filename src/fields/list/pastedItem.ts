import {
  isFileField,
  isFilesField,
  type PlacedBlocks,
  type PlacedField,
  type PlacedFields,
  type PlacedList,
} from '../../definition';
import { emptyForm, emptyValue, isPlainText, type FormData, type FormItem, type FormValue, isGroup } from '../../tree';
import { textToItem, type CopiedItem } from './clipboard';
import { itemTexts } from './texts';

/** What was pasted as an item of a list, or why it is none. */
export type PastedItem = { readonly item: FormItem } | { readonly refusal: string };

/**
 * Takes an item from the clipboard. The definition decides: what it does not know is left out, such as what another brand has
 * in addition, and what does not fit it is refused.
 * @param settings of the list that it is pasted into
 */
export function pastedItem(text: string, settings: PlacedList | PlacedBlocks): PastedItem {
  const { itemLabel } = settings;
  const copied = textToItem(text);
  if (!copied) return { refusal: itemTexts.nothingToPaste({ label: itemLabel.toLowerCase() }) };
  const { called, item } = copied;
  try {
    if (settings.type === 'blocks') {
      const block = itemOf(settings.types, item);
      return block ? { item: block } : { refusal: itemTexts.unknownPasted({ type: String(item['type']) }) };
    }
    if (!belongs(copied, settings)) return { refusal: itemTexts.otherPasted({ called, label: itemLabel }) };
    return { item: partsOf(settings.fields, item) };
  } catch (error) {
    if (error instanceof MisfitError) return { refusal: itemTexts.misfit({ label: error.label }) };
    throw error;
  }
}

/**
 * Whether an item is one of this list's. An item of the same name may lack or have a field, as brands do; one of another name
 * must lose nothing.
 */
function belongs({ called, item }: CopiedItem, { itemLabel, fields }: PlacedList): boolean {
  const filled = Object.keys(item).filter((key) => isFilled(item[key]));
  const known = filled.filter((key) => Object.hasOwn(fields, key));
  if (called === itemLabel) return filled.length === 0 || known.length > 0;
  return filled.length > 0 && known.length === filled.length;
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value !== undefined && value !== null && value !== '';
}

/** A value that is not of its field's kind. */
class MisfitError extends Error {
  constructor(readonly label: string) {
    super(`A value does not fit '${label}'.`);
    this.name = 'MisfitError';
  }
}

/** Undefined for a kind of block that is not known here. */
function itemOf(types: PlacedBlocks['types'], block: object): FormItem | undefined {
  const name: unknown = 'type' in block ? block.type : undefined;
  const type = typeof name === 'string' && Object.hasOwn(types, name) ? types[name] : undefined;
  return type && typeof name === 'string' ? { type: name, ...partsOf(type.fields, block) } : undefined;
}

function partsOf(fields: PlacedFields, data: object): FormData {
  const entries = Object.entries(fields).flatMap(([key, field]): [string, FormValue][] => {
    const value: unknown = Object.hasOwn(data, key) ? (data as Readonly<Record<string, unknown>>)[key] : undefined;
    if (value === undefined || value === null) return [];
    const taken = taking(field, value);
    return taken === undefined ? [] : [[key, taken]];
  });
  return { ...emptyForm(fields), ...Object.fromEntries(entries) };
}

function taking(field: PlacedField, value: unknown): FormValue {
  const misfit = new MisfitError(field.label ?? field.type);
  if (field.type === 'group') {
    if (!isGroup(value)) throw misfit;
    return partsOf(field.fields, value);
  }
  if (field.type === 'list' || field.type === 'blocks' || isFilesField(field)) {
    const items = groupsIn(value);
    if (!items) throw misfit;
    if (field.type === 'list') return items.map((item) => partsOf(field.fields, item));
    return items.flatMap((item): FormItem[] => {
      const taken = field.type === 'blocks' ? itemOf(field.types, item) : storedFile(item);
      return taken ? [taken] : [];
    });
  }
  if (isFileField(field)) {
    if (!isGroup(value)) throw misfit;
    return storedFile(value);
  }
  const taken = plainValue(field, value);
  if (taken === undefined) throw misfit;
  return taken;
}

/** What a file is stored with; an upload that was still running, or was refused, belongs to the form it was started in. */
function storedFile(file: FormData): FormItem | undefined {
  const { key, caption, altText, featured, fileType, fileName } = file;
  if (typeof key !== 'string') return undefined;
  const parts = Object.entries({ key, caption, altText, fileType, fileName }).filter(
    ([, part]) => typeof part === 'string',
  );
  return { ...Object.fromEntries(parts), ...(featured === true ? { featured } : {}) };
}

/** A value of the kind that the field holds when it is empty: a list of flat items, a flat group, or a single value. */
function plainValue(field: PlacedField, value: unknown): FormValue {
  const empty = emptyValue(field);
  if (Array.isArray(empty)) {
    const items = groupsIn(value);
    return items?.every(isFlat) ? items : undefined;
  }
  if (empty !== undefined) return isGroup(value) && isFlat(value) ? value : undefined;
  if (field.type === 'richText' && field.allowPlainText && isPlainText(value)) return { plain: value.plain };
  return isSingle(value) ? value : undefined;
}

function groupsIn(value: unknown): readonly FormData[] | undefined {
  return Array.isArray(value) && value.every(isGroup) ? value : undefined;
}

function isFlat(group: FormData): boolean {
  return Object.values(group).every(isSingle);
}

function isSingle(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
