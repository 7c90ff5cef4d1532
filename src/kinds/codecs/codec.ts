import type { TreeField } from '../page';
import type { FormItem, FormValue } from '../values';

/** Converts the text of one stored field to a form value and back; `write(read(x))` reads as `read(x)` again. */
export interface TextCodec {
  /** Undefined for an absent value. */
  read(stored: unknown): FormValue;
  /** Null for an absent value. */
  write(value: FormValue): string | null;
}

/** Converts a JSON value to a form value and back. */
export interface JsonValueCodec {
  /** Undefined for an absent value. */
  read(stored: unknown): FormValue;
  write(value: FormValue): FormValue;
}

/** Converts the JSON text of one stored field to a form value and back. */
export interface JsonCodec<Value extends FormValue = FormValue> {
  /** Always a list or a group, also for an absent value. */
  read(stored: unknown): Value;
  /** The JSON text, null for an empty value; the stored text itself if it already reads as this value. */
  write(value: FormValue, stored: unknown): string | null;
}

/** The same codec, but the stored text of an unchanged value is kept: of one that is written like the value read from that text. */
export function keepUnchanged<Value extends FormValue>({ read, write }: JsonCodec<Value>): JsonCodec<Value> {
  return {
    read,
    write(value, stored) {
      const written = write(value, stored);
      if (written !== write(read(stored), stored)) return written;
      return typeof stored === 'string' ? stored : null;
    },
  };
}

/** The content of a stored field. */
export type StoredValue = Pick<TreeField, 'value' | 'meta_data'>;

/** Converts a whole stored field, its meta_data included, to a form value and back. */
export interface FieldCodec {
  /** Undefined for an absent value. */
  read(field: TreeField): FormValue;
  /** @param stored the stored field, whose other meta_data is kept; undefined for a new field */
  write(value: FormValue, stored: TreeField | undefined): StoredValue;
  /** Whether two form values are stored identically. */
  isSame(a: FormValue, b: FormValue): boolean;
}

/** Converts a whole stored field, its meta_data included, to an item of a list and back. */
export interface ItemCodec {
  /** The item, with the field's id as `$id`. */
  read(field: TreeField): FormItem;
  /** @param stored the stored field, whose other content is kept; undefined for a new field */
  write(item: FormItem, stored: TreeField | undefined): StoredValue;
  /** Whether two items are stored identically. */
  isSame(a: FormItem, b: FormItem): boolean;
  /** Whether an item has anything to store. */
  isStorable(item: FormItem, stored: TreeField | undefined): boolean;
}

/** Converts a JSON value of a record to the text that a page would store for it, and back to the field's type. */
export interface PropertyCodec {
  /** Undefined for an absent or unreadable value; null for null. */
  toText(value: unknown): string | null | undefined;
  fromText(text: string): unknown;
}

/** Missing, null and '' all count as absent in a form. */
export function isAbsent(value: unknown): value is undefined | null | '' {
  return value === undefined || value === null || value === '';
}

/** Text from an untrusted stored value: numbers and booleans are printed, anything else is absent. */
export function asText(stored: unknown): string | undefined {
  if (typeof stored === 'string') return stored === '' ? undefined : stored;
  return typeof stored === 'number' || typeof stored === 'boolean' ? String(stored) : undefined;
}

/** Text stored verbatim. */
export const textCodec: TextCodec = {
  read: asText,
  write: (value) => asText(value) ?? null,
};

/**
 * Text that is converted when it is read; text that cannot be is kept unchanged, so that nothing stored or typed is lost.
 * @param parse returns undefined, or the text itself, if it cannot be converted
 * @param print converts the text of a form value to the stored one; unchanged by default
 */
export function parsedCodec(parse: (text: string) => FormValue, print = (text: string) => text): TextCodec {
  return {
    read(stored) {
      const text = asText(stored);
      return text === undefined ? undefined : (parse(text) ?? text);
    },
    write(value) {
      const text = asText(value);
      return text === undefined ? null : print(text);
    },
  };
}

/** The elements of a JSON array stored as text; empty if the text is no JSON array. */
export function parseJsonList(stored: unknown): readonly unknown[] {
  if (typeof stored !== 'string') return [];
  try {
    const parsed: unknown = JSON.parse(stored);
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
