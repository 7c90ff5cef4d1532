import { isSafePattern } from 'redos-detector';
import { acceptsMoreThanChoices, kindOf } from '../kinds';
import { storedFormsOf, type Choice } from '../kinds/choices';
import type { FieldType, PlacedField } from '../kinds/field';
import { uploadedExtensions } from '../kinds/files';
import { keepsRule, type RuleName } from '../kinds/namedRules';
import { DAY } from '../kinds/patterns';
import { brandsOf, duplicatesIn, sharesBrand, type Brand } from '../lib/brand';
import { countCharacters } from '../lib/characters';
import { isObject } from '../lib/objects';
import {
  failedChecks,
  lackingBrandProblems,
  print,
  suggestionFor,
  unknownNameProblems,
  type DefinitionProblem,
} from './problem';

/** The settings of any field by name: these checks apply to every type that has the settings. */
export type Settings = Readonly<Record<string, unknown>>;

/** The same with the type of the field. */
type TypedSettings = Settings & { readonly type: FieldType };

/**
 * Problems of settings that contradict each other, have no effect beside the others, or name the same thing twice.
 * @param where the field's path
 * @param brands those that have the field
 */
export function settingConflictProblems(
  field: PlacedField,
  where: string,
  brands: readonly Brand[],
): DefinitionProblem[] {
  const settings = { ...field } as unknown as TypedSettings;
  return [
    ...valueSettingProblems(settings),
    ...noEffectProblems(settings),
    ...('choices' in field ? choiceProblems(field, brands) : []),
  ].map((problem) => ({ ...problem, where: `${where}.${problem.where}` }));
}

/** Problems of what the values of a field can be, which hold for a field as well as for the defaults of a type. */
export function valueSettingProblems(settings: TypedSettings): DefinitionProblem[] {
  return [
    ...limitProblems(settings),
    ...defaultProblems(settings),
    ...patternProblems(settings),
    ...uploadProblems(settings),
    ...acceptProblems(settings),
    ...brandListProblems(settings['brands'], 'brands'),
  ];
}

/** Expected of a limit or value that the setting `positive` excludes. */
export const ABOVE_ZERO = 'a number above 0, as the field is positive';

function limitProblems(settings: Settings): DefinitionProblem[] {
  const [low, high] = [limitAt(settings, 'min'), limitAt(settings, 'max')];
  const [min, max] = [numberAt(settings, 'min'), numberAt(settings, 'max')];
  const maxLength = numberAt(settings, 'maxLength');
  const warn = settingsAt(settings, 'warn');
  const [warnMax, warnLength] = [numberAt(warn, 'max'), numberAt(warn, 'maxLength')];
  const step = numberAt(settings, 'step');
  const [isPositive, isWhole] = [settings['positive'] === true, settings['integer'] === true];
  return [
    ...failedChecks([
      ['min', low, isAtLeast(low, high) && low !== high, `at most max, ${high}`],
      ['min', low, isNoDay(low), 'a day of the calendar'],
      ['max', high, isNoDay(high), 'a day of the calendar'],
      ['max', max, isPositive && isAtLeast(0, max), ABOVE_ZERO],
      ['min', min, isPositive && isAtLeast(0, min), 'nothing, as positive numbers are above it anyway'],
      ['step', step, isWhole && step !== undefined && !Number.isInteger(step), 'a whole number, as the field has'],
    ]),
    ...gapProblems(settings),
    ...orderProblems(settings),
    ...failedChecks([
      ['warn.max', warnMax, isAtLeast(warnMax, max), `less than max, ${max}`],
      ['warn.max', warnMax, isAtLeast(min, warnMax) && min !== warnMax, `at least min, ${min}`],
      ['warn.maxLength', warnLength, isAtLeast(warnLength, maxLength), `less than maxLength, ${maxLength}`],
    ]),
  ];
}

/** Whether both limits are given and can be compared, and the first one is not below the other. */
function isAtLeast(one: number | string | undefined, other: number | string | undefined): boolean {
  return one !== undefined && other !== undefined && typeof one === typeof other && one >= other;
}

