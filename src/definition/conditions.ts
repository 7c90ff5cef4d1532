import { groupFields, holdersIn, kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { Scalar } from '../kinds/scalars';
import type { Bound, BoundsCondition, Condition, FieldPath, OneOfValues, PresenceCondition } from '../kinds/settings';
import { isGroup, valueAt, type FormPath, type FormValue } from '../kinds/values';

/** Fields beside each other, and what holds them. */
export interface FieldScope {
  readonly fields: PlacedFields;
  /** Undefined for the form itself. */
  readonly around: OuterScope | undefined;
}

/** The fields among which the holder of other fields stands. */
export interface OuterScope extends FieldScope {
  /** How many steps a path of form data has from there: one into a group, two into an item of a list. */
  readonly steps: number;
}

/** A field, and those that it stands among. */
export interface FieldInScope {
  readonly field: PlacedField;
  readonly scope: FieldScope;
}

/** Where a condition finds a value: so many steps up from the group of its own field, then down by keys. */
export interface ValuePlace {
  readonly up: number;
  readonly keys: readonly string[];
}

/** What a condition asks of a value. */
type Test = Omit<OneOfValues, 'field'> | Omit<PresenceCondition, 'field'> | Omit<BoundsCondition, 'field'>;

/**
 * A condition with its paths spelled out. What makes the fields hidden that it is about is part of it: the value of a hidden
 * field counts as absent.
 */
export type SpelledCondition =
  | { readonly all: readonly SpelledCondition[] }
  | { readonly any: readonly SpelledCondition[] }
  | { readonly not: SpelledCondition }
  | { readonly at: ValuePlace; readonly is: Test };

/** The conditions of a field, spelled out; absent where it has none. */
export interface FieldConditions {
  readonly visible?: SpelledCondition;
  readonly enabled?: SpelledCondition;
  readonly required?: SpelledCondition;
  /** Of its choices, by position. */
  readonly choices?: readonly (SpelledCondition | undefined)[];
  /** Whether one of them is about more than the fields beside it. */
  readonly isFar: boolean;
}

/** The fields of a form that have conditions. */
export type Conditions = ReadonlyMap<PlacedField, FieldConditions>;

/** The conditions of all fields of a form, as one brand has it. */
export function conditionsIn(fields: PlacedFields): Conditions {
  return new Map(conditionsOfScope({ fields, around: undefined }));
}

function conditionsOfScope(scope: FieldScope): readonly (readonly [PlacedField, FieldConditions])[] {
  return Object.values(scope.fields).flatMap((field) => {
    const own = conditionsOf(field, scope);
    const inside = holdersIn(field).flatMap(([, { fields }]) => conditionsOfScope(scopeInside(field, fields, scope)));
    return own ? [[field, own] as const, ...inside] : inside;
  });
}

/** The scope of fields that a field holds. */
export function scopeInside(
  holder: PlacedField,
  fields: PlacedFields,
  { fields: beside, around }: FieldScope,
): FieldScope {
  return { fields, around: { fields: beside, around, steps: kindOf(holder).nested?.isGroup ? 1 : 2 } };
}

/**
 * The conditions of one field.
 * @param scope the fields that it stands among
 * @returns undefined where it has none
 */
export function conditionsOf(field: PlacedField, scope: FieldScope): FieldConditions | undefined {
  const spelled = (condition: Condition | undefined) => condition && spell(condition, standingIn(scope));
  const visible = spelled(field.visibleWhen);
  const enabled = spelled(field.enabledWhen);
  const required = spelled('requiredWhen' in field ? field.requiredWhen : undefined);
  const whens = 'choices' in field ? field.choices.map((choice) => spelled(choice.when)) : [];
  const choices = whens.some((when) => when !== undefined) ? whens : undefined;
  const all = [visible, enabled, required, ...whens].filter((condition) => condition !== undefined);
  if (all.length === 0) return undefined;
  return {
    ...(visible && { visible }),
    ...(enabled && { enabled }),
    ...(required && { required }),
    ...(choices && { choices }),
    isFar: all.some(isFar),
  };
}

function isFar(condition: SpelledCondition): boolean {
  if ('all' in condition) return condition.all.some(isFar);
  if ('any' in condition) return condition.any.some(isFar);
  if ('not' in condition) return isFar(condition.not);
  return condition.at.up > 0 || condition.at.keys.length > 1;
}

/** Where the walk along visibility stands, seen from the group of the field whose condition is spelled out. */
interface Standpoint extends ValuePlace {
  readonly scope: FieldScope;
  /** The fields whose visibility is part of the condition already: a cycle is followed once. */
  readonly followed: ReadonlySet<PlacedField>;
}

function standingIn(scope: FieldScope): Standpoint {
  return { scope, up: 0, keys: [], followed: new Set() };
}

function spell(condition: Condition, from: Standpoint): SpelledCondition {
  if ('all' in condition) return { all: condition.all.map((part) => spell(part, from)) };
  if ('any' in condition) return { any: condition.any.map((part) => spell(part, from)) };
  if ('not' in condition) return { not: spell(condition.not, from) };
  const { field: path, ...is } = condition;
  const target = targetOf(path, from);
  // A value that is not there is none that is hidden.
  if ('present' in is && !is.present) return { not: spell({ field: path, present: true }, from) };
  const visible = target.fields.flatMap(({ field, at }) =>
    field.visibleWhen === undefined || from.followed.has(field)
      ? []
      : [spell(field.visibleWhen, { ...at, followed: new Set([...from.followed, field]) })],
  );
  const own = { at: target.place, is };
  return visible.length === 0 ? own : { all: [own, ...visible] };
}

interface Target {
  readonly place: ValuePlace;
  /** The fields on the way down to it and itself; none where the path leads to no field. */
  readonly fields: readonly { readonly field: PlacedField; readonly at: Omit<Standpoint, 'followed'> }[];
}

/** The field that a path leads to. */
function targetOf(path: FieldPath, from: Omit<Standpoint, 'followed'>): Target {
  const steps = path.split('/');
  let at: Omit<Standpoint, 'followed'> = from;
  while (steps[0] === '..' || steps[0] === '') {
    const { around } = at.scope;
    if (around === undefined && steps[0] === '..') return { place: { up: NOWHERE, keys: steps }, fields: [] };
    if (around === undefined || steps[0] === '..') steps.shift();
    if (around) at = { scope: around, ...oneUp(at, around.steps) };
  }
  const place: ValuePlace = { up: at.up, keys: [...at.keys, ...steps] };
  const fields: { readonly field: PlacedField; readonly at: Omit<Standpoint, 'followed'> }[] = [];
  for (const key of steps) {
    const field = Object.hasOwn(at.scope.fields, key) ? at.scope.fields[key] : undefined;
    if (!field) return { place, fields: [] };
    fields.push({ field, at });
    at = { scope: scopeInside(field, groupFields(field) ?? {}, at.scope), up: at.up, keys: [...at.keys, key] };
  }
  return { place, fields };
}

/** More steps than any path has. */
const NOWHERE = 1_000_000;

/** The place around a group: what was walked down is walked back first. */
function oneUp({ up, keys }: ValuePlace, steps: number): ValuePlace {
  return keys.length > 0 ? { up, keys: keys.slice(0, -1) } : { up: up + steps, keys };
}

/**
 * The field that the path of a condition leads to, behind the groups on the way down to it.
 * @param scope the fields beside the one with the condition
 * @returns none where the path leads to no field
 */
export function fieldsAlong(path: FieldPath, scope: FieldScope): readonly FieldInScope[] {
  return targetOf(path, standingIn(scope)).fields.map(({ field, at }) => ({ field, scope: at.scope }));
}

/** Reads the value at a place; undefined where there is none. */
export type ReadValue = (place: ValuePlace) => FormValue;

/** Whether a condition holds; none always does. */
export function holds(condition: SpelledCondition | undefined, read: ReadValue): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((part) => holds(part, read));
  if ('any' in condition) return condition.any.some((part) => holds(part, read));
  if ('not' in condition) return !holds(condition.not, read);
  return passes(read(condition.at), condition.is);
}

