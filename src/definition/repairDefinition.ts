import { isObject } from '../lib/objects';
import type { DefinitionKind, DefinitionProblem } from './problem';
import { violationProblems, schemaViolations, type SchemaViolation } from './settingProblems';

/** A definition without its invalid settings, so that the other checks can run on it. */
export interface RepairedDefinition {
  readonly schemaProblems: readonly DefinitionProblem[];
  /** The repaired definition; undefined where it cannot be repaired. */
  readonly repaired: unknown;
  /** Whether the repaired definition stores its values where the original does. */
  readonly isStorageIntact: boolean;
  /** Selects those problems of the repaired definition that the original has, and maps them to their places in it. */
  readonly inOriginal: (problems: readonly DefinitionProblem[]) => readonly DefinitionProblem[];
}

/** Each round removes the problems of one level of nesting; no definition is deeper. */
const MAX_ROUNDS = 50;

/**
 * Repairs a copy of a definition, so that a misspelt setting in one place hides no problem in another: invalid settings are removed,
 * missing ones are replaced by the smallest valid value, and a part that is still invalid is removed as a whole.
 */
export function repairDefinition(definition: unknown, kind: DefinitionKind): RepairedDefinition {
  const found = schemaViolations(definition, kind);
  const schemaProblems = violationProblems(found);
  if (schemaProblems.length === 0)
    return { schemaProblems, repaired: definition, isStorageIntact: true, inOriginal: (problems) => problems };
  const repair: Repair = {
    holders: new Set(),
    root: copyOf(definition),
    madeUp: new Map(),
    indexes: new Map(),
    names: new Set(),
    standIns: new Set(),
    unknown: new Set(),
  };
  let remaining = found;
  for (let round = 0; remaining.length > 0 && round < MAX_ROUNDS; round += 1) {
    // Items are removed from the last to the first, so that the others keep their indexes in the meantime.
    const places = new Map(remaining.map((violation) => [violation.path.join('.'), violation]));
    const ordered = [...places.values()].toSorted((one, other) => byRemovalOrder(one.path, other.path));
    if (!ordered.every((violation) => repairAt(repair, violation))) break;
    remaining = schemaViolations(repair.root, kind);
  }
  if (remaining.length > 0)
    return { schemaProblems, repaired: undefined, isStorageIntact: false, inOriginal: () => [] };
  return {
    schemaProblems,
    repaired: repair.root,
    isStorageIntact: ![...repair.madeUp.keys()].some((place) => WHERE_STORED.test(place)),
    inOriginal: (problems) =>
      problems
        .map((problem) => ({ ...problem, where: originalPlace(repair, problem.where) }))
        .filter((problem) => isInOriginal(repair, problem, schemaProblems)),
  };
}

/** Whether a problem of the repaired definition is one of the original: not if it is about something that was removed or made up. */
function isInOriginal(
  repair: Repair,
  problem: DefinitionProblem,
  schemaProblems: readonly DefinitionProblem[],
): boolean {
  const { where, expected, got } = problem;
  const { madeUp, unknown, holders } = repair;
  const isMadeUp = (setting: RegExp) => [...madeUp.keys()].some((place) => setting.test(place));
  const isUnknown =
    expected === OWN_ORDER ||
    DEPENDENT_SETTINGS.some(([missing, dependent]) => dependent.test(where) && isMadeUp(missing)) ||
    [...unknown].some((place) => isWithin(where, place));
  const isReported = schemaProblems.some((fault) => isWithin(where, fault.where) || isWithin(fault.where, where));
  const isAboutRemoved =
    (NOTHING.has(got) && holders.has(where.slice(0, Math.max(0, where.lastIndexOf('.'))))) ||
    (EMPTY.has(got) && holders.has(where));
  return !isUnknown && !isReported && !isAboutRemoved && !namesRemovedOrMadeUp(repair, problem);
}

/** Orders follow from the positions of all fields, which are unknown while some are invalid. */
const OWN_ORDER = 'an order of its own';

/** Settings that cannot be checked without another one: where values are stored, what an area's store allows, which fields exist. */
const WHERE_STORED = /^stored(\.(page|collection|record|rows))?$/;
const DEPENDS_ON_STORE = /^(?!(name|path|menu|brands)\b)/;
const DEPENDENT_SETTINGS: readonly (readonly [missing: RegExp, dependent: RegExp])[] = [
  [WHERE_STORED, /\.(stored|allowPlainText)\b/],
  [/^stored\.page\.save$/, /^stored\.page\.(removes|firstSave)\b/],
  [/^store(\.(kind|record))?$/, DEPENDS_ON_STORE],
  [/^access$/, /^(entries\.removal|list\.bulk)\b/],
  [/\.options\.source$/, /\.(options\.\w+|fills|manage|summaryOrElse)\b/],
  [/\b(fields|stored)$/, /\b(layout|summary|firstSave|removes|preview|name\.from)\b/],
];

/** Settings that a field cannot be checked without. */
const ESSENTIAL_TO_FIELD = /\.(type|axis)$/;
/** Discriminator: without it, none of the settings beside it can be checked. */
const KIND = '.kind';

/** Whether a place is another one, or inside it. */
function isWithin(place: string, other: string): boolean {
  return place === other || place.startsWith(`${other}.`);
}

