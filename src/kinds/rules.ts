import { LONGEST, MOST_ITEMS } from './guard';
import type { JsonSchema } from './kind';

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

/** A text that is stored joined with others may not hold what stands between them. */
export function joinedRules(key: string, joint: string): JsonSchema {
  return { type: 'object', properties: { [key]: { type: 'string', not: { pattern: joint } } } };
}