function isNoDay(limit: number | string | undefined): boolean {
  return typeof limit === 'string' && !DAY_PATTERN.test(limit);
}

/** Between the limits of a number there is a multiple of its step. */
function gapProblems(settings: Settings): DefinitionProblem[] {
  const step = numberAt(settings, 'step') ?? (settings['integer'] === true ? 1 : undefined);
  const [min, max] = [numberAt(settings, 'min'), numberAt(settings, 'max')];
  if (step === undefined || step <= 0 || min === undefined || max === undefined || min > max) return [];
  // Rounding errors of the division must not hide a multiple.
  const first = Math.ceil(min / step - 1e-9) * step;
  if (first <= max + step * 1e-9) return [];
  const what = settings['step'] === undefined ? 'whole number' : `multiple of step, ${step},`;
  return [{ where: 'max', expected: `at least ${first}, the first ${what} from min on`, got: print(max) }];
}

/** A day can be as early and as late as its settings ask. */
function orderProblems({ laterThan, notAfter, default: initial, max }: Settings): DefinitionProblem[] {
  const isLate = initial === 'today' && typeof max === 'string' && max < CHECKED_SINCE;
  return failedChecks([
    ['notAfter', notAfter, laterThan !== undefined && laterThan === notAfter, 'another field than laterThan'],
    ['default', initial, isLate, `a day until max, ${String(max)}`],
  ]);
}

/** Every check takes place after this day, and its result must not depend on the day of the check. */
const CHECKED_SINCE = '2026-01-01';

const DAY_PATTERN = new RegExp(DAY);

/** The default is a value that the field accepts. */
function defaultProblems(settings: Settings): DefinitionProblem[] {
  const { default: initial } = settings;
  return brokenLimits(settings, initial).map((expected) => ({ where: 'default', expected, got: print(initial) }));
}

/** The limits of a field that a value breaks, as what they expect of it. */
export function brokenLimits(settings: Settings, value: unknown): readonly string[] {
  const { maxLength, pattern, positive, integer, rule } = settings;
  const [min, max, step] = [numberAt(settings, 'min'), numberAt(settings, 'max'), numberAt(settings, 'step')];
  const broken =
    typeof value === 'number'
      ? [
          min !== undefined && value < min && `at least min, ${min}`,
          max !== undefined && value > max && `at most max, ${max}`,
          positive === true && value <= 0 && ABOVE_ZERO,
          integer === true && !Number.isInteger(value) && 'a whole number, as the field has',
          step !== undefined && !isMultiple(value, step) && `a multiple of step, ${step}`,
        ]
      : typeof value === 'string'
        ? [
            typeof maxLength === 'number' &&
              countCharacters(value) > maxLength &&
              `at most maxLength, ${maxLength} characters`,
            typeof pattern === 'string' && !matches(value, pattern) && `a text of the pattern ${pattern}`,
            typeof rule === 'string' && !keepsRule(rule as RuleName, value) && `a text that keeps the rule ${rule}`,
          ]
        : [];
  return broken.filter((expected) => expected !== false);
}

