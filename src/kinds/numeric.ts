import { numberProperty } from './codecs/property';
import { shortGuard } from './guard';
import type { SettingProblem, JsonSchema, SiblingReference } from './kind';
import type { WithPlace } from './places';
import { sibling } from './rules';
import type { ValueSettings } from './settings';
import { oneValue } from './structure';
import { ruleMessages, warningMessages } from './texts';
import type { FormValue } from './values';

/** Limits of a number. */
export interface NumberSettings extends ValueSettings {
  /** The least value. */
  readonly min?: number;
  /** The greatest value. */
  readonly max?: number;
  /** Asks for more than zero. */
  readonly positive?: boolean;
  /** Whole numbers only. */
  readonly integer?: boolean;
  /**
   * Multiples of this only; the arrow keys go up and down by it.
   * @exclusiveMinimum 0
   */
  readonly step?: number;
  /** What a new form or item begins with. */
  readonly default?: number;
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
  settingProblems({ integer, step }: NumericField): readonly SettingProblem[] {
    return [
      ...(integer && step !== undefined && !Number.isInteger(step)
        ? [{ setting: 'step', expected: 'a whole number, as the field has', got: String(step) }]
        : []),
    ];
  },
  problems: { type: ({ label }: NumericField) => ruleMessages.number({ label }) },
  warning({ label, warn = {} }: NumericField, value: FormValue): string | undefined {
    if (typeof value !== 'number') return undefined;
    if (warn.max !== undefined && value > warn.max) return warningMessages.max({ label, limit: warn.max });
    return warn.whole && !Number.isInteger(value) ? warningMessages.whole({ label }) : undefined;
  },
} as const;
