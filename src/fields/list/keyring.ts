import type { FormItem } from '../../tree';

/** Assigns every row of a list a key that is stable while rows are added, removed, moved, edited and reloaded. */
export interface Keyring {
  /** The keys of a list's items; the same array for the same list. */
  readonly keysFor: (items: readonly FormItem[]) => readonly string[];
  /** Assigns the keys of a new list before it is written, for changes made by the list itself. */
  readonly assign: (items: readonly FormItem[], keys: readonly string[]) => void;
  readonly newKey: () => string;
}

/** The keyring of one rendered list. */
export function createKeyring(): Keyring {
  // Undo restores the identical list object, and thereby its keys: nothing is remounted.
  const known = new WeakMap<readonly FormItem[], readonly string[]>();
  let last: { readonly items: readonly FormItem[]; readonly keys: readonly string[] } = { items: [], keys: [] };
  let count = 0;

  function newKey(): string {
    count += 1;
    return `row-${count}`;
  }

  function keysFor(items: readonly FormItem[]): readonly string[] {
    if (items === last.items) return last.keys;
    const keys = known.get(items) ?? (isEditOf(last.items, items) ? last.keys : matchKeys(last, items, newKey));
    known.set(items, keys);
    last = { items, keys };
    return keys;
  }

  return { keysFor, assign: (items, keys) => void known.set(items, keys), newKey };
}

/** Whether only values inside items changed, as with every keystroke: no row was added, removed or moved. */
function isEditOf(before: readonly FormItem[], after: readonly FormItem[]): boolean {
  return (
    before.length === after.length &&
    after.every((item, index) => item === before[index] || (item.$id === before[index]?.$id && !before.includes(item)))
  );
}

/** Matches keys by object identity, then by stored id, then by position relative to the start or the end of the list. */
function matchKeys(
  last: { readonly items: readonly FormItem[]; readonly keys: readonly string[] },
  items: readonly FormItem[],
  newKey: () => string,
): readonly string[] {
  const free = new Map<string, number>(last.keys.map((key, index) => [key, index]));
  const byItem = new Map<FormItem, string>();
  const byId = new Map<string, string>();
  last.items.forEach((item, index) => {
    const key = last.keys[index];
    if (key === undefined) return;
    byItem.set(item, key);
    if (item.$id !== undefined) byId.set(item.$id, key);
  });
  const take = (key: string | undefined) => (key !== undefined && free.delete(key) ? key : undefined);
  const matched = items.map((item) => take(byItem.get(item)) ?? take(byId.get(item.$id ?? '')));
  const offset = last.items.length - items.length;
  const firstNew = matched.indexOf(undefined);
  return matched.map((key, index) => {
    if (key !== undefined) return key;
    const sameLength = offset === 0 ? last.keys[index] : undefined;
    const fromEnd = offset !== 0 && index > firstNew ? last.keys[index + offset] : undefined;
    return take(sameLength) ?? take(fromEnd) ?? newKey();
  });
}
