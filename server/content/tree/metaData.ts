import { BadInput } from '../../errors';
import type { StoredMetaData } from './assembleTree';
import type { MetaDataInput } from './treeInput';

/** The keys that the contract names; all others travel in `extra`. */
export const META_DATA_KEYS = ['description', 'featured', 'key', 'alt_text', 'file_type', 'file_name'] as const;

const NAMED: ReadonlySet<string> = new Set(META_DATA_KEYS);

/**
 * The keys to store, flat; only those that were sent.
 * @param argument where the input stands, for errors
 * @throws BadInput when `extra` is not an object or repeats a key of the contract
 */
export function flattenMetaData(input: MetaDataInput, argument: string): StoredMetaData {
  const { extra, ...named } = input;
  if (extra === null || extra === undefined) return { ...named };
  if (typeof extra !== 'object' || Array.isArray(extra)) {
    throw new BadInput(`${argument}.extra`, `${argument}.extra: expected an object, got ${JSON.stringify(extra)}.`);
  }
  const others = Object.entries(extra);
  const repeated = others.find(([key]) => NAMED.has(key));
  if (repeated) {
    throw new BadInput(
      `${argument}.extra`,
      `${argument}.extra: expected no key of the contract, got '${repeated[0]}'.`,
    );
  }
  // fromEntries makes own properties even of names like __proto__.
  return Object.fromEntries([...Object.entries(named), ...others]);
}

/** The stored keys that the contract does not name; null when there are none. */
export function extraOf(stored: StoredMetaData): StoredMetaData | null {
  const others = Object.entries(stored).filter(([key]) => !NAMED.has(key));
  return others.length > 0 ? Object.fromEntries(others) : null;
}
