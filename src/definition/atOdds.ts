import { isSafePattern } from 'redos-detector';
import type { Choice } from '../kinds/choices';
import type { PlacedField } from '../kinds/field';
import { keepsRule, type RuleName } from '../kinds/namedRules';
import { DAY } from '../kinds/patterns';
import { brandsOf, sharesBrand, type Brand } from '../lib/brand';
import { countCharacters } from '../lib/characters';
import { isObject } from '../lib/objects';
import { lackedBy, print, suggestionFor, unknownName, type DefinitionProblem } from './problem';

/** The settings of any field by name: what is checked here is checked of every type that has the settings. */
export type Settings = Readonly<Record<string, unknown>>;

/**
 * Settings of a field that contradict each other, do nothing beside the others, or name the same thing twice.
 * @param where the field's place
 * @param brands those that have the field
 */
export function atOddsProblems(field: PlacedField, where: string, brands: readonly Brand[]): DefinitionProblem[] {
  const settings = { ...field } as unknown as Settings;
  return [
    ...limitProblems(settings),
    ...defaultProblems(settings),
    ...idleProblems(settings),
    ...patternProblems(settings),
    ...endingProblems(settings),
    ...listProblems(settings),
    ...('choices' in field ? choiceProblems(field, brands) : []),
  ].map((problem) => ({ ...problem, where: `${where}.${problem.where}` }));
}

/** What is said of a limit or value that the setting `positive` excludes. */
export const ABOVE_ZERO = 'a number above 0, as the field is positive';

function limitProblems(settings: Settings): DefinitionProblem[] {
  const number = (name: string) => numberAt(settings, name);
  const warn = isObject(settings['warn']) ? settings['warn'] : {};
  const [max, maxLength, positive] = [number('max'), number('maxLength'), settings['positive'] === true];
  const problems: DefinitionProblem[] = [];
  const [low, high] = [limitAt(settings, 'min'), limitAt(settings, 'max')];
  if (low !== undefined && high !== undefined && typeof low === typeof high && low > high) {
    problems.push({ where: 'min', expected: `at most max, ${high}`, got: print(low) });
  }
  for (const [where, limit] of Object.entries({ min: low, max: high })) {
    if (typeof limit !== 'string' || A_DAY.test(limit)) continue;
    problems.push({ where, expected: 'a day of the calendar', got: print(limit) });
  }
  const isCount = !('positive' in settings) && settings['type'] !== 'number' && settings['type'] !== 'money';
  if (max === 0 && isCount) problems.push({ where: 'max', expected: 'room for one at least', got: '0' });
  if (maxLength === 0) problems.push({ where: 'maxLength', expected: 'room for a character at least', got: '0' });
  if (positive && max !== undefined && max <= 0) {
    problems.push({ where: 'max', expected: ABOVE_ZERO, got: print(max) });
  }
  if (positive && number('min') !== undefined && Number(number('min')) <= 0) {
    problems.push({
      where: 'min',
      expected: 'nothing, as positive numbers are above it anyway',
      got: print(number('min')),
    });
  }
  const [warnMax, warnLength] = [numberAt(warn, 'max'), numberAt(warn, 'maxLength')];
  if (warnMax !== undefined && max !== undefined && warnMax >= max) {
    problems.push({ where: 'warn.max', expected: `less than max, ${max}`, got: print(warnMax) });
  }
  if (warnLength !== undefined && maxLength !== undefined && warnLength >= maxLength) {
    problems.push({ where: 'warn.maxLength', expected: `less than maxLength, ${maxLength}`, got: print(warnLength) });
  }
  const megabytes = number('maxMegabytes');
  if (megabytes !== undefined && megabytes <= 0) {
    problems.push({ where: 'maxMegabytes', expected: 'more than 0', got: print(megabytes) });
  }
  const rows = number('rows');
  if (rows === 0) problems.push({ where: 'rows', expected: 'a line at least', got: '0' });
  const factor = isObject(settings['linked']) ? numberAt(settings['linked'], 'factor') : undefined;
  if (factor === 0) problems.push({ where: 'linked.factor', expected: 'a number other than 0', got: '0' });
  return problems;
}

