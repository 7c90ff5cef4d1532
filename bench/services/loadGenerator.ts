import { setTimeout as wait } from 'node:timers/promises';
import { makeImage } from '../../tests/services/support/uploads';
import { createMarked, newMarkedPage, readMarked, remarked, revisionOf, saveMarked } from '../support/markedPage';
import { staffWith, type Outcome, type Staff } from '../support/staff';
import { FILLED } from './fill';

/** The load to generate. */
export interface LoadPlan {
  readonly url: string;
  /** One for each of the staff. */
  readonly tokens: readonly string[];
  readonly seconds: number;
  /** Average pause of each of the staff between two calls, in milliseconds. */
  readonly pause: number;
  /** A client that sends documents without a pause, each as soon as one is answered; absent: none. */
  readonly attacker?: { readonly token: string; readonly documents: readonly string[] };
}

export type Work = 'list' | 'read' | 'save' | 'upload';

/** The results of the calls of one kind. */
export interface WorkResult {
  readonly milliseconds: readonly number[];
  /** The numbers of failed calls, by code and message. */
  readonly errors: Readonly<Record<string, number>>;
}

export type LoadResult = Readonly<Record<Work | 'attack', WorkResult>>;

/** The calls of a person, in a cycle: they read more often than they write. */
const CALL_CYCLE: readonly Work[] = ['list', 'read', 'list', 'save', 'list', 'read', 'upload'];
const CONCURRENT_ATTACKS = 8;
const SIZE = { collections: 8, fields: 5 } as const;

/** Runs as a process of its own, so that generating the load does not take time from the measured one. */
process.once('message', (plan: LoadPlan) => {
  void run(plan).then((result) => process.send?.(result, () => process.exit(0)));
});

async function run({ url, tokens, seconds, pause, attacker }: LoadPlan): Promise<LoadResult> {
  const staff = tokens.map((token) => staffWith(url, token));
  const results = { list: newResult(), read: newResult(), save: newResult(), upload: newResult(), attack: newResult() };
  const picture = new Uint8Array(await makeImage('png'));
  const end = performance.now() + seconds * 1000;
  await Promise.all([
    ...staff.map((person, number) => work(person, { number, end, pause, picture, results })),
    ...(attacker ? Array.from({ length: CONCURRENT_ATTACKS }, () => attack(url, { ...attacker, end, results })) : []),
  ]);
  return results;
}

interface Attack {
  readonly token: string;
  readonly documents: readonly string[];
  readonly end: number;
  readonly results: Readonly<Record<'attack', ReturnType<typeof newResult>>>;
}

/** Sends one document after the other; from an address of its own, because otherwise the staff would share its limit. */
async function attack(url: string, { token, documents, end, results }: Attack): Promise<void> {
  const attacker = staffWith(url, token, { 'x-forwarded-for': '203.0.113.66' });
  for (let turn = 0; performance.now() < end; turn += 1) {
    results.attack.add(await attacker.ask(documents[turn % documents.length] ?? ''));
  }
}

interface PersonWork {
  readonly number: number;
  readonly end: number;
  readonly pause: number;
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly results: Readonly<Record<Work, ReturnType<typeof newResult>>>;
}

/** One person works on a page of their own until the end. */
async function work(person: Staff, { number, end, pause, picture, results }: PersonWork): Promise<void> {
  let page = newMarkedPage('first', SIZE);
  let revision = 1;
  results.save.add(await createMarked(person, page));
  const calls: Readonly<Record<Work, (turn: number) => Promise<Outcome>>> = {
    list: (turn) =>
      person.ask(LIST, { brand_id: FILLED.brandId, tag: FILLED.tag, search: turn % 2 === 0 ? null : `er ${number}` }),
    read: () => readMarked(person, page.id),
    save: async (turn) => {
      page = remarked(page, `turn ${turn} of ${number}`);
      const outcome = await saveMarked(person, { page, expectedRevision: revision });
      if (outcome.code === 'OK') revision = revisionOf(outcome);
      return outcome;
    },
    upload: () => person.upload('/uploads/images', { bytes: picture, name: `picture ${number}.png` }),
  };
  // Not everybody begins with the same call.
  for (let turn = number; performance.now() < end; turn += 1) {
    const kind = CALL_CYCLE[turn % CALL_CYCLE.length] ?? 'list';
    results[kind].add(await calls[kind](turn));
    // The pauses vary, so that nobody is in step with the others.
    if (pause > 0) await wait(pause * (0.5 + ((number * 7 + turn * 3) % 10) / 10));
  }
}

function newResult(): WorkResult & { add(outcome: Outcome): void } {
  const milliseconds: number[] = [];
  const errors: Record<string, number> = {};
  return {
    milliseconds,
    errors,
    add({ code, message, milliseconds: taken }) {
      milliseconds.push(taken);
      if (code === 'OK') return;
      const name = `${code} ${message}`.trim();
      errors[name] = (errors[name] ?? 0) + 1;
    },
  };
}

const LIST = `query List($brand_id: ID!, $tag: String!, $search: String) {
  searchPages(brand_id: $brand_id, tag: $tag, search: $search) {
    totalCount pages { id name slug featured published updated_at card }
  }
}`;
