import { ruleMessages, warningMessages } from '../lib/ruleMessages';
import { numberProperty } from './codecs/property';
import type { FieldOf, JsonSchema } from './kind';
import { sibling } from './rules';
import { valueStructure } from './structure';
import type { FormValue } from './values';

type NumericField = FieldOf<'number' | 'money'>;

/** What numbers and amounts of money have in common. */
export const numeric = {
  isInput: true,
  drawn: 'line',
  property: () => numberProperty,
  structure: valueStructure,
  rules: ({ positive, min, max, atMost }: NumericField): JsonSchema => ({
    type: 'number',
    ...(positive ? { exclusiveMinimum: 0 } : {}),
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(atMost === undefined ? {} : { allOf: [{ maximum: sibling(atMost) }] }),
  }),
  problems: { type: ({ label }: NumericField) => ruleMessages.number(label) },
  warning({ label, warn = {} }: NumericField, value: FormValue): string | undefined {
    if (typeof value !== 'number') return undefined;
    if (warn.max !== undefined && value > warn.max) return warningMessages.max(label, warn.max);
    return warn.whole && !Number.isInteger(value) ? warningMessages.whole(label) : undefined;
  },
} as const;
