import { PAGES } from './codecs/joined';
import { defineKind } from './kind';
import { linked, type LinkedSettings } from './linked';
import type { JoinedPlace, WithPlace } from './places';
import { joinedPlace } from './placing';
import type { StoredJoined } from './stored';

/** A category of pages that can be picked. */
export interface PageCategory {
  /** As the pages have it stored. */
  readonly value: string;
  /** What pages of the category are called above the list. */
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
export interface PagesField extends LinkedSettings {
  readonly type: 'pages';
  /** The field that holds the ids in the order of the rows. */
  readonly stored: StoredJoined;
  /** Which pages can be picked. */
  readonly pages: PickedPages;
}

/** The same with resolved storage. */
export type PlacedPages = WithPlace<PagesField, JoinedPlace>;

export const pages = defineKind<PagesField, PlacedPages>({
  ...linked(PAGES),
  refersTo: ({ pages: { tag } }) => ({ tag }),
  place: joinedPlace,
});
