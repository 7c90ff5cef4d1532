import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs';
import { startConsole, type RunningConsole } from '../../../tests/e2e/support/console';
import { signIn } from '../../../tests/services/support/signIn';
import { mustHold, type Fault } from '../fault';
import type { Random } from '../random';
import type { Desk } from './desk';
import { DESKS } from './desks';
import { sitDown, type EditorAtWork } from './editorAtWork';
import { NETWORK_TROUBLES } from './network';

/** What happens between two edits besides a save. */
const EVENTS = ['none', 'none', 'reload', 'crash', 'session', 'idle', 'kill', 'blip'] as const;

/** A draft is written within a second of the last key. */
const DRAFT_DELAY_MILLISECONDS = 1_100;
const MAX_PAUSE_MILLISECONDS = 1_500;

/** Lists grow with each round; a new console has short ones again. */
const ROUNDS_PER_CONSOLE = 20;

/** The typed texts, which have to be stored in the end. */
interface TypedTexts {
  /** The last text of the single value; undefined until something is typed there. */
  title: string | undefined;
  readonly items: string[];
}

/** The real console in Chromium, edited while everything around it breaks. */
export const consoleFault: Fault = {
  summary: 'the console in Chromium: network, services, tab or session fail while somebody edits',
  engines: ['embedded'],
  rounds: 300,
  async begin({ tally }) {
    let running = await startConsole();
    let rounds = 0;
    const browser = await chromium.launch(chromiumLaunchOptions());
    let seat: EditorAtWork | undefined;
    return {
      async round(random) {
        if (rounds > 0 && rounds % ROUNDS_PER_CONSOLE === 0) {
          await running.dispose();
          running = await startConsole();
        }
        rounds += 1;
        const desk = random.oneOf(DESKS);
        const mark = `r${random.between(0, 2 ** 31 - 1).toString(36)}x`;
        seat = await sitDown({ browser, running, desk, random: random.fork() });
        const events: string[] = [];
        const recordEvent = (what: string): void => {
          tally.add(what);
          events.push(what);
        };
        try {
          const typed = await edit({ running, desk, seat, random, mark, recordEvent });
          await seat.bringHome();
          await mustBeStored({ running, desk, typed, mark });
        } catch (error) {
          console.log(`\n  ${desk.name}; ${events.join('; ')}`);
          throw error;
        }
        tally.add(`rounds: ${desk.name}`);
        await seat.close();
      },
      async end() {
        await seat?.close();
        await browser.close();
        await running.dispose();
      },
    };
  },
};

interface Scene {
  readonly running: RunningConsole;
  readonly desk: Desk;
  readonly seat: EditorAtWork;
  readonly random: Random;
  readonly mark: string;
  /** Records an event in words, for the table and for the analysis of a failed round. */
  recordEvent(what: string): void;
}

/** Edits, saves and breaks things in an order that follows from the seed. */
async function edit(scene: Scene): Promise<TypedTexts> {
  const { desk, seat, random, mark, recordEvent } = scene;
  const typed: TypedTexts = { title: undefined, items: [] };
  await desk.begin?.(seat.page());
  const steps = random.between(2, 4);
  for (let step = 1; step <= steps; step++) {
    await typeSomething(scene, typed, `${mark}${step}`);
    await wait(random.between(0, MAX_PAUSE_MILLISECONDS));
    if (random.oneOf([true, true, false])) {
      const trouble = random.oneOf(NETWORK_TROUBLES);
      recordEvent(`save: ${trouble}`);
      seat.network.arm(trouble);
      await seat.page().getByRole('button', { name: 'SAVE', exact: true }).click();
      await wait(random.between(0, MAX_PAUSE_MILLISECONDS));
    }
    const event = random.oneOf(EVENTS);
    recordEvent(`event: ${event}`);
    await trigger(scene, event);
    if (step === steps) break;
    seat.network.arm('none');
    await seat.bringHome();
    // A new entry is not new any more.
    if (desk.isNew) break;
  }
  seat.network.arm('none');
  return typed;
}

async function typeSomething({ desk, seat, random }: Scene, typed: TypedTexts, text: string): Promise<void> {
  const page = seat.page();
  const title = desk.title?.(page);
  const isFirst = typed.title === undefined;
  const fillsTitle = (desk.isNew && isFirst) || !desk.add || random.oneOf([true, false]);
  if (title && fillsTitle) {
    await title.fill('');
    await title.pressSequentially(text, { delay: random.between(0, 30) });
    typed.title = text;
  }
  // At least one value is typed: otherwise there is nothing to save.
  if (desk.add && (!title || !fillsTitle || random.oneOf([true, false]))) {
    const item = `${text}i`;
    await desk.add(page, item);
    typed.items.push(item);
  }
}

async function trigger({ running, seat, random }: Scene, event: (typeof EVENTS)[number]): Promise<void> {
  switch (event) {
    case 'none':
      return;
    case 'reload':
      return seat.reload();
    case 'crash':
      await wait(DRAFT_DELAY_MILLISECONDS);
      return seat.crash();
    case 'session':
      return seat.endSession();
    case 'idle':
      return seat.fallIdle();
    case 'kill':
      await running.kill();
      await wait(random.between(0, MAX_PAUSE_MILLISECONDS));
      return running.restart();
    case 'blip':
      await seat.page().context().setOffline(true);
      await wait(random.between(0, MAX_PAUSE_MILLISECONDS));
      return seat.page().context().setOffline(false);
  }
}

/** Everything typed is stored exactly once; nothing that was typed over is stored. */
async function mustBeStored(given: {
  readonly running: RunningConsole;
  readonly desk: Desk;
  readonly typed: TypedTexts;
  readonly mark: string;
}): Promise<void> {
  const { running, desk, typed, mark } = given;
  const { accessToken: token } = await signIn(running.url, `${desk.account}@demo.example`);
  const stored = await desk.storedTexts({ url: running.url, token }, mark);
  const found = stored.filter((text) => text.includes(mark)).map((text) => text.replace(/@.*$/, ''));
  const expected = [...(typed.title === undefined ? [] : [typed.title]), ...typed.items];
  mustHold(
    JSON.stringify(found.toSorted()) === JSON.stringify(expected.toSorted()),
    `the ${desk.name} should hold ${expected.join(', ') || 'nothing'}, each once, holds ${found.join(', ') || 'nothing'}`,
  );
}
