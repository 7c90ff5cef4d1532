import type { PlacedField } from '../definition';
import type { JsonSchema } from '../kinds';
import type { FormValue } from '../tree';
import { ajvValidator } from './ajv';
import { COMPARISONS, objectRules, objectStructure, rulesOf, withoutSettings } from './fieldSchemas';
import { messageOf } from './problemText';
import type { SchemaValidator } from './types';
import { createValidate } from './validate';

/** What is wrong with a value, in the words of the form; undefined for one that is right. */
export type FieldCheck = (value: FormValue) => string | undefined;

const KEY = 'value';

/**
 * The check of one field by itself, as the form makes it: for the services, which see values without the form around them.
 * Whether a value is there at all, and what it must be beside others, is the form's alone.
 */
export function checkOfField(field: PlacedField): FieldCheck {
  const alone = withoutSettings(field, OF_FORMS);
  const fields = { [KEY]: alone };
  const validate = createValidate(
    { editor: { fields }, schema: objectStructure(fields) },
    validatorOf(objectRules(fields)),
  );
  const longest = longestOf(rulesOf(alone, { fields, around: undefined }));
  // Most texts have no other rule, and a page has thousands of them.
  return (value) =>
    typeof value === 'string' && value.length <= longest ? undefined : validate({ [KEY]: value })[0]?.message;
}

/** The most units of a text that is held to its length alone, below any length where there are other rules. */
function longestOf({ type, maxLength, ...others }: JsonSchema): number {
  const isAlone = type === 'string' && typeof maxLength === 'number' && Object.keys(others).length === 0;
  return isAlone ? maxLength : -1;
}

/** What the form says of a text, or a list, that exceeds a limit. */
export function limitMessage(field: PlacedField, keyword: 'maxLength' | 'maxItems', limit: number): string {
  const fields = { [KEY]: field };
  return messageOf({ error: { instancePath: '', keyword, params: { limit } }, path: [KEY], fields, data: {} });
}

/** What the rules of a field owe to others, or to a form that is complete. */
const OF_FORMS: readonly string[] = [
  ...['required', 'requiredWhen', 'visibleWhen', 'enabledWhen', 'readOnly', 'uniqueBy'],
  ...COMPARISONS,
];

/** Many fields have the same rules. */
const validators = new Map<string, SchemaValidator>();

function validatorOf(schema: JsonSchema): SchemaValidator {
  const text = JSON.stringify(schema);
  const validator = validators.get(text) ?? ajvValidator(schema);
  validators.set(text, validator);
  return validator;
}
