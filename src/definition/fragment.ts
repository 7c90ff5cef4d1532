import { isObject } from '../lib/objects';
import { mergePatch } from './overlay';
import { print, unknownName, type DefinitionProblem } from './problem';

/** What a parameter of a fragment takes. */
export type FragmentParameterType = 'text' | 'number' | 'flag' | 'texts';

/** One parameter of a fragment. */
export interface FragmentParameter {
  readonly type: FragmentParameterType;
  /** What it is for, in a sentence. */
  readonly description: string;
  /** Whether it may be left out. */
  readonly optional?: boolean;
}

/** What a use of a fragment gives for its parameters. */
export type FragmentValues = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** A part of definitions with a name, for JSON what a shared constant or function is in TypeScript: `{ "$use": "seo", "with": { … } }`. */
export interface Fragment {
  readonly name: string;
  /** What it gives, in a sentence. */
  readonly description: string;
  /** Several fields, or the settings of whatever uses it: of a field, a list, an area. */
  readonly gives: 'fields' | 'settings';
  readonly parameters: FragmentParameters;
  /** What the definition gets. The values fit the parameters. */
  readonly make: (values: FragmentValues) => object;
}

/** Declares a fragment in TypeScript, as it is. */
export function defineFragment(fragment: Fragment): Fragment {
  return fragment;
}

/** The parameters of a fragment by name. */
export interface FragmentParameters {
  readonly [name: string]: FragmentParameter;
}

/** Any part of a definition. */
export interface FragmentContent {
  readonly [setting: string]: unknown;
}

/** A fragment as a JSON file has it. `{title}` in a text of its content stands for the value of the parameter `title`. */
export interface FragmentFile extends Omit<Fragment, 'make' | 'parameters'> {
  readonly parameters?: FragmentParameters;
  readonly content: FragmentContent;
}

/**
 * A fragment from plain JSON data. A text that is nothing but a parameter becomes its value, whatever its type; the setting goes
 * where the parameter is optional and left out.
 */
export function fragmentFromJson({ content, parameters = {}, ...fragment }: FragmentFile): Fragment {
  const make = (values: FragmentValues) => filled(content, { values, parameters }) as object;
  return { ...fragment, parameters, make };
}

/** A definition whose uses of fragments are replaced by what the fragments give. */
export interface Expanded {
  readonly definition: unknown;
  /** Uses of what is no fragment, and parameters that do not fit. */
  readonly problems: readonly DefinitionProblem[];
  /** Where the source has a field that a fragment gave, by the field's path. */
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Replaces every `$use` in plain JSON data. What stands beside `$use` and `with` is a JSON Merge Patch on what the fragment gives; where
 * fields are expected one by one, a fragment that gives several puts them there in its order.
 * @param definition of an editor or an area; anything else comes back as it is
 */
export function expandFragments(definition: unknown, fragments: readonly Fragment[]): Expanded {
  const problems: DefinitionProblem[] = [];
  const origins = new Map<string, string>();
  const byName = new Map(fragments.map((fragment) => [fragment.name, fragment]));

  function expand(value: unknown, place: Place): unknown {
    if (Array.isArray(value)) return value.map((item, index) => expand(item, below(place, String(index))));
    if (!isObject(value)) return value;
    return USE in value ? expandUse(value, place) : expandObject(value, place);
  }

  function expandObject(value: object, place: Place): object {
    const made = new Map<string, unknown>();
    for (const [key, part] of Object.entries(value)) {
      const inside = below(place, key);
      const given = expand(part, inside);
      const givesFields = place.path.at(-1) === FIELDS && isObject(part) && isObject(given);
      const isSpread = givesFields && byName.get(String(part[USE]))?.gives === 'fields';
      const where = inside.path.join('.');
      for (const [name, field] of isSpread ? Object.entries(given) : [[key, given] as const]) {
        if (made.has(name)) problems.push({ where, expected: 'keys that no field beside it has', got: print(name) });
        if (isSpread) origins.set([...place.path, name].join('.'), where);
        made.set(name, field);
      }
    }
    return Object.fromEntries(made);
  }

  function expandUse({ [USE]: name, [WITH]: values = {}, ...beside }: Record<string, unknown>, place: Place): unknown {
    const fragment = byName.get(String(name));
    const where = [...place.path, USE].join('.');
    const patch = expand(beside, place);
    if (!fragment) {
      const names = [...byName.keys()];
      problems.push(
        ...unknownName(where, name, { known: names, expected: `one of the fragments ${names.join(', ')}` }),
      );
      return patch;
    }
    if (place.using.includes(fragment.name)) {
      problems.push({ where, expected: 'a fragment that does not use itself', got: print(name) });
      return patch;
    }
    const misfits = valueProblems(fragment, values, [...place.path, WITH].join('.'));
    problems.push(...misfits);
    if (misfits.length > 0) return patch;
    const using = [...place.using, fragment.name];
    const made = expand(fragment.make(values as FragmentValues), { path: place.path, using });
    const known = Object.keys(made as object);
    for (const key of Object.keys(beside).filter((one) => beside[one] === null)) {
      problems.push(...unknownName([...place.path, key].join('.'), key, { known }));
    }
    return mergePatch(made, patch);
  }

  return { definition: expand(definition, { path: [], using: [] }), problems, origins };
}

const USE = '$use';
const WITH = 'with';
const FIELDS = 'fields';

interface Place {
  readonly path: readonly string[];
  /** The fragments that this is inside of. */
  readonly using: readonly string[];
}

function below({ path, using }: Place, key: string): Place {
  return { path: [...path, key], using };
}

const FITS: Readonly<Record<FragmentParameterType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
};

const IN_WORDS: Readonly<Record<FragmentParameterType, string>> = {
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  texts: 'a list of texts',
};

function valueProblems({ name, parameters }: Fragment, values: unknown, where: string): readonly DefinitionProblem[] {
  if (!isObject(values)) return [{ where, expected: `the parameters of '${name}' by name`, got: print(values) }];
  const known = Object.keys(parameters);
  const expected =
    known.length > 0 ? `one of the parameters ${known.join(', ')}` : `nothing: '${name}' has no parameters`;
  return [
    ...Object.keys(values).flatMap((key) => unknownName(`${where}.${key}`, key, { known, expected })),
    ...Object.entries(parameters).flatMap(([key, { type, optional }]) => {
      const value = values[key];
      if (value === undefined ? optional : FITS[type](value)) return [];
      return [{ where: `${where}.${key}`, expected: IN_WORDS[type], got: print(value) }];
    }),
  ];
}

interface Filling extends Pick<Fragment, 'parameters'> {
  readonly values: FragmentValues;
}

/** A template with the values of its parameters; undefined for a text that is nothing but a parameter without one. */
function filled(part: unknown, filling: Filling): unknown {
  if (typeof part === 'string') return filledText(part, filling);
  if (Array.isArray(part))
    return part.map((item: unknown) => filled(item, filling)).filter((item) => item !== undefined);
  if (!isObject(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, filled(value, filling)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function filledText(text: string, { values, parameters }: Filling): unknown {
  const whole = /^\{(\w+)\}$/.exec(text)?.[1];
  if (whole !== undefined && Object.hasOwn(parameters, whole)) return values[whole];
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(parameters, name) ? String(values[name] ?? '') : placeholder,
  );
}
