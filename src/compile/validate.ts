import type { PlacedField } from '../definition';
import type { FormData, FormPath, FormValue, Problem } from '../tree';
import { fieldAt } from './labels';
import { ruleMessages } from './messages';
import type { CompiledEditor, SchemaError, SchemaValidator, Validate } from './types';

/** Keywords that only say that something inside them failed. */
const WRAPPERS: ReadonlySet<string> = new Set(['if', 'oneOf', 'allOf']);

/**
 * Turns a schema validator into one that answers problems in people's words: one for each place, in the order of the form.
 * @param compiled the editor whose messages and labels are used
 * @param schemaValidator checks data against the editor's validation schema
 */
export function createValidate(compiled: CompiledEditor, schemaValidator: SchemaValidator): Validate {
  const { fields } = compiled.editor;
  return (data, base) => {
    const problems = new Map<string, Problem>();
    for (const error of schemaValidator(data)) {
      if (WRAPPERS.has(error.keyword)) continue;
      const path = pathOf(error);
      const key = JSON.stringify(path);
      if (problems.has(key) || (error.keyword === 'maxItems' && !isMoreThanBefore(path, data, base))) continue;
      const { field, labels } = fieldAt(fields, path, data);
      problems.set(key, {
        path,
        labels,
        rule: error.keyword,
        message: messageOf({ error, field, value: valueAt(data, path) }),
      });
    }
    return [...problems.values()].sort((a, b) => comparePaths(compiled, a.path, b.path));
  };
}

/** The value at a path of form data; undefined where the path leads nowhere. */
export function valueAt(data: FormValue, path: FormPath): FormValue {
  let value: FormValue = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, FormValue>)[key];
  }
  return value;
}

function pathOf(error: SchemaError): FormPath {
  const segments = error.instancePath.split('/').slice(1);
  const path = segments.map((segment) => {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~');
    return /^\d+$/.test(key) ? Number(key) : key;
  });
  if (error.keyword === 'required') return [...path, String(error.params['missingProperty'])];
  return path.at(-1) === 'status' ? path.slice(0, -1) : path;
}

/** Old data may hold more than is allowed today; only what was added since is refused. */
function isMoreThanBefore(path: FormPath, data: FormData, base: FormData | undefined): boolean {
  const before = base === undefined ? undefined : valueAt(base, path);
  const now = valueAt(data, path);
  return !Array.isArray(before) || !Array.isArray(now) || now.length > before.length;
}

function messageOf(given: { error: SchemaError; field: PlacedField | undefined; value: FormValue }): string {
  const { error, field, value } = given;
  const label = field?.label ?? '';
  const limit = error.params['limit'];
  const required = field && 'required' in field && field.required ? field.required : ruleMessages.required(label);
  switch (error.keyword) {
    case 'required':
      return required;
    case 'pattern':
    case 'not':
      return isBlank(value) ? required : patternMessage(field, label);
    case 'type':
      return field?.type === 'number' ? ruleMessages.number(label) : ruleMessages.other(label);
    case 'exclusiveMinimum':
      return ruleMessages.positive(label);
    case 'minimum':
      return ruleMessages.atLeast(label, limit);
    case 'maximum':
      return ruleMessages.atMost(label, limit);
    case 'maxLength':
      return ruleMessages.maxLength(label, limit);
    case 'minItems':
      return ruleMessages.minItems(label, limit);
    case 'maxItems':
      return field?.type === 'images' ? ruleMessages.maxFiles(limit) : ruleMessages.maxItems(label, limit);
    case 'enum':
      return field?.type === 'images' ? fileMessage(value) : ruleMessages.choice(label);
    default:
      return ruleMessages.other(label);
  }
}

function patternMessage(field: PlacedField | undefined, label: string): string {
  if (field?.type === 'link') return field.anyText ? ruleMessages.unsafeLink(label) : ruleMessages.link(label);
  const own = field?.type === 'text' ? field.patternMessage : undefined;
  return own ?? ruleMessages.pattern(label);
}

function fileMessage(item: FormValue): string {
  const status = (item as { readonly status?: unknown } | undefined)?.status;
  if (status === 'uploading') return ruleMessages.uploading;
  return status === 'infected' ? ruleMessages.infected : ruleMessages.failed;
}

/** Nothing to see: no text, or only tags and spaces. */
function isBlank(value: FormValue): boolean {
  return typeof value !== 'string' || value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}

/** Problems come in the order in which the fields stand on screen. */
function comparePaths(compiled: CompiledEditor, a: FormPath, b: FormPath): number {
  let fields: Record<string, unknown> = compiled.schema;
  for (const [index, left] of a.entries()) {
    const right = b[index];
    if (right === undefined) return 1;
    if (left !== right) {
      if (typeof left === 'number' && typeof right === 'number') return left - right;
      const keys = Object.keys((fields['properties'] as object | undefined) ?? {});
      return keys.indexOf(String(left)) - keys.indexOf(String(right));
    }
    fields = below(fields, left);
  }
  return a.length === b.length ? 0 : -1;
}

function below(schema: Record<string, unknown>, key: string | number): Record<string, unknown> {
  const properties = schema['properties'] as Record<string, Record<string, unknown>> | undefined;
  const items = schema['items'] as Record<string, unknown> | undefined;
  return (typeof key === 'number' ? items : properties?.[key]) ?? {};
}
