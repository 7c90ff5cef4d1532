import { print } from 'graphql';
import { BrandPageDocument } from '../../src/api/generated/graphql';
import { median, type Table } from '../measure';
import {
  MARKED_PAGES,
  createMarked,
  newMarkedPage,
  remarked,
  saveMarked,
  type MarkedPage,
} from '../support/markedPage';
import { roundsOfRun, warmUpOfRun } from '../support/settings';
import type { Outcome, Staff } from '../support/staff';
import { FILLED } from './fill';
import { SEARCH } from './search';

/** As large as the pages that the lists of the other parts are filled with. */
const SIZE = { collections: 8, fields: 5 } as const;
const CONNECTIONS = 16;
const ROUNDS = roundsOfRun(3);
const WARM_UP_ROUNDS = warmUpOfRun(1);
const CALLS_OF_ONE = 40;
const CALLS_OF_MANY = 320;

export interface WritesBench {
  readonly staff: Staff;
  readonly engine: string;
}

/** Does the job once; the numbers of jobs that run at the same time differ by less than the number of connections. */
type Job = (number: number) => Promise<Outcome>;

interface Figures {
  /** Milliseconds of single calls, one after the other. */
  readonly alone: number[];
  /** Calls in a second, of each round. */
  readonly together: number[];
}

/** What a page costs to make, to save and to read, for one person and for as many as have the services to themselves. */
export async function benchWrites({ staff, engine }: WritesBench): Promise<Table> {
  const jobs = await jobsOf(staff);
  const figures = new Map(Object.keys(jobs).map((name): [string, Figures] => [name, { alone: [], together: [] }]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, job] of Object.entries(jobs)) {
      const alone = await inTurn(job, CALLS_OF_ONE);
      const together = await atOnce(job);
      if (round < WARM_UP_ROUNDS) continue;
      figures.get(name)?.alone.push(...alone);
      figures.get(name)?.together.push(together);
    }
  }
  return {
    name: `One connection and ${CONNECTIONS}, pages of ${SIZE.collections * SIZE.fields} fields, ${engine}`,
    rows: Array.from(figures, ([job, { alone, together }]) => ({
      job,
      'p50 ms, one': median(alone).toFixed(1),
      [`requests/s, ${CONNECTIONS}`]: median(together).toFixed(0),
    })),
  };
}

/** Each connection of many saves a page of its own, as people do. */
async function jobsOf(staff: Staff): Promise<Readonly<Record<string, Job>>> {
  const stored = Array.from({ length: CONNECTIONS }, () => newMarkedPage('First value', SIZE));
  for (const page of stored) required(await createMarked(staff, page));
  const slugs: string[] = [];
  for (const { id } of stored) slugs.push(await slugOf(staff, id));
  let saves = 0;
  return {
    list: () => staff.ask(SEARCH, { brand_id: FILLED.brandId, tag: FILLED.tag }),
    'whole page': (number) =>
      staff.ask(print(BrandPageDocument), { ...MARKED_PAGES, slug: slugs[number % CONNECTIONS] }),
    'save, one value sent': (number) => {
      saves += 1;
      return staff.ask(SAVE_VALUE, {
        fields: [{ id: firstFieldOf(stored[number % CONNECTIONS]!), value: `Value ${saves}` }],
      });
    },
    'save, whole page sent': (number) => {
      saves += 1;
      return saveMarked(staff, { page: remarked(stored[number % CONNECTIONS]!, `Value ${saves}`) });
    },
    create: () => createMarked(staff, newMarkedPage('First value', SIZE)),
  };
}

const SAVE_VALUE = 'mutation Save($fields: [FieldInput!]!) { addOrUpdateFields(fields: $fields) { id value } }';

function firstFieldOf({ containers }: MarkedPage): string {
  return containers[0]!.field_collections[0]!.fields[0]!.id;
}

async function slugOf(staff: Staff, id: string): Promise<string> {
  const { data } = required(
    await staff.ask('query ($id: ID!) { page: getSpecificBrandPageById(id: $id) { slug } }', { id }),
  );
  return (data['page'] as { readonly slug: string }).slug;
}

async function inTurn(job: Job, calls: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let number = 0; number < calls; number += 1) times.push(required(await job(number)).milliseconds);
  return times;
}

/** @returns calls in a second */
async function atOnce(job: Job): Promise<number> {
  const start = performance.now();
  let number = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, connection) => {
      while (number < CALLS_OF_MANY) {
        number += 1;
        required(await job(connection));
      }
    }),
  );
  return number / ((performance.now() - start) / 1000);
}

function required(outcome: Outcome): Outcome {
  if (outcome.code !== 'OK') throw new Error(`A call failed: ${outcome.code} ${outcome.message}`);
  return outcome;
}
