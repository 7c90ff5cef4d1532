import type { FormItem, FormValue } from '../values';
import { asText, type JsonCodec } from './codec';

/** How texts that are joined in one value are the items of a list. */
export interface JoinedItems {
  /** The item's property that holds the text. */
  readonly key: string;
  /** The `$id` of an item. */
  readonly idOf: (text: string, index: number) => string;
}

/** Tags, known by their position: two people who change them both choose whose to keep. */
export const TAGS: JoinedItems = { key: 'tag', idOf: (_text, index) => `#${index}` };

/** Linked pages, known by their ids: what two people picked is put together. */
export const PAGES: JoinedItems = { key: 'page', idOf: (id) => id };

/** Linked entries, known by their ids as well. */
export const ENTRIES: JoinedItems = { key: 'entry', idOf: (id) => id };

/**
 * Texts joined in one field's value; blanks around a text do not count.
 * @param by what stands between two texts; a text that holds it cannot be stored so, which the rules say
 */
export function joinedCodec(by: string, { key, idOf }: JoinedItems): JsonCodec<readonly FormItem[]> {
  const read = (stored: unknown) =>
    (asText(stored) ?? '')
      .split(by)
      .map((text) => text.trim())
      .filter((text) => text !== '')
      .map((text, index): FormItem => ({ $id: idOf(text, index), [key]: text }));
  const textsOf = (value: FormValue): readonly string[] => {
    if (!Array.isArray(value)) return [];
    const texts = (value as readonly FormItem[]).map((item) => asText(item[key])?.trim() ?? '');
    return texts.filter((text) => text !== '');
  };
  return {
    read,
    write(value, stored) {
      const texts = textsOf(value);
      const before = textsOf(read(stored));
      if (texts.length === before.length && texts.every((text, index) => text === before[index])) {
        return typeof stored === 'string' ? stored : null;
      }
      return texts.length === 0 ? null : texts.join(by);
    },
  };
}
