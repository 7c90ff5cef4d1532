import type { Choice } from '../kinds/choices';

/** Every collection at this level. */
export const EACH = '*';
/** The first collection at this level. */
export const FIRST = '*:first';

/** A value of a page that lists show, and its place in the page's tree. */
export interface CardValue {
  /** The container, then nested collections by name. Where staff choose the names, `*` is every collection and `*:first` the first. */
  readonly at: readonly [container: string, ...collections: string[]];
  /** Name of the field. Absent, as for media: any field. */
  readonly field?: string;
  /**
   * What is taken from the fields found: the first text (default), all distinct texts, the featured file, or the name of the first
   * file that is a video.
   */
  readonly as?: 'text' | 'texts' | 'file' | 'video';
}

/** Whether a value is read from uploaded files instead of texts. */
export function isReadFromFiles(as: CardValue['as']): boolean {
  return as === 'file' || as === 'video';
}

/** Values of the pages of a tag that lists show, stored alongside each page so that lists need not read trees. */
export interface PageCard {
  /** The tag, in which `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly pages: string;
  /**
   * Places of the values, by the names that lists and filters use. The first place with a value counts. `category` is the kind of the
   * page.
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
      /** Noun for a missing text: `location` results in 'No location listed' (CARD-016). */
      readonly missing: string;
    }
  /** A price in pesos, or a range of prices, abbreviated (PROP-012, A-34). */
  | {
      readonly kind: 'price';
      readonly lowest: string;
      readonly highest: string;
      readonly missing: string;
    }
  /** The date of the last save. */
  | { readonly kind: 'date' };

/** A filter above the cards, initially 'Name: All' (CARD-002). */
export interface CardFilter {
  /** Name of the filter, shown while nothing is selected. */
  readonly label: string;
  /** The value that is compared, by its name in the area's `card`. If it has several texts, one match is enough. */
  readonly value: string;
  /**
   * The choices, for a value with a fixed set of them: a stored value counts as the choice that reads it, however it is spelled.
   * Absent: the values that occur (PROP-008).
   */
  readonly choices?: readonly Choice[];
}

/** Query parameters of a list of cards other than its filters: no filter may compare a value of one of these names. */
export const CARD_PARAMETERS = ['search', 'tab', 'page', 'size', 'open', 'brand'] as const;

/** The name of a filter of page lists in the operations of the specification. */
export interface SpecifiedFilter {
  /** Tag of the pages; `{BRAND}` and `{brand}` stand for the brand's name. */
  readonly pages: string;
  /** Name of the value of their card. */
  readonly value: string;
  /** A property of `filters` of searchPages, and the property inside it, which is also the URL parameter. */
  readonly sentAs: readonly [group: string, name: string];
  /** The operation that returns the values with matches, in the second property of `sentAs`. */
  readonly listedBy?: string;
}

/** A list screen in card form (CARD). */
export interface CardList {
  readonly kind: 'cards';
  /** Heading above the list. */
  readonly heading: string;
  /** Completes the placeholder 'Search {searchLabel}'. */
  readonly searchLabel: string;
  /** Label of the first card, which adds a page; shown with a plus sign. */
  readonly addLabel: string;
  /** Name of the value shown as the card's title. Default: the name of the page. */
  readonly title?: string;
  /** The lines of a card below its title, from top to bottom. */
  readonly lines: readonly CardLine[];
  /** Name of the value shown as a tag on the picture. */
  readonly tag?: string;
  /** Choices of the form field behind the tag: the tag shows their labels, however the value is spelled in storage. */
  readonly tagChoices?: readonly Choice[];
  /** Name of the value with a video: cards with one show a play icon, and without a picture the thumbnail of a linked video. */
  readonly video?: string;
  /** Filters above the list, from left to right. */
  readonly filters?: readonly CardFilter[];
  /** Tabs above the list, each for a category of the pages; people see those that they may manage (CONT-001). */
  readonly tabs?: readonly { readonly category: string; readonly label: string }[];
  /** Offers all pages of the list as a CSV file with this name, to which the date and the extension are added. */
  readonly csv?: string;
  /** Whether pages can be featured. */
  readonly canFeature: boolean;
  /** Message shown instead of the list to people without any right in the area (PROP-014, B-18). */
  readonly noAccess?: string;
  /** Toast shown if the list cannot be loaded. */
  readonly loadError: string;
}
