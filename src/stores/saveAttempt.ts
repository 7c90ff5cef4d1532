/** One attempt to save. Made again with the same key it is the same request, the ids of what it adds included. */
export interface SaveAttempt {
  /** Of the request; undefined: retries are not deduplicated. */
  readonly key: string | undefined;
  readonly newId: () => string;
}

/** The hexadecimal digits of the last group of a UUID; they are counted up. */
const COUNTED_DIGITS = 12;
const COUNTED_RANGE = 2n ** 48n;

/**
 * UUIDs that follow from another one: the same ones, in the same order, for each call.
 * @param key a UUID
 */
export function idsFrom(key: string): () => string {
  const fixed = key.slice(0, -COUNTED_DIGITS);
  let last = BigInt(`0x${key.slice(-COUNTED_DIGITS)}`);
  return () => {
    last = (last + 1n) % COUNTED_RANGE;
    return fixed + last.toString(16).padStart(COUNTED_DIGITS, '0');
  };
}

/** The bits of a UUID. */
const UUID_RANGE = 2n ** 128n;

/**
 * The key of a request that several saves are sent in: the same one for the same saves, another one for others.
 * @param keys UUIDs, each perhaps with a number behind it
 * @returns the key itself where there is only one; undefined where a save has none
 */
export function sharedKey(keys: readonly (string | undefined)[]): string | undefined {
  const known = keys.flatMap((key) => key ?? []);
  const [first, ...others] = known;
  if (first === undefined || known.length < keys.length) return undefined;
  if (others.length === 0) return first;
  const [, number = ''] = first.split(' ');
  const sum = known.reduce((total, key) => total + numberOf(key), 0n) % UUID_RANGE;
  return [sum.toString(16), number].join(' ').trim();
}

function numberOf(key: string): bigint {
  return BigInt(`0x${key.split(' ')[0]?.replaceAll('-', '') ?? '0'}`);
}
