import { ruleMessages } from '../lib/ruleMessages';
import { joinedCodec, TAGS } from './codecs/joined';
import { plainProperty } from './codecs/property';
import { textItemCodec } from './codecs/textItem';
import { defineKind } from './kind';
import { atLeastOne, joinedRules } from './rules';
import { shownItems } from './shown';
import { itemsStructure, noItems } from './structure';
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
  structure: itemsStructure,
  rules: (field) => ({
    type: 'array',
    ...atLeastOne(field),
    items: 'joined' in field.place ? joinedRules('tag', field.place.by) : { type: 'object' },
  }),
  problems: { pattern: ({ place }) => ruleMessages.tagWithJoint('by' in place ? place.by : '') },
  shown: (_field, value) => shownItems(value, ({ tag }: TagItem) => tag),
});
