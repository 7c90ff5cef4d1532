import { groupFields, holdersIn, holdsOneValue, kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { Scalar } from '../kinds/scalars';
import type { Bound, BoundsCondition, Condition, FieldCondition, FieldPath, OneOfValues } from '../kinds/settings';
import { brandsLacking, brandsOf, type Brand } from '../lib/brand';
import { ABOVE_ZERO, limitsBroken, type Settings } from './atOdds';
import { fieldsAlong, type FieldInScope, type FieldScope } from './conditions';
import { lackedBy, print, suggestionFor, type DefinitionProblem } from './problem';

/** A field among those of its group. */
export interface FieldAmong extends FieldInScope {
  readonly key: string;
  readonly where: string;
}

/**
 * Faults of the conditions of a field: each looks at another field, at values that it can have, and can come true.
 * @param having the brands that have the field
 */
export function conditionProblems(among: FieldAmong, having: readonly Brand[]): DefinitionProblem[] {
  const conditions = conditionsOf(among.field).flatMap(({ setting, condition, brands }) =>
    singleConditions(condition, `${among.where}.${setting}`).map((single) => ({
      ...single,
      having: brandsOf({ brands }, having),
    })),
  );
  const never = conditionsOf(among.field).flatMap(({ setting, condition }) =>
    neverProblems(condition, `${among.where}.${setting}`, among.scope),
  );
  return [...conditions.flatMap((condition) => singleProblems(among, condition)), ...never, ...circleProblems(among)];
}

interface OwnCondition {
  readonly setting: string;
  readonly condition: Condition;
  /** Those of the choice that has it. */
  readonly brands?: readonly Brand[] | undefined;
}

/** Every condition of a field. */
function conditionsOf(field: PlacedField): readonly OwnCondition[] {
  const { visibleWhen, enabledWhen } = field;
  const requiredWhen = 'requiredWhen' in field ? field.requiredWhen : undefined;
  const own = Object.entries({ visibleWhen, enabledWhen, requiredWhen }).map(([setting, condition]) => ({
    setting,
    condition,
  }));
  const ofChoices =
    'choices' in field
      ? field.choices.map(({ when, brands }, index) => ({ setting: `choices.${index}.when`, condition: when, brands }))
      : [];
  return [...own, ...ofChoices].flatMap(({ condition, ...rest }) => (condition ? [{ ...rest, condition }] : []));
}

interface PlacedCondition {
  readonly condition: FieldCondition;
  readonly where: string;
}

/** The conditions on one value each that a condition is made of. */
function singleConditions(condition: Condition, where: string): readonly PlacedCondition[] {
  if ('not' in condition) return singleConditions(condition.not, `${where}.not`);
  if (!('all' in condition) && !('any' in condition)) return [{ condition, where }];
  const [name, parts] = 'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
  return parts.flatMap((part, index) => singleConditions(part, `${where}.${name}.${index}`));
}

/** What has to hold at once does not ask for different values of one field, unless that holds several. */
function neverProblems(condition: Condition, where: string, scope: FieldScope): DefinitionProblem[] {
  if ('not' in condition) return neverProblems(condition.not, `${where}.not`, scope);
  if ('any' in condition)
    return condition.any.flatMap((part, index) => neverProblems(part, `${where}.any.${index}`, scope));
  if (!('all' in condition)) return [];
  return condition.all.flatMap((part, index): DefinitionProblem[] => {
    const at = `${where}.all.${index}`;
    if (!('in' in part)) return neverProblems(part, at, scope);
    const target = fieldsAlong(part.field, scope).at(-1)?.field;
    const other = condition.all.findIndex(
      (one, before) =>
        before < index && 'in' in one && one.field === part.field && !one.in.some((value) => part.in.includes(value)),
    );
    if (other === -1 || !target || !holdsOneValue(target)) return [];
    return [{ where: `${at}.in`, expected: `a value that all.${other} asks for too`, got: print(part.in) }];
  });
}

/**
 * A condition looks at another field, which all brands have that have this one, and at a value that it can have.
 * @param given.having the brands that have the condition
 */
function singleProblems(
  { field, scope }: FieldAmong,
  { condition, where, having }: PlacedCondition & { readonly having: readonly Brand[] },
): DefinitionProblem[] {
  const { field: path } = condition;
  const at = `${where}.field`;
  const way = fieldsAlong(path, scope).map((step) => step.field);
  const target = way.at(-1);
  const ofValues = 'in' in condition ? valueProblems(condition, target, `${where}.in`) : [];
  if (!target) {
    const known = Object.keys(scope.fields);
    const isFar = path.includes('/');
    const expected = isFar ? 'a path to a field' : `one of ${known.join(', ')}`;
    const suggestion = suggestionFor(path, isFar ? pathsLike(path, scope) : known);
    return [{ where: at, expected, got: print(path), ...suggestion }, ...ofValues];
  }
  if (way.includes(field)) return [{ where: at, expected: 'another field', got: print(path) }, ...ofValues];
  return [
    ...lackedBy(brandsLacking(way, having), {
      where: at,
      expected: 'a field that {BRANDS} has too',
      got: print(path),
    }),
    ...ofValues,
    ...('in' in condition || 'present' in condition ? [] : boundProblems(condition, target, where)),
  ];
}

/** The paths that begin as one that leads nowhere does: with as many steps up, or at the beginning of the form. */
function pathsLike(path: FieldPath, scope: FieldScope): readonly string[] {
  const isFromTheBeginning = path.startsWith('/');
  const ups = path.split('/').lastIndexOf('..') + 1;
  let at = scope;
  for (let step = 0; at.around && (isFromTheBeginning || step < ups); step += 1) at = at.around;
  const start = isFromTheBeginning ? '/' : '../'.repeat(ups);
  return pathsInto(at.fields).map((below) => start + below);
}

function pathsInto(fields: PlacedFields): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => [
    key,
    ...pathsInto(groupFields(field) ?? {}).map((below) => `${key}/${below}`),
  ]);
}

