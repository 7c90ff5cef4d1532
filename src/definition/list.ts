import type { ServedOptions } from '../kinds/options';
import type { Brand } from '../lib/brand';

/** What a badge says besides its words. */
export type BadgeTone = 'good' | 'waiting';

/** One column of a table list, or one line of what is known of an entry. */
export interface ListColumn {
  /** A property of the listed record. */
  readonly field: string;
  /** The head of the column. */
  readonly label: string;
  /** Lets the head sort the list. */
  readonly sortable?: boolean;
  /**
   * How the value is shown: `date` as 'MMM DD, YYYY', `dateTime` with its 'hh:mm A', `line` as the words of formatted text,
   * cut where the column ends.
   */
  readonly format?: 'text' | 'line' | 'date' | 'dateTime' | 'badge';
  /** The tones of a badge by value; one without a tone is quiet. */
  readonly tones?: Readonly<Record<string, BadgeTone>>;
  /** Only these brands have the column. */
  readonly brands?: readonly Brand[];
}

/** One choice of a filter. */
export interface FilterChoice {
  /** What the list is narrowed to. */
  readonly value: string;
  /** What is chosen. */
  readonly label: string;
  /** Offered only while another filter, by its key, has this value or none. */
  readonly under?: { readonly filter: string; readonly value: string };
}

/** Query parameters of a table list other than its filters: no filter may use one of these as its key. */
export const LIST_PARAMETERS = [
  'search',
  'status',
  'sort',
  'order',
  'columns',
  'page',
  'size',
  'open',
  'brand',
] as const;

/** What a filter compares: one choice, a part of the text, the days from one to another, numbers, or yes and no. */
export type FilterBy = 'choice' | 'text' | 'dates' | 'numbers' | 'flag';

/** A filter above a list: a choice, 'Label: All' at first, unless `by` says otherwise. */
export interface ListFilter {
  /**
   * What the source of the records calls it, a property of records that definitions describe; it is also the name of its
   * parameter in the address, and none of LIST_PARAMETERS.
   */
  readonly key: string;
  /** Shown in the filter while nothing is chosen. */
  readonly label: string;
  /** `choice` unless given. A range is `from..to` in the address, either end of which may be missing. */
  readonly by?: FilterBy;
  /** What can be chosen: fixed, or what the list's own answer names, or else what a service gives. */
  readonly choices?: readonly FilterChoice[];
  /** Choices that a service gives. */
  readonly options?: ServedOptions;
  /** Only these brands have the filter. */
  readonly brands?: readonly Brand[];
}

/** What is done with every chosen row, one after the other, after one question; each row says what became of it. */
export interface BulkAction {
  /** The button's text: `Hide`. */
  readonly label: string;
  /** `remove`, which needs the area's delete scope, or the properties that are set, which needs its update scope. */
  readonly does: 'remove' | { readonly set: Readonly<Record<string, string | number | boolean>> };
  /** Asked once; `{count}` stands for how many, `{entries}` for 'career' or 'careers'. */
  readonly question: string;
  /** The side of the toggle where it is offered; both unless given. */
  readonly on?: 'active' | 'inactive';
}

/** How the rows of a list look as cards: names of their properties. The name of the row is its title. */
export interface RowCards {
  /** The field that stands at the top of a card. */
  readonly title: string;
  /** The fields below it, and what stands there without a value. */
  readonly lines: readonly { readonly field: string; readonly missing: string }[];
  /** Shown on the picture together; what is a filter's choice is called as the filter calls it. */
  readonly tags: readonly string[];
  /** The stored key of the picture, and what is said of it. */
  readonly picture: string;
  /** The field that describes the picture. */
  readonly altText: string;
  /** The link of a video, whose thumbnail shows where there is no picture. */
  readonly video: string;
  /** When it was saved, in ISO 8601. */
  readonly savedAt: string;
}

/** The sort key of a list that people order by hand. */
export const POSITION = 'position';

/** An order of a list. */
export interface ListSort {
  /** A property of the listed records; POSITION where people order the entries themselves, by dragging and by keys. */
  readonly by: string;
  /** Upwards or downwards, until somebody sorts by another column. */
  readonly order: 'ASC' | 'DESC';
}

/** What the add button of a list offers. */
export type ListOffer = 'missing tabs' | 'new entry';

/** A list screen in table form. */
export interface TableList<Offer extends ListOffer = ListOffer> {
  readonly kind: 'table';
  /** Stands above the list. */
  readonly heading: string;
  /** Completes the placeholder 'Search {searchLabel}'. */
  readonly searchLabel: string;
  /** The columns from left to right. */
  readonly columns: readonly ListColumn[];
  /** The order to begin with. */
  readonly sort: ListSort;
  /** Whether the Active/Inactive toggle with its counts is shown. */
  readonly activeToggle: boolean;
  /** What the sides of the toggle are called; Active and Inactive unless given. */
  readonly toggleLabels?: { readonly active: string; readonly inactive: string };
  /** Choices that narrow the list, from left to right. */
  readonly filters?: readonly ListFilter[];
  /** Actions on chosen rows, for lists of records. */
  readonly bulk?: readonly BulkAction[];
  /** Offers all rows that the list shows, on every page, as a CSV file of this name, which gets the side of the toggle, the day and the ending. */
  readonly csv?: string;
  /** Shows the rows of a list of records as cards instead of a table (CARD). */
  readonly cards?: RowCards;
  /** Toast shown when the list cannot be loaded; without one the error is only logged. */
  readonly loadError?: string;
  /** The add button: offers the tabs that have no page yet, or opens the form of a new entry. */
  readonly add?: { readonly label: string; readonly offers: Offer };
}
