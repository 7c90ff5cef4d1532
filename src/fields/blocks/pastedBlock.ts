import { isFileField, isFilesField, type PlacedBlocks, type PlacedField, type PlacedFields } from '../../definition';
import { emptyForm, emptyValue, isPlainText, type FormData, type FormItem, type FormValue, isGroup } from '../../tree';
import { textToBlock } from './clipboard';
import { blockTexts } from './texts';

/** A pasted block as an item of this form, or why it is none. */
export type PastedBlock = { readonly item: FormItem } | { readonly refusal: string };

/**
 * Takes a block from the clipboard. The definition decides: what it does not know is left out, such as what another brand has
 * in addition, and what does not fit it is refused.
 * @param itemLabel what one item is called
 */
export function pastedBlock(
  text: string,
  { types, itemLabel }: { readonly types: PlacedBlocks['types']; readonly itemLabel: string },
): PastedBlock {
  const block = textToBlock(text);
  if (!block) return { refusal: blockTexts.nothingToPaste({ label: itemLabel.toLowerCase() }) };
  try {
    const item = itemOf(types, block);
    return item ? { item } : { refusal: blockTexts.unknownPasted({ type: String(block['type']) }) };
  } catch (error) {
    if (error instanceof MisfitError) return { refusal: blockTexts.misfit({ label: error.label }) };
    throw error;
  }
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
