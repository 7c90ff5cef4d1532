import type { CommonSettings, ValueSettings } from './commonSettings';
import type { StoredDate, StoredRange } from './stored';

/** A day, shown as MM/DD/YYYY; stored so, or as an instant in UTC. */
export interface DateField extends ValueSettings<StoredDate> {
  readonly type: 'date';
  /** Key of a sibling date that this one must be later than. */
  readonly laterThan?: string;
  /** What a new form or item begins with. */
  readonly default?: 'today';
}

/** A month, shown and stored as MM/YYYY. */
export interface MonthField extends ValueSettings {
  readonly type: 'month';
  /** Key of a sibling month that this one must be later than. */
  readonly laterThan?: string;
}

/** A time of day from which and one until which, on a 12-hour clock, stored in two fields as hh:mm a. */
export interface TimeRangeField extends CommonSettings {
  readonly type: 'timeRange';
  readonly label: string;
  readonly stored: StoredRange;
  /** The message shown when one of the two is missing. */
  readonly required?: string;
  /** What a range should be: one that is not is taken all the same, with a word below it. */
  readonly warn?: RangeWarnings;
}

/** Expectations of a range of times that refuse nothing. */
interface RangeWarnings {
  /** The end is later than the start; 12:00 am at the end is midnight. */
  readonly inOrder?: boolean;
}
