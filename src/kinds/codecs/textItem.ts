import type { FormItem } from '../values';
import type { TreeField } from '../page';
import { asText, type ItemCodec } from './codec';

/**
 * One text as the value of a field of its own. An item that is or was emptied is not stored.
 * @param key the item's property that holds the text
 * @param read what a stored value is in the form; as it is unless given
 */
export function textItemCodec(key: string, read: (stored: unknown) => string | undefined = asText): ItemCodec {
  const textOf = (item: FormItem) => asText(item[key]);
  return {
    read(field: TreeField) {
      const text = read(field.value);
      return { $id: field.id, ...(text === undefined ? {} : { [key]: text }) };
    },
    write: (item, stored) => ({ value: textOf(item) ?? null, meta_data: stored?.meta_data ?? null }),
    isSame: (a, b) => textOf(a) === textOf(b),
    // A field that is stored without a text is nothing that was emptied here: it stays.
    isStorable: (item, stored) =>
      textOf(item) !== undefined || (stored !== undefined && read(stored.value) === undefined),
  };
}
