import { setTimeout as wait } from 'node:timers/promises';
import { createLive } from '../../src/api/live';
import { createLiveStream } from '../../src/api/liveStream';
import type { Brand } from '../../src/definition';
import type { Balancer } from './balancer';
import { openFacts, type FactsForm } from './factsForm';
import { mustHold, type Tally } from './fault';
import type { Random } from './random';

/** A simulated person who types into the form of a page, saves it, retries failed saves, and knows what must be stored. */
export interface Person {
  /** Types and saves until the time is over. */
  work(random: Random, isOver: () => boolean): Promise<void>;
  /** Saves that were acknowledged. */
  saves(): number;
  /** The number of notices of failed saves. */
  notices(): number;
  /** The longest time between two acknowledged saves since the work began, in milliseconds. */
  longestPause(): number;
  /**
   * Checks that what is stored was acknowledged last, or was sent after it; then that everything typed is saved and stored once, and that
   * the stream of events reports it.
   * @throws Violation
   */
  verify(): Promise<void>;
  leave(): void;
}

/** A page grows with each section; this is enough to find a duplicate one. */
const MAX_SECTIONS = 12;
const MAX_PAUSE_MILLISECONDS = 400;
const MAX_RECOVERY_MILLISECONDS = 40_000;
const POLL_INTERVAL_MILLISECONDS = 100;

/** Opens the page of a brand and empties it. */
export async function sitDown(given: {
  readonly balancer: Balancer;
  readonly brand: Brand;
  readonly token: string;
  readonly tally: Tally;
}): Promise<Person> {
  const { balancer, brand, token, tally } = given;
  let [typed, saves, notices, receivedEvents] = [0, 0, 0, 0];
  let [longestPause, lastSave] = [0, performance.now()];
  const open = (): Promise<FactsForm> =>
    openFacts({
      ...{ url: balancer.url, send: balancer.send, brand, token },
      failed: () => {
        notices += 1;
        tally.add('notices of saves that failed');
      },
    });
  const facts = await open();
  const { form, editing } = facts;
  const news = createLive({
    listen: createLiveStream({
      ...{ contentUrl: balancer.url, tokens: { access: () => token, both: () => undefined } },
      ...{ refresh: async () => undefined, send: balancer.send, random: Math.random },
    }),
    locks: undefined,
    openChannel: () => {
      throw new Error('There is one tab.');
    },
    clock: Date.now,
  });
  news.subscribe(() => {
    receivedEvents += 1;
  });
  const stop = news.start(brand);

  const contentOf = (of: FactsForm) => JSON.stringify([of.title(), of.names()]);
  let acknowledged = contentOf(facts);
  let sent = acknowledged;

  async function save(): Promise<boolean> {
    if (form.getSnapshot().unansweredSave === undefined) sent = contentOf(facts);
    await editing.save();
    mustHold(editing.state.get().conflict === undefined, 'nobody should be asked about a conflict with themselves');
    if (form.getSnapshot().dirty) return false;
    const now = performance.now();
    [longestPause, lastSave] = [Math.max(longestPause, now - lastSave), now];
    acknowledged = contentOf(facts);
    sent = acknowledged;
    saves += 1;
    tally.add('saves acknowledged');
    return true;
  }

  function type(random: Random): void {
    const text = `${brand} ${(typed += 1)}`;
    if (random.oneOf([true, false])) facts.typeTitle(text);
    else if (facts.names().length < MAX_SECTIONS) facts.addSection(text);
    else facts.clear(text);
  }

  /** Saves until it succeeds, as a person does who reads the notice. */
  async function saveWithRetries(): Promise<void> {
    const deadline = performance.now() + MAX_RECOVERY_MILLISECONDS;
    while (!(await save())) {
      mustHold(
        performance.now() < deadline,
        `a save should work again, says ${JSON.stringify(form.getSnapshot().save)}`,
      );
      await wait(POLL_INTERVAL_MILLISECONDS);
    }
  }

  async function reread(): Promise<FactsForm> {
    const read = await open();
    // Reading must not change what was typed.
    mustHold(!read.form.getSnapshot().dirty, 'a form that was read should be unchanged');
    return read;
  }

  facts.clear(brand);
  await saveWithRetries();

  return {
    async work(random, isOver) {
      [longestPause, lastSave] = [0, performance.now()];
      while (!isOver()) {
        type(random);
        await save();
        await wait(random.between(0, MAX_PAUSE_MILLISECONDS));
      }
    },
    saves: () => saves,
    notices: () => notices,
    longestPause: () => longestPause,
    async verify() {
      const stored = contentOf(await reread());
      mustHold(
        stored === acknowledged || stored === sent,
        `the page of ${brand} should hold ${acknowledged} or ${sent}, holds ${stored}`,
      );
      const before = receivedEvents;
      facts.typeTitle(`${brand} ${(typed += 1)}`);
      await saveWithRetries();
      const now = contentOf(await reread());
      mustHold(now === contentOf(facts), `the page of ${brand} should hold ${contentOf(facts)}, holds ${now}`);
      const deadline = performance.now() + MAX_RECOVERY_MILLISECONDS;
      while (receivedEvents === before) {
        mustHold(performance.now() < deadline, 'the stream of events should tell of a save');
        await wait(POLL_INTERVAL_MILLISECONDS);
      }
    },
    leave: stop,
  };
}
