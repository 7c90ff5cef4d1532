import type { FormValue } from './values';
import { ruleMessages, warningMessages } from '../lib/ruleMessages';
import type { FieldOf, JsonSchema } from './kind';
import { sibling } from './rules';

type NumericField = FieldOf<'number' | 'money'>;

/** The rules of a number. */
export function numberRules({ positive, min, max, atMost }: NumericField): JsonSchema {
  return {
    type: 'number',
    ...(positive ? { exclusiveMinimum: 0 } : {}),
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(atMost === undefined ? {} : { allOf: [{ maximum: sibling(atMost) }] }),
  };
}

export const numberProblems = { type: ({ label }: NumericField) => ruleMessages.number(label) };

/** What the field's `warn` expects of a number. */
export function numberWarning({ label, warn = {} }: NumericField, value: FormValue): string | undefined {
  if (typeof value !== 'number') return undefined;
  if (warn.max !== undefined && value > warn.max) return warningMessages.max(label, warn.max);
  return warn.whole && !Number.isInteger(value) ? warningMessages.whole(label) : undefined;
}
