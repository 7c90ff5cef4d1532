import { isObject } from '../lib/objects';
import type { DefinitionKind, DefinitionProblem } from './problem';
import { printed, settingFaults, type SettingFault } from './settingProblems';

/** What of a definition can be checked further although some of its settings are wrong. */
export interface SoundPart {
  readonly faults: readonly DefinitionProblem[];
  /** The definition without what is wrong with it; undefined where nothing of it can be read. */
  readonly rest: unknown;
  /** Whether the rest stores its values where they are meant to be. */
  readonly isPlaced: boolean;
  /** Of the faults that the rest has, those that the definition has, where they stand in it. */
  readonly own: (problems: readonly DefinitionProblem[]) => readonly DefinitionProblem[];
}

/** Each round takes the faults of one depth away; no definition is deeper. */
const MOST_ROUNDS = 50;

/**
 * Takes out of a definition what is wrong with its settings, so that a misspelt setting in one place hides no fault in another.
 * What is needed is made up, as little of it as may be; what cannot be read without a wrong part goes with it.
 */
export function soundPart(definition: unknown, kind: DefinitionKind): SoundPart {
  const found = settingFaults(definition, kind);
  const faults = printed(found);
  if (faults.length === 0) return { faults, rest: definition, isPlaced: true, own: (problems) => problems };
  const mending: Mending = {
    holders: new Set(),
    root: copyOf(definition),
    madeUp: new Map(),
    indexes: new Map(),
    names: new Set(),
    standIns: new Set(),
    unknown: new Set(),
  };
  let left = found;
  for (let round = 0; left.length > 0 && round < MOST_ROUNDS; round += 1) {
    // Items are taken out from the last to the first, so that the others keep their places while that goes on.
    const places = new Map(left.map((fault) => [fault.path.join('.'), fault]));
    const ordered = [...places.values()].toSorted((one, other) => byDepthFromTheEnd(one.path, other.path));
    if (!ordered.every((fault) => mend(mending, fault))) break;
    left = settingFaults(mending.root, kind);
  }
  if (left.length > 0) return { faults, rest: undefined, isPlaced: false, own: () => [] };
  return {
    faults,
    rest: mending.root,
    isPlaced: ![...mending.madeUp.keys()].some((place) => WHERE_STORED.test(place)),
    own: (problems) =>
      problems
        .map((problem) => ({ ...problem, where: originalPlace(mending, problem.where) }))
        .filter((problem) => canBeTold(mending, problem, faults)),
  };
}

/** Whether a problem of the rest is one of the definition: what was taken out may be what another part names, and of what was made up nothing is to be said. */
function canBeTold(mending: Mending, problem: DefinitionProblem, faults: readonly DefinitionProblem[]): boolean {
  const { where, expected, got } = problem;
  const { madeUp, unknown, holders } = mending;
  const isMadeUp = (setting: RegExp) => [...madeUp.keys()].some((place) => setting.test(place));
  const isUnknown =
    expected === OWN_ORDER ||
    FOLLOWING.some(([missing, following]) => following.test(where) && isMadeUp(missing)) ||
    [...unknown].some((place) => isWithin(where, place));
  const isAtFault = faults.some((fault) => isWithin(where, fault.where) || isWithin(fault.where, where));
  const isMissed =
    (NOTHING.has(got) && holders.has(where.slice(0, Math.max(0, where.lastIndexOf('.'))))) ||
    (EMPTY.has(got) && holders.has(where));
  return !isUnknown && !isAtFault && !isMissed && !isOfMissing(mending, problem);
}

/** Orders follow from the positions of all fields, which are not known while some are wrong. */
const OWN_ORDER = 'an order of its own';

/** What cannot be told without a setting: where values are stored, what an area of another store may have, which fields may be named. */
const WHERE_STORED = /^stored(\.(page|collection|record|rows))?$/;
const OF_AREA = /^(?!(name|path|menu|brands)\b)/;
const FOLLOWING: readonly (readonly [missing: RegExp, following: RegExp])[] = [
  [WHERE_STORED, /\.(stored|allowPlainText)\b/],
  [/^stored\.page\.save$/, /^stored\.page\.(removes|firstSave)\b/],
  [/^store(\.(kind|record))?$/, OF_AREA],
  [/^access$/, /^(entries\.removal|list\.bulk)\b/],
  [/\b(fields|stored)$/, /\b(layout|summary|firstSave|removes|preview|name\.from)\b/],
];

/** A field without it cannot be read. */
const OF_FIELD = /\.(type|axis)$/;
/** What says of which kind something else is: of the rest of that nothing can be told. */
const KIND = '.kind';

/** Whether a place is another one, or stands in it. */
function isWithin(place: string, other: string): boolean {
  return place === other || place.startsWith(`${other}.`);
}

