import { setTimeout as wait } from 'node:timers/promises';
import { createLive } from '../../src/api/live';
import { createLiveStream } from '../../src/api/liveStream';
import type { Editing } from '../../src/app/editing';
import type { Brand } from '../../src/definition';
import { resolveConflicts } from '../../src/form/conflicts';
import { newPlace } from '../support/engines';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { openFacts } from './factsForm';
import { mustHold, type Fault, type Tally } from './fault';
import type { Random } from './random';

/** The brands whose page two people have open; if a brand has one account, that person uses two browsers. */
const PLACES = [
  { brand: 'AVIDA', people: ['avida.editor', 'avida.limited'] },
  { brand: 'ALP', people: ['alp.editor', 'group.editor'] },
  { brand: 'AMAIA', people: ['amaia.editor', 'amaia.editor'] },
  { brand: 'ALISI', people: ['alisi.editor', 'alisi.editor'] },
] as const;
/** Tokens are valid for all rounds of a run. */
const TOKEN_SETTINGS = { ACCESS_TOKEN_SECONDS: '86400' };
const MAX_PAUSE_MILLISECONDS = 1_500;
const MIN_STEPS = 4;
const MAX_STEPS = 10;
/** Events arrive within a second; after this time they are missing. */
const EVENT_TIMEOUT_MILLISECONDS = 15_000;
const POLL_INTERVAL_MILLISECONDS = 100;

/** Two forms on one page, with everything below the screens of the console. */
export const live: Fault = {
  summary: 'two people edit one page at once, and hear of each other’s saves while they type',
  engines: ['embedded', 'postgres'],
  rounds: 300,
  // Most of a round is thinking time.
  atOnce: PLACES.length,
  async begin({ engine, tally }) {
    const { env, remove } = await newPlace(engine);
    const services = await startServicesProcess({ entry: 'sources', env: { ...env, ...TOKEN_SETTINGS } });
    const places = await Promise.all(
      PLACES.map(async ({ brand, people }) => ({
        brand,
        tokens: await Promise.all(people.map(async (name) => (await signInStaff(services.url, name)).token)),
      })),
    );
    return {
      async round(random, place) {
        const { brand, tokens } = places[place] ?? unknownPlace(place);
        const mark = random.between(0, 2 ** 31 - 1).toString(36);
        const seats: Seat[] = [];
        for (const [index, token] of tokens.entries()) {
          const seat = await sitDown({ url: services.url, brand, token, mark: `${mark}-${index}`, tally });
          // With the sections of all earlier rounds, the page would become slow.
          if (index === 0) await seat.clear();
          seats.push(seat);
        }
        try {
          await Promise.all(seats.map((seat) => work(seat, random.fork())));
          for (const seat of seats) await seat.finish();
          await mustAgree(seats);
        } finally {
          for (const seat of seats) seat.leave();
        }
      },
      async end() {
        await services.stop();
        await remove();
      },
    };
  },
};

function unknownPlace(place: number): never {
  throw new RangeError(`There is no place ${place}.`);
}

type Seat = Awaited<ReturnType<typeof sitDown>>;

/** Types, saves, follows notices and waits, in an order that follows from the seed. */
async function work(seat: Seat, random: Random): Promise<void> {
  const steps = random.between(MIN_STEPS, MAX_STEPS);
  for (let step = 0; step < steps; step += 1) {
    await random.oneOf([seat.typeTitle, seat.typeTitle, seat.add, seat.add, seat.save, seat.show, seat.answer])(random);
    await wait(random.between(0, random.oneOf([0, MAX_PAUSE_MILLISECONDS])));
  }
}

/** Everybody sees the same in the end. Each seat has checked by itself that nothing typed there was lost. */
async function mustAgree(seats: readonly Seat[]): Promise<void> {
  const deadline = performance.now() + EVENT_TIMEOUT_MILLISECONDS;
  const views = () => new Set(seats.map((seat) => JSON.stringify([seat.title(), seat.names().toSorted()])));
  while (views().size > 1 && performance.now() < deadline) await wait(POLL_INTERVAL_MILLISECONDS);
  mustHold(views().size === 1, `all should see the same without asking, see ${[...views()].join(' and ')}`);
  const [names = []] = seats.map((seat) => seat.names());
  for (const added of seats.flatMap((seat) => seat.added)) {
    const count = names.filter((name) => name === added).length;
    mustHold(count === 1, `'${added}' should be on the page once, is there ${count} times`);
  }
}