/** Whether a problem mentions something that was removed or made up. */
function namesRemovedOrMadeUp({ names, standIns }: Repair, { expected, got }: DefinitionProblem): boolean {
  const isMentioned = (text: string) => [expected, got].some((part) => part.includes(text));
  return (
    names.has(got) ||
    [...standIns].some((text) => isMentioned(text) || isMentioned(text.toLowerCase().replaceAll(' ', '-')))
  );
}

/** `got` of problems about something missing. */
const NOTHING: ReadonlySet<string> = new Set(['none', 'nothing']);

/** `got` of problems about something empty. */
const EMPTY: ReadonlySet<string> = new Set(['[]', '{}']);

interface Repair {
  readonly root: unknown;
  /** Places with a made-up value, and the number of values tried there. */
  readonly madeUp: Map<string, number>;
  /** The original indexes of the items of a list that some were removed from. */
  readonly indexes: Map<readonly unknown[], number[]>;
  /** Places that something was removed from. */
  readonly holders: Set<string>;
  /** Names that were removed or made up, as they are printed. */
  readonly names: Set<string>;
  /** Made-up texts. */
  readonly standIns: Set<string>;
  /** Places without a known discriminator. */
  readonly unknown: Set<string>;
}

/** @returns false where the definition cannot be repaired */
function repairAt(repair: Repair, { path, standIn }: Pick<SchemaViolation, 'path' | 'standIn'>): boolean {
  const key = path.at(-1);
  const holder = valueAt(repair.root, path.slice(0, -1));
  if (key === undefined) return false;
  if (Array.isArray(holder)) {
    repair.holders.add(path.slice(0, -1).join('.'));
    removeItem(repair, holder, Number(key));
    return true;
  }
  return isObject(holder) ? repairSetting(repair, { holder, key, path, standIn }) : true;
}

/** Removes an invalid setting; makes up a missing one; removes its holder where no made-up value is valid. */
function repairSetting(
  repair: Repair,
  {
    holder,
    key,
    path,
    standIn: minimal,
  }: Pick<SchemaViolation, 'path' | 'standIn'> & { readonly holder: Record<string, unknown>; readonly key: string },
): boolean {
  const place = path.join('.');
  const tried = repair.madeUp.get(place);
  if (tried === undefined && Object.hasOwn(holder, key)) {
    repair.holders.add(path.slice(0, -1).join('.'));
    removeSetting(repair, holder, key);
    return true;
  }
  const standIn = standInsFor(path, minimal)[tried ?? 0];
  if (standIn === undefined) return repairAt(repair, { path: path.slice(0, -1) });
  repair.madeUp.set(place, (tried ?? 0) + 1);
  holder[key] = standIn;
  if (place.endsWith(KIND)) repair.unknown.add(path.slice(0, -1).join('.'));
  for (const text of textsIn(standIn)) {
    if (!text.startsWith(path.join(' '))) continue;
    repair.names.add(JSON.stringify(text));
    if (text.includes(' ')) repair.standIns.add(text);
  }
  return true;
}

/** Values for a missing setting, to be tried in this order. */
function standInsFor(path: readonly string[], minimal: unknown): readonly unknown[] {
  const place = path.join('.');
  if (place === 'stored') return [{ record: 'unknown' }];
  if (ESSENTIAL_TO_FIELD.test(place)) return [];
  return [...(minimal === undefined ? [] : [minimal]), path.join(' '), true, []];
}

function removeSetting(repair: Repair, holder: Record<string, unknown>, key: string): void {
  recordNames(repair, key, holder[key]);
  Reflect.deleteProperty(holder, key);
}

function removeItem(repair: Repair, list: unknown[], index: number): void {
  const indexes = repair.indexes.get(list) ?? list.map((_item, at) => at);
  repair.indexes.set(list, indexes);
  recordNames(repair, '', list[index]);
  list.splice(index, 1);
  indexes.splice(index, 1);
}

/** Its key and the texts in it, by which other parts may refer to it. */
function recordNames({ names }: Repair, key: string, value: unknown): void {
  for (const name of [key, ...textsIn(value)]) names.add(JSON.stringify(name));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]) : [];
}

function originalPlace({ root, indexes }: Repair, where: string): string {
  let value = root;
  const keys = keysIn(where).map((key) => {
    const list = Array.isArray(value) ? value : undefined;
    value = isObject(value) || list ? (value as Record<string, unknown>)[key] : undefined;
    return list ? String(indexes.get(list)?.[Number(key)] ?? key) : key;
  });
  return keys.join('.');
}

function byRemovalOrder(one: readonly string[], other: readonly string[]): number {
  for (const [index, key] of one.entries()) {
    const otherKey = other[index];
    if (otherKey === undefined) return -1;
    if (key !== otherKey) return Number(otherKey) - Number(key) || otherKey.localeCompare(key);
  }
  return one.length < other.length ? 1 : 0;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isObject(inner) || Array.isArray(inner) ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );
}

function keysIn(where: string): readonly string[] {
  return where === '' ? [] : where.split('.');
}

/** A deep copy of lists and objects, to be modified; anything but plain data is returned as it is, and is a problem. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}