const A_DAY = new RegExp(DAY);

/** What a form begins with is a value that its field takes. */
function defaultProblems(settings: Settings): DefinitionProblem[] {
  const { default: begins } = settings;
  return limitsBroken(settings, begins).map((expected) => ({ where: 'default', expected, got: print(begins) }));
}

/** What the limits of a field expect of a value that breaks them. */
export function limitsBroken(settings: Settings, value: unknown): readonly string[] {
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
            typeof pattern === 'string' && !fits(value, pattern) && `a text of the pattern ${pattern}`,
            typeof rule === 'string' && !keepsRule(rule as RuleName, value) && `a text that keeps the rule ${rule}`,
          ]
        : [];
  return broken.filter((expected) => expected !== false);
}

/** As Ajv compares them, whose rest of a division is none that rounding made. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9;
}

/** A pattern that does not compile is a problem of its own. */
function fits(text: string, pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return true;
  }
}

/** Settings that do nothing without one of the others. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  clearWhenHidden: ['visibleWhen', 'enabledWhen'],
};

/** Settings that do nothing beside another one. */
const USELESS_BESIDE: readonly (readonly [setting: string, beside: string, why: string])[] = [
  ['requiredWhen', 'required', 'required always asks for a value'],
  ['required', 'hidden', 'nobody can give a value that is hidden'],
  ['requiredWhen', 'hidden', 'nobody can give a value that is hidden'],
  ['visibleWhen', 'hidden', 'it is hidden always'],
  ['enabledWhen', 'readOnly', 'it is read-only always'],
  ['lockedOnceStored', 'readOnly', 'it is read-only always'],
  ['lockedWhile', 'lockedOnceStored', 'one of them says when it is locked'],
  ['choices', 'options', 'the choices come from the service'],
];

function idleProblems(settings: Settings): DefinitionProblem[] {
  const has = (name: string) =>
    settings[name] !== undefined && settings[name] !== false && !isEmptyList(settings[name]);
  const problems: DefinitionProblem[] = Object.entries(NEEDS).flatMap(([setting, needed]) =>
    has(setting) && !needed.some(has)
      ? [{ where: setting, expected: `${needed.join(' or ')} beside it`, got: 'none' }]
      : [],
  );
  const useless = USELESS_BESIDE.flatMap(([setting, beside, why]) =>
    has(setting) && has(beside)
      ? [{ where: setting, expected: `nothing beside ${beside}: ${why}`, got: print(settings[setting]) }]
      : [],
  );
  const warn = settings['warn'];
  if (isObject(warn) && Object.values(warn).every((value) => value === undefined || value === false)) {
    problems.push({ where: 'warn', expected: 'what to warn of', got: print(warn) });
  }
  return [...problems, ...useless];
}

/** How far the search for slow texts goes: what it has not finished by then is slow. */
const MOST_STEPS = 500;

/** A pattern compiles as Ajv compiles it, holds for the whole text, and no text makes it slow. */
function patternProblems({ pattern }: Settings): DefinitionProblem[] {
  if (typeof pattern !== 'string') return [];
  const problem = { where: 'pattern', got: print(pattern) };
  try {
    new RegExp(pattern, 'u');
  } catch (error) {
    return [{ ...problem, expected: `a regular expression (${reasonOf(error)})` }];
  }
  const isAnchored = pattern.startsWith('^') && pattern.endsWith('$');
  return [
    ...(isAnchored ? [] : [{ ...problem, expected: 'a pattern of the whole text, from ^ to $' }]),
    ...(isSafePattern(pattern, { unicode: true, maxSteps: MOST_STEPS }).safe
      ? []
      : [
          {
            ...problem,
            expected: 'a pattern that no text makes slow: repetitions inside repetitions backtrack without end',
          },
        ]),
  ];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : String(error);
}

