import type { TreeField } from '../page';
import type { FormItem, FormValue } from '../values';

/** Converts the text of one stored field to a form value and back; `write(read(x))` reads as `read(x)` again. */
export interface TextCodec {
  /** Undefined for what counts as absent. */
  read(stored: unknown): FormValue;
  /** Null for an absent value. */
  write(value: FormValue): string | null;
}

/** Converts a value of JSON to a form value and back. */
export interface JsonValueCodec {
  /** Undefined for what counts as absent. */
  read(stored: unknown): FormValue;
  write(value: FormValue): FormValue;
}

/** Converts a text of JSON in one stored field to a form value and back. */
export interface JsonCodec<Value extends FormValue = FormValue> {
  /** A list or a group, also for what is absent. */
  read(stored: unknown): Value;
  /** The JSON text, null for nothing; the stored text itself when it reads as this value already. */
  write(value: FormValue, stored: unknown): string | null;
}

/** What a stored field holds. */
export type StoredValue = Pick<TreeField, 'value' | 'meta_data'>;

/** Converts a whole stored field, its meta_data included, to a form value and back. */
export interface FieldCodec {
  /** Undefined for what counts as absent. */
  read(field: TreeField): FormValue;
  /** @param stored the field as it is stored; meta_data that the value does not change stays. Undefined for a new field */
  write(value: FormValue, stored: TreeField | undefined): StoredValue;
  /** Whether two form values store the same. */
  isSame(a: FormValue, b: FormValue): boolean;
}

/** Converts a whole stored field, its meta_data included, to an item of a list and back. */
export interface ItemCodec {
  /** The item, with the field's id as `$id`. */
  read(field: TreeField): FormItem;
  /** @param stored the field as it is stored; what the item does not change in it stays. Undefined for a new field */
  write(item: FormItem, stored: TreeField | undefined): StoredValue;
  /** Whether two items store the same. */
  isSame(a: FormItem, b: FormItem): boolean;
  /** Whether there is anything of an item to store. */
  isStorable(item: FormItem, stored: TreeField | undefined): boolean;
}

/** Converts a JSON value of a record to the text that a stored field of a page would hold, and back to the field's type. */
export interface PropertyCodec {
  /** Undefined for what is absent or cannot be read; null for null. */
  toText(value: unknown): string | null | undefined;
  fromText(text: string): unknown;
}

/** Missing, null and '' are one thing in the form: absent. */
export function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

/** Text from whatever a hostile tree holds: numbers and flags as printed, anything else absent. */
export function asText(stored: unknown): string | undefined {
  if (typeof stored === 'string') return stored === '' ? undefined : stored;
  return typeof stored === 'number' || typeof stored === 'boolean' ? String(stored) : undefined;
}

/** Text as it is. */
export const textCodec: TextCodec = {
  read: asText,
  write: (value) => asText(value) ?? null,
};

/** The elements of a JSON list that is stored as text; none where the text is no list. */
export function elementsOf(stored: unknown): readonly unknown[] {
  if (typeof stored !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
