import { consoleFault } from '../../bench/faults/console/console';
import { runFault } from '../../bench/faults/runFault';
import { expect, test } from './support/test';

const ROUNDS = 6;
const MAX_ROUND_MILLISECONDS = 60_000;

/** A few of the rounds of `npm run faults -- console`; rerun a failing seed with that command. */
test('nothing that was typed is lost or stored twice while network, services, tab and session fail', async () => {
  test.setTimeout(ROUNDS * MAX_ROUND_MILLISECONDS);
  const { rounds, failure } = await runFault(consoleFault, { engine: 'embedded', rounds: ROUNDS, seed: 1 });
  expect(failure).toBeUndefined();
  expect(rounds).toBe(ROUNDS);
});
