import { median, percentile, ratio, type Table } from '../measure';
import { newPlace, type EngineName } from '../support/engines';
import { roundsOfRun, warmUpOfRun } from '../support/settings';
import { startServicesProcess } from '../support/servicesProcess';
import { signInStaff } from '../support/staff';
import { UNLIMITED } from '../../tests/services/support/unlimited';
import { FILLED } from './fill';
import { generateLoad } from './load';
import type { LoadResult } from './loadGenerator';
import { give } from './orders';

export interface AttackBench {
  readonly engine: EngineName;
  /** A build of measuredServices. */
  readonly program: string;
  readonly pages: number;
  readonly staff: number;
  /** Duration of each half of a round. */
  readonly seconds: number;
}

/**
 * Staff at work, alternately without and with an attacker, who has the account of a reader and sends, eight at a time and without a
 * pause, the most expensive documents that are allowed. The services have their default limits.
 */
export async function benchAttack({ engine, program, pages, staff, seconds }: AttackBench): Promise<Table> {
  const place = await newPlace(engine, { holdsDemo: true });
  const defaultLimits = Object.fromEntries(Object.keys(UNLIMITED).map((name) => [name, '']));
  const env = {
    ...place.env,
    ...defaultLimits,
    NODE_ENV: 'production',
    TRUST_PROXY: 'loopback',
    ACCESS_TOKEN_SECONDS: '86400',
  };
  const services = await startServicesProcess({ entry: { program }, env });
  try {
    await give(services, { type: 'fill', from: 1, to: pages + 1 });
    await give(services, { type: 'hire', people: staff });
    const tokens: string[] = [];
    for (let number = 1; number <= staff; number += 1) {
      tokens.push((await signInStaff(services.url, `bench.${number}`)).token);
    }
    const attacker = { token: (await signInStaff(services.url, 'alp.reader')).token, documents: COSTLIEST };
    const plan = { url: services.url, tokens, seconds, pause: PAUSE_MILLISECONDS };
    await generateLoad({ ...plan, seconds: WARM_UP_SECONDS });
    const halves: Record<'alone' | 'attacked', number[]> = { alone: [], attacked: [] };
    const totals = { alone: newCounts(), attacked: newCounts(), attack: newCounts() };
    for (let round = 0; round < ROUNDS; round += 1) {
      const alone = await generateLoad(plan);
      const attacked = await generateLoad({ ...plan, attacker });
      halves.alone.push(percentile(timesOf(alone), 95));
      halves.attacked.push(percentile(timesOf(attacked), 95));
      count(totals.alone, alone, WORK);
      count(totals.attacked, attacked, WORK);
      count(totals.attack, attacked, ['attack']);
      // Waits for the end of the attacker's rate-limit window.
      if (round < ROUNDS - 1) await new Promise((over) => setTimeout(over, WINDOW_MILLISECONDS));
    }
    const [alone, attacked] = [median(halves.alone), median(halves.attacked)];
    return {
      name: `${staff} staff at work, and an attacker with a reader's account, ${engine} (p95 at most ${LIMIT} x that without)`,
      rows: [
        { who: 'staff alone', ...totals.alone, 'p95 ms': alone.toFixed(0), ratio: '' },
        {
          who: 'staff, attacked',
          ...totals.attacked,
          'p95 ms': attacked.toFixed(0),
          ratio: ratio(attacked, alone, LIMIT),
        },
        { who: 'attacker', ...totals.attack, 'p95 ms': '', ratio: '' },
      ],
    };
  } finally {
    await services.stop();
    await place.remove();
  }
}

const WORK = ['list', 'read', 'save', 'upload'] as const;

interface Counts {
  calls: number;
  refused: number;
}

function newCounts(): Counts {
  return { calls: 0, refused: 0 };
}

function count(counts: Counts, result: LoadResult, kinds: readonly (keyof LoadResult)[]): void {
  for (const kind of kinds) {
    counts.calls += result[kind].milliseconds.length;
    counts.refused += Object.values(result[kind].errors).reduce((sum, number) => sum + number, 0);
  }
}

function timesOf(result: LoadResult): readonly number[] {
  return WORK.flatMap((kind) => result[kind].milliseconds);
}

/** Aliases of one operation, as many as the budget of a document allows. */
function repeated(times: number, call: (index: number) => string): string {
  return `{ ${Array.from({ length: times }, (_, index) => `a${index}: ${call(index)}`).join(' ')} }`;
}

const SEARCH = `searchPages(brand_id: "${FILLED.brandId}", tag: "${FILLED.tag}", limit: 100`;
const COLLECTION = 'id name fields { id name label value order meta_data { key extra } }';
const TREE = `containers { id field_collections { ${COLLECTION} children { ${COLLECTION} children { ${COLLECTION} } } } }`;

/** Each costs nearly as much as a document may. */
const COSTLIEST: readonly string[] = [
  repeated(45, (index) => `${SEARCH}, search: "er ${index}") { totalCount pages { id } }`),
  repeated(30, (index) => `${SEARCH}, page: ${index + 1}) { pages { id name slug updated_at card } }`),
  `{ ${SEARCH}) { pages { ${TREE} } } }`,
  repeated(300, () => `getPropertyLocationFilters(brand_id: "${FILLED.brandId}") { location }`),
];

/** Average time between two calls of a person. */
const PAUSE_MILLISECONDS = 2_000;
const WINDOW_MILLISECONDS = 60_000;
const WARM_UP_SECONDS = warmUpOfRun(10);
const ROUNDS = roundsOfRun(3);
const LIMIT = 2;
