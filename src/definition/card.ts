import type { Choice } from '../kinds/choices';

/** Every collection at this level. */
export const EACH = '*';
/** The first collection at this level. */
export const FIRST = '*:first';

/** A value that lists show of a page, and where its tree holds it. */
export interface CardValue {
  /** The container, then collections inside it by their names; EACH and FIRST stand for names that staff choose. */
  readonly at: readonly [container: string, ...collections: string[]];
  /** The name of the field; absent for media: any field. */
  readonly field?: string;
  /** What becomes of the fields found: the first text (default), all different texts, or the featured file. */
  readonly as?: 'text' | 'texts' | 'file';
}

/** What lists show of the pages of a tag, kept beside each page so that no list reads whole trees. */
export interface PageCard {
  /** The tag; `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly pages: string;
  /**
   * Values by the names that lists and filters use; of several places the first that holds something counts.
   * `category` tells the kind of the page.
   */
  readonly values: Readonly<Record<string, readonly [CardValue, ...CardValue[]]>>;
}

/**
 * One line of a card below its title. `value` names a value of the page's card (schemas/cards.ts).
 * @discriminator kind
 */
export type CardLine =
  | {
      readonly kind: 'text';
      readonly value: string;
      /** What is missing where there is no text: `location` gives 'No location listed' (CARD-016). */
      readonly missing: string;
    }
  /** A price in pesos, or a range of prices, in short numbers (PROP-012, A-34). */
  | {
      readonly kind: 'price';
      readonly lowest: string;
      readonly highest: string;
      readonly missing: string;
    }
  /** When the page was saved last. */
  | { readonly kind: 'date' };

/** A choice above the cards, 'Name: All' at first (CARD-002). */
export interface CardFilter {
  /** Shown in the filter while nothing is chosen. */
  readonly label: string;
  /** What is compared: a value of the area's `card`, by its name. One of several texts is enough. */
  readonly value: string;
  /**
   * What can be chosen, for a value that is one of some: however it is stored, it counts as the choice that reads it.
   * Absent: what can be found (PROP-008).
   */
  readonly choices?: readonly Choice[];
}

/** Query parameters of a list of cards other than its filters: no filter may compare a value of one of these names. */
export const CARD_PARAMETERS = ['search', 'tab', 'page', 'size', 'open', 'brand'] as const;

/** How a filter of page lists is called in the operations of the specification. */
export interface SpecifiedFilter {
  /** The tag of the pages; `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly pages: string;
  /** The value of their card. */
  readonly value: string;
  /** The property of `filters` of searchPages, and the property of that; the latter is also its parameter in the address. */
  readonly sentAs: readonly [group: string, name: string];
  /** The operation that answers what can be found, in the second property of `sentAs`. */
  readonly listedBy?: string;
}

/** A list screen in card form (CARD). */
export interface CardList {
  readonly kind: 'cards';
  /** Stands above the list. */
  readonly heading: string;
  /** Completes the placeholder 'Search {searchLabel}'. */
  readonly searchLabel: string;
  /** The text of the first card, shown with a plus sign. */
  readonly addLabel: string;
  /** The value of the card that is its title; absent: the name of the page. */
  readonly title?: string;
  /** The lines of a card below its name, from top to bottom. */
  readonly lines: readonly CardLine[];
  /** The value shown as a tag on the picture. */
  readonly tag?: string;
  /** The choices of the form whose value the tag is: it shows their labels, however the value is stored. */
  readonly tagChoices?: readonly Choice[];
  /** The value that holds the link of a video: the play icon shows, and its thumbnail where there is no picture. */
  readonly video?: string;
  /** Choices that narrow the list, from left to right. */
  readonly filters?: readonly CardFilter[];
  /** Tabs above the list, one for each category of the pages that the user may manage (CONT-001). */
  readonly tabs?: readonly { readonly category: string; readonly label: string }[];
  /** Offers all pages that the list shows as a CSV file of this name, which gets the day and the ending. */
  readonly csv?: string;
  /** Whether pages can be featured. */
  readonly canFeature: boolean;
  /** What is shown instead of the list to people who may do nothing in the area (PROP-014, B-18). */
  readonly noAccess?: string;
  /** Toast shown when the list cannot be loaded. */
  readonly loadError: string;
}
