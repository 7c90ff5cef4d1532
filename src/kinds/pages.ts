import { joinedCodec, PAGES } from './codecs/joined';
import { plainProperty } from './codecs/property';
import { defineKind } from './kind';
import { atLeastOne, itemLimits, joinedRules } from './rules';
import { itemsStructure, noItems } from './structure';

/** Pages of the website, their ids joined in one stored field. */
export const pages = defineKind<'pages'>({
  isInput: true,
  drawn: 'line',
  storage: ({ place }) => ({ as: 'json', place: place.joined, codec: joinedCodec(place.by, PAGES) }),
  property: () => plainProperty,
  empty: noItems,
  structure: itemsStructure,
  rules: (field) => ({
    type: 'array',
    ...itemLimits(field),
    ...atLeastOne(field),
    items: joinedRules('page', field.place.by),
  }),
});
