import { MUTANT_CLASSES, type Mutant } from './mutant';

/**
 * Draws mutants evenly from every class: the same ones for the same seed.
 * @param count maximum number of mutants
 */
export function drawMutants(
  mutants: readonly Mutant[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Mutant[] {
  const random = randomNumbers(seed);
  const piles = MUTANT_CLASSES.map((kind) =>
    mutants
      .filter((mutant) => mutant.class === kind)
      .map((mutant) => ({ mutant, at: random() }))
      .sort((a, b) => a.at - b.at),
  );
  const drawn: Mutant[] = [];
  for (let round = 0; drawn.length < Math.min(count, mutants.length); round += 1) {
    drawn.push(...piles.flatMap((pile) => pile[round]?.mutant ?? []).slice(0, count - drawn.length));
  }
  return drawn;
}

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
