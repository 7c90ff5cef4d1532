import { joinedCodec, PAGES } from './codecs/joined';
import { plainProperty } from './codecs/property';
import { defineKind } from './kind';
import { anItem, countOf, joinedRules } from './rules';
import { items, noItems } from './structure';

/** Pages of the website, their ids joined in one stored field. */
export const pages = defineKind<'pages'>({
  isInput: true,
  drawn: 'line',
  storage: ({ place }) => ({ as: 'json', place: place.joined, codec: joinedCodec(place.by, PAGES) }),
  property: () => plainProperty,
  empty: noItems,
  structure: items,
  rules: (field) => ({
    type: 'array',
    ...countOf(field),
    ...anItem(field),
    items: joinedRules('page', field.place.by),
  }),
});
