import { joinedCodec, PAGES } from './codecs/joined';
import { plainProperty } from './codecs/property';
import { LONGEST, MOST_ITEMS } from './guard';
import { defineKind } from './kind';
import type { JoinedPlace, Placed } from './places';
import { joinedPlace } from './placing';
import { atLeastOne, itemLimits, joinedRules } from './rules';
import type { Count } from './scalars';
import type { CommonSettings } from './settings';
import type { StoredJoined } from './stored';
import { inItems } from './structure';

/** A category of pages that can be picked. */
export interface PageCategory {
  /** As the pages have it stored. */
  readonly value: string;
  readonly label: string;
}

/** Which pages of the brand can be picked. */
export interface PickedPages {
  /** The tag of the pages; `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly tag: string;
  /** Only pages of these categories; where there are several, the person who picks chooses among them. */
  readonly categories?: readonly PageCategory[];
}

/** Related pages in the order in which they were picked; stored as their ids, joined in one field (B-54). */
export interface PagesField extends CommonSettings {
  readonly type: 'pages';
  readonly label: string;
  readonly stored: StoredJoined;
  readonly pages: PickedPages;
  /** Shown in the empty input of the search. */
  readonly placeholder?: string;
  /** The message shown when no page is picked. */
  readonly required?: string;
  /** How many pages may be picked. */
  readonly max?: Count;
}

/** The same with its storage spelled out. */
export type PlacedPages = Placed<PagesField, JoinedPlace>;

/** Pages of the website, their ids joined in one stored field. */
export const pages = defineKind<PagesField, PlacedPages>({
  isInput: true,
  drawn: 'line',
  place: joinedPlace,
  storage: ({ place }) => ({ as: 'json', place: place.joined, codec: joinedCodec(place.by, PAGES) }),
  property: () => plainProperty,
  ...inItems,
  guard: ({ max = MOST_ITEMS }) => ({ as: 'text', maxLength: LONGEST.paragraphs, maxItems: max, names: 'entries' }),
  rules: (field) => ({
    type: 'array',
    ...itemLimits(field),
    ...atLeastOne(field),
    items: joinedRules('page', field.place.by),
  }),
});