/** What a condition compares with can be chosen or typed in the field that it looks at. */
function valueProblems(
  { in: values }: OneOfValues,
  target: PlacedField | undefined,
  where: string,
): DefinitionProblem[] {
  if (values.length === 0) return [{ where, expected: 'a value at least', got: '[]' }];
  return values.flatMap((value, index): DefinitionProblem[] => {
    const problem = { where: `${where}.${index}`, got: print(value) };
    if (values.indexOf(value) < index) return [{ ...problem, expected: 'a value of its own' }];
    if (target === undefined) return [];
    const possible = possibleValues(target);
    if (possible === undefined) return [];
    if (!possible.fits(value)) {
      return [{ ...problem, expected: possible.inWords, ...suggestionFor(value, possible.names) }];
    }
    return limitsBroken({ ...target }, value).map((expected) => ({ ...problem, expected }));
  });
}

interface PossibleValues {
  readonly fits: (value: Scalar) => boolean;
  readonly inWords: string;
  readonly names: readonly string[];
}

/** What a field can hold; undefined where only a service or a person knows. */
function possibleValues(field: PlacedField): PossibleValues | undefined {
  const { type } = kindOf(field).rules(field, () => ({}));
  if ((type === 'object' && !('choices' in field)) || type === 'array') {
    const none = `no condition on a field of type ${field.type}, which holds no single value`;
    return { fits: () => false, inWords: none, names: [] };
  }
  if ('choices' in field) {
    if ('freeText' in field && field.freeText) return ofType('string');
    if ('options' in field) return undefined;
    const values: readonly Scalar[] = field.choices.map(({ value }) => value);
    const names = values.filter((value) => typeof value === 'string');
    const inWords = `a choice of the field: ${values.map(print).join(', ')}`;
    return { fits: (value) => values.includes(value), inWords, names };
  }
  const { example } = kindOf(field);
  if (example !== undefined) return { fits: (value) => isKept(field, value), inWords: asKept(example), names: [] };
  return ofType(type);
}

/** What a type of JSON Schema can hold. */
function ofType(type: unknown): PossibleValues | undefined {
  const inWords = typeof type === 'string' ? IN_WORDS[type] : undefined;
  return inWords === undefined ? undefined : { fits: (value) => typeof value === type, inWords, names: [] };
}

/** What values of a type of JSON Schema are called. */
const IN_WORDS: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', boolean: 'true or false' };

const BOUNDS = ['above', 'below', 'from', 'to'] as const satisfies readonly (keyof BoundsCondition)[];

function asKept(example: string): string {
  return `a text as the form keeps it, such as ${example}`;
}

function isKept(field: PlacedField, value: Scalar): boolean {
  const { pattern } = kindOf(field).rules(field, () => ({}));
  return typeof value === 'string' && new RegExp(String(pattern), 'u').test(value);
}

/** Only what has an order is compared, and with something of its kind that it can have. */
function boundProblems(comparison: BoundsCondition, field: PlacedField, where: string): DefinitionProblem[] {
  const given = BOUNDS.filter((bound) => comparison[bound] !== undefined);
  if (given.length === 0) return [{ where, expected: `one of ${BOUNDS.join(', ')}`, got: 'none of them' }];
  const { as } = kindOf(field).guard(field);
  if (as !== 'number' && as !== 'date') {
    return [
      { where: `${where}.field`, expected: 'a field of a number, day, month or time', got: `a ${field.type} field` },
    ];
  }
  const expected = as === 'number' ? 'a number' : asKept(kindOf(field).example ?? '');
  // A day stands for its beginning.
  const isRight = (bound: Bound = '') =>
    as === 'number' ? typeof bound === 'number' : isKept(field, bound) || isKept(field, `${bound}T00:00`);
  const wrong = given.filter((bound) => !isRight(comparison[bound]));
  return wrong.length > 0
    ? wrong.map((bound) => ({ where: `${where}.${bound}`, expected, got: print(comparison[bound]) }))
    : // A stored day that is beyond the limits by now may stay.
      emptyProblems(comparison, as === 'number' ? { ...field } : {}, where);
}

