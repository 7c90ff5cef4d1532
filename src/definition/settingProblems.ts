import Ajv, { type DefinedError, type ValidateFunction } from 'ajv';
import type { FragmentFile } from './fragment';
import { LANGUAGE_SCHEMAS } from './languageSchemas';
import { print, suggestionFor, unknownName, type DefinitionKind, type DefinitionProblem } from './problem';

/** What the generated schema says of a setting. Its `title` is the setting in words, where its type does not say enough. */
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

/** A generated schema, with the parts that it is made of. */
interface LanguageSchema extends SettingSchema {
  readonly definitions: Readonly<Record<string, unknown>>;
}

/** What a kind of definitions may say. */
const SCHEMAS = LANGUAGE_SCHEMAS as Readonly<Record<DefinitionKind | 'fragment', LanguageSchema>>;

/** A fault of a setting; its place is a path until it is printed. */
export interface SettingFault extends Omit<DefinitionProblem, 'where'> {
  readonly path: readonly string[];
  /** Of a setting that is missing: the least that may stand there. */
  readonly standIn?: unknown;
}

/** A part of a definition, with where it stands and the schema that names are looked up in. */
interface Part {
  readonly schema: SettingSchema;
  readonly root: LanguageSchema;
  readonly path: readonly string[];
}

/** Every fault of a definition's settings by the generated schema of its kind. */
export function settingFaults(definition: unknown, kind: keyof typeof SCHEMAS = 'editor'): readonly SettingFault[] {
  return faultsIn({ schema: SCHEMAS[kind], root: SCHEMAS[kind], path: [] }, definition);
}

/** The same, for people. */
export function settingProblems(definition: unknown, kind: keyof typeof SCHEMAS = 'editor'): DefinitionProblem[] {
  return printed(settingFaults(definition, kind));
}

/** Every fault of a fragment in a file: of its settings, and parameters that nothing in it uses. */
export function fragmentProblems(file: unknown): readonly DefinitionProblem[] {
  const faults = settingProblems(file, 'fragment');
  if (faults.length > 0) return faults;
  const { parameters = {}, content } = file as FragmentFile;
  const text = JSON.stringify(content);
  return Object.keys(parameters).flatMap((name) =>
    text.includes(`{${name}}`)
      ? []
      : [{ where: `parameters.${name}`, expected: `{${name}} in a text of the content`, got: 'none' }],
  );
}

/**
 * Every fault of settings that a brand gives to all fields of a type.
 * @param type an entry of `fieldDefaults`
 */
export function fieldDefaultProblems(type: string, settings: Readonly<Record<string, unknown>>): DefinitionProblem[] {
  const root = SCHEMAS.editor;
  const types = Object.values(root.definitions as Readonly<Record<string, SettingSchema>>);
  const known = new Map(
    types.flatMap((one) => (one.properties?.['type']?.const ? [[one.properties['type'].const, one]] : [])),
  );
  const ofType = known.get(type);
  const where = `fieldDefaults.${type}`;
  if (!ofType?.properties) {
    const names = [...known.keys()].map(String);
    return unknownName(where, type, { known: names, expected: `one of ${names.map(print).join(', ')}` });
  }
  const { properties } = ofType;
  const names = Object.keys(properties);
  return Object.entries(settings).flatMap(([setting, value]): DefinitionProblem[] => {
    const schema = Object.hasOwn(properties, setting) ? properties[setting] : undefined;
    const path = ['fieldDefaults', type, setting];
    if (schema) return printed(faultsIn({ schema, root, path }, value));
    const expected = `one of the settings ${names.join(', ')}`;
    return unknownName(path.join('.'), setting, { known: names, expected });
  });
}

/** Faults as they are told. */
export function printed(faults: readonly SettingFault[]): DefinitionProblem[] {
  return faults.map(({ path, standIn: _, ...problem }) => ({ where: path.join('.'), ...problem }));
}

const validators = new WeakMap<SettingSchema, ValidateFunction>();

