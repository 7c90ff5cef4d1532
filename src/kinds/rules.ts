import { LONGEST, MOST_ITEMS } from './guard';
import type { JsonSchema, NamedSibling } from './kind';

/** Whether a value must always be there, the conditions of its field aside. */
export function isRequired(field: object): boolean {
  return 'required' in field;
}

/** The rules of a text, of which something must be visible where it is required. */
export function textRules(field: object, rules: JsonSchema = {}): JsonSchema {
  return {
    type: 'string',
    maxLength: LONGEST.line,
    ...rules,
    ...(isRequired(field) ? { allOf: [{ pattern: '\\S' }] } : {}),
  };
}

/** How many items there may be. */
export function itemLimits({ min, max = MOST_ITEMS }: { readonly min?: number; readonly max?: number }): JsonSchema {
  return { ...(min === undefined ? {} : { minItems: min }), maxItems: max };
}

/** An item at least, where the field is required. */
export function atLeastOne(field: object): JsonSchema {
  return isRequired(field) ? { minItems: 1 } : {};
}

/** The value beside the one that a rule is about. */
export function sibling(key: string): JsonSchema {
  return { $data: `1/${key}` };
}

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
 * The rules that compare a date, month or time. They come after the others: what is no date is not said to be too early too.
 * @param limits.min `today` or a value as the form keeps it
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

/** The siblings that a date, month or time is compared with. */
export function comparedSiblings(field: OrderSettings & { readonly type: string }): readonly NamedSibling[] {
  return ORDERS.map((setting) => ({ setting, key: field[setting], type: field.type }));
}

/** A text that is stored joined with others may not hold what stands between them. */
export function joinedRules(key: string, joint: string): JsonSchema {
  return { type: 'object', properties: { [key]: { type: 'string', not: { pattern: joint } } } };
}
