import { createNumberFormat } from '../lib/numberFormat';
import { numberCodec } from './codecs/number';
import { defineKind } from './kind';
import { numeric, type NumberSettings } from './numeric';
import type { Count } from './scalars';
import { textOf } from './displayText';
import { storedAsText } from './storage';
import type { FormValue } from './values';

/** A sibling number that follows this one: it becomes `factor` times this one, rounded to `decimals`. */
export interface LinkedNumber {
  /** Key of the sibling. It may be linked back: a number that follows leads no other. */
  readonly to: string;
  /** How many times this one the other one is. */
  readonly factor: number;
  /** Digits after the point that the other one is rounded to. */
  readonly decimals: Count;
}

/** A number, stored as text. */
export interface NumberField extends NumberSettings {
  readonly type: 'number';
  /** Another number that follows from this one. */
  readonly linked?: LinkedNumber;
  /** Stands behind the input, such as `sqm`. The number has thousands separators then, while nobody types it. */
  readonly unit?: string;
}

export const number = defineKind<NumberField>({
  ...numeric,
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