function passes(value: FormValue, is: Test): boolean {
  if ('in' in is) return is.in.some((one) => value === one || isTicked(value, one));
  if ('present' in is) return isThere(value) === is.present;
  const { above, below, from, to } = is;
  return (
    isThere(value) &&
    (above === undefined || (isComparable(value, above) && value > above)) &&
    (below === undefined || (isComparable(value, below) && value < below)) &&
    (from === undefined || (isComparable(value, from) && value >= from)) &&
    (to === undefined || (isComparable(value, to) && value <= to))
  );
}

/** Whether a value is a set of flags in which this one is set: of several choices, one is enough. */
function isTicked(value: FormValue, one: Scalar): boolean {
  return isGroup(value) && Object.hasOwn(value, String(one)) && value[String(one)] === true;
}

/** Days, months and times are kept so that their texts sort as they do. */
function isComparable(value: FormValue, bound: Bound): value is Bound {
  return typeof value === typeof bound;
}

/** Whether there is a value: a text with something to see, a list with an item, a group with a value in it. */
function isThere(value: FormValue): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (isGroup(value)) return Object.values(value).some(isThere);
  return value !== undefined && value !== null;
}

/**
 * Reads values around the fields of one group.
 * @param path of the group
 * @param valueAt the value at a path of the form
 */
export function readerAt(path: FormPath, valueAt: (path: FormPath) => FormValue): ReadValue {
  return ({ up, keys }) => (up > path.length ? undefined : valueAt([...path.slice(0, path.length - up), ...keys]));
}

/**
 * Whether a condition holds among what leads to a group; validators that are compiled at build time call it.
 * @param levels the group itself first, then what is around it, step by step
 */
export function holdsAmong(condition: SpelledCondition, levels: readonly FormValue[]): boolean {
  return holds(condition, ({ up, keys }) => valueAt(levels[up], keys));
}
