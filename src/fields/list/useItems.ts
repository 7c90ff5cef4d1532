import { useMemo, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { itemsIn, type FormItem, type FormPath, type FormValue } from '../../tree';
import { createKeyring, type Keyring } from './keyring';
import { copyWithoutIds } from './kinds';

/** Operations on the items of a list. All functions are stable. */
export interface ItemOperations {
  /** @returns the key of the last item */
  readonly insert: (items: readonly FormItem[], at: number) => string;
  readonly remove: (index: number) => FormItem | undefined;
  /** Replaces an item, keeping its stored id. @returns the previous item */
  readonly replace: (index: number, by: FormItem) => FormItem | undefined;
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (index: number) => string | undefined;
  /** Replaces all items. */
  readonly write: (items: readonly FormItem[]) => void;
}

/** The items of a list, the keys of their rows, and operations on them. */
export interface Items {
  readonly items: readonly FormItem[];
  readonly keys: readonly string[];
  readonly operations: ItemOperations;
}

/**
 * @param value the list in the form data; anything else counts as empty
 * @param onChange writes the list at its path
 */
export function useItems(value: FormValue, path: FormPath, onChange: CurrentList['onChange']): Items {
  const items = itemsIn(value);
  const [keyring] = useState(createKeyring);
  const keys = keyring.keysFor(items);
  const latest = useLatest({ items, path, onChange });
  const operations = useMemo(() => operationsOn(keyring, () => latest.current), [keyring, latest]);
  return { items, keys, operations };
}

interface CurrentList {
  readonly items: readonly FormItem[];
  readonly path: FormPath;
  readonly onChange: (items: FormItem[], path: (string | number)[]) => void;
}

function operationsOn(keyring: Keyring, current: () => CurrentList): ItemOperations {
  function write(items: readonly FormItem[]): void {
    const { path, onChange } = current();
    onChange(items as FormItem[], [...path]);
  }

  /** Changes the items, and their keys in the same way. */
  function apply(
    change: <T>(list: readonly T[], added: readonly T[]) => readonly T[],
    added: readonly FormItem[] = [],
    addedKeys: readonly string[] = [],
  ): void {
    const { items } = current();
    const next = change(items, added);
    keyring.assign(next, change(keyring.keysFor(items), addedKeys));
    write(next);
  }

  function insert(added: readonly FormItem[], at: number): string {
    const keys = added.map(() => keyring.newKey());
    apply((list, all) => list.toSpliced(at, 0, ...all), added, keys);
    return keys.at(-1) ?? '';
  }

  return {
    insert,
    remove(index) {
      const item = current().items[index];
      if (item) apply((list) => list.toSpliced(index, 1));
      return item;
    },
    replace(index, by) {
      const { items } = current();
      const item = items[index];
      if (item) write(items.with(index, item.$id === undefined ? by : { ...by, $id: item.$id }));
      return item;
    },
    move(from, to) {
      const { items } = current();
      if (from === to || !items[from] || to < 0 || to >= items.length) return;
      apply((list) => list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1)));
    },
    duplicate(index) {
      const item = current().items[index];
      return item && insert([copyWithoutIds(item)], index + 1);
    },
    write,
  };
}
