import { useMemo, useState } from 'react';
import { useLatest } from '../../hooks/useLatest';
import type { FormItem, FormPath, FormValue } from '../../tree';
import { itemsIn } from '../shared/rjsf';
import { createKeyring, type Keyring } from './keyring';
import { copyOf } from './kinds';

/** What can be done with the items of a list. All stay the same functions. */
export interface ItemOperations {
  readonly insert: (item: FormItem, at: number) => string;
  /** Several at once. @returns the key of the last one */
  readonly insertAll: (items: readonly FormItem[], at: number) => string;
  readonly remove: (index: number) => FormItem | undefined;
  /** Puts another item in the place of one, which stays the same stored item. @returns the former one */
  readonly replace: (index: number, by: FormItem) => FormItem | undefined;
  readonly move: (from: number, to: number) => void;
  readonly duplicate: (index: number) => string | undefined;
  /** Puts other items in the place of all. */
  readonly write: (items: readonly FormItem[]) => void;
}

interface Items {
  readonly items: readonly FormItem[];
  readonly keys: readonly string[];
  readonly operations: ItemOperations;
}

/**
 * The items of a list, the keys of their rows and what can be done with them.
 * @param value the list in the form data; anything else reads as no items
 * @param onChange sets the list at its path
 */
export function useItems(value: FormValue, path: FormPath, onChange: Live['onChange']): Items {
  const items = itemsIn(value);
  const [keyring] = useState(createKeyring);
  const keys = keyring.keysFor(items);
  const live = useLatest({ items, path, onChange });
  const operations = useMemo(() => operationsOn(keyring, () => live.current), [keyring, live]);
  return { items, keys, operations };
}

interface Live {
  readonly items: readonly FormItem[];
  readonly path: FormPath;
  readonly onChange: (items: FormItem[], path: (string | number)[]) => void;
}

function operationsOn(keyring: Keyring, live: () => Live): ItemOperations {
  function write(items: readonly FormItem[]): void {
    const { path, onChange } = live();
    onChange(items as FormItem[], [...path]);
  }

  function put(change: <T>(list: readonly T[], added: T) => readonly T[], added: FormItem, key: string): void {
    const { items } = live();
    const next = change(items, added);
    keyring.expect(next, change(keyring.keysFor(items), key));
    write(next);
  }

  function keyAt(index: number): string {
    return keyring.keysFor(live().items)[index] ?? '';
  }

  function insertAll(added: readonly FormItem[], at: number): string {
    const { items } = live();
    const put = <T>(list: readonly T[], all: readonly T[]) => [...list.slice(0, at), ...all, ...list.slice(at)];
    const keys = added.map(() => keyring.newKey());
    const next = put(items, added);
    keyring.expect(next, put(keyring.keysFor(items), keys));
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
      const item = live().items[index];
      if (item) put((list) => list.filter((_, position) => position !== index), item, '');
      return item;
    },
    replace(index, by) {
      const item = live().items[index];
      if (item) {
        const next = item.$id === undefined ? by : { ...by, $id: item.$id };
        put((list, added) => list.map((old, position) => (position === index ? added : old)), next, keyAt(index));
      }
      return item;
    },
    move(from, to) {
      const { items } = live();
      const item = items[from];
      const key = keyring.keysFor(items)[from];
      if (!item || key === undefined || from === to || to < 0 || to >= items.length) return;
      const moved = <T>(list: readonly T[], added: T) => {
        const others = list.filter((_, position) => position !== from);
        return [...others.slice(0, to), added, ...others.slice(to)];
      };
      put(moved, item, key);
    },
    duplicate(index) {
      const item = live().items[index];
      return item && insert(copyOf(item), index + 1);
    },
    write,
  };
}