/** Opens the page for one person. */
async function sitDown(given: {
  readonly url: string;
  readonly brand: Brand;
  readonly token: string;
  readonly mark: string;
  readonly tally: Tally;
}) {
  const { url, token, mark, tally } = given;
  const facts = await openFacts({
    ...given,
    failed: (text) => mustHold(false, `a save should work, got ${text}`),
  });
  const { form, editing, title, names } = facts;
  const tokens = { access: () => token, both: () => undefined };
  const refresh = async () => undefined;
  const news = createLive({
    listen: createLiveStream({ contentUrl: url, tokens, refresh, send: fetch, random: Math.random }),
    locks: undefined,
    openChannel: () => {
      throw new Error('There is one tab.');
    },
    clock: Date.now,
  });
  const added: string[] = [];
  let typed = 0;
  /** The last title that was typed here and neither stored nor discarded. */
  let unsavedTitle: string | undefined;
  const handling: Promise<void>[] = [];
  news.subscribe((event) => {
    tally.add('news');
    handling.push(editing.handleNews(event));
  });
  const stop = news.start(mark);

  /** Whatever events arrive, typed values stay where they were typed. */
  const stopWatching = form.subscribe(() => {
    const current = title();
    mustHold(
      unsavedTitle === undefined || current === unsavedTitle,
      `'${unsavedTitle}' was typed and should stand there, '${current}' does`,
    );
    const missing = added.filter((name) => !names().includes(name));
    mustHold(missing.length === 0, `${missing.join(', ')} should stand in the form`);
  });

  async function save(): Promise<void> {
    if (editing.state.get().conflict) return;
    await editing.save();
    tally.add('saves');
    const { dirty } = form.getSnapshot();
    if (!dirty) unsavedTitle = undefined;
  }

  return {
    added,
    title,
    names,
    save,
    /** Leaves nothing of earlier rounds on the page. */
    async clear() {
      facts.clear(mark);
      await editing.save();
    },
    async typeTitle() {
      if (editing.state.get().conflict || editing.state.get().isSaving) return;
      unsavedTitle = `${mark} ${(typed += 1)}`;
      facts.typeTitle(unsavedTitle);
      tally.add('titles typed');
    },
    async add() {
      if (editing.state.get().conflict || editing.state.get().isSaving) return;
      const name = `${mark} section ${(typed += 1)}`;
      facts.addSection(name);
      added.push(name);
      tally.add('sections typed');
    },
    async show() {
      const { notice } = editing.state.get();
      if (!notice?.merge) return;
      tally.add('notices followed');
      notice.merge();
    },
    async answer(random: Random) {
      const { conflict } = editing.state.get();
      if (!conflict) return;
      tally.add('questions answered');
      const side = random.oneOf(['mine', 'theirs'] as const);
      // Discarded deliberately: that is the purpose of the question.
      if (side === 'theirs') unsavedTitle = undefined;
      conflict.resolve(
        resolveConflicts(
          { form: conflict.merged, conflicts: conflict.conflicts, fields: form.getSnapshot().fields },
          conflict.conflicts.map(() => side),
        ),
      );
      await waitForSave(editing);
    },
    /** Saves the rest, as a person does who keeps what they typed. */
    async finish() {
      for (let attempt = 0; form.getSnapshot().dirty || editing.state.get().conflict; attempt += 1) {
        mustHold(attempt < 10, 'everything should be saved at last');
        const { conflict } = editing.state.get();
        if (conflict)
          conflict.resolve(
            resolveConflicts(
              { form: conflict.merged, conflicts: conflict.conflicts, fields: form.getSnapshot().fields },
              conflict.conflicts.map(() => 'mine'),
            ),
          );
        await waitForSave(editing);
        await save();
      }
      unsavedTitle = undefined;
      await Promise.all(handling);
    },
    leave() {
      stop();
      stopWatching();
    },
  };
}

/** Waits until no save is in flight. */
async function waitForSave(editing: Editing): Promise<void> {
  while (editing.state.get().isSaving) await wait(POLL_INTERVAL_MILLISECONDS);
}