const LISTS_OF_ENDINGS = ['accept', 'keyEndings'] as const;

function endingProblems(settings: Settings): DefinitionProblem[] {
  const wrong = LISTS_OF_ENDINGS.flatMap((name) => {
    const endings = settings[name];
    if (!Array.isArray(endings)) return [];
    const malformed = endings.flatMap((ending: unknown, index) =>
      typeof ending === 'string' && !/^[a-z0-9]+$/.test(ending)
        ? [
            {
              where: `${name}.${index}`,
              expected: 'an ending of small letters and digits, without the dot',
              got: print(ending),
            },
          ]
        : [],
    );
    return [...emptyList(endings, name, 'an ending'), ...malformed];
  });
  return wrong.length > 0 ? wrong : foreignEndings(settings);
}

/** What is uploaded gets a key that is valid. */
function foreignEndings({ accept, keyEndings }: Settings): DefinitionProblem[] {
  if (!Array.isArray(accept) || !Array.isArray(keyEndings)) return [];
  // The key of a picture is made by its type, which has two endings.
  const plain = (endings: readonly unknown[]) => endings.map((ending) => (ending === 'jpeg' ? 'jpg' : ending));
  const known = plain(keyEndings).map(String);
  const expected = `one of keyEndings, ${keyEndings.join(', ')}`;
  return plain(accept).flatMap((ending, index) => unknownName(`accept.${index}`, ending, { known, expected }));
}

/** Lists in which nothing stands twice. */
const WITHOUT_DOUBLES = [
  'accept',
  'keyEndings',
  'toolbar',
  'hiddenFeatures',
  'summary',
  'uniqueBy',
  'clearedBy',
  'units',
] as const;

/** Lists of keys that say something by each. */
const OF_KEYS = ['summary', 'uniqueBy', 'clearedBy'] as const satisfies readonly (typeof WITHOUT_DOUBLES)[number][];

function listProblems(settings: Settings): DefinitionProblem[] {
  const doubled = WITHOUT_DOUBLES.flatMap((name) => doubledItems(settings[name], name));
  return [
    ...brandListProblems(settings['brands'], 'brands'),
    ...doubled,
    ...OF_KEYS.flatMap((name) => emptyList(settings[name], name, 'a key')),
  ];
}

/** A list of brands names some, each once. */
export function brandListProblems(brands: unknown, where: string): DefinitionProblem[] {
  return [...emptyList(brands, where, 'a brand'), ...doubledItems(brands, where)];
}

/** The problem of a list with nothing in it. @param one the least that it needs, such as `a brand` */
export function emptyList(list: unknown, where: string, one: string): DefinitionProblem[] {
  return isEmptyList(list) ? [{ where, expected: `${one} at least`, got: '[]' }] : [];
}

/** The items of a list that stand in it already. */
export function doubledItems(list: unknown, where: string): DefinitionProblem[] {
  if (!Array.isArray(list)) return [];
  const items: readonly unknown[] = list;
  return items.flatMap((item, index) =>
    items.indexOf(item) < index ? [{ where: `${where}.${index}`, expected: 'each once', got: print(item) }] : [],
  );
}

