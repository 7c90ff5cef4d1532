import type { Brand } from './brand';

/** What a badge says besides its words. */
export type BadgeTone = 'good' | 'waiting';

/** One column of a table list, or one line of what is known of an entry. */
export interface ListColumn {
  /** A property of the listed record. */
  readonly field: string;
  readonly label: string;
  readonly sortable?: boolean;
  /** How the value is shown; dates as 'MMM DD, YYYY'. */
  readonly format?: 'text' | 'date' | 'badge';
  /** The tones of a badge by value; one without a tone is quiet. */
  readonly tones?: Readonly<Record<string, BadgeTone>>;
  readonly brands?: readonly Brand[];
}

/** A list screen in table form. */
export interface TableList {
  readonly kind: 'table';
  readonly heading: string;
  /** Completes the placeholder 'Search {searchLabel}'. */
  readonly searchLabel: string;
  readonly columns: readonly ListColumn[];
  readonly sort: { readonly by: string; readonly order: 'ASC' | 'DESC' };
  /** Whether the Active/Inactive toggle with its counts is shown. */
  readonly activeToggle: boolean;
  /** Toast shown when the list cannot be loaded; without one the error is only logged. */
  readonly loadError?: string;
  /** The add button: offers the tabs that have no page yet, or opens the form of a new entry. */
  readonly add?: { readonly label: string; readonly offers: 'missing tabs' | 'new entry' };
}
