import { WEB_LINK } from '../lib/linkPatterns';
import { completeLink } from '../lib/links';
import { textItemCodec } from './codecs/textItem';
import { addressGuard, MAX_LENGTHS, MAX_ITEMS } from './guard';
import { defineKind } from './kind';
import type { ItemsPlace, WithPlace } from './places';
import { fieldItemsPlace } from './placing';
import { itemLimits } from './rules';
import type { MaxCount } from './scalars';
import type { CommonSettings } from './settings';
import type { StoredFieldList } from './stored';
import { itemsValue } from './structure';
import { ruleMessages } from './texts';
import { tidyItems, withTidyText } from './tidy';

/** Web addresses of videos or panoramas, each with a preview. There is always at least one row; empty rows are not stored. */
export interface LinksField extends CommonSettings {
  readonly type: 'links';
  readonly label: string;
  /** Where the rows are stored: one field for each. */
  readonly stored: StoredFieldList;
  /** Noun for one row, for example `Video link`. */
  readonly itemLabel: string;
  /** Label of the add button, for example `Add video link`; shown with a plus sign. */
  readonly addLabel: string;
  /** Maximum number of rows. Default: 500. */
  readonly max?: MaxCount;
}

/** The same with resolved storage. */
export type PlacedLinks = WithPlace<LinksField, ItemsPlace>;

export const links = defineKind<LinksField, PlacedLinks>({
  isInput: false,
  previewShape: 'videos',
  place: fieldItemsPlace,
  storage: ({ place }) => ({ as: 'fields', place, codec: textItemCodec('url') }),
  itemText: 'url',
  example: [{ url: 'https://company.example/lake' }],
  ...itemsValue,
  guard: ({ max = MAX_ITEMS }) => ({ ...addressGuard(), maxItems: max }),
  rules: (field) => ({
    type: 'array',
    ...itemLimits(field),
    items: {
      type: 'object',
      properties: { url: { type: 'string', maxLength: MAX_LENGTHS.address, pattern: WEB_LINK, address: true } },
    },
  }),
  problems: { pattern: ({ itemLabel }) => ruleMessages.webLink({ label: itemLabel }) },
  tidy: (_field, value, tidying) =>
    tidyItems(value, tidying, (item, base) => withTidyText(item, { key: 'url', base, tidy: completeLink })),
});