/** Compiled when first needed: most of what imports this module checks nothing. */
function validatorOf({ schema, root }: Part): ValidateFunction {
  const known = validators.get(schema);
  if (known) return known;
  // Validating the generated schema itself would take longer than all the rest.
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

function faultsIn(part: Part, value: unknown): readonly SettingFault[] {
  const validate = validatorOf(part);
  if (validate(value)) return [];
  const errors = validate.errors as DefinedError[];
  // Ajv lists the errors of every branch of a union before that of the union: its branches are compared instead.
  const isOfBranch = (error: DefinedError, index: number) =>
    errors.some((other, at) => at > index && other.keyword === 'anyOf' && isInside(error, other));
  const found = errors.flatMap((error, index) => {
    if (isOfBranch(error, index)) return [];
    const below = { ...part, path: [...part.path, ...keysOf(error.instancePath)] };
    if (error.keyword !== 'anyOf') return faultsOf(error, below);
    const branches = (error.schema as readonly SettingSchema[]).map((schema) => ({ ...below, schema }));
    return faultsOfUnion(branches, error.data, below.path);
  });
  return found.filter((fault, index) => !found.slice(0, index).some((earlier) => isSame(fault, earlier)));
}

/** A value can break several rules of a setting, such as its type and its range: that is one fault. */
function isSame(one: SettingFault, other: SettingFault): boolean {
  return one.path.join('.') === other.path.join('.') && one.expected === other.expected;
}

function isInside({ instancePath }: DefinedError, outer: DefinedError): boolean {
  return instancePath === outer.instancePath || instancePath.startsWith(`${outer.instancePath}/`);
}

/** The keys of a JSON pointer (RFC 6901). */
function keysOf(pointer: string): readonly string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The faults of a value by the branch that it is most like: the one whose settings it has, misspelt ones included. */
function faultsOfUnion(branches: readonly Part[], value: unknown, path: readonly string[]): readonly SettingFault[] {
  const ofBranches = branches.map((branch) => faultsIn(branch, value));
  const isAlike = (found: readonly SettingFault[]) => found.every((fault) => fault.path.length > path.length);
  const own = (found: readonly SettingFault[]) =>
    found.filter((fault) => fault.path.length === path.length + 1 && fault.suggestion === undefined).length;
  const [nearest] = ofBranches.filter(isAlike).toSorted((one, two) => own(one) - own(two) || one.length - two.length);
  if (nearest) return nearest.map((fault) => ofAnyBranch(branches, fault, path));
  const expected = new Set(ofBranches.flatMap((found) => found.map((fault) => fault.expected)));
  return [{ path, expected: oneOrOther([...expected]), got: print(value) }];
}

/** A setting that no branch has may have been meant for any of them. */
function ofAnyBranch(branches: readonly Part[], fault: SettingFault, path: readonly string[]): SettingFault {
  const settings = [...new Set(branches.flatMap(({ schema, root }) => settingsOf(schema, root)))];
  const [setting, ...below] = fault.path.slice(path.length);
  if (setting === undefined || below.length > 0 || settings.includes(setting)) return fault;
  return { ...fault, expected: `one of the settings ${settings.join(', ')}`, ...suggestionFor(setting, settings) };
}

/** The settings that an object of a schema can have. */
function settingsOf(schema: SettingSchema, root: LanguageSchema): readonly string[] {
  const { properties = {}, anyOf = [] } = definitionOf(schema, root) ?? schema;
  return [...Object.keys(properties), ...anyOf.flatMap((branch) => settingsOf(branch, root))];
}

function faultsOf(error: DefinedError, { path, root }: Part): readonly SettingFault[] {
  const { data, propertyName } = error;
  const { properties = {}, ...setting } = error.parentSchema as SettingSchema;
  switch (error.keyword) {
    case 'required': {
      const missing = error.params.missingProperty;
      const place = [...path, missing];
      const standIn = leastOf(properties[missing] ?? {}, { root, path: place });
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
      return [{ path, expected: inWords(setting), got: print(data), ...suggestionFor(data, names) }];
    }
    // Their causes are errors of their own.
    case 'if':
    case 'propertyNames':
      return [];
    default:
      return [
        {
          path: propertyName === undefined ? path : [...path, propertyName],
          expected: setting.title ?? limitInWords(error) ?? inWords(setting),
          got: print(data),
        },
      ];
  }
}

/** The least that a schema takes, made up: a text says where it stands. */
function leastOf(schema: SettingSchema, at: Pick<Part, 'root' | 'path'>): unknown {
  const named = definitionOf(schema, at.root);
  if (named) return leastOf(named, at);
  const [value] = valuesOf(schema);
  if (value !== undefined) return value;
  const [branch] = schema.anyOf ?? [];
  if (branch) return leastOf(branch, at);
  const [type] = [schema.type ?? 'string'].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [
          key,
          leastOf(schema.properties?.[key] ?? {}, { ...at, path: [...at.path, key] }),
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

/** A missing label is named as such: people read it. */
function missingText(name: string, { type, [name]: setting }: NonNullable<SettingSchema['properties']>): string {
  if (typeof type?.const === 'string') return `a ${name} for this ${type.const} field`;
  return setting?.enum ? inWords(setting) : 'this setting';
}

function valuesOf(setting: SettingSchema): readonly unknown[] {
  return setting.enum ?? ('const' in setting ? [setting.const] : []);
}

/** What a value of the right type still has to be; undefined where its type says enough. */
function limitInWords({ keyword, params }: DefinedError): string | undefined {
  if (keyword === 'exclusiveMinimum') return `a number above ${params.limit}`;
  if (keyword === 'minItems') return `a list of ${params.limit} at least`;
  return keyword === 'pattern' && params.pattern === VISIBLE ? 'a text that is not empty' : undefined;
}

/** The pattern of every text that people read. */
const VISIBLE = '\\S';

const IN_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What a setting is expected to be. */
function inWords(setting: SettingSchema): string {
  const values = valuesOf(setting);
  if (values.length > 0) return `one of ${values.map(print).join(', ')}`;
  const types = [setting.type ?? []].flat();
  return setting.title ?? oneOrOther(types.map((type) => IN_WORDS[type] ?? type));
}

/** `a text, a number or an object` */
function oneOrOther(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' or ');
}
