import { plainProperty } from './codecs/property';
import { shortGuard } from './guard';
import type { JsonSchema, SiblingReference } from './kind';
import { sibling } from './rules';
import { oneValue } from './structure';

/** Other fields and days that a date, month or time is compared with. */
export interface OrderSettings {
  /** Key of a sibling of the same type that this one must be later than. */
  readonly laterThan?: string;
  /** Key of a sibling of the same type that this one must not be earlier than. */
  readonly notBefore?: string;
  /** Key of a sibling of the same type that this one must not be later than. */
  readonly notAfter?: string;
}

const ORDERS = ['laterThan', 'notBefore', 'notAfter'] as const satisfies readonly (keyof OrderSettings)[];

/**
 * The rules that compare a date, month or time. They come last, so that an invalid date is not reported as too early as well.
 * @param limits.min `today` or a form value
 */
export function orderRules(
  field: OrderSettings,
  { min, max }: { readonly min?: string; readonly max?: string } = {},
): JsonSchema {
  const rules = [
    ...ORDERS.flatMap((order) => (field[order] === undefined ? [] : [{ [order]: sibling(field[order]) }])),
    ...(min === undefined ? [] : [{ earliest: min }]),
    ...(max === undefined ? [] : [{ latest: max }]),
  ];
  return rules.length === 0 ? {} : { allOf: rules };
}

/** The common parts of the kinds of days, months and times. */
export const dated = {
  ...oneValue,
  property: () => plainProperty,
  guard: shortGuard('date'),
  siblings: (field: OrderSettings & { readonly type: string }): readonly SiblingReference[] =>
    ORDERS.map((setting) => ({ setting, key: field[setting], type: field.type })),
} as const;
