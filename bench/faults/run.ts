import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { databaseServer, enginesOfRun, type EngineName } from '../support/engines';
import { Violation } from './fault';
import { runFault, type FaultResult } from './runFault';
import { FAULTS } from './table';

/**
 * `npm run faults -- [kill database] [--seed 7] [--rounds 50] [--only kill,database] [--engine embedded]`: injects faults in counted
 * rounds and exits with code 1 if something that must hold did not.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    rounds: { type: 'string' },
    only: { type: 'string' },
    engine: { type: 'string' },
  },
});
const named = [...positionals, ...(values.only?.split(',') ?? [])];
const names = named.length > 0 ? named : Object.keys(FAULTS);
const unknown = names.filter((name) => !Object.hasOwn(FAULTS, name));
if (unknown.length > 0) fail(`--only: expected some of ${Object.keys(FAULTS).join(', ')}, got ${unknown.join(', ')}`);
const seed = readNumber('seed', values.seed) ?? randomInt(2 ** 31);
const rounds = readNumber('rounds', values.rounds);
// Faults with a server of their own need none, and run in full.
const engines = names.every((name) => FAULTS[name]?.hasOwnServer) ? [] : readEngines(values.engine);

console.log(`Seed ${seed}`);
let everythingHeld = true;
for (const name of names) {
  const fault = FAULTS[name];
  if (!fault) continue;
  const possible = fault.hasOwnServer ? fault.engines : engines.filter((engine) => fault.engines.includes(engine));
  // A fault that is requested by name and cannot run here is an error.
  if (possible.length === 0 && named.includes(name)) fail(`${name} needs PostgreSQL: set BENCH_DATABASE_URL`);
  for (const engine of possible) {
    console.log(`\n${name} on ${engine}: ${fault.summary}`);
    const result = await runFault(fault, { engine, rounds: rounds ?? fault.rounds, seed, onRound: showProgress });
    report(result, `--only ${name} --engine ${engine}`);
    if (result.failure) everythingHeld = false;
  }
}
process.exitCode = everythingHeld ? 0 : 1;

function showProgress(): void {
  process.stdout.write('.');
}

function report({ rounds: done, counts, failure }: FaultResult, options: string): void {
  console.log(`\n  ${done} rounds, ${failure ? 'FAILED' : 'everything held'}`);
  for (const [what, count] of counts) console.log(`  ${String(count).padStart(8)} ${what}`);
  if (!failure) return;
  const { error, seed: failed } = failure;
  console.log(error instanceof Violation ? `  ${error.message}` : error);
  console.log(`  Again: npm run faults -- ${options} --seed ${failed} --rounds 1`);
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined || /^\d{1,10}$/.test(text)) return text === undefined ? undefined : Number(text);
  return fail(`--${name}: expected a whole number, got ${text}`);
}

function readEngines(text: string | undefined): readonly EngineName[] {
  if (text === undefined) return enginesOfRun();
  if (text === 'postgres' && !databaseServer()) fail('--engine postgres: set BENCH_DATABASE_URL');
  return text === 'embedded' || text === 'postgres'
    ? [text]
    : fail(`--engine: expected embedded or postgres, got ${text}`);
}

function fail(message: string): never {
  console.error(`faults: ${message}`);
  process.exit(1);
}
