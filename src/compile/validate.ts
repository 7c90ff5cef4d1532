import type { PlacedField, PlacedFields } from '../definition';
import { kindOf } from '../kinds';
import { keysOfPointer } from '../lib/objects';
import { isGroup, storedAt, valueAt, type FormData, type FormPath, type FormValue, type Problem } from '../tree';
import { fieldAt } from './labels';
import { messageOf } from './problemText';
import type { CheckedForm, SchemaError, SchemaValidator, Validate } from './types';

/** Keywords that only report that a subschema failed. */
const WRAPPERS: ReadonlySet<string> = new Set(['if', 'oneOf', 'allOf', 'propertyNames']);

/**
 * Turns a schema validator into one that returns problems with readable messages: one for each place, in the order of the form.
 * @param compiled the editor whose messages and labels are used
 * @param schemaValidator checks data against the editor's validation schema
 */
export function createValidate(compiled: CheckedForm, schemaValidator: SchemaValidator): Validate {
  const { fields } = compiled.editor;
  return (data, base) => {
    const problems = new Map<string, Problem>();
    for (const error of schemaValidator(data)) {
      if (WRAPPERS.has(error.keyword) || isUnreadableLimit(error)) continue;
      const path = pathOf(error, fields, data);
      const key = JSON.stringify(path);
      if (problems.has(key)) continue;
      const { field, labels } = fieldAt(fields, path, data);
      const before = storedAt(path, { current: data, base });
      if (wasStoredAlready({ error, field, now: valueAt(data, path), before })) continue;
      problems.set(key, { path, labels, rule: error.keyword, message: messageOf({ error, path, fields, data }) });
    }
    return [...problems.values()].sort((a, b) => comparePaths(compiled, a.path, b.path));
  };
}

/** Whether the limit comes from another field and is not a number: that field has a problem of its own. */
function isUnreadableLimit({ keyword, params }: SchemaError): boolean {
  return keyword === 'maximum' && typeof params['limit'] !== 'number';
}

/** The path of the field on screen: parts of a value, such as the key of a file, have no input of their own. */
function pathOf(error: SchemaError, fields: PlacedFields, data: FormData): FormPath {
  const path = rawPathOf(error);
  const { field } = fieldAt(fields, path.slice(0, -1), data);
  if (!field || typeof path.at(-1) === 'number' || kindOf(field).nested) return path;
  return path.slice(0, kindOf(field).sharesInput ? -2 : -1);
}

function rawPathOf(error: SchemaError): FormPath {
  const path = keysOfPointer(error.instancePath).map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  if (error.keyword === 'required') return [...path, String(error.params['missingProperty'])];
  if (error.keyword === 'uniqueBy') return [...path, Number(error.params['index']), String(error.params['key'])];
  return path;
}

/** Whether stored data broke the rule already: too many items, or a choice no longer offered, are rejected only when changed. */
function wasStoredAlready(given: {
  error: SchemaError;
  field: PlacedField | undefined;
  now: FormValue;
  before: FormValue;
}): boolean {
  const { error, field, now, before } = given;
  if (error.keyword === 'maxItems') return Array.isArray(before) && Array.isArray(now) && now.length <= before.length;
  // A day that was valid when it was entered may stay.
  if (error.keyword === 'earliest' || error.keyword === 'latest') return now === before;
  if (error.keyword !== 'enum' || field === undefined || kindOf(field).allowsStoredValue !== true) return false;
  const { propertyName } = error;
  return propertyName === undefined ? now === before : isGroup(before) && Object.hasOwn(before, propertyName);
}

/** Sorts problems in the order of the fields on screen. */
function comparePaths(compiled: CheckedForm, a: FormPath, b: FormPath): number {
  let fields: Record<string, unknown> = compiled.schema;
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    if (left !== right) {
      if (typeof left === 'number' && typeof right === 'number') return left - right;
      const keys = Object.keys((fields['properties'] as object | undefined) ?? {});
      return keys.indexOf(String(left)) - keys.indexOf(String(right));
    }
    fields = childSchema(fields, left);
  }
  return a.length === b.length ? 0 : -1;
}

function childSchema(schema: Record<string, unknown>, key: string | number): Record<string, unknown> {
  const properties = schema['properties'] as Record<string, Record<string, unknown>> | undefined;
  const items = schema['items'] as Record<string, unknown> | undefined;
  return (typeof key === 'number' ? items : properties?.[key]) ?? {};
}
