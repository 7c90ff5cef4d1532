import { isObject } from '../lib/objects';
import { storedJson } from '../lib/storedJson';

/** What a person keeps of a list in this browser: how many rows a page has, and which columns are shown. */
export interface Remembered {
  readonly size?: number;
  /** The fields of the columns. */
  readonly columns?: readonly string[];
}

/** Keeps it from one visit to the next. */
export interface ListMemory {
  read(): Remembered;
  write(remembered: Remembered): void;
}

/** @param key of the storage, of one person and list */
export function createListMemory(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string): ListMemory {
  return {
    read: () => rememberedIn(storedJson(storage, key)),
    write: (remembered) => storage.setItem(key, JSON.stringify(remembered)),
  };
}

/** What makes no sense counts as not kept. */
function rememberedIn(stored: unknown): Remembered {
  if (!isObject(stored)) return {};
  const { size, columns } = stored;
  const fields = Array.isArray(columns) ? columns.filter((field) => typeof field === 'string') : undefined;
  return { ...(typeof size === 'number' && { size }), ...(fields && { columns: fields }) };
}
