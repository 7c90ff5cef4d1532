import { describe, expect, it } from 'vitest';
import { runFault } from '../../bench/faults/runFault';
import { FAULTS } from '../../bench/faults/table';

const engine = process.env['TEST_DATABASE_URL'] ? 'postgres' : 'embedded';
const SEED = 7;
/** Each starts the services as processes of their own, some several times. */
const LONGEST_MILLISECONDS = 180_000;

/** Few rounds of each, to know that the rounds themselves work; `npm run faults` runs them all, and many. */
const SMOKE = [
  ['kill', 1],
  ['upload', 2],
  ['database', 1],
  ['fuzz', 3],
  ['power', 2],
] as const;

describe('what must hold in faults', () => {
  it.each(SMOKE.filter(([name]) => FAULTS[name]?.engines.includes(engine)))(
    'holds: %s',
    async (name, rounds) => {
      const fault = FAULTS[name];
      if (!fault) throw new Error(`There is no fault ${name}.`);
      const { failure, ...result } = await runFault(fault, { engine, rounds, seed: SEED });
      expect(failure?.error).toBeUndefined();
      expect(result.rounds).toBe(rounds);
    },
    LONGEST_MILLISECONDS,
  );
});
