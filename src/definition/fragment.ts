import { isObject } from '../lib/objects';
import { mergePatch } from './overlay';
import { print, unknownNameProblems, type DefinitionProblem } from './problem';

/** The type of a fragment parameter. */
export type FragmentParameterType = 'text' | 'number' | 'flag' | 'texts';

/** One parameter of a fragment. */
export interface FragmentParameter {
  readonly type: FragmentParameterType;
  /** What the parameter is for, in one sentence. */
  readonly description: string;
  /** Whether the parameter may be omitted. Default: false. */
  readonly optional?: boolean;
}

/** The arguments of a use of a fragment, by parameter. */
export type FragmentValues = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** A named part of definitions, used as `{ "$use": "seo", "with": { … } }`: JSON's counterpart of a shared constant or function. */
export interface Fragment {
  readonly name: string;
  /** What the fragment provides, in one sentence. */
  readonly description: string;
  /** What the fragment provides: several fields, or settings of the object that uses it, such as a field, a list or an area. */
  readonly gives: 'fields' | 'settings';
  readonly parameters: FragmentParameters;
  /** Returns the content for values that match the parameters. */
  readonly make: (values: FragmentValues) => object;
}

/** Declares a fragment in TypeScript; returns it unchanged. */
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

/** A fragment in a JSON file. `{title}` in a text of its content stands for the value of the parameter `title`. */
export interface FragmentFile extends Omit<Fragment, 'make' | 'parameters'> {
  readonly parameters?: FragmentParameters;
  readonly content: FragmentContent;
}

/**
 * A fragment from plain JSON data. A text that consists of one placeholder becomes the parameter's value, whatever its type; the setting
 * is removed where an optional parameter is omitted.
 */
export function fragmentFromJson({ content, parameters = {}, ...fragment }: FragmentFile): Fragment {
  const make = (values: FragmentValues) => fillTemplate(content, { values, parameters }) as object;
  return { ...fragment, parameters, make };
}

/** A definition with its uses of fragments replaced by their content. */
export interface ExpandedDefinition {
  readonly definition: unknown;
  /** Uses of unknown fragments, and invalid parameters. */
  readonly problems: readonly DefinitionProblem[];
  /** The path of the use in the source, by the path of each field that came from a fragment. */
  readonly origins: ReadonlyMap<string, string>;
}

/**
 * Replaces every `$use` in plain JSON data. Other settings beside `$use` and `with` are a JSON Merge Patch on the fragment's content; in
 * place of a single field, a fragment of several fields inserts them in its order.
 * @param definition of an editor or an area; anything else is returned unchanged
 */
export function expandFragments(definition: unknown, fragments: readonly Fragment[]): ExpandedDefinition {
  const problems: DefinitionProblem[] = [];
  const origins = new Map<string, string>();
  const byName = new Map(fragments.map((fragment) => [fragment.name, fragment]));

  function expand(value: unknown, place: Place): unknown {
    if (Array.isArray(value)) return value.map((item, index) => expand(item, below(place, String(index))));
    if (!isObject(value)) return value;
    return USE in value ? expandUse(value, place) : expandObject(value, place);
  }

  function expandObject(value: object, place: Place): object {
    const expanded = new Map<string, unknown>();
    for (const [key, part] of Object.entries(value)) {
      const inside = below(place, key);
      const content = expand(part, inside);
      const isInFields = place.path.at(-1) === FIELDS && isObject(part) && isObject(content);
      const isSpread = isInFields && byName.get(String(part[USE]))?.gives === 'fields';
      const where = inside.path.join('.');
      for (const [name, field] of isSpread ? Object.entries(content) : [[key, content] as const]) {
        if (expanded.has(name))
          problems.push({ where, expected: 'keys that no field beside it has', got: print(name) });
        if (isSpread) origins.set([...place.path, name].join('.'), where);
        expanded.set(name, field);
      }
    }
    return Object.fromEntries(expanded);
  }

  function expandUse({ [USE]: name, [WITH]: values = {}, ...beside }: Record<string, unknown>, place: Place): unknown {
    const fragment = byName.get(String(name));
    const where = [...place.path, USE].join('.');
    const patch = expand(beside, place);
    if (!fragment) {
      const names = [...byName.keys()];
      problems.push(
        ...unknownNameProblems(where, name, { known: names, expected: `one of the fragments ${names.join(', ')}` }),
      );
      return patch;
    }
    if (place.using.includes(fragment.name)) {
      problems.push({ where, expected: 'a fragment that does not use itself', got: print(name) });
      return patch;
    }
    const mismatches = valueProblems(fragment, values, [...place.path, WITH].join('.'));
    problems.push(...mismatches);
    if (mismatches.length > 0) return patch;
    const using = [...place.using, fragment.name];
    const content = expand(fragment.make(values as FragmentValues), { path: place.path, using });
    const known = Object.keys(content as object);
    for (const key of Object.keys(beside).filter((one) => beside[one] === null)) {
      problems.push(...unknownNameProblems([...place.path, key].join('.'), key, { known }));
    }
    return mergePatch(content, patch);
  }

  return { definition: expand(definition, { path: [], using: [] }), problems, origins };
}

const USE = '$use';
const WITH = 'with';
const FIELDS = 'fields';

interface Place {
  readonly path: readonly string[];
  /** The fragments being expanded here, from the outermost: none may use itself. */
  readonly using: readonly string[];
}

function below({ path, using }: Place, key: string): Place {
  return { path: [...path, key], using };
}

const IS_OF_TYPE: Readonly<Record<FragmentParameterType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  flag: (value) => typeof value === 'boolean',
  texts: (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
};

const TYPE_TEXTS: Readonly<Record<FragmentParameterType, string>> = {
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
    ...Object.keys(values).flatMap((key) => unknownNameProblems(`${where}.${key}`, key, { known, expected })),
    ...Object.entries(parameters).flatMap(([key, { type, optional }]) => {
      const value = values[key];
      if (value === undefined ? optional : IS_OF_TYPE[type](value)) return [];
      return [{ where: `${where}.${key}`, expected: TYPE_TEXTS[type], got: print(value) }];
    }),
  ];
}

interface TemplateValues extends Pick<Fragment, 'parameters'> {
  readonly values: FragmentValues;
}

/** Fills a template with the values of its parameters; undefined for a text that is a single placeholder without a value. */
function fillTemplate(part: unknown, template: TemplateValues): unknown {
  if (typeof part === 'string') return fillText(part, template);
  if (Array.isArray(part))
    return part.map((item: unknown) => fillTemplate(item, template)).filter((item) => item !== undefined);
  if (!isObject(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, fillTemplate(value, template)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function fillText(text: string, { values, parameters }: TemplateValues): unknown {
  const single = /^\{(\w+)\}$/.exec(text)?.[1];
  if (single !== undefined && Object.hasOwn(parameters, single)) return values[single];
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(parameters, name) ? String(values[name] ?? '') : placeholder,
  );
}
