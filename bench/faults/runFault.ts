import type { EngineName } from '../support/engines';
import { newTally, type Fault } from './fault';
import { randomOf } from './random';

export interface FaultRun {
  readonly engine: EngineName;
  readonly rounds: number;
  /** Seed of the first round; each further one has the next number. */
  readonly seed: number;
  /** Called after each round. */
  readonly onRound?: () => void;
}

/** The result of the rounds of one fault on one engine. */
export interface FaultResult {
  /** Rounds that were done, the failed one included. */
  readonly rounds: number;
  readonly counts: ReadonlyMap<string, number>;
  /** Absent if everything held. */
  readonly failure?: { readonly seed: number; readonly error: unknown };
}

/** Runs the rounds until one fails; what the fault needs is stopped in any case. */
export async function runFault(fault: Fault, { engine, rounds, seed, onRound }: FaultRun): Promise<FaultResult> {
  const tally = newTally();
  const scene = await fault.begin({ engine, tally });
  let done = 0;
  let failure: FaultResult['failure'];
  async function runAt(place: number): Promise<void> {
    while (done < rounds && !failure) {
      const roundSeed = seed + done;
      done += 1;
      await scene.round(randomOf(roundSeed), place).catch((error: unknown) => {
        failure ??= { seed: roundSeed, error };
      });
      onRound?.();
    }
  }
  await Promise.all(Array.from({ length: fault.atOnce ?? 1 }, (_, place) => runAt(place)));
  await scene.end().catch((error: unknown) => {
    failure ??= { seed, error };
  });
  return { rounds: done, counts: tally.counts, ...(failure && { failure }) };
}
