import { ruleMessages } from '../lib/ruleMessages';
import { joinedCodec, TAGS } from './codecs/joined';
import { plainProperty } from './codecs/property';
import { textItemCodec } from './codecs/textItem';
import { defineKind } from './kind';
import { anItem, joinedRules } from './rules';
import { shownItems } from './shown';
import { items, noItems } from './structure';
import type { TagItem } from './values';

/** Words, each a stored field or joined in one. */
export const tags = defineKind<'tags'>({
  isInput: true,
  drawn: 'line',
  storage: ({ place }) =>
    'joined' in place
      ? { as: 'json', place: place.joined, codec: joinedCodec(place.by, TAGS) }
      : { as: 'fields', place, codec: textItemCodec('tag') },
  property: ({ place }) => ('joined' in place ? plainProperty : undefined),
  empty: noItems,
  structure: items,
  rules: (field) => ({
    type: 'array',
    ...anItem(field),
    items: 'joined' in field.place ? joinedRules('tag', field.place.by) : { type: 'object' },
  }),
  problems: { pattern: ({ place }) => ruleMessages.tagWithJoint('by' in place ? place.by : '') },
  shown: (_field, value) => shownItems(value, ({ tag }: TagItem) => tag),
});
