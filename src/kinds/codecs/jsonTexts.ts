import type { FormItem, FormValue } from '../values';
import { asText, type JsonCodec } from './codec';
import { elementsOf } from './elements';

/**
 * A JSON list of texts in one field's value. Items have the position of their stored element as `$id`; elements that are no
 * texts are kept where they stand.
 */
export const jsonTextsCodec: JsonCodec<readonly FormItem[]> = {
  read,
  write(value, stored) {
    const texts = textsOf(value);
    const before = textsOf(read(stored));
    const isSame = texts.length === before.length && texts.every((text, index) => text === before[index]);
    if (isSame) return typeof stored === 'string' ? stored : null;
    const written: unknown[] = [...texts];
    elementsOf(stored).forEach((element, index) => {
      if (!isText(element)) written.splice(Math.min(index, written.length), 0, element);
    });
    return written.length === 0 ? null : JSON.stringify(written);
  },
};

function read(stored: unknown): readonly FormItem[] {
  return elementsOf(stored).flatMap((element, index) => (isText(element) ? [{ $id: `#${index}`, text: element }] : []));
}

/** The texts of a list; a row that is empty is not stored. */
function textsOf(value: FormValue): readonly string[] {
  return Array.isArray(value) ? (value as readonly FormItem[]).flatMap((item) => asText(item['text']) ?? []) : [];
}

function isText(element: unknown): element is string {
  return typeof element === 'string' && element !== '';
}
