import fc from 'fast-check';
import type { CompiledEditor } from '../../src/compile';
import { sameValue } from '../../src/tree';
import { laws, type Law } from '../../tests/round-trip/support/laws';

/** How far a law was tried. */
export interface LawState {
  readonly name: string;
  readonly promise: string;
  readonly runs: number;
  /** The first example that breaks it, made as small as it gets. */
  readonly counterexample: unknown;
}

const TRIED: readonly Law[] = Object.values(laws);
const RUNS = 200;
/** Between two slices the page answers keys. */
const SLICE = 10;

/**
 * Tries every law on made-up data, a slice at a time.
 * @param onState told after each slice
 * @param signal ends it
 */
export async function tryLaws(
  compiled: CompiledEditor,
  { onState, signal }: { readonly onState: (states: readonly LawState[]) => void; readonly signal: AbortSignal },
): Promise<void> {
  let states: readonly LawState[] = TRIED.map(({ name, promise }) => ({
    name,
    promise,
    runs: 0,
    counterexample: undefined,
  }));
  for (let runs = 0; runs < RUNS; runs += SLICE) {
    for (const [index, law] of TRIED.entries()) {
      if (signal.aborted) return;
      const former = states[index];
      if (!former || former.counterexample !== undefined) continue;
      const { failed, counterexample } = fc.check(law.property(compiled, sameValue), {
        numRuns: SLICE,
        seed: runs + index,
      });
      const state = {
        ...former,
        runs: runs + SLICE,
        counterexample: failed ? (counterexample ?? ['an error']) : undefined,
      };
      states = states.map((other, at) => (at === index ? state : other));
      onState(states);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
