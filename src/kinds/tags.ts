import { joinedCodec, TAGS } from './codecs/joined';
import { plainProperty } from './codecs/property';
import { textItemCodec } from './codecs/textItem';
import { MAX_LENGTHS, MAX_ITEMS } from './guard';
import { defineKind } from './kind';
import type { ItemsPlace, JoinedPlace, WithPlace } from './places';
import { fieldItemsPlace, joinedPlace } from './placing';
import { atLeastOne, joinedRules } from './rules';
import type { CommonSettings } from './settings';
import { itemsText } from './displayText';
import type { StoredFieldList, StoredJoined } from './stored';
import { itemsValue } from './structure';
import { ruleMessages } from './texts';
import type { TagItem } from './values';

/** Short texts without duplicates. Stored in one field each, or joined in one field; then none may contain the separator. */
export interface TagsField extends CommonSettings {
  readonly type: 'tags';
  readonly label: string;
  /** Where the tags are stored: one field for each, or one field for all of them. */
  readonly stored: StoredFieldList | StoredJoined;
  /** Shown in the empty input. */
  readonly placeholder?: string;
  /** Makes a tag required. The text is the message shown when there is none. */
  readonly required?: string;
}

/** The same with resolved storage. */
export type PlacedTags = WithPlace<TagsField, ItemsPlace | JoinedPlace>;

/** Short texts, each in its own stored field or all joined in one. */
export const tags = defineKind<TagsField, PlacedTags>({
  isInput: true,
  previewShape: 'line',
  place: ({ stored, label }, scope) =>
    'each' in stored ? fieldItemsPlace({ stored }, scope) : joinedPlace({ stored, label }, scope),
  storage: ({ place }) =>
    'joined' in place
      ? { as: 'json', place: place.joined, codec: joinedCodec(place.by, TAGS) }
      : { as: 'fields', place, codec: textItemCodec('tag') },
  itemText: 'tag',
  sharesInput: true,
  property: ({ place }) => ('joined' in place ? plainProperty : undefined),
  ...itemsValue,
  guard: ({ place }) => ({
    as: 'text',
    maxLength: 'joined' in place ? MAX_LENGTHS.paragraphs : MAX_LENGTHS.line,
    maxItems: MAX_ITEMS,
  }),
  rules: (field) => ({
    type: 'array',
    ...atLeastOne(field),
    items: 'joined' in field.place ? joinedRules('tag', field.place.by) : { type: 'object' },
  }),
  problems: { pattern: ({ place }) => ruleMessages.tagWithSeparator({ separator: 'by' in place ? place.by : '' }) },
  displayText: (_field, value) => itemsText(value, ({ tag }: TagItem) => tag),
});