/** Whether a problem speaks of what was taken out or made up. */
function isOfMissing({ names, standIns }: Mending, { expected, got }: DefinitionProblem): boolean {
  const isSaid = (text: string) => [expected, got].some((said) => said.includes(text));
  return (
    names.has(got) || [...standIns].some((text) => isSaid(text) || isSaid(text.toLowerCase().replaceAll(' ', '-')))
  );
}

/** How problems say that something is missing. */
const NOTHING: ReadonlySet<string> = new Set(['none', 'nothing']);

/** How they say that nothing is left. */
const EMPTY: ReadonlySet<string> = new Set(['[]', '{}']);

interface Mending {
  readonly root: unknown;
  /** Places at which something was made up, and how many things were tried there. */
  readonly madeUp: Map<string, number>;
  /** The places that the items of a list had, where some were taken out. */
  readonly indexes: Map<readonly unknown[], number[]>;
  /** Places of what something was taken out of. */
  readonly holders: Set<string>;
  /** What was taken out is called, as it is printed. */
  readonly names: Set<string>;
  /** Texts that were made up. */
  readonly standIns: Set<string>;
  /** Places of what is of no known kind. */
  readonly unknown: Set<string>;
}

/** @returns false where nothing of the definition can be read */
function mend(mending: Mending, { path, standIn }: Pick<SettingFault, 'path' | 'standIn'>): boolean {
  const key = path.at(-1);
  const holder = valueAt(mending.root, path.slice(0, -1));
  if (key === undefined) return false;
  if (Array.isArray(holder)) {
    mending.holders.add(path.slice(0, -1).join('.'));
    takeOutItem(mending, holder, Number(key));
    return true;
  }
  return isObject(holder) ? mendSetting(mending, { holder, key, path, standIn }) : true;
}

/** What is there and wrong goes; what is then missing is made up; where that is wrong, too, what holds it goes. */
function mendSetting(
  mending: Mending,
  {
    holder,
    key,
    path,
    standIn: least,
  }: Pick<SettingFault, 'path' | 'standIn'> & { readonly holder: Record<string, unknown>; readonly key: string },
): boolean {
  const place = path.join('.');
  const tried = mending.madeUp.get(place);
  if (tried === undefined && Object.hasOwn(holder, key)) {
    mending.holders.add(path.slice(0, -1).join('.'));
    takeOut(mending, holder, key);
    return true;
  }
  const standIn = standInsFor(path, least)[tried ?? 0];
  if (standIn === undefined) return mend(mending, { path: path.slice(0, -1) });
  mending.madeUp.set(place, (tried ?? 0) + 1);
  holder[key] = standIn;
  if (place.endsWith(KIND)) mending.unknown.add(path.slice(0, -1).join('.'));
  for (const text of textsIn(standIn)) {
    if (!text.startsWith(path.join(' '))) continue;
    mending.names.add(JSON.stringify(text));
    if (text.includes(' ')) mending.standIns.add(text);
  }
  return true;
}

/** What may stand for what must be there: one after the other until one is taken. */
function standInsFor(path: readonly string[], least: unknown): readonly unknown[] {
  const place = path.join('.');
  if (place === 'stored') return [{ record: 'unknown' }];
  if (OF_FIELD.test(place)) return [];
  return [...(least === undefined ? [] : [least]), path.join(' '), true, []];
}

function takeOut(mending: Mending, holder: Record<string, unknown>, key: string): void {
  remember(mending, key, holder[key]);
  Reflect.deleteProperty(holder, key);
}

function takeOutItem(mending: Mending, list: unknown[], index: number): void {
  const indexes = mending.indexes.get(list) ?? list.map((_item, at) => at);
  mending.indexes.set(list, indexes);
  remember(mending, '', list[index]);
  list.splice(index, 1);
  indexes.splice(index, 1);
}

/** By its key, and by the texts in it: something else may name them. */
function remember({ names }: Mending, key: string, value: unknown): void {
  for (const name of [key, ...textsIn(value)]) names.add(JSON.stringify(name));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]) : [];
}

function originalPlace({ root, indexes }: Mending, where: string): string {
  let value = root;
  const keys = keysIn(where).map((key) => {
    const list = Array.isArray(value) ? value : undefined;
    value = isObject(value) || list ? (value as Record<string, unknown>)[key] : undefined;
    return list ? String(indexes.get(list)?.[Number(key)] ?? key) : key;
  });
  return keys.join('.');
}

function byDepthFromTheEnd(one: readonly string[], other: readonly string[]): number {
  for (const [index, key] of one.entries()) {
    const beside = other[index];
    if (beside === undefined) return -1;
    if (key !== beside) return Number(beside) - Number(key) || beside.localeCompare(key);
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

/** Lists and objects anew, so that they can be changed; what is no plain data stays what it is, and is a fault. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}