/** Compared as Ajv does, with a tolerance for rounding errors of the division. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9;
}

/** True for an invalid pattern, which is a problem of its own. */
function matches(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** Settings that have no effect beside another one. */
const OVERRIDDEN_BY: readonly (readonly [setting: string, other: string, reason: string])[] = [
  ['requiredWhen', 'required', 'required always asks for a value'],
  ['required', 'hidden', 'nobody can give a value that is hidden'],
  ['requiredWhen', 'hidden', 'nobody can give a value that is hidden'],
  ['visibleWhen', 'hidden', 'it is hidden always'],
  ['enabledWhen', 'readOnly', 'it is read-only always'],
  ['lockedOnceStored', 'readOnly', 'it is read-only always'],
  ['lockedWhile', 'lockedOnceStored', 'one of them says when it is locked'],
  ['choices', 'options', 'the choices come from the service'],
];

function noEffectProblems(settings: Settings): DefinitionProblem[] {
  const { warn } = settings;
  const has = (name: string) =>
    settings[name] !== undefined && settings[name] !== false && !isEmptyList(settings[name]);
  const isNeverHidden = has('clearWhenHidden') && !has('visibleWhen') && !has('enabledWhen');
  const warnsOfNothing = isObject(warn) && Object.values(warn).every((value) => value === undefined || value === false);
  return [
    ...(isNeverHidden
      ? [{ where: 'clearWhenHidden', expected: 'visibleWhen or enabledWhen beside it', got: 'none' }]
      : []),
    ...failedChecks([
      ['warn', warn, warnsOfNothing, 'what to warn of'],
      ...OVERRIDDEN_BY.map(
        ([setting, other, reason]) =>
          [setting, settings[setting], has(setting) && has(other), `nothing beside ${other}: ${reason}`] as const,
      ),
    ]),
  ];
}

/** Limit of the search for backtracking: a pattern that exceeds it counts as slow. */
const MAX_STEPS = 500;

/** A pattern compiles with Ajv's flags, matches the whole text, and is safe from catastrophic backtracking. */
function patternProblems({ pattern }: Settings): DefinitionProblem[] {
  if (typeof pattern !== 'string') return [];
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return [{ where: 'pattern', expected: `a regular expression (${reasonOf(error)})`, got: print(pattern) }];
  }
  const isAnchored = pattern.startsWith('^') && pattern.endsWith('$');
  const { safe: isSafe } = isSafePattern(pattern, { unicode: true, maxSteps: MAX_STEPS });
  const safePattern = 'a pattern that no text makes slow: repetitions inside repetitions backtrack without end';
  return failedChecks([
    ['pattern', pattern, !isAnchored, 'a pattern of the whole text, from ^ to $'],
    ['pattern', pattern, !isSafe, safePattern],
  ]);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : String(error);
}

/** Accepted uploads are of types that the services accept. */
function uploadProblems(settings: TypedSettings): DefinitionProblem[] {
  const { accept } = settings;
  const call = kindOf(settings).files?.call(settings as unknown as PlacedField);
  if (call === undefined || !Array.isArray(accept)) return [];
  const known = uploadedExtensions(call);
  const expected = `one of those that its upload accepts, ${known.join(', ')}`;
  return accept.flatMap((ending, index) => unknownNameProblems(`accept.${index}`, ending, { known, expected }));
}

/** Accepted uploads must get a key with a valid ending. */
function acceptProblems({ accept, keyEndings }: Settings): DefinitionProblem[] {
  if (!Array.isArray(accept) || !Array.isArray(keyEndings)) return [];
  // The key of a JPEG follows from its media type, which has two endings.
  const normalized = (endings: readonly unknown[]) => endings.map((ending) => (ending === 'jpeg' ? 'jpg' : ending));
  const known = normalized(keyEndings).map(String);
  const expected = `one of keyEndings, ${keyEndings.join(', ')}`;
  return normalized(accept).flatMap((ending, index) =>
    unknownNameProblems(`accept.${index}`, ending, { known, expected }),
  );
}

/** A list of brands names at least one, and each only once. */
export function brandListProblems(brands: unknown, where: string): DefinitionProblem[] {
  return [...emptyListProblems(brands, where, 'a brand'), ...duplicateItemProblems(brands, where)];
}

/** The problem of an empty list. @param one the item that it needs at least, such as `a brand` */
export function emptyListProblems(list: unknown, where: string, one: string): DefinitionProblem[] {
  return isEmptyList(list) ? [{ where, expected: `${one} at least`, got: '[]' }] : [];
}

/** A problem for each item that the list has already. */
export function duplicateItemProblems(list: unknown, where: string): DefinitionProblem[] {
  if (!Array.isArray(list)) return [];
  const items: readonly unknown[] = list;
  return items.flatMap((item, index) =>
    items.indexOf(item) < index ? [{ where: `${where}.${index}`, expected: 'each once', got: print(item) }] : [],
  );
}

/** A problem for each item with the same value of a setting as an earlier one of a shared brand. */
export function duplicateProblems<Item extends object>(
  items: readonly Item[] | Readonly<Record<string, Item>>,
  { where, setting, expected }: { where: string; setting: keyof Item & string; expected: string },
): DefinitionProblem[] {
  return duplicatesIn(items, setting).map(([key, item]) => ({
    where: `${where}.${key}.${setting}`,
    expected,
    got: print(item[setting]),
  }));
}

