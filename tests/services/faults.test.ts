import { describe, expect, it } from 'vitest';
import { runFault } from '../../bench/faults/runFault';
import { FAULTS } from '../../bench/faults/table';

const engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded';
const SEED = 7;
/** Each test starts the services as separate processes, some of them several times. */
const TIMEOUT_MILLISECONDS = 180_000;

/** A few rounds of each, to check that the rounds themselves work; `npm run faults` runs all of them, many times. */
const SMOKE = [
  ['kill', 1],
  ['upload', 2],
  ['database', 1],
  ['fuzz', 3],
  ['power', 2],
] as const;
/** The engine does not matter to these: where they run on PostgreSQL as well, that is enough. */
const LEFT: readonly string[] = process.env['LEFT_TO_POSTGRES'] === undefined ? [] : ['upload', 'fuzz'];
const RUN = SMOKE.filter(([name]) => FAULTS[name]?.engines.includes(engine) && !LEFT.includes(name));

describe('invariants under faults', () => {
  it.each(RUN)(
    'holds: %s',
    async (name, rounds) => {
      const fault = FAULTS[name];
      if (!fault) throw new Error(`There is no fault ${name}.`);
      const { failure, ...result } = await runFault(fault, { engine, rounds, seed: SEED });
      expect(failure?.error).toBeUndefined();
      expect(result.rounds).toBe(rounds);
    },
    TIMEOUT_MILLISECONDS,
  );
});
