import Ajv, { type DefinedError, type ValidateFunction } from 'ajv';
import schema from '../../schemas/editor.schema.json' with { type: 'json' };
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
interface Misfit extends Omit<DefinitionProblem, 'where'> {
  readonly path: readonly string[];
}

/**
 * Every setting of a definition that its types do not allow: schemas/editor.schema.json, which is generated from them, is
 * what it is held against.
 */
export function settingProblems(definition: unknown): DefinitionProblem[] {
  return misfits(schema as SettingSchema, definition, []).map(({ path, ...problem }) => ({
    where: path.join('.'),
    ...problem,
  }));
}

const validators = new WeakMap<SettingSchema, ValidateFunction>();

/** Compiled when first needed: most of what imports this module checks nothing. */
function validatorOf(part: SettingSchema): ValidateFunction {
  const known = validators.get(part);
  if (known) return known;
  // What is generated need not be held against the schema of schemas, which takes longer than all the rest.
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, verbose: true, validateSchema: false });
  const validator = ajv.compile({ ...part, definitions: schema.definitions });
  validators.set(part, validator);
  return validator;
}

function misfits(part: SettingSchema, value: unknown, path: readonly string[]): readonly Misfit[] {
  const validate = validatorOf(part);
  if (validate(value)) return [];
  const errors = validate.errors as DefinedError[];
  // An outer union comes after what is inside of it, and says it again in its own way.
  const isOfUnion = (error: DefinedError, index: number) =>
    errors.some((other, at) => at > index && other.keyword === 'anyOf' && isInside(error, other));
  const found = errors.flatMap((error, index) => {
    if (isOfUnion(error, index)) return [];
    const below = [...path, ...keysOf(error.instancePath)];
    if (error.keyword === 'anyOf') return unionMisfits(error.schema as readonly SettingSchema[], error.data, below);
    return misfitsOf(error, below);
  });
  return found.filter((misfit, index) => !found.slice(0, index).some((earlier) => isSame(misfit, earlier)));
}

/** What breaks two rules of a setting, such as its type and its values, is expected to be one thing. */
function isSame(one: Misfit, other: Misfit): boolean {
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

/** What is wrong with a value that may be one of several: the faults of what it is most like. */
function unionMisfits(branches: readonly SettingSchema[], value: unknown, path: readonly string[]): readonly Misfit[] {
  const ofBranches = branches.map((branch) => misfits(branch, value, path));
  const isAlike = (found: readonly Misfit[]) => found.every((misfit) => misfit.path.length > path.length);
  const own = (found: readonly Misfit[]) =>
    found.filter((misfit) => misfit.path.length === path.length + 1 && misfit.suggestion === undefined).length;
  const [nearest] = ofBranches.filter(isAlike).toSorted((one, two) => own(one) - own(two) || one.length - two.length);
  if (nearest) return nearest;
  const expected = new Set(ofBranches.flatMap((found) => found.map((misfit) => misfit.expected)));
  return [{ path, expected: oneOrOther([...expected]), got: print(value) }];
}

function misfitsOf(error: DefinedError, path: readonly string[]): readonly Misfit[] {
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
    // Those say that others have found something.
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
  return names.join(', ').replace(/, (?=[^,]*$)/, ' or ');
}
