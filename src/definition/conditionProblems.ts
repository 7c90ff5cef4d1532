import { acceptsMoreThanChoices, groupFields, fieldSetsIn, holdsOneValue, kindOf, textOf, valueType } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { Scalar } from '../kinds/scalars';
import type { Bound, BoundsCondition, Condition, FieldCondition, FieldPath, OneOfValues } from '../kinds/settings';
import { brandsLacking, brandsOf, type Brand } from '../lib/brand';
import { ABOVE_ZERO, brokenLimits, type Settings } from './settingConflictProblems';
import { fieldsOnPath, type FieldInScope, type FieldScope } from './conditions';
import { lackingBrandProblems, print, suggestionFor, unknownNameProblems, type DefinitionProblem } from './problem';

/** A field to check, with its key and path. */
export interface CheckedField extends FieldInScope {
  readonly key: string;
  readonly where: string;
}

/**
 * Problems of the conditions of a field: each refers to another field and to values that it can have, and can be met.
 * @param havingField the brands that have the field
 */
export function conditionProblems(checked: CheckedField, havingField: readonly Brand[]): DefinitionProblem[] {
  const conditions = conditionsOf(checked.field).flatMap(({ setting, condition, brands }) =>
    singleConditions(condition, `${checked.where}.${setting}`).map((single) => ({
      ...single,
      having: brandsOf({ brands }, havingField),
    })),
  );
  const contradictions = conditionsOf(checked.field).flatMap(({ setting, condition }) =>
    contradictionProblems(condition, `${checked.where}.${setting}`, checked.scope),
  );
  return [
    ...conditions.flatMap((condition) => singleProblems(checked, condition)),
    ...contradictions,
    ...cycleProblems(checked),
  ];
}

