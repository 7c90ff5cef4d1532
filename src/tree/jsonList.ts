import type { PlacedFields } from '../definition';
import { kindOf } from '../kinds';
import { itemsIn, type FormItem, type FormValue } from '../kinds/values';
import {
  isAbsent,
  keepUnchanged,
  parseJsonList,
  type JsonCodec,
  type JsonValueCodec,
  type TextCodec,
} from '../kinds/codecs/codec';
import { isObject, ownProperty } from '../lib/objects';

type JsonElement = Readonly<Record<string, unknown>>;

/** How a key of a JSON item is read and written: as a JSON value, not as text. */
interface JsonField extends JsonValueCodec {
  readonly key: string;
  readonly name: string;
}

/**
 * Compiles the codec of a list stored as JSON in one field's value. An item's `$id` is the position of its stored element (`#0`).
 * Unknown keys of an item, and elements that are not objects, are kept.
 * @param fields the item's fields; their stored names are the JSON keys
 */
export function jsonListCodec(fields: PlacedFields): JsonCodec<readonly FormItem[]> {
  const jsonFields = Object.entries(fields).map(([key, field]): JsonField => {
    const kind = kindOf(field);
    const storage = kind.storage(field);
    if (storage.as !== 'value') throw new TypeError(`'${key}' cannot be kept in a JSON list.`);
    return { key, name: storage.place.name, ...(kind.jsonCodec?.(field) ?? readAsText(storage.codec)) };
  });
  const readItem = (element: JsonElement, index: number): FormItem => {
    const item: Record<string, FormValue> = { $id: `#${index}` };
    for (const field of jsonFields) {
      const value = field.read(ownProperty(element, field.name));
      if (value !== undefined) item[field.key] = value;
    }
    return item;
  };
  return keepUnchanged<readonly FormItem[]>({
    read: (stored) =>
      parseJsonList(stored).flatMap((element, index) => (isObject(element) ? [readItem(element, index)] : [])),
    write(value, stored) {
      const elements = parseJsonList(stored);
      const taken = new Set<string>();
      const written: unknown[] = itemsIn(value).map((item) => {
        const id = item.$id;
        const known =
          id !== undefined && id.startsWith('#') && !taken.has(id) ? elements[Number(id.slice(1))] : undefined;
        if (id !== undefined) taken.add(id);
        return writeItem(jsonFields, item, isObject(known) ? known : undefined);
      });
      elements.forEach((element, index) => {
        if (!isObject(element)) written.splice(Math.min(index, written.length), 0, element);
      });
      return written.length === 0 ? null : JSON.stringify(written);
    },
  });
}

function writeItem(fields: readonly JsonField[], item: FormItem, known: JsonElement | undefined): object {
  // Keys are data, even one called `__proto__`.
  const element = new Map<string, unknown>(Object.entries(known ?? {}));
  for (const field of fields) {
    const value = item[field.key];
    const isUnchanged =
      known !== undefined && field.read(ownProperty(known, field.name)) === (isAbsent(value) ? undefined : value);
    if (!isUnchanged) element.set(field.name, isAbsent(value) ? null : field.write(value));
  }
  return Object.fromEntries(element);
}

/** Reads a value like text, such as a number in quotes, and writes the form value unchanged. */
function readAsText({ read }: TextCodec): JsonValueCodec {
  return { read, write: (value) => value };
}