/** An end of what is between bounds, and the setting that says it. */
interface End {
  readonly name: string;
  /** Undefined where the setting is not there. */
  readonly value: unknown;
  readonly isIncluded: boolean;
}

/** There is a value between the bounds, and the field can have it. @param limits those of the field */
function emptyProblems(
  { above, below, from, to }: BoundsCondition,
  limits: Settings,
  where: string,
): DefinitionProblem[] {
  const lowest = [end('from', from), end('above', above, false)];
  const highest = [end('to', to), end('below', below, false)];
  const least = [end('min', limits['min']), end('positive', limits['positive'] === true ? 0 : undefined, false)];
  return [
    ...lowest.flatMap((low) =>
      [...highest, end('max', limits['max'])]
        .filter((high) => isEmptyBetween(low, high))
        .map((high) => ({
          where: `${where}.${low.name}`,
          expected: `${low.isIncluded && high.isIncluded ? 'at most' : 'less than'} ${high.name}, ${String(high.value)}`,
          got: print(low.value),
        })),
    ),
    ...highest.flatMap((high) =>
      least
        .filter((low) => isEmptyBetween(low, high))
        .map((low) => ({
          where: `${where}.${high.name}`,
          expected:
            low.name === 'positive'
              ? ABOVE_ZERO
              : `${low.isIncluded && high.isIncluded ? 'at least' : 'more than'} ${low.name}, ${String(low.value)}`,
          got: print(high.value),
        })),
    ),
  ];
}

function end(name: string, value: unknown, isIncluded = true): End {
  return { name, value, isIncluded };
}

function isEmptyBetween({ value: low, ...lowest }: End, { value: high, ...highest }: End): boolean {
  if (low === high) return low !== undefined && !(lowest.isIncluded && highest.isIncluded);
  return (typeof low === 'number' && typeof high === 'number') || (typeof low === 'string' && typeof high === 'string')
    ? low > high
    : false;
}

/** The settings that make a field depend on others; a circle of one of them can never be satisfied. */
const CHAINS: Readonly<Record<string, (field: PlacedField) => readonly FieldPath[]>> = {
  'visibleWhen.field': ({ visibleWhen }) => fieldsOf(visibleWhen),
  'enabledWhen.field': ({ enabledWhen }) => fieldsOf(enabledWhen),
  laterThan: (field) => [
    ...('laterThan' in field ? [field.laterThan] : []),
    ...('notBefore' in field ? [field.notBefore] : []),
  ],
  atMost: (field) => ('atMost' in field ? [field.atMost] : []),
};

function fieldsOf(condition: Condition | undefined): readonly FieldPath[] {
  return condition ? singleConditions(condition, '').map(({ condition: { field } }) => field) : [];
}

/** A field of a chain, and the path that the one before it names it by. */
interface Link extends FieldInScope {
  readonly path: FieldPath;
}

/** Reported at the first field of a circle that has the setting: in a circle of `notBefore` alone all days can be the same. */
function circleProblems({ key, field, scope, where }: FieldAmong): DefinitionProblem[] {
  return Object.entries(CHAINS).flatMap(([setting, pathsOf]) => {
    const circle = circleFrom({ field, scope, path: key }, (link) =>
      pathsOf(link.field).flatMap((path) => linksAlong(path, link.scope)),
    );
    const having = circle?.filter((link) => setting.replace('.field', '') in link.field) ?? [];
    if (!circle || firstOf(having, scope) !== field) return [];
    return [{ where: `${where}.${setting}`, expected: 'no circle', got: circle.map(({ path }) => path).join(' → ') }];
  });
}

/** What depends on a field in a group depends on the group too: where that is hidden or disabled, so is the field. */
function linksAlong(path: FieldPath, scope: FieldScope): readonly Link[] {
  const steps = path.split('/');
  const way = fieldsAlong(path, scope);
  return way.map((step, index) => ({ ...step, path: steps.slice(0, steps.length - way.length + index + 1).join('/') }));
}

/** The shortest way from a field over others back to it; undefined where there is none. */
function circleFrom(start: Link, next: (link: Link) => readonly Link[]): readonly Link[] | undefined {
  const seen = new Set([start.field]);
  for (let ways: readonly (readonly Link[])[] = [[start]]; ways.length > 0;) {
    const longer = ways.flatMap((way) => next(way.at(-1) ?? start).map((link) => [...way, link]));
    const back = longer.find((way) => way.length > 2 && way.at(-1)?.field === start.field);
    if (back) return back;
    ways = longer.filter((way) => {
      const { field } = way.at(-1) ?? start;
      return !seen.has(field) && seen.add(field);
    });
  }
  return undefined;
}

/** Which field of a circle comes first in the form. */
function firstOf(circle: readonly Link[], { fields, around }: FieldScope): PlacedField | undefined {
  if (around) return firstOf(circle, around);
  return fieldsIn(fields).find((field) => circle.some((link) => link.field === field));
}

function fieldsIn(fields: PlacedFields): readonly PlacedField[] {
  return Object.values(fields).flatMap((field) => [
    field,
    ...holdersIn(field).flatMap(([, holder]) => fieldsIn(holder.fields)),
  ]);
}
