import { BadInput } from '../../errors';
import type { StoredMetaData } from './assembleTree';
import type { MetaDataInput } from './treeInput';

/** The keys of the contract; all others are transferred in `extra`. */
export const META_DATA_KEYS = ['description', 'featured', 'key', 'alt_text', 'file_type', 'file_name'] as const;

const CONTRACT_KEYS: ReadonlySet<string> = new Set(META_DATA_KEYS);

/**
 * Flattens the sent keys for storage.
 * @param argument path of the input, for errors
 * @throws BadInput if `extra` is not an object or contains a key of the contract
 */
export function flattenMetaData(input: MetaDataInput, argument: string): StoredMetaData {
  const { extra, ...named } = input;
  if (extra === null || extra === undefined) return { ...named };
  if (typeof extra !== 'object' || Array.isArray(extra)) {
    throw new BadInput(`${argument}.extra`, `${argument}.extra: expected an object, got ${JSON.stringify(extra)}.`);
  }
  const others = Object.entries(extra);
  const repeated = others.find(([key]) => CONTRACT_KEYS.has(key));
  if (repeated) {
    throw new BadInput(
      `${argument}.extra`,
      `${argument}.extra: expected no key of the contract, got '${repeated[0]}'.`,
    );
  }
  // fromEntries creates own properties even for names like __proto__.
  return Object.fromEntries([...Object.entries(named), ...others]);
}

/** The stored keys that are not in the contract; null if there are none. */
export function extraOf(stored: StoredMetaData): StoredMetaData | null {
  const others = Object.entries(stored).filter(([key]) => !CONTRACT_KEYS.has(key));
  return others.length > 0 ? Object.fromEntries(others) : null;
}
