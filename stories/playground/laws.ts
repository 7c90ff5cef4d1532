import fc from 'fast-check';
import type { CompiledEditor } from '../../src/compile';
import { sameValue } from '../../src/tree';
import { laws, type Law } from '../../tests/round-trip/support/laws';

/** The progress of trying a law. */
export interface LawState {
  readonly name: string;
  readonly promise: string;
  readonly runs: number;
  /** The first example that breaks it, shrunk as far as possible. */
  readonly counterexample: unknown;
}

const TRIED_LAWS: readonly Law[] = Object.values(laws);
const RUNS = 200;
/** Runs without a pause; the page handles input between two slices. */
const SLICE = 10;

/**
 * Tries every law on made-up data, a slice at a time.
 * @param onState called after each slice
 * @param signal aborts it
 */
export async function tryLaws(
  compiled: CompiledEditor,
  { onState, signal }: { readonly onState: (states: readonly LawState[]) => void; readonly signal: AbortSignal },
): Promise<void> {
  let states: readonly LawState[] = TRIED_LAWS.map(({ name, promise }) => ({
    name,
    promise,
    runs: 0,
    counterexample: undefined,
  }));
  for (let runs = 0; runs < RUNS; runs += SLICE) {
    for (const [index, law] of TRIED_LAWS.entries()) {
      if (signal.aborted) return;
      const previous = states[index];
      if (!previous || previous.counterexample !== undefined) continue;
      const { failed, counterexample } = fc.check(law.property(compiled, sameValue), {
        numRuns: SLICE,
        seed: runs + index,
      });
      const state = {
        ...previous,
        runs: runs + SLICE,
        counterexample: failed ? (counterexample ?? ['an error']) : undefined,
      };
      states = states.map((other, at) => (at === index ? state : other));
      onState(states);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