interface OwnCondition {
  readonly setting: string;
  readonly condition: Condition;
  /** The brands of its choice, for the condition of a choice. */
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

/** Flattens a condition into its parts, each on a single value. */
function singleConditions(condition: Condition, where: string): readonly PlacedCondition[] {
  if ('not' in condition) return singleConditions(condition.not, `${where}.not`);
  if (!('all' in condition) && !('any' in condition)) return [{ condition, where }];
  const [name, parts] = 'all' in condition ? (['all', condition.all] as const) : (['any', condition.any] as const);
  return parts.flatMap((part, index) => singleConditions(part, `${where}.${name}.${index}`));
}

/** Conditions of `all` must not exclude each other; a field that holds several values can have different ones at once. */
function contradictionProblems(condition: Condition, where: string, scope: FieldScope): DefinitionProblem[] {
  if ('not' in condition) return contradictionProblems(condition.not, `${where}.not`, scope);
  if ('any' in condition)
    return condition.any.flatMap((part, index) => contradictionProblems(part, `${where}.any.${index}`, scope));
  if (!('all' in condition)) return [];
  return condition.all.flatMap((part, index): DefinitionProblem[] => {
    const at = `${where}.all.${index}`;
    const inside = contradictionProblems(part, at, scope);
    const own = demandOf(part);
    const target = own && fieldsOnPath(own.field, scope).at(-1)?.field;
    if (!target) return inside;
    const conflict = condition.all.findIndex((one, before) => {
      const other = before < index ? demandOf(one) : undefined;
      return other?.field === own.field && excludeEachOther(own, other, holdsOneValue(target));
    });
    if (conflict === -1) return inside;
    return 'in' in part
      ? [{ where: `${at}.in`, expected: `a value that all.${conflict} asks for too`, got: print(part.in) }]
      : [...inside, { where: at, expected: `a condition that all.${conflict} leaves possible`, got: print(part) }];
  });
}

/** What a condition on one field asks of its value; each part is absent where it asks nothing of the kind. */
interface Demand {
  readonly field: FieldPath;
  readonly isPresent?: boolean;
  readonly values?: readonly Scalar[];
  readonly excluded?: readonly Scalar[];
  readonly range?: BoundsCondition;
}

/** Undefined for a condition of several, and for a negated range. */
function demandOf(condition: Condition): Demand | undefined {
  if ('all' in condition || 'any' in condition) return undefined;
  if ('not' in condition) {
    const { not } = condition;
    if ('in' in not) return { field: not.field, excluded: not.in };
    return 'present' in not ? { field: not.field, isPresent: !not.present } : undefined;
  }
  const { field } = condition;
  if ('present' in condition) return { field, isPresent: condition.present };
  // An empty list is reported as such; a blank text counts as no value.
  if ('in' in condition && condition.in.length === 0) return { field };
  if ('in' in condition) return { field, values: condition.in, ...(!condition.in.includes('') && { isPresent: true }) };
  return { field, isPresent: true, range: condition };
}

function excludeEachOther(one: Demand, other: Demand, isSingle: boolean): boolean {
  if (one.isPresent !== undefined && other.isPresent !== undefined && one.isPresent !== other.isPresent) return true;
  const lacks = ({ values = [] }: Demand, excluded: readonly Scalar[] = []) =>
    values.length > 0 && values.every((value) => excluded.includes(value));
  if (lacks(one, other.excluded) || lacks(other, one.excluded)) return true;
  if (!isSingle) return false;
  if (one.values && other.values) return !one.values.some((value) => other.values?.includes(value));
  if (one.range && other.range) return isOutside(one.range, other.range) || isOutside(other.range, one.range);
  const [values, range] = [one.values ?? other.values, one.range ?? other.range];
  return values !== undefined && range !== undefined && values.every((value) => isOutsideValue(value, range));
}

/** Whether the whole of a range is above another one. */
function isOutside({ from, above }: BoundsCondition, { to, below }: BoundsCondition): boolean {
  const lowerEnds = [end('from', from), end('above', above, false)];
  return lowerEnds.some((low) => [end('to', to), end('below', below, false)].some((high) => isEmptyRange(low, high)));
}

function isOutsideValue(value: Scalar, range: BoundsCondition): boolean {
  if (typeof value === 'boolean') return false;
  const single = { field: range.field, from: value, to: value };
  return isOutside(single, range) || isOutside(range, single);
}

/**
 * A condition refers to another field, which every brand with the condition has, and to a value that it can have.
 * @param given.having the brands that have the condition
 */
function singleProblems(
  { key, field, scope }: CheckedField,
  { condition, where, having }: PlacedCondition & { readonly having: readonly Brand[] },
): DefinitionProblem[] {
  const { field: path } = condition;
  const at = `${where}.field`;
  const fields = fieldsOnPath(path, scope).map((step) => step.field);
  const target = fields.at(-1);
  const ofValues = 'in' in condition ? valueProblems(condition, target, `${where}.in`) : [];
  if (!target) {
    const names = path.includes('/')
      ? { known: candidatePaths(path, scope), expected: 'a path to a field' }
      : { known: Object.keys(scope.fields).filter((name) => name !== key) };
    return [...unknownNameProblems(at, path, names), ...ofValues];
  }
  if (fields.includes(field)) return [{ where: at, expected: 'another field', got: print(path) }, ...ofValues];
  return [
    ...lackingBrandProblems(brandsLacking(fields, having), {
      where: at,
      expected: 'a field that {BRANDS} has too',
      got: print(path),
    }),
    ...ofValues,
    ...('in' in condition || 'present' in condition ? [] : boundProblems(condition, target, where)),
  ];
}

/** Candidates for an unknown path: paths with as many steps up, or from the root of the form. */
function candidatePaths(path: FieldPath, scope: FieldScope): readonly string[] {
  const isAbsolute = path.startsWith('/');
  const ups = path.split('/').lastIndexOf('..') + 1;
  let at = scope;
  for (let step = 0; at.outer && (isAbsolute || step < ups); step += 1) at = at.outer;
  const prefix = isAbsolute ? '/' : '../'.repeat(ups);
  return pathsInto(at.fields).map((below) => prefix + below);
}

function pathsInto(fields: PlacedFields): readonly string[] {
  return Object.entries(fields).flatMap(([key, field]) => [
    key,
    ...pathsInto(groupFields(field) ?? {}).map((below) => `${key}/${below}`),
  ]);
}

/** The values of a condition can be chosen or entered in the field that it refers to. */
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
    if (!possible.includes(value)) {
      return [{ ...problem, expected: possible.expected, ...suggestionFor(value, possible.names) }];
    }
    return brokenLimits({ ...target }, value).map((expected) => ({ ...problem, expected }));
  });
}

