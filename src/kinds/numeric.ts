import { numberProperty } from './codecs/property';
import { shortGuard } from './guard';
import type { JsonSchema, SiblingReference } from './kind';
import type { WithPlace } from './places';
import { sibling } from './rules';
import type { ValueSettings } from './settings';
import { oneValue } from './structure';
import { ruleMessages, warningMessages } from './texts';
import type { FormValue } from './values';

/** Limits of a number. */
export interface NumberSettings extends ValueSettings {
  /** Minimum value. */
  readonly min?: number;
  /** Maximum value. */
  readonly max?: number;
  /** Allows only numbers above zero. */
  readonly positive?: boolean;
  /** Allows only whole numbers. */
  readonly integer?: boolean;
  /**
   * Allows only multiples of this number, which is also the step of the arrow keys.
   * @exclusiveMinimum 0
   */
  readonly step?: number;
  /** Initial value of a new form or item. */
  readonly default?: number;
  /** Key of a sibling number that this one must not exceed. */
  readonly atMost?: string;
  /** Expectations of the value. A number that does not meet them is accepted, with a warning below the input. */
  readonly warn?: NumberWarnings;
}

/** Expectations of a number that warn without rejecting it. */
interface NumberWarnings {
  /** Warns of a larger number. */
  readonly max?: number;
  /** Warns of a number with decimals. */
  readonly whole?: boolean;
}

type NumericField = WithPlace<NumberSettings & { readonly type: string }>;

/** The common parts of the kinds of numbers and amounts of money. */
export const numeric = {
  ...oneValue,
  property: () => numberProperty,
  guard: shortGuard('number'),
  startingValue: (field: Pick<NumericField, 'default'>) => field.default,
  rules: ({ positive, min, max, atMost, integer, step = integer ? 1 : undefined }: NumericField): JsonSchema => ({
    type: 'number',
    ...(positive ? { exclusiveMinimum: 0 } : {}),
    ...(min === undefined ? {} : { minimum: min }),
    ...(max === undefined ? {} : { maximum: max }),
    ...(step === undefined ? {} : { multipleOf: step }),
    ...(atMost === undefined ? {} : { allOf: [{ maximum: sibling(atMost) }] }),
  }),
  siblings: ({ type, atMost }: NumericField): readonly SiblingReference[] => [{ setting: 'atMost', key: atMost, type }],
  problems: { type: ({ label }: NumericField) => ruleMessages.number({ label }) },
  warning({ label, warn = {} }: NumericField, value: FormValue): string | undefined {
    if (typeof value !== 'number') return undefined;
    if (warn.max !== undefined && value > warn.max) return warningMessages.max({ label, limit: warn.max });
    return warn.whole && !Number.isInteger(value) ? warningMessages.whole({ label }) : undefined;
  },
} as const;
