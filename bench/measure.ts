import { roundsOfRun } from './support/settings';

/** One printed table of a bench. */
export interface Table {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, string | number>>[];
}

const ROUNDS = roundsOfRun(9);
const MILLISECONDS_PER_SAMPLE = 20;
const WARM_UP_CALLS = 30;

/**
 * Runs several tasks in turn, so that a noisy moment affects all of them, and returns the median milliseconds per call of each.
 * @param tasks the measured functions, by name
 */
export function interleave<Name extends string>(tasks: Readonly<Record<Name, () => unknown>>): Record<Name, number> {
  const names = Object.keys(tasks) as Name[];
  for (const name of names) for (let call = 0; call < WARM_UP_CALLS; call += 1) tasks[name]();
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) samples.get(name)!.push(millisecondsPerCall(tasks[name]));
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name)!)])) as Record<Name, number>;
}

/** The median of some figures. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The figure below which this percentage of all figures lies. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** `28.1` or `31.2 (above 30)`: a figure, with its limit where it is above. */
export function figure(value: number, limit: number, digits = 1): string {
  return value <= limit ? value.toFixed(digits) : `${value.toFixed(digits)} (above ${limit})`;
}

/** `0.42` or `1.30 (limit 1)`: a ratio, with its limit where it is above. */
export function ratio(value: number, reference: number, limit: number): string {
  return figure(value / reference, limit, 2);
}

function millisecondsPerCall(task: () => unknown): number {
  const start = performance.now();
  let calls = 0;
  do {
    task();
    calls += 1;
  } while (performance.now() - start < MILLISECONDS_PER_SAMPLE);
  return (performance.now() - start) / calls;
}
