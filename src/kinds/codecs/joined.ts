import type { FormItem, FormValue } from '../values';
import { asText, type JsonCodec } from './codec';

/** How texts joined in one value become the items of a list. */
export interface JoinedItems {
  /** The item's property that holds the text. */
  readonly key: string;
  /** The `$id` of an item. */
  readonly idOf: (text: string, index: number) => string;
}

/** Tags, identified by position: if two people both change them, one side has to be chosen. */
export const TAGS: JoinedItems = { key: 'tag', idOf: (_text, index) => `#${index}` };

/** Linked pages, identified by page id: two people's picks merge. */
export const PAGES: JoinedItems = { key: 'page', idOf: (id) => id };

/** Linked entries, identified by entry id. */
export const ENTRIES: JoinedItems = { key: 'entry', idOf: (id) => id };

/**
 * Texts joined in one field's value; whitespace around a text is ignored.
 * @param separator must not occur in a text, which the field's rules check
 */
export function joinedCodec(separator: string, { key, idOf }: JoinedItems): JsonCodec<readonly FormItem[]> {
  const read = (stored: unknown) =>
    (asText(stored) ?? '')
      .split(separator)
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
      return texts.length === 0 ? null : texts.join(separator);
    },
  };
}
