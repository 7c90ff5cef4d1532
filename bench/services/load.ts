import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { percentile, type Table } from '../measure';
import { signInStaff } from '../support/staff';
import type { LoadPlan, LoadResult, WorkResult } from './loadGenerator';

export interface LoadBench {
  readonly url: string;
  readonly engine: string;
  readonly staff: number;
  readonly seconds: number;
}

/** Staff of a brand who list, read, save and upload concurrently, each as fast as the services answer. */
export async function benchLoad({ url, engine, staff, seconds }: LoadBench): Promise<Table> {
  const tokens: string[] = [];
  for (let number = 0; number < staff; number += 1) tokens.push((await signInStaff(url)).token);
  const { attack: _, ...result } = await generateLoad({ url, tokens, seconds, pause: 0 });
  const all = Object.values(result);
  const together = {
    milliseconds: all.flatMap(({ milliseconds }) => milliseconds),
    errors: Object.fromEntries(all.flatMap(({ errors }) => Object.entries(errors))),
  };
  return {
    name: `${staff} staff for ${seconds} s without a pause, ${engine} (errors: none)`,
    rows: [...Object.entries(result), ['all', together] as const].map(([call, work]) => row(call, work, seconds)),
  };
}

function row(call: string, { milliseconds, errors }: WorkResult, seconds: number): Table['rows'][number] {
  const counted = Object.entries(errors);
  return {
    call,
    requests: milliseconds.length,
    'requests/s': (milliseconds.length / seconds).toFixed(1),
    'p50 ms': percentile(milliseconds, 50).toFixed(0),
    'p95 ms': percentile(milliseconds, 95).toFixed(0),
    errors: counted.length === 0 ? 0 : counted.map(([name, count]) => `${count} x ${name}`).join('; '),
  };
}

/** Runs a plan in a process of its own and returns the result. */
export async function generateLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(path.join(import.meta.dirname, 'loadGenerator.ts'), { execArgv: ['--import', 'tsx'] });
  const answered = once(child, 'message') as Promise<[LoadResult]>;
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The load generator ended without a result.')));
  child.send(plan);
  const [result] = await Promise.race([answered, ended]);
  ended.catch(() => undefined);
  return result;
}
