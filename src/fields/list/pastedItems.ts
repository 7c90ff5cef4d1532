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
import {
  emptyForm,
  emptyValue,
  isPlainText,
  type FormData,
  type FileItem,
  type FormItem,
  type FormValue,
  isGroup,
} from '../../tree';
import { filesOf, groupFields, itemFields, kindOf } from '../../kinds';
import { ownProperty } from '../../lib/objects';
import { limitsOf } from '../files/fileRules';
import { uploadTexts } from '../files/texts';
import { textToItems, type CopiedItems } from './clipboard';
import { itemTexts } from './texts';

/** The items to insert with what was left out of them, or the message why there are none. */
export type PasteResult =
  | { readonly items: readonly FormItem[]; readonly warning: string | undefined }
  | { readonly refusal: string };

/** A list that items are pasted into. */
export type PasteTarget = PlacedList | PlacedBlocks | PlacedFiles | PlacedLinks | PlacedTextList;

/**
 * Parses items from the clipboard for a list. Fields that its definition lacks are omitted, such as those that only another brand
 * has, and files of another brand, which the services refuse; values that do not fit are rejected.
 * @param settings of the target list
 * @param brand of the page with the target list
 */
export function parsePastedItems(text: string, settings: PasteTarget, brand: string | undefined): PasteResult {
  const itemLabel = itemLabelOf(settings);
  const copied = textToItems(text);
  if (!copied) return { refusal: itemTexts.nothingToPaste({ label: itemLabel.toLowerCase() }) };
  const { itemLabel: copiedLabel, brand: copiedBrand } = copied;
  const leftOut = new Set<string>();
  function takeFile(file: FormData): FormItem | undefined {
    const stored = storedFile(file);
    if (!stored || copiedBrand === undefined || brand === undefined || copiedBrand === brand) return stored;
    leftOut.add(nameOf(stored));
    return undefined;
  }
  try {
    const items = copied.items
      .map((item) => pastedItem(item, { copiedLabel, settings, takeFile }))
      .filter((item) => item !== undefined);
    if (copiedBrand === undefined || leftOut.size === 0) return { items, warning: undefined };
    const warning = itemTexts.filesLeftOut({ brand: copiedBrand, names: [...leftOut].join(', ') });
    return items.length === 0 ? { refusal: warning } : { items, warning };
  } catch (error) {
    if (error instanceof PasteRejectedError) return { refusal: error.message };
    throw error;
  }
}

/** The display name of an item of a list. */
export function itemLabelOf(settings: PasteTarget): string {
  return isFilesField(settings) ? uploadTexts.item({ noun: filesOf(settings).noun }) : settings.itemLabel;
}

interface PasteContext {
  readonly copiedLabel: string;
  readonly settings: PasteTarget;
  readonly takeFile: TakeFile;
}

/** The file to be pasted; undefined for one that is left out. */
type TakeFile = (file: FormData) => FormItem | undefined;

type CopiedItem = CopiedItems['items'][number];

/**
 * @returns undefined for a file that is left out
 * @throws PasteRejectedError for an item of another list, and for a value that does not fit its field
 */
function pastedItem(item: CopiedItem, { copiedLabel, settings, takeFile }: PasteContext): FormItem | undefined {
  const otherList = new PasteRejectedError(
    itemTexts.otherPasted({ called: copiedLabel, label: itemLabelOf(settings) }),
  );
  if (isFilesField(settings)) {
    const file = storedFile(item as FormData);
    if (!file) throw otherList;
    const { accept, wrongType } = limitsOf(settings);
    if (!accept.includes(extensionOf(file))) throw new PasteRejectedError(wrongType);
    return takeFile(file);
  }
  const { itemText } = kindOf(settings);
  if (itemText !== undefined) {
    const text = item[itemText];
    if (typeof text !== 'string' || text.trim() === '') throw otherList;
    return { [itemText]: text };
  }
  if ('fields' in settings && !isCompatible({ copiedLabel, item }, settings)) throw otherList;
  const pasted = nestedItem(settings, item as FormData, takeFile);
  if (!pasted) throw new PasteRejectedError(itemTexts.unknownPasted({ type: String(item['type']) }));
  return pasted;
}

