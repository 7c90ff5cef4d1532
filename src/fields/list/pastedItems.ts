import {
  isFileField,
  isFilesField,
  type PlacedFiles,
  type PlacedLinks,
  type PlacedTextList,
  type PlacedBlocks,
  type PlacedField,
  type PlacedFields,
  type PlacedList,
} from '../../definition';
import { emptyForm, emptyValue, isPlainText, type FormData, type FormItem, type FormValue, isGroup } from '../../tree';
import { FILE_NOUNS, limitsOf } from '../files/fileRules';
import { uploadTexts } from '../files/texts';
import { textToItems, type CopiedItems } from './clipboard';
import { itemTexts } from './texts';

/** What was pasted as items of a list, or why it is none. */
export type PastedItems = { readonly items: readonly FormItem[] } | { readonly refusal: string };

/** A list that items are pasted into. */
export type PastedInto = PlacedList | PlacedBlocks | PlacedFiles | PlacedLinks | PlacedTextList;

/**
 * Takes items from the clipboard. The definition decides: what it does not know is left out, such as what another brand has
 * in addition, and what does not fit it is refused.
 * @param settings of the list that it is pasted into
 */
export function pastedItems(text: string, settings: PastedInto): PastedItems {
  const itemLabel = calledIn(settings);
  const copied = textToItems(text);
  if (!copied) return { refusal: itemTexts.nothingToPaste({ label: itemLabel.toLowerCase() }) };
  const { called, items } = copied;
  try {
    return { items: items.map((item) => taken(item, { called, settings })) };
  } catch (error) {
    if (error instanceof RefusedError) return { refusal: error.message };
    throw error;
  }
}

/** What an item of a list is called. */
export function calledIn(settings: PastedInto): string {
  return isFilesField(settings) ? uploadTexts.item({ noun: FILE_NOUNS[settings.type] }) : settings.itemLabel;
}

interface Source {
  readonly called: string;
  readonly settings: PastedInto;
}

type CopiedItem = CopiedItems['items'][number];

/** @throws RefusedError for an item of another list, and for a value that does not fit its field */
function taken(item: CopiedItem, { called, settings }: Source): FormItem {
  const other = new RefusedError(itemTexts.otherPasted({ called, label: calledIn(settings) }));
  if (isFilesField(settings)) {
    const file = storedFile(item as FormData);
    if (!file) throw other;
    const { accept, wrongType } = limitsOf(settings);
    if (!accept.includes(endingOf(file))) throw new RefusedError(wrongType);
    return file;
  }
  switch (settings.type) {
    case 'blocks': {
      const block = itemOf(settings.types, item);
      if (!block) throw new RefusedError(itemTexts.unknownPasted({ type: String(item['type']) }));
      return block;
    }
    case 'links': {
      const { url } = item;
      if (typeof url !== 'string' || url.trim() === '') throw other;
      return { url };
    }
    case 'textList': {
      const { text } = item;
      if (typeof text !== 'string' || text.trim() === '') throw other;
      return { text };
    }
    case 'list':
      if (!belongs({ called, item }, settings)) throw other;
      return partsOf(settings.fields, item);
  }
}

/** The ending of a file's key, which says what it is. */
function endingOf({ key }: FormItem): string {
  return (typeof key === 'string' ? key : '').split('.').at(-1)?.toLowerCase() ?? '';
}

/** An item that is not taken; the message says why. */
class RefusedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RefusedError';
  }
}

/**
 * Whether an item is one of this list's. An item of the same name may lack or have a field, as brands do; one of another name
 * must lose nothing.
 */
function belongs(
  { called, item }: { readonly called: string; readonly item: CopiedItem },
  { itemLabel, fields }: PlacedList,
): boolean {
  const filled = Object.keys(item).filter((key) => isFilled(item[key]));
  const known = filled.filter((key) => Object.hasOwn(fields, key));
  if (called === itemLabel) return filled.length === 0 || known.length > 0;
  return filled.length > 0 && known.length === filled.length;
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value !== undefined && value !== null && value !== '';
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
  const misfit = () => new RefusedError(itemTexts.misfit({ label: field.label ?? field.type }));
  if (field.type === 'group') {
    if (!isGroup(value)) throw misfit();
    return partsOf(field.fields, value);
  }
  const types = 'types' in field ? field.types : undefined;
  if (field.type === 'list' || types || isFilesField(field)) {
    const items = groupsIn(value);
    if (!items) throw misfit();
    if (field.type === 'list') return items.map((item) => partsOf(field.fields, item));
    return items.flatMap((item): FormItem[] => {
      const taken = types ? itemOf(types, item) : storedFile(item);
      return taken ? [taken] : [];
    });
  }
  if (isFileField(field)) {
    if (!isGroup(value)) throw misfit();
    return storedFile(value);
  }
  const taken = plainValue(field, value);
  if (taken === undefined) throw misfit();
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
