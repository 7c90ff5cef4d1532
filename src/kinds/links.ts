import { WEB_LINK } from '../lib/linkPatterns';
import { completeLink } from '../lib/links';
import { ruleMessages } from '../lib/ruleMessages';
import { textItemCodec } from './codecs/textItem';
import { defineKind } from './kind';
import { itemLimits } from './rules';
import { itemsStructure, noItems } from './structure';
import { tidyItems, withTidyText } from './tidy';

/** Web addresses of videos or panoramas, each a stored field. */
export const links = defineKind<'links'>({
  isInput: false,
  drawn: 'videos',
  storage: ({ place }) => ({ as: 'fields', place, codec: textItemCodec('url') }),
  empty: noItems,
  structure: itemsStructure,
  rules: (field) => ({
    type: 'array',
    ...itemLimits(field),
    items: { type: 'object', properties: { url: { type: 'string', pattern: WEB_LINK } } },
  }),
  problems: { pattern: ({ itemLabel }) => ruleMessages.webLink(itemLabel) },
  tidied: (_field, value, tidying) =>
    tidyItems(value, tidying, (item, base) => withTidyText(item, { key: 'url', base, tidy: completeLink })),
});
