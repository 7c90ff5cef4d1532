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
const KEPT_AFTER_MILLISECONDS = 1_100;
const LONGEST_PAUSE_MILLISECONDS = 1_500;

/** Lists grow with each round; a new console has short ones again. */
const ROUNDS_OF_A_CONSOLE = 20;

/** What somebody typed, and what therefore has to be stored in the end. */
interface Typed {
  /** The last text of the single value; undefined while nothing was typed there. */
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
        if (rounds > 0 && rounds % ROUNDS_OF_A_CONSOLE === 0) {
          await running.dispose();
          running = await startConsole();
        }
        rounds += 1;
        const desk = random.oneOf(DESKS);
        const mark = `r${random.between(0, 2 ** 31 - 1).toString(36)}x`;
        seat = await sitDown({ browser, running, desk, random: random.fork() });
        const course: string[] = [];
        const happened = (what: string): void => {
          tally.add(what);
          course.push(what);
        };
        try {
          const typed = await edit({ running, desk, seat, random, mark, happened });
          await seat.bringHome();
          await mustBeStored({ running, desk, typed, mark });
        } catch (error) {
          console.log(`\n  ${desk.name}; ${course.join('; ')}`);
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
  /** Told in words, for the table and for whoever looks into a round that failed. */
  happened(what: string): void;
}

/** Edits, saves and breaks things in an order that follows from the seed. */
async function edit(scene: Scene): Promise<Typed> {
  const { desk, seat, random, mark, happened } = scene;
  const typed: Typed = { title: undefined, items: [] };
  await desk.begin?.(seat.page());
  const steps = random.between(2, 4);
  for (let step = 1; step <= steps; step++) {
    await typeSomething(scene, typed, `${mark}${step}`);
    await wait(random.between(0, LONGEST_PAUSE_MILLISECONDS));
    if (random.oneOf([true, true, false])) {
      const trouble = random.oneOf(NETWORK_TROUBLES);
      happened(`save: ${trouble}`);
      seat.network.arm(trouble);
      await seat.page().getByRole('button', { name: 'SAVE', exact: true }).click();
      await wait(random.between(0, LONGEST_PAUSE_MILLISECONDS));
    }
    const event = random.oneOf(EVENTS);
    happened(`event: ${event}`);
    await happen(scene, event);
    if (step === steps) break;
    seat.network.arm('none');
    await seat.bringHome();
    // What was new is not new any more.
    if (desk.isNew) break;
  }
  seat.network.arm('none');
  return typed;
}

async function typeSomething({ desk, seat, random }: Scene, typed: Typed, text: string): Promise<void> {
  const page = seat.page();
  const title = desk.title?.(page);
  const isFirst = typed.title === undefined;
  const isMeant = (desk.isNew && isFirst) || !desk.add || random.oneOf([true, false]);
  if (title && isMeant) {
    await title.fill('');
    await title.pressSequentially(text, { delay: random.between(0, 30) });
    typed.title = text;
  }
  // Something is typed in any case: nothing else can be saved.
  if (desk.add && (!title || !isMeant || random.oneOf([true, false]))) {
    const item = `${text}i`;
    await desk.add(page, item);
    typed.items.push(item);
  }
}

async function happen({ running, seat, random }: Scene, event: (typeof EVENTS)[number]): Promise<void> {
  switch (event) {
    case 'none':
      return;
    case 'reload':
      return seat.reload();
    case 'crash':
      await wait(KEPT_AFTER_MILLISECONDS);
      return seat.crash();
    case 'session':
      return seat.endSession();
    case 'idle':
      return seat.fallIdle();
    case 'kill':
      await running.kill();
      await wait(random.between(0, LONGEST_PAUSE_MILLISECONDS));
      return running.restart();
    case 'blip':
      await seat.page().context().setOffline(true);
      await wait(random.between(0, LONGEST_PAUSE_MILLISECONDS));
      return seat.page().context().setOffline(false);
  }
}

/** Everything typed is stored, and once; nothing that was typed over is. */
async function mustBeStored(given: {
  readonly running: RunningConsole;
  readonly desk: Desk;
  readonly typed: Typed;
  readonly mark: string;
}): Promise<void> {
  const { running, desk, typed, mark } = given;
  const { accessToken: token } = await signIn(running.url, `${desk.account}@demo.example`);
  const stored = await desk.storedTexts({ url: running.url, token }, mark);
  const found = stored.filter((text) => text.includes(mark)).map((text) => text.replace(/@.*$/, ''));
  const wanted = [...(typed.title === undefined ? [] : [typed.title]), ...typed.items];
  mustHold(
    JSON.stringify(found.toSorted()) === JSON.stringify(wanted.toSorted()),
    `the ${desk.name} should hold ${wanted.join(', ') || 'nothing'}, each once, holds ${found.join(', ') || 'nothing'}`,
  );
}