/** The extension of a file's key, which tells its type. */
function extensionOf({ key = '' }: FileItem): string {
  return key.split('.').at(-1)?.toLowerCase() ?? '';
}

/** The pasted item is rejected; the message is shown to the user. */
class PasteRejectedError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'PasteRejectedError';
  }
}

/**
 * Whether an item fits the list. Items with the same label may differ in some fields, as they do between brands; items with another
 * label must not lose anything.
 */
function isCompatible(
  { copiedLabel, item }: { readonly copiedLabel: string; readonly item: CopiedItem },
  { itemLabel, fields }: PlacedList,
): boolean {
  const filled = Object.keys(item).filter((key) => isFilled(item[key]));
  const known = filled.filter((key) => Object.hasOwn(fields, key));
  if (copiedLabel === itemLabel) return filled.length === 0 || known.length > 0;
  return filled.length > 0 && known.length === filled.length;
}

function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value !== undefined && value !== null && value !== '';
}

/** An item with fields of its own; undefined for a block of an unknown type. */
function nestedItem(list: PlacedField, item: FormData, takeFile: TakeFile): FormItem | undefined {
  const fields = itemFields(list, item);
  return fields && { ...('types' in list && { type: item['type'] }), ...fieldValues(fields, item, takeFile) };
}

function fieldValues(fields: PlacedFields, data: FormData, takeFile: TakeFile): FormData {
  const entries = Object.entries(fields).flatMap(([key, field]): [string, FormValue][] => {
    const value = ownProperty(data, key);
    if (value === undefined || value === null) return [];
    const pasted = pastedValue(field, value, takeFile);
    return pasted === undefined ? [] : [[key, pasted]];
  });
  return { ...emptyForm(fields), ...Object.fromEntries(entries) };
}

function pastedValue(field: PlacedField, value: unknown, takeFile: TakeFile): FormValue {
  const mismatch = () => new PasteRejectedError(itemTexts.misfit({ label: field.label ?? field.type }));
  const inside = groupFields(field);
  if (inside || isFileField(field)) {
    if (!isGroup(value)) throw mismatch();
    return inside ? fieldValues(inside, value, takeFile) : takeFile(value);
  }
  if (kindOf(field).nested || isFilesField(field)) {
    const items = listOfGroups(value);
    if (!items) throw mismatch();
    return items
      .map((item) => (isFilesField(field) ? takeFile(item) : nestedItem(field, item, takeFile)))
      .filter((item) => item !== undefined);
  }
  const plain = plainValue(field, value);
  if (plain === undefined) throw mismatch();
  return plain;
}

/** The stored properties of a file; undefined for an unfinished or rejected upload, which belongs to the form that started it. */
function storedFile(file: FormData): FileItem | undefined {
  const { key, caption, altText, featured, fileType, fileName } = file;
  if (typeof key !== 'string') return undefined;
  const parts = Object.entries({ key, caption, altText, fileType, fileName }).filter(
    ([, part]) => typeof part === 'string',
  );
  return { ...Object.fromEntries(parts), ...(featured === true ? { featured } : {}) };
}

/** The name of a file that was uploaded with one, or else what tells people which it is. */
function nameOf({ key, fileName, caption }: FileItem): string {
  return fileName ?? caption ?? key?.split('/').at(-1) ?? '';
}

/** A value of the same shape as the empty value of the field: a list of flat items, a flat group, or a single value. */
function plainValue(field: PlacedField, value: unknown): FormValue {
  const empty = emptyValue(field);
  if (Array.isArray(empty)) {
    const items = listOfGroups(value);
    return items?.every(isFlat) ? items : undefined;
  }
  if (empty !== undefined) return isGroup(value) && isFlat(value) ? value : undefined;
  if ('allowPlainText' in field && field.allowPlainText && isPlainText(value)) return { plain: value.plain };
  return isSingle(value) ? value : undefined;
}

function listOfGroups(value: unknown): readonly FormData[] | undefined {
  return Array.isArray(value) && value.every(isGroup) ? value : undefined;
}

function isFlat(group: FormData): boolean {
  return Object.values(group).every(isSingle);
}

function isSingle(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
