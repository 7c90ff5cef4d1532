import { isGroup, itemsIn, valueAt, type FormData, type FormPath, type FormValue } from '../kinds/values';

/**
 * Updates paths after a change of the form: they move with the item they are in, and are dropped if it was removed.
 * @returns the same array if no path changed
 */
export function followPaths(
  paths: readonly FormPath[],
  { before, after }: { readonly before: FormData; readonly after: FormData },
): readonly FormPath[] {
  const followed = paths.flatMap((path) => {
    const now = follow(path, before, after);
    return now ? [now] : [];
  });
  return followed.length === paths.length && followed.every((path, index) => path === paths[index]) ? paths : followed;
}

/** The stored value at a path of the current form. Items are found by id, wherever they are stored; undefined for a new one. */
export function storedAt(
  path: FormPath,
  { current, base }: { readonly current: FormValue; readonly base: FormValue },
): FormValue {
  const [key, ...rest] = path;
  if (key === undefined) return base;
  const part = valueAt(current, [key]);
  const stored = typeof key === 'number' ? storedItem(part, key, itemsIn(base)) : valueAt(base, [key]);
  return stored === undefined ? undefined : storedAt(rest, { current: part, base: stored });
}

/** Items without ids are found by position. */
function storedItem(item: FormValue, index: number, stored: readonly FormValue[]): FormValue {
  const id = idOf(item);
  if (id !== undefined) return stored.find((other) => idOf(other) === id);
  return idOf(stored[index]) === undefined ? stored[index] : undefined;
}

function follow(path: FormPath, before: FormValue, after: FormValue): FormPath | undefined {
  const [key, ...rest] = path;
  if (key === undefined || Object.is(before, after)) return path;
  const now = typeof key === 'number' ? indexAfter(key, itemsIn(before), itemsIn(after)) : key;
  if (now === undefined) return undefined;
  const below = follow(rest, valueAt(before, [key]), valueAt(after, [now]));
  if (below === undefined) return undefined;
  return now === key && below.every((part, index) => part === rest[index]) ? path : [now, ...below];
}

/** Finds an item by identity, then by its stored id; an item edited in place keeps its position. */
function indexAfter(index: number, before: readonly FormValue[], after: readonly FormValue[]): number | undefined {
  const item = before[index];
  if (Object.is(after[index], item)) return index;
  const moved = after.indexOf(item);
  if (moved >= 0) return moved;
  const id = idOf(item);
  const stored = id === undefined ? -1 : after.findIndex((other) => idOf(other) === id);
  if (stored >= 0) return stored;
  return before.length === after.length ? index : undefined;
}

function idOf(item: FormValue): FormValue {
  return isGroup(item) ? item['$id'] : undefined;
}
