import { groupFields, fieldSetsIn, kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { Scalar } from '../kinds/scalars';
import type { Bound, BoundsCondition, Condition, FieldPath, OneOfValues, PresenceCondition } from '../kinds/settings';
import { isGroup, valueAt, type FormPath, type FormValue } from '../kinds/values';
import { ownProperty } from '../lib/objects';

/** Sibling fields, and the scope that contains them. */
export interface FieldScope {
  readonly fields: PlacedFields;
  /** Undefined for the form itself. */
  readonly outer: OuterScope | undefined;
}

/** The scope of the field that holds the fields of another scope. */
export interface OuterScope extends FieldScope {
  /** Number of path segments in form data from here to the inner scope: one into a group, two into an item of a list. */
  readonly steps: number;
}

/** A field and its siblings. */
export interface FieldInScope {
  readonly field: PlacedField;
  readonly scope: FieldScope;
}

/** Location of a value relative to the group of a condition's field: a number of steps up, then down by keys. */
export interface ValuePlace {
  readonly up: number;
  readonly keys: readonly string[];
}

/** What a condition requires of a value. */
type ValueTest = Omit<OneOfValues, 'field'> | Omit<PresenceCondition, 'field'> | Omit<BoundsCondition, 'field'>;

/**
 * A condition with its paths resolved. It includes the visibility conditions of the fields that it reads: the value of a hidden
 * field counts as absent.
 */
export type ResolvedCondition =
  | { readonly all: readonly ResolvedCondition[] }
  | { readonly any: readonly ResolvedCondition[] }
  | { readonly not: ResolvedCondition }
  | { readonly at: ValuePlace; readonly is: ValueTest };

/** The resolved conditions of a field; absent where it has none. */
export interface FieldConditions {
  readonly visible?: ResolvedCondition;
  readonly enabled?: ResolvedCondition;
  readonly required?: ResolvedCondition;
  /** Those of its choices, by position. */
  readonly choices?: readonly (ResolvedCondition | undefined)[];
  /** Whether one of them reads values other than those of its siblings. */
  readonly readsBeyondSiblings: boolean;
}

/** The fields of a form that have conditions. */
export type Conditions = ReadonlyMap<PlacedField, FieldConditions>;

/** The conditions of all fields of a form, as one brand has it. */
export function conditionsIn(fields: PlacedFields): Conditions {
  return new Map(conditionsOfScope({ fields, outer: undefined }));
}

function conditionsOfScope(scope: FieldScope): readonly (readonly [PlacedField, FieldConditions])[] {
  return Object.values(scope.fields).flatMap((field) => {
    const own = conditionsOf(field, scope);
    const inside = fieldSetsIn(field).flatMap(([, { fields }]) => conditionsOfScope(scopeInside(field, fields, scope)));
    return own ? [[field, own] as const, ...inside] : inside;
  });
}

/** The scope of the fields nested in a field. */
export function scopeInside(
  holder: PlacedField,
  fields: PlacedFields,
  { fields: siblings, outer }: FieldScope,
): FieldScope {
  return { fields, outer: { fields: siblings, outer, steps: kindOf(holder).nested?.isGroup ? 1 : 2 } };
}

/**
 * The conditions of one field.
 * @param scope its siblings
 * @returns undefined where it has none
 */
export function conditionsOf(field: PlacedField, scope: FieldScope): FieldConditions | undefined {
  const resolved = (condition: Condition | undefined) => condition && resolve(condition, positionIn(scope));
  const visible = resolved(field.visibleWhen);
  const enabled = resolved(field.enabledWhen);
  const required = resolved('requiredWhen' in field ? field.requiredWhen : undefined);
  const whens = 'choices' in field ? field.choices.map((choice) => resolved(choice.when)) : [];
  const choices = whens.some((when) => when !== undefined) ? whens : undefined;
  const all = [visible, enabled, required, ...whens].filter((condition) => condition !== undefined);
  if (all.length === 0) return undefined;
  return {
    ...(visible && { visible }),
    ...(enabled && { enabled }),
    ...(required && { required }),
    ...(choices && { choices }),
    readsBeyondSiblings: all.some(readsBeyondSiblings),
  };
}

function readsBeyondSiblings(condition: ResolvedCondition): boolean {
  if ('all' in condition) return condition.all.some(readsBeyondSiblings);
  if ('any' in condition) return condition.any.some(readsBeyondSiblings);
  if ('not' in condition) return readsBeyondSiblings(condition.not);
  return condition.at.up > 0 || condition.at.keys.length > 1;
}

/** Current position while resolving, relative to the group of the field whose condition is resolved. */
interface ResolvePosition extends ValuePlace {
  readonly scope: FieldScope;
  /** The fields whose visibility the condition includes already, so that cycles end. */
  readonly followed: ReadonlySet<PlacedField>;
}

function positionIn(scope: FieldScope): ResolvePosition {
  return { scope, up: 0, keys: [], followed: new Set() };
}

function resolve(condition: Condition, from: ResolvePosition): ResolvedCondition {
  if ('all' in condition) return { all: condition.all.map((part) => resolve(part, from)) };
  if ('any' in condition) return { any: condition.any.map((part) => resolve(part, from)) };
  if ('not' in condition) return { not: resolve(condition.not, from) };
  const { field: path, ...is } = condition;
  const target = resolvePath(path, from);
  // Hidden values count as absent, so absence is resolved as the negation of presence.
  if ('present' in is && !is.present) return { not: resolve({ field: path, present: true }, from) };
  const visible = target.fields.flatMap(({ field, at }) =>
    field.visibleWhen === undefined || from.followed.has(field)
      ? []
      : [resolve(field.visibleWhen, { ...at, followed: new Set([...from.followed, field]) })],
  );
  const own = { at: target.place, is };
  return visible.length === 0 ? own : { all: [own, ...visible] };
}

interface ResolvedPath {
  readonly place: ValuePlace;
  /** The fields from the outermost group down to the target; empty for an unknown path. */
  readonly fields: readonly { readonly field: PlacedField; readonly at: Omit<ResolvePosition, 'followed'> }[];
}

/** Resolves a path to its field. */
function resolvePath(path: FieldPath, from: Omit<ResolvePosition, 'followed'>): ResolvedPath {
  const steps = path.split('/');
  let at: Omit<ResolvePosition, 'followed'> = from;
  while (steps[0] === '..' || steps[0] === '') {
    const { outer } = at.scope;
    if (outer === undefined && steps[0] === '..') return { place: { up: NOWHERE, keys: steps }, fields: [] };
    if (outer === undefined || steps[0] === '..') steps.shift();
    if (outer) at = { scope: outer, ...oneUp(at, outer.steps) };
  }
  const place: ValuePlace = { up: at.up, keys: [...at.keys, ...steps] };
  const fields: { readonly field: PlacedField; readonly at: Omit<ResolvePosition, 'followed'> }[] = [];
  for (const key of steps) {
    const field = ownProperty(at.scope.fields, key);
    if (!field) return { place, fields: [] };
    fields.push({ field, at });
    at = { scope: scopeInside(field, groupFields(field) ?? {}, at.scope), up: at.up, keys: [...at.keys, key] };
  }
  return { place, fields };
}

/** More steps up than any path has. */
const NOWHERE = 1_000_000;

/** The place of the outer group: keys that lead down are dropped first. */
function oneUp({ up, keys }: ValuePlace, steps: number): ValuePlace {
  return keys.length > 0 ? { up, keys: keys.slice(0, -1) } : { up: up + steps, keys };
}

/**
 * The field that the path of a condition leads to, preceded by the groups that contain it.
 * @param scope the siblings of the field with the condition
 * @returns an empty list for an unknown path
 */
export function fieldsOnPath(path: FieldPath, scope: FieldScope): readonly FieldInScope[] {
  return resolvePath(path, positionIn(scope)).fields.map(({ field, at }) => ({ field, scope: at.scope }));
}

/** Reads the value at a place; undefined where there is none. */
export type ReadValue = (place: ValuePlace) => FormValue;

/** Whether a condition is met; undefined always is. */
export function isConditionMet(condition: ResolvedCondition | undefined, read: ReadValue): boolean {
  if (condition === undefined) return true;
  if ('all' in condition) return condition.all.every((part) => isConditionMet(part, read));
  if ('any' in condition) return condition.any.some((part) => isConditionMet(part, read));
  if ('not' in condition) return !isConditionMet(condition.not, read);
  return passes(read(condition.at), condition.is);
}

function passes(value: FormValue, is: ValueTest): boolean {
  if ('in' in is) return is.in.some((one) => value === one || isTicked(value, one));
  if ('present' in is) return isPresent(value) === is.present;
  const { above, below, from, to } = is;
  return (
    isPresent(value) &&
    (above === undefined || (isComparable(value, above) && value > above)) &&
    (below === undefined || (isComparable(value, below) && value < below)) &&
    (from === undefined || (isComparable(value, from) && value >= from)) &&
    (to === undefined || (isComparable(value, to) && value <= to))
  );
}

/** Whether a value is a set of flags that has this one set: one of several ticked choices is enough. */
function isTicked(value: FormValue, one: Scalar): boolean {
  return isGroup(value) && Object.hasOwn(value, String(one)) && value[String(one)] === true;
}

/** Days, months and times are stored as texts that sort chronologically. */
function isComparable(value: FormValue, bound: Bound): value is Bound {
  return typeof value === typeof bound;
}

/** Whether there is a value: a text that is not blank, a list with an item, a group with a value in it. */
function isPresent(value: FormValue): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (isGroup(value)) return Object.values(value).some(isPresent);
  return value !== undefined && value !== null;
}

/**
 * Creates a reader of values relative to the fields of one group.
 * @param path of the group
 * @param valueAt the value at a path of the form
 */
export function readerAt(path: FormPath, valueAt: (path: FormPath) => FormValue): ReadValue {
  return ({ up, keys }) => (up > path.length ? undefined : valueAt([...path.slice(0, path.length - up), ...keys]));
}

/**
 * Whether a condition is met in a group; called by validators that are compiled at build time.
 * @param levels the group itself first, then the values that contain it, from the inside out
 */
export function isConditionMetIn(condition: ResolvedCondition, levels: readonly FormValue[]): boolean {
  return isConditionMet(condition, ({ up, keys }) => valueAt(levels[up], keys));
}
