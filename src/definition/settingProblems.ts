import Ajv, { type DefinedError, type ValidateFunction } from 'ajv';
import { keysOfPointer, ownProperty } from '../lib/objects';
import type { FragmentFile } from './fragment';
import { LANGUAGE_SCHEMAS } from './languageSchemas';
import { print, suggestionFor, unknownNameProblems, type DefinitionKind, type DefinitionProblem } from './problem';
import { duplicateItemProblems } from './settingConflictProblems';

/** A setting's part of the generated schema. Its `title` describes the setting where its type is not specific enough. */
interface SettingSchema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly SettingSchema[];
  readonly required?: readonly string[];
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, SettingSchema>>;
}

/** A generated schema with its definitions. */
interface LanguageSchema extends SettingSchema {
  readonly definitions: Readonly<Record<string, unknown>>;
}

/** The schema of each kind of definition. */
const SCHEMAS = LANGUAGE_SCHEMAS as Readonly<Record<DefinitionKind | 'fragment', LanguageSchema>>;

/** A violation of the schema; its place is a path until it becomes a problem. */
export interface SchemaViolation extends Omit<DefinitionProblem, 'where'> {
  readonly path: readonly string[];
  /** For a missing setting: the smallest valid value. */
  readonly standIn?: unknown;
}

/** A part of a definition to validate: its schema and path, and the root schema for references. */
interface Part {
  readonly schema: SettingSchema;
  readonly root: LanguageSchema;
  readonly path: readonly string[];
}

/** Every violation of the generated schema of a kind by a definition's settings. */
export function schemaViolations(
  definition: unknown,
  kind: keyof typeof SCHEMAS = 'editor',
): readonly SchemaViolation[] {
  return violationsIn({ schema: SCHEMAS[kind], root: SCHEMAS[kind], path: [] }, definition);
}

/** Every problem of a definition's settings by the generated schema of its kind. */
export function settingProblems(definition: unknown, kind: keyof typeof SCHEMAS = 'editor'): DefinitionProblem[] {
  return violationProblems(schemaViolations(definition, kind));
}

/** Every problem of a fragment in a file: of its settings, and parameters that its content does not use. */
export function fragmentProblems(file: unknown): readonly DefinitionProblem[] {
  const problems = settingProblems(file, 'fragment');
  if (problems.length > 0) return problems;
  const { parameters = {}, content } = file as FragmentFile;
  const text = JSON.stringify(content);
  return Object.keys(parameters).flatMap((name) =>
    text.includes(`{${name}}`)
      ? []
      : [{ where: `parameters.${name}`, expected: `{${name}} in a text of the content`, got: 'none' }],
  );
}

/**
 * Every problem of the defaults that a brand sets for all fields of a type.
 * @param type an entry of `fieldDefaults`
 */
export function fieldDefaultProblems(type: string, settings: Readonly<Record<string, unknown>>): DefinitionProblem[] {
  const root = SCHEMAS.editor;
  const types = Object.values(root.definitions as Readonly<Record<string, SettingSchema>>);
  const settingsByType = new Map(
    types.flatMap((one) => (one.properties?.['type']?.const ? [[one.properties['type'].const, one]] : [])),
  );
  const ofType = settingsByType.get(type);
  const where = `fieldDefaults.${type}`;
  if (!ofType?.properties) {
    const names = [...settingsByType.keys()].map(String);
    return unknownNameProblems(where, type, { known: names, expected: `one of ${names.map(print).join(', ')}` });
  }
  const { properties } = ofType;
  const names = Object.keys(properties);
  return Object.entries(settings).flatMap(([setting, value]): DefinitionProblem[] => {
    const schema = ownProperty(properties, setting);
    const path = ['fieldDefaults', type, setting];
    if (schema) return violationProblems(violationsIn({ schema, root, path }, value));
    const expected = `one of the settings ${names.join(', ')}`;
    return unknownNameProblems(path.join('.'), setting, { known: names, expected });
  });
}

/** Violations as problems of the definition. */
export function violationProblems(violations: readonly SchemaViolation[]): DefinitionProblem[] {
  return violations.map(({ path, standIn: _, ...problem }) => ({ where: path.join('.'), ...problem }));
}

