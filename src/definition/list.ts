import type { ServedOptions } from '../kinds/options';
import type { Brand } from '../lib/brand';

/** The tone of a badge. */
export type BadgeTone = 'good' | 'waiting';

/** A column of a table list, or a line of the facts about an entry. */
export interface ListColumn {
  /** A property of the listed record. */
  readonly field: string;
  /** Heading of the column. */
  readonly label: string;
  /** Lets people sort the list by the column. Default: false. */
  readonly sortable?: boolean;
  /**
   * How the value is shown: `date` as 'MMM DD, YYYY', `dateTime` as the same with 'hh:mm A', `line` as formatted text without its
   * formatting, truncated to the column. Default: `text`.
   */
  readonly format?: 'text' | 'line' | 'date' | 'dateTime' | 'badge';
  /** Tones of the badge by value. A value without a tone has a neutral badge. */
  readonly tones?: Readonly<Record<string, BadgeTone>>;
  /** Only these brands have the column. */
  readonly brands?: readonly Brand[];
}

/** One choice of a filter. */
export interface FilterChoice {
  /** The value that the list is filtered by. */
  readonly value: string;
  /** Text on screen. */
  readonly label: string;
  /** Offers the choice only while another filter, given by its key, has this value. */
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

/** Maximum number of filters of a list. The services accept no more in one query, so that no query takes long to answer. */
export const MAX_FILTERS = 50;

/** What a filter matches: one choice, a part of a text, a range of days, a range of numbers, or yes or no. */
export type FilterBy = 'choice' | 'text' | 'dates' | 'numbers' | 'flag';

/** A filter above a list. Unless `by` says otherwise, it is a choice, initially 'Label: All'. */
export interface ListFilter {
  /**
   * Name of the filter in the source of the records; for records that definitions describe, one of their properties. It is also the
   * URL parameter, so it must be none of LIST_PARAMETERS.
   */
  readonly key: string;
  /** Name of the filter, shown while nothing is selected. */
  readonly label: string;
  /** What the filter matches. Default: `choice`. A range is `from..to` in the URL; either end may be missing. */
  readonly by?: FilterBy;
  /** Fixed choices. Absent: those of `options`, or else those in the list's own response. */
  readonly choices?: readonly FilterChoice[];
  /** Choices loaded from a service. */
  readonly options?: ServedOptions;
  /** Only these brands have the filter. */
  readonly brands?: readonly Brand[];
}

/** An action on all selected rows: it asks once, then processes the rows one by one and reports the result of each. */
export interface BulkAction {
  /** Label of the button: `Hide`. */
  readonly label: string;
  /** `remove`, which requires the area's delete scope, or the properties to set, which requires its update scope. */
  readonly does: 'remove' | { readonly set: Readonly<Record<string, string | number | boolean>> };
  /** Confirmation question. `{count}` stands for the number of rows, `{entries}` for the noun: 'career' or 'careers'. */
  readonly question: string;
  /** The side of the toggle on which the action is offered. Default: both. */
  readonly on?: 'active' | 'inactive';
}

/** How the rows of a list are shown as cards, by the names of their properties. */
export interface RowCards {
  /** The property shown as the card's title. */
  readonly title: string;
  /** The properties shown below the title, and the noun for a missing value. */
  readonly lines: readonly { readonly field: string; readonly missing: string }[];
  /** Properties shown together on the picture. A value that is a choice of a filter is shown with the filter's label. */
  readonly tags: readonly string[];
  /** The property that holds the storage key of the picture. */
  readonly picture: string;
  /** The property that holds the alt text of the picture. */
  readonly altText: string;
  /** The property that holds a video link, whose thumbnail is shown if there is no picture. */
  readonly video: string;
  /** The property that holds the time of the last save, in ISO 8601. */
  readonly savedAt: string;
}

/** The sort key of a list that people order by hand. */
export const POSITION = 'position';

/** The order of a list. */
export interface ListSort {
  /** A property of the listed records, or `position` if people order the entries themselves, by dragging or with the keyboard. */
  readonly by: string;
  /** Ascending or descending. */
  readonly order: 'ASC' | 'DESC';
}

/** What the add button of a list offers. */
export type ListOffer = 'missing tabs' | 'new entry';

/** A list screen in table form. */
export interface TableList<Offer extends ListOffer = ListOffer> {
  readonly kind: 'table';
  /** Heading above the list. */
  readonly heading: string;
  /** Completes the placeholder 'Search {searchLabel}'. */
  readonly searchLabel: string;
  /** The columns from left to right. */
  readonly columns: readonly ListColumn[];
  /** The initial order; people may sort by another column. */
  readonly sort: ListSort;
  /** Whether the Active/Inactive toggle with its counts is shown. */
  readonly activeToggle: boolean;
  /** Labels of the two sides of the toggle. Default: Active and Inactive. */
  readonly toggleLabels?: { readonly active: string; readonly inactive: string };
  /** Filters above the list, from left to right. */
  readonly filters?: readonly ListFilter[];
  /** Actions on selected rows, for lists of records. */
  readonly bulk?: readonly BulkAction[];
  /** Offers the rows of all pages as a CSV file with this name, to which the side of the toggle, the date and the extension are added. */
  readonly csv?: string;
  /** Shows the rows of a list of records as cards instead of a table (CARD). */
  readonly cards?: RowCards;
  /** Toast shown if the list cannot be loaded. Absent: the error is only logged. */
  readonly loadError?: string;
  /** The add button: it offers the tabs that have no page yet, or opens the form of a new entry. Absent: there is none. */
  readonly add?: { readonly label: string; readonly offers: Offer };
}
