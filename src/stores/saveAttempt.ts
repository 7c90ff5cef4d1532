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
