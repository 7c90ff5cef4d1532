import type { DefinitionKind, DefinitionProblem } from './problem';
import { settingProblems } from './settingProblems';

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
 * A text, a flag or a list that is needed is made up; what cannot be read without a wrong part goes with it.
 */
export function soundPart(definition: unknown, kind: DefinitionKind): SoundPart {
  const faults = settingProblems(definition, kind);
  if (faults.length === 0) return { faults, rest: definition, isPlaced: true, own: (problems) => problems };
  const mending: Mending = {
    holders: new Set(),
    root: copyOf(definition),
    madeUp: new Map(),
    indexes: new Map(),
    names: new Set(),
  };
  let left: readonly DefinitionProblem[] = faults;
  for (let round = 0; left.length > 0 && round < MOST_ROUNDS; round += 1) {
    // Items are taken out from the last to the first, so that the others keep their places while that goes on.
    const paths = [...new Set(left.map(({ where }) => where))].map(keysIn).toSorted(byDepthFromTheEnd);
    if (!paths.every((path) => mend(mending, path))) break;
    left = settingProblems(mending.root, kind);
  }
  if (left.length > 0) return { faults, rest: undefined, isPlaced: false, own: () => [] };
  const isAstray = ({ where }: DefinitionProblem) =>
    (mending.madeUp.has('stored') && /\.(stored|allowPlainText)\b/.test(where)) ||
    faults.some((fault) => where === fault.where || where.startsWith(`${fault.where}.`));
  const isMissed = ({ where, got }: DefinitionProblem) =>
    (NOTHING.has(got) && mending.holders.has(where.slice(0, Math.max(0, where.lastIndexOf('.'))))) ||
    (EMPTY.has(got) && mending.holders.has(where));
  return {
    faults,
    rest: mending.root,
    isPlaced: !mending.madeUp.has('stored'),
    own: (problems) =>
      problems
        .map((problem) => ({ ...problem, where: originalPlace(mending, problem.where) }))
        // What was taken out may be what another part names; of what was made up nothing is to be said.
        .filter((problem) => !isAstray(problem) && !isMissed(problem) && !mending.names.has(problem.got)),
  };
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
}

/** @returns false where nothing of the definition can be read */
function mend(mending: Mending, path: readonly string[]): boolean {
  const key = path.at(-1);
  const holder = valueAt(mending.root, path.slice(0, -1));
  if (key === undefined) return false;
  if (Array.isArray(holder)) {
    mending.holders.add(path.slice(0, -1).join('.'));
    takeOutItem(mending, holder, Number(key));
    return true;
  }
  return isObject(holder) ? mendSetting(mending, { holder, key, path }) : true;
}

/** What is there and wrong goes; what is then missing is made up; where that is wrong, too, what holds it goes. */
function mendSetting(
  mending: Mending,
  {
    holder,
    key,
    path,
  }: { readonly holder: Record<string, unknown>; readonly key: string; readonly path: readonly string[] },
): boolean {
  const place = path.join('.');
  const tried = mending.madeUp.get(place);
  if (tried === undefined && Object.hasOwn(holder, key)) {
    mending.holders.add(path.slice(0, -1).join('.'));
    takeOut(mending, holder, key);
    return true;
  }
  const standIns = standInsFor(path);
  const standIn = standIns[tried ?? 0];
  if (standIn === undefined) return mend(mending, path.slice(0, -1));
  mending.madeUp.set(place, (tried ?? 0) + 1);
  holder[key] = standIn;
  return true;
}

/** What may stand for what must be there: one after the other until one is taken. */
function standInsFor(path: readonly string[]): readonly unknown[] {
  return path.join('.') === 'stored' ? [{ record: 'unknown' }] : [path.join(' '), true, []];
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

/** By its key, and by what it says of itself. */
function remember({ names }: Mending, key: string, value: unknown): void {
  const own = isObject(value)
    ? [value['name'], value['key'], value['stored'], value['value'], value['field']]
    : [value];
  for (const name of [key, ...own]) if (typeof name === 'string') names.add(JSON.stringify(name));
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

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists and objects anew, so that they can be changed; what is no plain data stays what it is, and is a fault. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copyOf(inner)]));
}
