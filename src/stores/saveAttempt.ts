/** One attempt to save. Repeated with the same key it is the same request, including the ids of new nodes. */
export interface SaveAttempt {
  /** Idempotency key of the request; undefined: retries are not deduplicated. */
  readonly key: string | undefined;
  readonly newId: () => string;
}

/** Hexadecimal digits in the last group of a UUID, which is used as a counter. */
const COUNTED_DIGITS = 12;
const COUNTED_RANGE = 2n ** 48n;

/**
 * UUIDs derived from another one: the same ones, in the same order, for each call.
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

/** Number of different UUIDs. */
const UUID_RANGE = 2n ** 128n;

/**
 * The key of a request that contains several saves: the same one for the same saves, another one for others.
 * @param keys UUIDs, each optionally followed by a number
 * @returns the key itself if there is only one; undefined if one of the saves has none
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
