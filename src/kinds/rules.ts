import { MAX_LENGTHS, MAX_ITEMS } from './guard';
import type { JsonSchema } from './kind';

/** Whether a value is required, regardless of the conditions of its field. */
export function isRequired(field: object): boolean {
  return 'required' in field;
}

/** The rules of a text; a required one needs a visible character. */
export function textRules(field: object, rules: JsonSchema = {}): JsonSchema {
  return {
    type: 'string',
    maxLength: MAX_LENGTHS.line,
    ...rules,
    ...(isRequired(field) ? { allOf: [{ pattern: '\\S' }] } : {}),
  };
}

/** The minimum and maximum number of items. */
export function itemLimits({ min, max = MAX_ITEMS }: { readonly min?: number; readonly max?: number }): JsonSchema {
  return { ...(min === undefined ? {} : { minItems: min }), maxItems: max };
}

/** Requires an item if the field is required. */
export function atLeastOne(field: object): JsonSchema {
  return isRequired(field) ? { minItems: 1 } : {};
}

/** A reference to the value of a sibling. */
export function sibling(key: string): JsonSchema {
  return { $data: `1/${key}` };
}

/** A text that is stored joined with others must not contain the separator. */
export function joinedRules(key: string, separator: string): JsonSchema {
  return { type: 'object', properties: { [key]: { type: 'string', not: { pattern: separator } } } };
}
