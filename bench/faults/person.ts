import { setTimeout as wait } from 'node:timers/promises';
import { createLive } from '../../src/api/live';
import { createLiveStream } from '../../src/api/liveStream';
import type { Brand } from '../../src/definition';
import type { Balancer } from './balancer';
import { openFacts, type FactsForm } from './factsForm';
import { mustHold, type Tally } from './fault';
import type { Random } from './random';

/** Somebody who types into the form of a page and saves it, again where a save failed, and knows what must be stored. */
export interface Person {
  /** Types and saves until the time is over. */
  work(random: Random, isOver: () => boolean): Promise<void>;
  /** Saves that were acknowledged. */
  saves(): number;
  /** What the console said of saves that failed. */
  notices(): number;
  /** The longest time between two acknowledged saves since the work began, in milliseconds. */
  longestPause(): number;
  /**
   * What is stored is what was acknowledged, or what was sent after it; then everything typed is saved and stored once, and the stream of
   * events tells of it.
   * @throws Violation
   */
  verify(): Promise<void>;
  leave(): void;
}

/** A page grows with each section; this is enough to find one that is there twice. */
const MOST_SECTIONS = 12;
const LONGEST_PAUSE_MILLISECONDS = 400;
const LONGEST_RECOVERY_MILLISECONDS = 40_000;
const BETWEEN_LOOKS_MILLISECONDS = 100;

/** Opens the page of a brand and empties it. */
export async function sitDown(given: {
  readonly balancer: Balancer;
  readonly brand: Brand;
  readonly token: string;
  readonly tally: Tally;
}): Promise<Person> {
  const { balancer, brand, token, tally } = given;
  let [typed, saves, notices, heard] = [0, 0, 0, 0];
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
    heard += 1;
  });
  const stop = news.start(brand);

  const shown = (of: FactsForm) => JSON.stringify([of.title(), of.names()]);
  let acknowledged = shown(facts);
  let sent = acknowledged;

  async function save(): Promise<boolean> {
    if (form.getSnapshot().unansweredSave === undefined) sent = shown(facts);
    await editing.save();
    mustHold(editing.state.get().conflict === undefined, 'nobody should be asked about a conflict with themselves');
    if (form.getSnapshot().dirty) return false;
    const now = performance.now();
    [longestPause, lastSave] = [Math.max(longestPause, now - lastSave), now];
    acknowledged = shown(facts);
    sent = acknowledged;
    saves += 1;
    tally.add('saves acknowledged');
    return true;
  }

  function type(random: Random): void {
    const text = `${brand} ${(typed += 1)}`;
    if (random.oneOf([true, false])) facts.typeTitle(text);
    else if (facts.names().length < MOST_SECTIONS) facts.addSection(text);
    else facts.clear(text);
  }

  /** Whoever reads a notice saves again, soon. */
  async function saveAtLast(): Promise<void> {
    const deadline = performance.now() + LONGEST_RECOVERY_MILLISECONDS;
    while (!(await save())) {
      mustHold(
        performance.now() < deadline,
        `a save should work again, says ${JSON.stringify(form.getSnapshot().save)}`,
      );
      await wait(BETWEEN_LOOKS_MILLISECONDS);
    }
  }

  async function readAnew(): Promise<FactsForm> {
    const read = await open();
    // What was typed, and nothing that the reading made of it.
    mustHold(!read.form.getSnapshot().dirty, 'a form that was read should be unchanged');
    return read;
  }

  facts.clear(brand);
  await saveAtLast();

  return {
    async work(random, isOver) {
      [longestPause, lastSave] = [0, performance.now()];
      while (!isOver()) {
        type(random);
        await save();
        await wait(random.between(0, LONGEST_PAUSE_MILLISECONDS));
      }
    },
    saves: () => saves,
    notices: () => notices,
    longestPause: () => longestPause,
    async verify() {
      const stored = shown(await readAnew());
      mustHold(
        stored === acknowledged || stored === sent,
        `the page of ${brand} should hold ${acknowledged} or ${sent}, holds ${stored}`,
      );
      const before = heard;
      facts.typeTitle(`${brand} ${(typed += 1)}`);
      await saveAtLast();
      const now = shown(await readAnew());
      mustHold(now === shown(facts), `the page of ${brand} should hold ${shown(facts)}, holds ${now}`);
      const deadline = performance.now() + LONGEST_RECOVERY_MILLISECONDS;
      while (heard === before) {
        mustHold(performance.now() < deadline, 'the stream of events should tell of a save');
        await wait(BETWEEN_LOOKS_MILLISECONDS);
      }
    },
    leave: stop,
  };
}
