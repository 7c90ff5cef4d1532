import { callsOfRun, roundsOfRun, warmUpOfRun } from './settings';
import type { Outcome } from './staff';

/** How many calls are under way at a time where many are. */
export const CONNECTIONS = 16;

/** Does a job once; the numbers of jobs that run at the same time differ by less than the number of connections. */
export type Job = (number: number) => Promise<Outcome>;

/** What was measured of a job. */
export interface Figures {
  /** Milliseconds of single calls, one after the other. */
  readonly alone: number[];
  /** Calls in a second, of each round. */
  readonly together: number[];
}

/**
 * Does every job in turn, one call after the other and then many at a time, so that a noisy moment meets all of them.
 * @param jobs by their names
 * @param oneByOne names of those that are never done at the same time
 * @throws where a call is not answered well
 */
export async function measureJobs<Name extends string>(
  jobs: ReadonlyMap<Name, Job>,
  oneByOne: ReadonlySet<Name> = new Set(),
): Promise<ReadonlyMap<Name, Figures>> {
  const figures = new Map(Array.from(jobs.keys(), (name): [Name, Figures] => [name, { alone: [], together: [] }]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, job] of jobs) {
      const alone = await inTurn(job);
      const together = oneByOne.has(name) ? [] : [await atOnce(job)];
      if (round < WARM_UP_ROUNDS) continue;
      figures.get(name)?.alone.push(...alone);
      figures.get(name)?.together.push(...together);
    }
  }
  return figures;
}

async function inTurn(job: Job): Promise<readonly number[]> {
  const times: number[] = [];
  for (let number = 0; number < CALLS_OF_ONE; number += 1) times.push(required(await job(number)).milliseconds);
  return times;
}

/** Each connection makes its next call when the last is answered. @returns calls in a second */
async function atOnce(job: Job): Promise<number> {
  const start = performance.now();
  let number = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      while (number < CALLS_OF_MANY) {
        number += 1;
        required(await job(connection));
      }
    }),
  );
  return number / ((performance.now() - start) / 1000);
}

/** An outcome that is one. @throws where it is an error */
export function required(outcome: Outcome): Outcome {
  if (outcome.code !== 'OK') throw new Error(`A call failed: ${outcome.code} ${outcome.message}`);
  return outcome;
}

const ROUNDS = roundsOfRun(3);
const WARM_UP_ROUNDS = warmUpOfRun(1);
const CALLS_OF_ONE = callsOfRun(40);
const CALLS_OF_MANY = callsOfRun(320);
