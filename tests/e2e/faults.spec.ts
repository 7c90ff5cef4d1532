import { consoleFault } from '../../bench/faults/console/console';
import { runFault } from '../../bench/faults/runFault';
import { expect, test } from './support/test';

const ROUNDS = 6;
const MILLISECONDS_OF_A_ROUND = 60_000;

/** A few of the rounds of `npm run faults -- console`; a seed that fails is run again with that command. */
test('nothing that was typed is lost or stored twice while network, services, tab and session fail', async () => {
  test.setTimeout(ROUNDS * MILLISECONDS_OF_A_ROUND);
  const { rounds, failure } = await runFault(consoleFault, { engine: 'embedded', rounds: ROUNDS, seed: 1 });
  expect(failure).toBeUndefined();
  expect(rounds).toBe(ROUNDS);
});