const validators = new WeakMap<SettingSchema, ValidateFunction>();

/** Compiled on first use: most importers of this module check nothing. */
function validatorOf({ schema, root }: Part): ValidateFunction {
  const cached = validators.get(schema);
  if (cached) return cached;
  // Validating the generated schema itself would take longer than everything else.
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    strictTuples: false,
    verbose: true,
    validateSchema: false,
  });
  const validator = ajv.compile({ ...schema, definitions: root.definitions });
  validators.set(schema, validator);
  return validator;
}

function violationsIn(part: Part, value: unknown): readonly SchemaViolation[] {
  const validate = validatorOf(part);
  if (validate(value)) return [];
  const errors = validate.errors as DefinedError[];
  // Ajv lists the errors of every branch of a union before that of the union: the branches are compared here instead.
  const isOfBranch = (error: DefinedError, index: number) =>
    errors.some((other, position) => position > index && other.keyword === 'anyOf' && isInside(error, other));
  const found = errors.flatMap((error, index) => {
    if (isOfBranch(error, index)) return [];
    const at = { ...part, path: [...part.path, ...keysOfPointer(error.instancePath)] };
    if (error.keyword !== 'anyOf') return violationsOf(error, at);
    const branches = (error.schema as readonly SettingSchema[]).map((schema) => ({ ...at, schema }));
    return violationsOfUnion(branches, error.data, at.path);
  });
  return found.filter((violation, index) => !found.slice(0, index).some((earlier) => isSame(violation, earlier)));
}

/** A value can violate several rules of a setting, such as its type and its range: that counts as one violation. */
function isSame(one: SchemaViolation, other: SchemaViolation): boolean {
  return one.path.join('.') === other.path.join('.') && one.expected === other.expected;
}

function isInside({ instancePath }: DefinedError, outer: DefinedError): boolean {
  return instancePath === outer.instancePath || instancePath.startsWith(`${outer.instancePath}/`);
}

/** The violations of the branch that a value resembles most: the one whose settings it has, including misspelt ones. */
function violationsOfUnion(
  branches: readonly Part[],
  value: unknown,
  path: readonly string[],
): readonly SchemaViolation[] {
  const ofBranches = branches.map((branch) => violationsIn(branch, value));
  const isSameShape = (found: readonly SchemaViolation[]) =>
    found.every((violation) => violation.path.length > path.length);
  const ownViolations = (found: readonly SchemaViolation[]) =>
    found.filter((violation) => violation.path.length === path.length + 1 && violation.suggestion === undefined).length;
  const [nearest] = ofBranches
    .filter(isSameShape)
    .toSorted((one, two) => ownViolations(one) - ownViolations(two) || one.length - two.length);
  if (nearest) return nearest.map((violation) => ofAnyBranch(branches, violation, path));
  const expected = new Set(ofBranches.flatMap((found) => found.map((violation) => violation.expected)));
  return [{ path, expected: joined([...expected], 'or'), got: print(value) }];
}

/** A setting that no branch has may have been intended for any of them. */
function ofAnyBranch(branches: readonly Part[], violation: SchemaViolation, path: readonly string[]): SchemaViolation {
  const settings = [...new Set(branches.flatMap(({ schema, root }) => settingsOf(schema, root)))];
  const [setting, ...below] = violation.path.slice(path.length);
  if (setting === undefined || below.length > 0 || settings.includes(setting)) return violation;
  return { ...violation, expected: `one of the settings ${settings.join(', ')}`, ...suggestionFor(setting, settings) };
}

/** The settings that an object of a schema can have. */
function settingsOf(schema: SettingSchema, root: LanguageSchema): readonly string[] {
  const { properties = {}, anyOf = [] } = definitionOf(schema, root) ?? schema;
  return [...Object.keys(properties), ...anyOf.flatMap((branch) => settingsOf(branch, root))];
}

