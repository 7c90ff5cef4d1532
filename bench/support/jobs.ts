import { callsOfRun, roundsOfRun, warmUpOfRun } from './settings';
import type { Outcome } from './staff';

/** The number of concurrent calls. */
export const CONNECTIONS = 16;

/** Runs a job once; the numbers of concurrent runs differ by less than the number of connections. */
export type Job = (number: number) => Promise<Outcome>;

/** The measurements of a job. */
export interface Figures {
  /** Milliseconds of single calls, one after the other. */
  readonly alone: number[];
  /** Calls per second, of each round. */
  readonly together: number[];
}

/**
 * Runs every job in turn, with sequential calls and then with concurrent ones, so that a noisy moment affects all of them.
 * @param jobs by their names
 * @param oneByOne names of the jobs that are never run concurrently
 * @throws if a call fails
 */
export async function measureJobs<Name extends string>(
  jobs: ReadonlyMap<Name, Job>,
  oneByOne: ReadonlySet<Name> = new Set(),
): Promise<ReadonlyMap<Name, Figures>> {
  const figures = new Map(Array.from(jobs.keys(), (name): [Name, Figures] => [name, { alone: [], together: [] }]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, job] of jobs) {
      const alone = await callSequentially(job);
      const together = oneByOne.has(name) ? [] : [await callConcurrently(job)];
      if (round < WARM_UP_ROUNDS) continue;
      figures.get(name)?.alone.push(...alone);
      figures.get(name)?.together.push(...together);
    }
  }
  return figures;
}

async function callSequentially(job: Job): Promise<readonly number[]> {
  const times: number[] = [];
  for (let number = 0; number < SEQUENTIAL_CALLS; number += 1) times.push(required(await job(number)).milliseconds);
  return times;
}

/** Each connection makes its next call when the previous one is answered. @returns calls per second */
async function callConcurrently(job: Job): Promise<number> {
  const start = performance.now();
  let number = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      while (number < CONCURRENT_CALLS) {
        number += 1;
        required(await job(connection));
      }
    }),
  );
  return number / ((performance.now() - start) / 1000);
}

/** The outcome of a successful call. @throws if it is an error */
export function required(outcome: Outcome): Outcome {
  if (outcome.code !== 'OK') throw new Error(`A call failed: ${outcome.code} ${outcome.message}`);
  return outcome;
}

const ROUNDS = roundsOfRun(3);
const WARM_UP_ROUNDS = warmUpOfRun(1);
const SEQUENTIAL_CALLS = callsOfRun(40);
const CONCURRENT_CALLS = callsOfRun(320);
