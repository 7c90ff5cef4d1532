/** Reproducible choices: the same for the same seed. */
export interface Random {
  /** A whole number from min to max, both included. */
  between(min: number, max: number): number;
  oneOf<const T>(choices: readonly [T, ...T[]]): T;
  /** Independent choices for one of several concurrent workers, whichever of them is faster. */
  fork(): Random;
}

/**
 * A generator of its own for each round, so that a round can be repeated without those before it.
 * @param seed any whole number
 */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  /** Mulberry32: small, fast, and good enough to choose moments. */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function between(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }
  return {
    between,
    oneOf: (choices) => choices[between(0, choices.length - 1)] ?? choices[0],
    fork: () => randomOf(between(0, MAX_SEED)),
  };
}

const MAX_SEED = 2 ** 31 - 1;