interface PossibleValues {
  readonly includes: (value: Scalar) => boolean;
  readonly expected: string;
  /** The values to suggest for a misspelt one. */
  readonly names: readonly string[];
}

/** The values that a field can hold; undefined where a service decides. */
function possibleValues(field: PlacedField): PossibleValues | undefined {
  const type = valueType(field);
  if ((type === 'object' && !('choices' in field)) || type === 'array') {
    const none = `no condition on a field of type ${field.type}, which holds no single value`;
    return { includes: () => false, expected: none, names: [] };
  }
  if ('choices' in field && !acceptsMoreThanChoices(field)) {
    const values: readonly Scalar[] = field.choices.map(({ value }) => value);
    const names = values.filter((value) => typeof value === 'string');
    const expected = `a choice of the field: ${values.map(print).join(', ')}`;
    return { includes: (value) => values.includes(value), expected, names };
  }
  if (holdsTime(field))
    return { includes: (value) => isFormValue(field, value), expected: formValueText(field), names: [] };
  return ofType(type);
}

/** The values of a type of JSON Schema. */
function ofType(type: unknown): PossibleValues | undefined {
  const expected = typeof type === 'string' ? TYPE_TEXTS[type] : undefined;
  return expected === undefined ? undefined : { includes: (value) => typeof value === type, expected, names: [] };
}

/** Descriptions of the types of JSON Schema in messages. */
const TYPE_TEXTS: Readonly<Record<string, string>> = { string: 'a text', number: 'a number', boolean: 'true or false' };

const BOUNDS = ['above', 'below', 'from', 'to'] as const satisfies readonly (keyof BoundsCondition)[];

function formValueText(field: PlacedField): string {
  return `a text as the form keeps it, such as ${textOf(kindOf(field).example)}`;
}

/** Whether a field's values are days, months or times. */
export function holdsTime(field: PlacedField): boolean {
  return kindOf(field).guard(field).as === 'date';
}

/** Whether a value is one that the form keeps, for days, months and times. */
export function isFormValue(field: PlacedField, value: unknown): boolean {
  const { pattern } = kindOf(field).rules(field, () => ({}));
  return typeof value === 'string' && new RegExp(String(pattern), 'u').test(value);
}

/** Only ordered values can be compared, and with bounds of their own type and within the field's limits. */
function boundProblems(comparison: BoundsCondition, field: PlacedField, where: string): DefinitionProblem[] {
  const given = BOUNDS.filter((bound) => comparison[bound] !== undefined);
  if (given.length === 0) return [{ where, expected: `one of ${BOUNDS.join(', ')}`, got: 'none of them' }];
  const { as } = kindOf(field).guard(field);
  if (as !== 'number' && as !== 'date') {
    return [
      { where: `${where}.field`, expected: 'a field of a number, day, month or time', got: `a ${field.type} field` },
    ];
  }
  const expected = as === 'number' ? 'a number' : formValueText(field);
  // A day counts as the time at its beginning.
  const isValid = (bound: Bound = '') =>
    as === 'number' ? typeof bound === 'number' : isFormValue(field, bound) || isFormValue(field, `${bound}T00:00`);
  const invalid = given.filter((bound) => !isValid(comparison[bound]));
  return invalid.length > 0
    ? invalid.map((bound) => ({ where: `${where}.${bound}`, expected, got: print(comparison[bound]) }))
    : // Limits of days are not compared: a stored day that has come to exceed them may stay.
      emptyRangeProblems(comparison, as === 'number' ? { ...field } : {}, where);
}

/** One end of a range, and the setting that gives it. */
interface RangeEnd {
  readonly name: string;
  /** Undefined where the setting is absent. */
  readonly value: unknown;
  readonly isIncluded: boolean;
}

