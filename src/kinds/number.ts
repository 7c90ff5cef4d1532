import { createNumberFormat } from '../lib/numberFormat';
import { numberCodec } from './codecs/number';
import { defineKind } from './kind';
import { numeric, type NumberSettings } from './numeric';
import type { Count } from './scalars';
import { textOf } from './displayText';
import { storedAsText } from './storage';
import type { FormValue } from './values';

/** A sibling number calculated from this one: `factor` times this number, rounded to `decimals`. */
export interface LinkedNumber {
  /** Key of the sibling. The two may be linked to each other: a calculated number does not trigger another calculation. */
  readonly to: string;
  /**
   * Factor by which this number is multiplied.
   * @not { "const": 0, "title": "a number other than 0" }
   */
  readonly factor: number;
  /** Number of decimals that the result is rounded to. */
  readonly decimals: Count;
}

/** A number, stored as text. */
export interface NumberField extends NumberSettings {
  readonly type: 'number';
  /** A sibling number that is recalculated whenever a person changes this one. */
  readonly linked?: LinkedNumber;
  /** Unit shown after the input, such as `sqm`. The number then has thousands separators, except while it is being edited. */
  readonly unit?: string;
}

export const number = defineKind<NumberField>({
  ...numeric,
  example: 12.5,
  storage: storedAsText(numberCodec),
  displayText: ({ unit }, value) =>
    unit === undefined || value === undefined ? textOf(value) : `${quantityText(value)} ${unit}`,
  siblings: (field) => [...numeric.siblings(field), { setting: 'linked.to', key: field.linked?.to, type: field.type }],
});

const withSeparators = createNumberFormat('en-PH', 20);

/** A number with thousands separators; any other value unchanged. */
export function quantityText(value: FormValue): string {
  return typeof value === 'number' ? withSeparators(value) : textOf(value);
}
