import { itemsIn, type FormItem } from '../values';
import { asText, keepUnchanged, type JsonCodec } from './codec';

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
  return keepUnchanged<readonly FormItem[]>({
    read: (stored) =>
      (asText(stored) ?? '')
        .split(separator)
        .map((text) => text.trim())
        .filter((text) => text !== '')
        .map((text, index) => ({ $id: idOf(text, index), [key]: text })),
    write(value) {
      const texts = itemsIn(value).map((item) => asText(item[key])?.trim() ?? '');
      return texts.filter((text) => text !== '').join(separator) || null;
    },
  });
}