/** The range is not empty, and overlaps the limits of the field. @param limits those of the field */
function emptyRangeProblems(
  { above, below, from, to }: BoundsCondition,
  limits: Settings,
  where: string,
): DefinitionProblem[] {
  const lowerEnds = [end('from', from), end('above', above, false)];
  const upperEnds = [end('to', to), end('below', below, false)];
  const fieldMinimums = [
    end('min', limits['min']),
    end('positive', limits['positive'] === true ? 0 : undefined, false),
  ];
  return [
    ...lowerEnds.flatMap((low) =>
      [...upperEnds, end('max', limits['max'])]
        .filter((high) => isEmptyRange(low, high))
        .map((high) => ({
          where: `${where}.${low.name}`,
          expected: `${low.isIncluded && high.isIncluded ? 'at most' : 'less than'} ${high.name}, ${String(high.value)}`,
          got: print(low.value),
        })),
    ),
    ...upperEnds.flatMap((high) =>
      fieldMinimums
        .filter((low) => isEmptyRange(low, high))
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

function end(name: string, value: unknown, isIncluded = true): RangeEnd {
  return { name, value, isIncluded };
}

function isEmptyRange({ value: low, ...lower }: RangeEnd, { value: high, ...upper }: RangeEnd): boolean {
  if (low === high) return low !== undefined && !(lower.isIncluded && upper.isIncluded);
  return (typeof low === 'number' && typeof high === 'number') || (typeof low === 'string' && typeof high === 'string')
    ? low > high
    : false;
}

/** The settings that make a field depend on others; a cycle of one of them can never be satisfied. */
const DEPENDENCIES: Readonly<Record<string, (field: PlacedField) => readonly FieldPath[]>> = {
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

/** A field in a chain of dependencies, and the path by which its predecessor refers to it. */
interface Dependency extends FieldInScope {
  readonly path: FieldPath;
}

/** Reported at the first field of a cycle that has the setting; a cycle of `notBefore` alone is allowed, as all days can be the same. */
function cycleProblems({ key, field, scope, where }: CheckedField): DefinitionProblem[] {
  return Object.entries(DEPENDENCIES).flatMap(([setting, pathsOf]) => {
    const cycle = shortestCycleFrom({ field, scope, path: key }, (link) =>
      pathsOf(link.field).flatMap((path) => dependenciesOn(path, link.scope)),
    );
    const having = cycle?.filter((link) => setting.replace('.field', '') in link.field) ?? [];
    if (!cycle || firstOf(having, scope) !== field) return [];
    return [{ where: `${where}.${setting}`, expected: 'no circle', got: cycle.map(({ path }) => path).join(' → ') }];
  });
}

/** A dependency on a field in a group includes the group: the field is hidden or disabled with it. */
function dependenciesOn(path: FieldPath, scope: FieldScope): readonly Dependency[] {
  const steps = path.split('/');
  const fields = fieldsOnPath(path, scope);
  return fields.map((step, index) => ({
    ...step,
    path: steps.slice(0, steps.length - fields.length + index + 1).join('/'),
  }));
}

/** The shortest cycle that starts and ends at a field; undefined where there is none. */
function shortestCycleFrom(
  start: Dependency,
  next: (link: Dependency) => readonly Dependency[],
): readonly Dependency[] | undefined {
  const seen = new Set([start.field]);
  for (let paths: readonly (readonly Dependency[])[] = [[start]]; paths.length > 0;) {
    const longer = paths.flatMap((path) => next(path.at(-1) ?? start).map((link) => [...path, link]));
    const back = longer.find((path) => path.length > 2 && path.at(-1)?.field === start.field);
    if (back) return back;
    paths = longer.filter((path) => {
      const { field } = path.at(-1) ?? start;
      return !seen.has(field) && seen.add(field);
    });
  }
  return undefined;
}

/** The field of a cycle that comes first in the form. */
function firstOf(cycle: readonly Dependency[], { fields, outer }: FieldScope): PlacedField | undefined {
  if (outer) return firstOf(cycle, outer);
  return fieldsIn(fields).find((field) => cycle.some((link) => link.field === field));
}

function fieldsIn(fields: PlacedFields): readonly PlacedField[] {
  return Object.values(fields).flatMap((field) => [
    field,
    ...fieldSetsIn(field).flatMap(([, holder]) => fieldsIn(holder.fields)),
  ]);
}