function violationsOf(error: DefinedError, { path, root }: Part): readonly SchemaViolation[] {
  const { data, propertyName } = error;
  const { properties = {}, ...setting } = error.parentSchema as SettingSchema;
  switch (error.keyword) {
    case 'required': {
      const missing = error.params.missingProperty;
      const place = [...path, missing];
      const standIn = minimalValueOf(properties[missing] ?? {}, { root, path: place });
      return [{ path: place, expected: missingText(missing, properties), got: 'nothing', standIn }];
    }
    case 'additionalProperties': {
      const name = error.params.additionalProperty;
      const settings = Object.keys(properties);
      const expected = `one of the settings ${settings.join(', ')}`;
      return [{ path: [...path, name], expected, got: print(name), ...suggestionFor(name, settings) }];
    }
    case 'const':
    case 'enum': {
      const values = valuesOf(setting);
      const names = values.filter((value) => typeof value === 'string');
      return [{ path, expected: expectationOf(setting), got: print(data), ...suggestionFor(data, names) }];
    }
    case 'uniqueItems':
      return duplicateItemProblems(data, path.join('.')).map(({ where, ...problem }) => ({
        ...problem,
        path: where.split('.'),
      }));
    // Their causes are reported as errors of their own.
    case 'if':
    case 'propertyNames':
      return [];
    default:
      return [
        {
          path: propertyName === undefined ? path : [...path, propertyName],
          expected: exclusionText(error) ?? setting.title ?? limitText(error) ?? expectationOf(setting),
          got: print(data),
        },
      ];
  }
}

/** The smallest value that a schema accepts; a text is the path of the setting. */
function minimalValueOf(schema: SettingSchema, at: Pick<Part, 'root' | 'path'>): unknown {
  const named = definitionOf(schema, at.root);
  if (named) return minimalValueOf(named, at);
  const [value] = valuesOf(schema);
  if (value !== undefined) return value;
  const [branch] = schema.anyOf ?? [];
  if (branch) return minimalValueOf(branch, at);
  const [type] = [schema.type ?? 'string'].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          minimalValueOf(schema.properties?.[key] ?? {}, { ...at, path: [...at.path, key] }),
        ]),
      );
    case 'array':
      return [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return at.path.join(' ');
  }
}

function definitionOf({ $ref }: SettingSchema, root: LanguageSchema): SettingSchema | undefined {
  const name = $ref === undefined ? undefined : decodeURIComponent($ref.split('/').at(-1) ?? '');
  return name === undefined ? undefined : (root.definitions[name] as SettingSchema | undefined);
}

/** A missing label of a field is described as such, since it is shown in the form. */
function missingText(name: string, { type, [name]: setting }: NonNullable<SettingSchema['properties']>): string {
  if (typeof type?.const === 'string') {
    return name === 'label' ? `a label for this ${type.const} field` : `this setting of a ${type.const} field`;
  }
  return setting?.enum ? expectationOf(setting) : 'this setting';
}

function valuesOf(setting: SettingSchema): readonly unknown[] {
  return setting.enum ?? ('const' in setting ? [setting.const] : []);
}

/** What the title of an excluded value asks for instead of it; undefined for other violations. */
function exclusionText({ keyword, schema }: DefinedError): string | undefined {
  return keyword === 'not' ? (schema as SettingSchema).title : undefined;
}

/** Expectation beyond the type; undefined where the type is specific enough. */
function limitText({ keyword, params }: DefinedError): string | undefined {
  if (keyword === 'exclusiveMinimum') return `a number above ${params.limit}`;
  if (keyword === 'minItems') return `a list of ${params.limit} at least`;
  return keyword === 'pattern' && params.pattern === NOT_BLANK ? 'a text that is not empty' : undefined;
}

/** The pattern of every free text in the generated schema. */
const NOT_BLANK = '\\S';

const TYPE_TEXTS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** The expectation of a setting's schema. */
function expectationOf(setting: SettingSchema): string {
  const values = valuesOf(setting);
  if (values.length > 0) return `one of ${values.map(print).join(', ')}`;
  const { title, type = [], required = [] } = setting;
  const inside = required.length === 0 ? '' : ` with ${joined(required, 'and')}`;
  const texts = [type].flat().map((one) => (TYPE_TEXTS[one] ?? one) + (one === 'object' ? inside : ''));
  return title ?? joined(texts, 'or');
}

/** `a text, a number or an object` */
function joined(names: readonly string[], last: 'and' | 'or'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${last} `);
}