/** No brand has two choices of one value or of one name, and what a form begins with can be chosen. */
function choiceProblems(
  field: Extract<PlacedField, { readonly choices: readonly Choice[] }>,
  brands: readonly Brand[],
): DefinitionProblem[] {
  const { choices } = field;
  const doubled = choices.flatMap((choice, index): DefinitionProblem[] => {
    const earlier = choices.slice(0, index).filter((other) => sharesBrand(choice, other));
    const where = `choices.${index}`;
    const names = namesOf(choice);
    if (earlier.some(({ value }) => value === choice.value))
      return [{ where, expected: 'each choice once', got: print(choice.value) }];
    if (earlier.some(({ label }) => label === choice.label))
      return [{ where: `${where}.label`, expected: 'a label of its own', got: print(choice.label) }];
    const shared = earlier.flatMap(namesOf).find((name) => names.includes(name));
    return shared === undefined ? [] : [{ where, expected: 'stored values of its own', got: print(shared) }];
  });
  const begins = 'default' in field ? field.default : undefined;
  const isFree = field.type === 'choice' && field.freeText === true;
  const isServed = isFree || (field.type === 'choice' && field.options !== undefined);
  const values = choices.map(({ value }) => value);
  const missing =
    begins === undefined || isServed || values.includes(begins)
      ? []
      : [
          {
            where: 'default',
            expected: `one of ${values.map(print).join(', ')}`,
            got: print(begins),
            ...suggestionFor(begins, values.map(String)),
          },
        ];
  const without =
    begins === undefined || isServed || missing.length > 0
      ? []
      : brands.filter((brand) => !offered(choices, brand).some(({ value }) => value === begins));
  const expected = 'a choice that {BRANDS} has too';
  const lacking = lackedBy(without, { where: 'default', expected, got: print(begins) });
  const empty = isServed || choices.length === 0 ? [] : brands.filter((brand) => offered(choices, brand).length === 0);
  const min = numberAt({ ...field }, 'min') ?? 0;
  const few = min > choices.length ? [] : brands.filter((brand) => offered(choices, brand).length < min);
  const short = lackedBy(few, { where: 'min', expected: 'no more than the choices of {BRANDS}', got: print(min) });
  const nothing = lackedBy(empty, { where: 'choices', expected: 'a choice for {BRANDS}', got: 'none' });
  const number =
    isFree && typeof begins === 'number'
      ? [{ where: 'default', expected: 'a text, as what is given freely is', got: print(begins) }]
      : [];
  const idle = choices.flatMap((choice, index) =>
    Object.entries(idleInChoices(field.type, isFree)).flatMap(([setting, expected]) => {
      const given = choice[setting as keyof Choice];
      return given === undefined ? [] : [{ where: `choices.${index}.${setting}`, expected, got: print(given) }];
    }),
  );
  return [...doubled, ...missing, ...lacking, ...nothing, ...short, ...number, ...idle];
}

/** The settings of a choice that do nothing in a field, and what is expected instead. */
function idleInChoices(type: PlacedField['type'], isFree: boolean): Partial<Readonly<Record<keyof Choice, string>>> {
  if (type === 'radio') return { when: 'a choice of a select: radios are all in sight' };
  if (type === 'multiChoice') {
    const ofOne = 'a choice of which there is one: several are stored by their values';
    return { when: 'a choice of a select: what can be ticked is all in sight', stored: ofOne, alsoRead: ofOne };
  }
  if (!isFree) return {};
  const asGiven = 'nothing beside freeText: what is given is stored as it is';
  return { stored: asGiven, alsoRead: asGiven };
}

/** The choices that a brand has. */
function offered(choices: readonly Choice[], brand: Brand): readonly Choice[] {
  return choices.filter((choice) => brandsOf(choice).includes(brand));
}

/** What a stored text is read as a choice by, its value aside where another one is stored. */
function namesOf({ value, stored = value, alsoRead = [] }: Choice): readonly string[] {
  return [...new Set([stored, ...alsoRead].map(String))];
}

/** A limit that can be compared: a number, or a day; undefined for the present one. */
function limitAt(settings: Settings, name: string): number | string | undefined {
  const value = settings[name];
  return typeof value === 'number' || (typeof value === 'string' && value !== 'today') ? value : undefined;
}

function numberAt(settings: Settings, name: string): number | undefined {
  const value = settings[name];
  return typeof value === 'number' ? value : undefined;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
