import { duplicatesIn } from '../lib/brand';
import { PAGES } from './codecs/joined';
import { defineKind } from './kind';
import { linked, type LinkedSettings } from './linked';
import type { JoinedPlace, WithPlace } from './places';
import { joinedPlace } from './placing';
import type { StoredJoined } from './stored';

/** A category of pages that can be selected. */
export interface PageCategory {
  /** The category as stored in the pages. */
  readonly value: string;
  /** Name of the category on screen. */
  readonly label: string;
}

/** The pages of the brand that can be selected. */
export interface PickedPages {
  /** Tag of the pages; `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly tag: string;
  /**
   * Offers only pages of these categories. If there are several, people select one above the list. Absent: all pages.
   * @title a list with a category at least
   * @minItems 1
   */
  readonly categories?: readonly PageCategory[];
}

/** Related pages, in the order of selection. Stored as their ids, joined in one field (B-54). */
export interface PagesField extends LinkedSettings {
  readonly type: 'pages';
  /** The field that holds the ids in the order of the rows. */
  readonly stored: StoredJoined;
  /** The pages that can be selected. */
  readonly pages: PickedPages;
}

/** The same with resolved storage. */
export type PlacedPages = WithPlace<PagesField, JoinedPlace>;

export const pages = defineKind<PagesField, PlacedPages>({
  ...linked(PAGES),
  refersTo: ({ pages: { tag } }) => ({ tag }),
  place: joinedPlace,
  settingProblems: ({ pages: { categories = [] } }) =>
    duplicatesIn(categories, 'value').map(([index, { value }]) => ({
      setting: `pages.categories.${index}`,
      expected: 'each once',
      got: JSON.stringify(value),
    })),
});
