import type { FormItem } from '../values';
import type { TreeField } from '../page';
import { asText, type ItemCodec } from './codec';

/**
 * A list item stored as the text of its own field. Emptied items are not stored.
 * @param key the item's property that holds the text
 * @param read converts the stored value; verbatim by default
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
    // A field that was already stored without a text was not emptied by this form: it is kept.
    isStorable: (item, stored) =>
      textOf(item) !== undefined || (stored !== undefined && read(stored.value) === undefined),
  };
}
