import type { ValueSettings } from './commonSettings';
import type { Count } from './scalars';
import type { StoredField, StoredNumber } from './stored';

/** Limits of a number. */
interface NumberSettings<Stored = StoredField> extends ValueSettings<Stored> {
  readonly min?: number;
  readonly max?: number;
  readonly positive?: boolean;
  /** Key of a sibling number that this one may not exceed. */
  readonly atMost?: string;
  /** What a number should be: one that is not is taken all the same, with a word below it. */
  readonly warn?: NumberWarnings;
}

/** Expectations of a number that refuse nothing. */
interface NumberWarnings {
  readonly max?: number;
  readonly whole?: boolean;
}

/** A sibling number that follows this one: it becomes `factor` times this one, rounded to `decimals`. */
export interface LinkedNumber {
  /** Key of the sibling. It may be linked back: a number that follows leads no other. */
  readonly to: string;
  readonly factor: number;
  readonly decimals: Count;
}

/** A number, stored as text. */
export interface NumberField extends NumberSettings<StoredNumber> {
  readonly type: 'number';
  readonly linked?: LinkedNumber;
}

/** A price in Philippine pesos, shown with thousand separators and at most two decimals, stored without separators. */
export interface MoneyField extends NumberSettings {
  readonly type: 'money';
}
