import { asText, keepUnchanged, parseJsonList } from './codecs/codec';
import { idsProperty } from './codecs/property';
import { textItemCodec } from './codecs/textItem';
import { MAX_LENGTHS, MAX_ITEMS } from './guard';
import { defineKind } from './kind';
import type { ItemsPlace, JsonPlace, WithPlace } from './places';
import { fieldItemsPlace, fieldPlace } from './placing';
import { isRequired, itemLimits } from './rules';
import type { Count, MaxCount, MaxLength } from './scalars';
import type { CommonSettings } from './settings';
import { itemsText } from './displayText';
import type { StoredFieldList, StoredJsonList } from './stored';
import { itemsValue } from './structure';
import { tidyItems, trim, withTidyText } from './tidy';
import { itemsIn, type FormItem, type TextItem } from './values';

/**
 * A JSON list of texts in one field's value. An item's `$id` is the position of its stored element; elements that are not texts
 * keep their positions.
 */
const jsonTextsCodec = keepUnchanged<readonly FormItem[]>({
  read: (stored) =>
    parseJsonList(stored).flatMap((element, index) => (isText(element) ? [{ $id: `#${index}`, text: element }] : [])),
  write(value, stored) {
    // Empty rows are not stored.
    const written: unknown[] = itemsIn(value).flatMap((item) => asText(item['text']) ?? []);
    parseJsonList(stored).forEach((element, index) => {
      if (!isText(element)) written.splice(Math.min(index, written.length), 0, element);
    });
    return written.length === 0 ? null : JSON.stringify(written);
  },
});

function isText(element: unknown): element is string {
  return typeof element === 'string' && element !== '';
}

/** An ordered list of texts, one per row. Stored in one field each, or as a JSON list in one field. */
export interface TextListField extends CommonSettings {
  readonly type: 'textList';
  readonly label: string;
  /** Where the texts are stored: one field for each, or one field for all of them as JSON. */
  readonly stored: StoredFieldList | StoredJsonList;
  /** Noun for one row, for example `Feature`. */
  readonly itemLabel: string;
  /** Label of the add button, for example `Add Feature`; shown with a plus sign. */
  readonly addLabel: string;
  /** Shown in an empty row. */
  readonly placeholder?: string;
  /** Makes a text required. The text is the message shown when there is none. */
  readonly required?: string;
  /** Minimum number of texts. */
  readonly min?: Count;
  /** Maximum number of texts. Default: 500. */
  readonly max?: MaxCount;
  /** Maximum number of characters of each text. Default: 2,000. */
  readonly maxLength?: MaxLength;
}

/** The same with resolved storage. */
export type PlacedTextList = WithPlace<TextListField, ItemsPlace | JsonPlace>;

export const textList = defineKind<TextListField, PlacedTextList>({
  isInput: false,
  previewShape: 'line',
  place: ({ stored, label }, scope) =>
    'each' in stored
      ? fieldItemsPlace({ stored }, scope)
      : { json: fieldPlace({ stored: { ...stored, as: 'text' }, label }, scope) },
  storage: ({ place }) =>
    'json' in place
      ? { as: 'json', place: place.json, codec: jsonTextsCodec }
      : { as: 'fields', place, codec: textItemCodec('text') },
  property: ({ place }) => ('json' in place ? idsProperty : undefined),
  itemText: 'text',
  ...itemsValue,
  guard: ({ place, max = MAX_ITEMS, maxLength = MAX_LENGTHS.line }) =>
    'json' in place ? { as: 'json', maxLength: MAX_LENGTHS.json } : { as: 'text', maxLength, maxItems: max },
  rules({ min = 0, max, maxLength = MAX_LENGTHS.line, ...field }) {
    const minimum = isRequired(field) ? Math.max(min, 1) : min;
    return {
      type: 'array',
      ...itemLimits(max === undefined ? {} : { max }),
      ...(minimum > 0 ? { minTexts: minimum } : {}),
      items: { type: 'object', properties: { text: { type: 'string', maxLength } } },
    };
  },
  tidy: (_field, value, tidying) =>
    tidyItems(value, tidying, (item, base) => withTidyText(item, { key: 'text', base, tidy: trim })),
  displayText: (_field, value) => itemsText(value, ({ text }: TextItem) => text),
});
