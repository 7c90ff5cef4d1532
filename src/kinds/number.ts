import { numberCodec } from './codecs/number';
import { defineKind } from './kind';
import { numeric, type NumberSettings } from './numeric';
import { fieldPlace } from './placing';
import type { Count } from './scalars';
import { storedAsText } from './storage';
import type { StoredNumber } from './stored';

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

/** A number. */
export const number = defineKind<NumberField>({
  ...numeric,
  place: (field, scope) => fieldPlace(field, scope, 'number'),
  storage: storedAsText(numberCodec),
  siblings: (field) => [...numeric.siblings(field), { setting: 'linked.to', key: field.linked?.to, type: field.type }],
});
