import Ajv, { type DefinedError, type ValidateFunction } from 'ajv';
import schema from './editor.schema.json' with { type: 'json' };
import { print, suggestionFor, type DefinitionProblem } from './problem';

/** What the generated schema says of a setting. Its `title` is the setting in words, where its type does not say enough. */
interface SettingSchema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, SettingSchema>>;
}

/** A fault of a setting; its place is a path until it is printed. */
interface Fault extends Omit<DefinitionProblem, 'where'> {
  readonly path: readonly string[];
}

/** Every fault of a definition's settings by editor.schema.json, which is generated from the types of the language. */
export function settingProblems(definition: unknown): DefinitionProblem[] {
  return faultsIn(schema as SettingSchema, definition, []).map(({ path, ...problem }) => ({
    where: path.join('.'),
    ...problem,
  }));
}

const validators = new WeakMap<SettingSchema, ValidateFunction>();

/** Compiled when first needed: most of what imports this module checks nothing. */
function validatorOf(part: SettingSchema): ValidateFunction {
  const known = validators.get(part);
  if (known) return known;
  // Validating the generated schema itself would take longer than all the rest.
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, verbose: true, validateSchema: false });
  const validator = ajv.compile({ ...part, definitions: schema.definitions });
  validators.set(part, validator);
  return validator;
}

function faultsIn(part: SettingSchema, value: unknown, path: readonly string[]): readonly Fault[] {
  const validate = validatorOf(part);
  if (validate(value)) return [];
  const errors = validate.errors as DefinedError[];
  // Ajv lists the errors of every branch of a union before that of the union: its branches are compared instead.
  const isOfBranch = (error: DefinedError, index: number) =>
    errors.some((other, at) => at > index && other.keyword === 'anyOf' && isInside(error, other));
  const found = errors.flatMap((error, index) => {
    if (isOfBranch(error, index)) return [];
    const below = [...path, ...keysOf(error.instancePath)];
    if (error.keyword === 'anyOf') return faultsOfUnion(error.schema as readonly SettingSchema[], error.data, below);
    return faultsOf(error, below);
  });
  return found.filter((fault, index) => !found.slice(0, index).some((earlier) => isSame(fault, earlier)));
}

/** A value can break several rules of a setting, such as its type and its range: that is one fault. */
function isSame(one: Fault, other: Fault): boolean {
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
function faultsOfUnion(branches: readonly SettingSchema[], value: unknown, path: readonly string[]): readonly Fault[] {
  const ofBranches = branches.map((branch) => faultsIn(branch, value, path));
  const isAlike = (found: readonly Fault[]) => found.every((fault) => fault.path.length > path.length);
  const own = (found: readonly Fault[]) =>
    found.filter((fault) => fault.path.length === path.length + 1 && fault.suggestion === undefined).length;
  const [nearest] = ofBranches.filter(isAlike).toSorted((one, two) => own(one) - own(two) || one.length - two.length);
  if (nearest) return nearest;
  const expected = new Set(ofBranches.flatMap((found) => found.map((fault) => fault.expected)));
  return [{ path, expected: oneOrOther([...expected]), got: print(value) }];
}

function faultsOf(error: DefinedError, path: readonly string[]): readonly Fault[] {
  const { data, propertyName } = error;
  const { properties = {}, ...setting } = error.parentSchema as SettingSchema;
  switch (error.keyword) {
    case 'required': {
      const missing = error.params.missingProperty;
      return [{ path: [...path, missing], expected: missingText(missing, properties), got: 'nothing' }];
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
          expected: inWords(setting),
          got: print(data),
        },
      ];
  }
}

/** A missing label is named as such: people read it. */
function missingText(name: string, { type, [name]: setting }: NonNullable<SettingSchema['properties']>): string {
  if (typeof type?.const === 'string') return `a ${name} for this ${type.const} field`;
  return setting?.enum ? inWords(setting) : 'this setting';
}

function valuesOf(setting: SettingSchema): readonly unknown[] {
  return setting.enum ?? ('const' in setting ? [setting.const] : []);
}

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
