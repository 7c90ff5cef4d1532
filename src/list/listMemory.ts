import { isObject } from '../lib/objects';
import { storedJson } from '../lib/storedJson';

/** A user's preferences for a list in this browser: page size and visible columns. */
export interface ListPreferences {
  readonly size?: number;
  /** The fields of the columns. */
  readonly columns?: readonly string[];
}

/** Stores them in the browser. */
export interface ListMemory {
  read(): ListPreferences;
  write(preferences: ListPreferences): void;
}

/** @param key storage key of one user and list */
export function createListMemory(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string): ListMemory {
  return {
    read: () => preferencesIn(storedJson(storage, key)),
    write: (preferences) => storage.setItem(key, JSON.stringify(preferences)),
  };
}

/** Invalid preferences are ignored. */
function preferencesIn(stored: unknown): ListPreferences {
  if (!isObject(stored)) return {};
  const { size, columns } = stored;
  const fields = Array.isArray(columns) ? columns.filter((field) => typeof field === 'string') : undefined;
  return { ...(typeof size === 'number' && { size }), ...(fields && { columns: fields }) };
}
