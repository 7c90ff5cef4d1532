import { useMemo, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import { itemsIn, type FormItem, type FormPath, type FormValue } from '../../tree';
import { createKeyring, type Keyring } from './keyring';
import { copyWithoutIds } from './kinds';

/** Operations on the items of a list. All functions are stable. */
export interface ItemOperations {
  readonly insert: (item: FormItem, at: number) => string;
  /** @returns the key of the last item */
  readonly insertAll: (items: readonly FormItem[], at: number) => string;
  readonly remove: (index: number) => FormItem | undefined;
  /** Replaces an item, keeping its stored id. @returns the previous item */
  readonly replace: (index: number, by: FormItem) => FormItem | undefined;
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (index: number) => string | undefined;
  /** Replaces all items. */
  readonly write: (items: readonly FormItem[]) => void;
}

interface Items {
  readonly items: readonly FormItem[];
  readonly keys: readonly string[];
  readonly operations: ItemOperations;
}

/**
 * The items of a list, the keys of their rows, and operations on them.
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

  function apply(change: <T>(list: readonly T[], added: T) => readonly T[], added: FormItem, key: string): void {
    const { items } = current();
    const next = change(items, added);
    keyring.assign(next, change(keyring.keysFor(items), key));
    write(next);
  }

  function keyAt(index: number): string {
    return keyring.keysFor(current().items)[index] ?? '';
  }

  function insertAll(added: readonly FormItem[], at: number): string {
    const { items } = current();
    const inserted = <T>(list: readonly T[], all: readonly T[]) => [...list.slice(0, at), ...all, ...list.slice(at)];
    const keys = added.map(() => keyring.newKey());
    const next = inserted(items, added);
    keyring.assign(next, inserted(keyring.keysFor(items), keys));
    write(next);
    return keys.at(-1) ?? '';
  }

  function insert(item: FormItem, at: number): string {
    return insertAll([item], at);
  }

  return {
    insert,
    insertAll,
    remove(index) {
      const item = current().items[index];
      if (item) apply((list) => list.filter((_, position) => position !== index), item, '');
      return item;
    },
    replace(index, by) {
      const item = current().items[index];
      if (item) {
        const next = item.$id === undefined ? by : { ...by, $id: item.$id };
        apply((list, added) => list.map((old, position) => (position === index ? added : old)), next, keyAt(index));
      }
      return item;
    },
    move(from, to) {
      const { items } = current();
      const item = items[from];
      const key = keyring.keysFor(items)[from];
      if (!item || key === undefined || from === to || to < 0 || to >= items.length) return;
      const moved = <T>(list: readonly T[], added: T) => {
        const others = list.filter((_, position) => position !== from);
        return [...others.slice(0, to), added, ...others.slice(to)];
      };
      apply(moved, item, key);
    },
    duplicate(index) {
      const item = current().items[index];
      return item && insert(copyWithoutIds(item), index + 1);
    },
    write,
  };
}