/** Each brand has choices, as many as are needed and without duplicates, and the default is one of them. */
function choiceProblems(
  field: Extract<PlacedField, { readonly choices: readonly Choice[] }>,
  brands: readonly Brand[],
): DefinitionProblem[] {
  const { choices } = field;
  const initial = 'default' in field ? field.default : undefined;
  const min = numberAt({ ...field }, 'min') ?? 0;
  const isOpen = acceptsMoreThanChoices(field);
  const brandsWhere = (isLacking: (offered: readonly Choice[]) => boolean) =>
    brands.filter((brand) => isLacking(choices.filter((choice) => brandsOf(choice).includes(brand))));
  return [
    ...duplicateChoiceProblems(choices),
    ...(initial === undefined || isOpen ? [] : defaultChoiceProblems(initial, choices, brandsWhere)),
    ...lackingBrandProblems(isOpen || choices.length === 0 ? [] : brandsWhere(({ length }) => length === 0), {
      where: 'choices',
      expected: 'a choice for {BRANDS}',
      got: 'none',
    }),
    ...lackingBrandProblems(min > choices.length ? [] : brandsWhere(({ length }) => length < min), {
      where: 'min',
      expected: 'no more than the choices of {BRANDS}',
      got: print(min),
    }),
    ...choices.flatMap((choice, index) =>
      Object.entries(kindOf(field).unusedChoiceSettings?.(field) ?? {}).flatMap(([setting, expected]) => {
        const given = choice[setting as keyof Choice];
        return given === undefined ? [] : [{ where: `choices.${index}.${setting}`, expected, got: print(given) }];
      }),
    ),
  ];
}

/** No brand has two choices with the same value, label or stored value. */
function duplicateChoiceProblems(choices: readonly Choice[]): DefinitionProblem[] {
  return choices.flatMap((choice, index): DefinitionProblem[] => {
    const earlier = choices.slice(0, index).filter((other) => sharesBrand(choice, other));
    const where = `choices.${index}`;
    const names = storedFormsOf(choice);
    if (earlier.some(({ value }) => value === choice.value))
      return [{ where, expected: 'each choice once', got: print(choice.value) }];
    if (earlier.some(({ label }) => label === choice.label))
      return [{ where: `${where}.label`, expected: 'a label of its own', got: print(choice.label) }];
    const shared = earlier.flatMap(storedFormsOf).find((name) => names.includes(name));
    return shared === undefined ? [] : [{ where, expected: 'stored values of its own', got: print(shared) }];
  });
}

/** The default is a choice, of each brand. @param brandsWhere the brands whose choices meet a condition */
function defaultChoiceProblems(
  initial: Choice['value'],
  choices: readonly Choice[],
  brandsWhere: (isLacking: (offered: readonly Choice[]) => boolean) => readonly Brand[],
): DefinitionProblem[] {
  const [where, got] = ['default', print(initial)];
  const values = choices.map(({ value }) => value);
  if (values.includes(initial)) {
    const lacking = brandsWhere((offered) => offered.every(({ value }) => value !== initial));
    return lackingBrandProblems(lacking, { where, expected: 'a choice that {BRANDS} has too', got });
  }
  const expected = `one of ${values.map(print).join(', ')}`;
  return [{ where, expected, got, ...suggestionFor(initial, values.map(String)) }];
}

/** A limit that can be compared: a number, or a day; undefined for `today`. */
function limitAt(settings: Settings, name: string): number | string | undefined {
  const value = settings[name];
  return typeof value === 'number' || (typeof value === 'string' && value !== 'today') ? value : undefined;
}

function numberAt(settings: Settings, name: string): number | undefined {
  const value = settings[name];
  return typeof value === 'number' ? value : undefined;
}

/** The settings inside a setting; none where it is absent. */
function settingsAt(settings: Settings, name: string): Settings {
  const value = settings[name];
  return isObject(value) ? value : {};
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
