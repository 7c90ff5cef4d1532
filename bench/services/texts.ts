import { figure, median, percentile, ratio, type Table } from '../measure';
import { createMarked, newMarkedPage, remarked, revisionOf, saveMarked } from '../support/markedPage';
import type { ServicesProcess } from '../support/servicesProcess';
import type { Staff } from '../support/staff';
import { roundsOfRun, warmUpOfRun } from '../support/settings';
import { FILLED } from './fill';
import { give } from './orders';

const SEARCH = `query Search($brand_id: ID!, $text: String!) {
  search(brand_id: $brand_id, text: $text, limit: 12) {
    kind of id name slug category saved_at place label snippet { text marks { from to } }
  }
}`;

/** The texts that staff type, in words of `textOf` (fillTexts.ts); the number of the round varies them, so that no answer is cached. */
const SEARCHES: Readonly<Record<string, (round: number) => string>> = {
  'common word': () => 'lobby',
  'rare word': (round) => `entry${round * 7}`,
  'two words': (round) => `quiet town${round % 200}`,
  'beginning of a word': () => 'elev',
  'typing errors': () => 'quite elevater',
  name: (round) => `amber residences ${round * 40}`,
};

const ROUNDS = roundsOfRun(60);
const WARM_UP_ROUNDS = warmUpOfRun(10);
const P95_LIMIT_MILLISECONDS = 60;
const SAVE_LIMIT = 1.3;
const PAGE = { collections: 20, fields: 10 } as const;

export interface TextsBench {
  readonly services: ServicesProcess;
  readonly staff: Staff;
  /** Number of pages; a tenth as many records are added. */
  readonly pages: number;
  readonly engine: string;
}

/** Milliseconds of a search for texts over HTTP, and the cost of the index in a save. */
export async function benchTexts(bench: TextsBench): Promise<readonly Table[]> {
  await give(bench.services, { type: 'fill texts', pages: bench.pages });
  return [await benchSearches(bench), await benchSave(bench)];
}

/** Every search in turn, so that a noisy moment affects all of them. */
async function benchSearches({ staff, pages, engine }: TextsBench): Promise<Table> {
  const times = new Map(Object.keys(SEARCHES).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, textOf] of Object.entries(SEARCHES)) {
      const { code, message, milliseconds } = await staff.ask(SEARCH, {
        brand_id: FILLED.brandId,
        text: textOf(round),
      });
      if (code !== 'OK') throw new Error(`search failed: ${code} ${message}`);
      if (round >= WARM_UP_ROUNDS) times.get(name)?.push(milliseconds);
    }
  }
  return {
    name: `search in ${pages} pages and ${pages / 10} records, ${engine} (p95 at most ${P95_LIMIT_MILLISECONDS} ms)`,
    rows: Array.from(times, ([search, measured]) => ({
      search,
      'p50 ms': median(measured).toFixed(1),
      'p95 ms': figure(percentile(measured, 95), P95_LIMIT_MILLISECONDS),
    })),
  };
}

/** Alternately saves a page, changing every value, and only indexes it under another name, in the same process. */
async function benchSave({ services, staff, engine }: TextsBench): Promise<Table> {
  const page = newMarkedPage('First value', PAGE);
  let outcome = await createMarked(staff, page);
  const times: Record<'save' | 'index', number[]> = { save: [], index: [] };
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    if (outcome.code !== 'OK') throw new Error(`A save failed: ${outcome.code} ${outcome.message}`);
    outcome = await saveMarked(staff, {
      page: remarked(page, `A sentence as a person writes it, of round ${round}`),
      expectedRevision: revisionOf(outcome),
    });
    const index = await give(services, { type: 'index', pageId: page.id });
    if (round < WARM_UP_ROUNDS) continue;
    times.save.push(outcome.milliseconds);
    times.index.push(index);
  }
  const [save, index] = [median(times.save), median(times.index)];
  return {
    name: `The index in a save of ${PAGE.collections * PAGE.fields} fields, ${engine} (at most ${SAVE_LIMIT} x the save without it)`,
    rows: [
      {
        'save ms': save.toFixed(1),
        'of that the index ms': index.toFixed(1),
        ratio: ratio(save, save - index, SAVE_LIMIT),
      },
    ],
  };
}
