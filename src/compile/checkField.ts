import type { PlacedField } from '../definition';
import type { JsonSchema } from '../kinds';
import type { FormValue } from '../tree';
import { ajvValidator } from './ajv';
import { COMPARISONS, objectRules, objectStructure, rulesOf, withoutSettings } from './fieldSchemas';
import { messageOf } from './problemText';
import type { SchemaValidator } from './types';
import { createValidate } from './validate';

/** The form's message for an invalid value; undefined for a valid one. */
export type FieldCheck = (value: FormValue) => string | undefined;

const KEY = 'value';

/**
 * The form's check of a single field, for the services, which receive values without the rest of the form.
 * Required values and comparisons with other fields are left to the form.
 */
export function checkOfField(field: PlacedField): FieldCheck {
  const standalone = withoutSettings(field, FORM_ONLY_SETTINGS);
  const fields = { [KEY]: standalone };
  const validate = createValidate(
    { editor: { fields }, schema: objectStructure(fields) },
    validatorOf(objectRules(fields)),
  );
  const maxLength = maxLengthOf(rulesOf(standalone, { fields, outer: undefined }));
  // Most texts have no other rule, and a page has thousands of them.
  return (value) =>
    typeof value === 'string' && value.length <= maxLength ? undefined : validate({ [KEY]: value })[0]?.message;
}

/** The maximum length (UTF-16 code units) of a text without other rules; -1, below any length, where there are others. */
function maxLengthOf({ type, maxLength, ...others }: JsonSchema): number {
  const isOnlyRule = type === 'string' && typeof maxLength === 'number' && Object.keys(others).length === 0;
  return isOnlyRule ? maxLength : -1;
}

/** The form's message for a text, or a list, that exceeds a limit. */
export function limitMessage(field: PlacedField, keyword: 'maxLength' | 'maxItems', limit: number): string {
  const fields = { [KEY]: field };
  return messageOf({ error: { instancePath: '', keyword, params: { limit } }, path: [KEY], fields, data: {} });
}

/** Settings whose rules depend on other fields, or on the form being complete. */
export const FORM_ONLY_SETTINGS: readonly string[] = [
  ...['required', 'requiredWhen', 'visibleWhen', 'enabledWhen', 'readOnly', 'uniqueBy'],
  ...COMPARISONS,
];

/** By schema, as text: many fields have the same rules. */
const validators = new Map<string, SchemaValidator>();

function validatorOf(schema: JsonSchema): SchemaValidator {
  const text = JSON.stringify(schema);
  const validator = validators.get(text) ?? ajvValidator(schema);
  validators.set(text, validator);
  return validator;
}
