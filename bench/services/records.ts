import { FAQ } from '../../tests/services/support/faqEntries';
import { figure, median, percentile, type Table } from '../measure';
import type { ServicesProcess } from '../support/servicesProcess';
import { roundsOfRun, warmUpOfRun } from '../support/settings';
import { signInStaff, type Staff } from '../support/staff';
import { FILLED } from './fill';
import { give } from './orders';

const SEARCH = `query Search($brand: ID!, $area: String!, $search: String, $active: Boolean, $filters: [RecordFilter!],
    $sort: RecordSort) {
  records(brand_id: $brand, area: $area, search: $search, active: $active, filters: $filters, sort: $sort, page: 1, limit: 10) {
    total_count total_active total_inactive choices { property values }
    records { id data revision created_at updated_at updated_by }
  }
}`;

/** A request of staff to a list, and the equivalent SQL: conditions with the value as $1, and an order. */
interface Search {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly where?: string;
  readonly value?: string;
  readonly order?: string;
}

/** The search after a change by somebody else, so that nothing of it is cached. */
const UNCACHED = 'everything, anew';

/** @param n number of the round: each filter has another value every time, so that nothing of it is cached either */
function searches(n: number): Readonly<Record<string, Search>> {
  const day = `20${10 + (n % 15)}-${String((n % 12) + 1).padStart(2, '0')}-01`;
  return {
    [UNCACHED]: { variables: {} },
    'first page': { variables: {} },
    'by question': {
      variables: { sort: { by: 'question', order: 'ASC' } },
      order: `left(lower(data ->> 'question'), 100)`,
    },
    'by rank': { variables: { sort: { by: 'rank', order: 'ASC' } }, order: `(data ->> 'rank')::numeric` },
    'by day': { variables: { sort: { by: 'since', order: 'DESC' } }, order: `data ->> 'since' DESC` },
    'by topic': { variables: { sort: { by: 'topic', order: 'ASC' } }, order: `data ->> 'topic'` },
    active: { variables: { active: true }, where: 'active' },
    'rare text': {
      variables: { search: `number ${n + 1_000}x` },
      ...{ where: HAS_TEXT, value: `%number ${n + 1_000}x%` },
    },
    'common text': { variables: { search: `${TEXTS[n % 8]} ` }, where: HAS_TEXT, value: `%${TEXTS[n % 8]} %` },
    'choice of 1 in 200': {
      variables: { filters: [{ property: 'topic', is: `Topic ${n % 200}` }] },
      ...{ where: `data ->> 'topic' = $1`, value: `Topic ${n % 200}` },
    },
    'choice, by day': {
      variables: { filters: [{ property: 'topic', is: `Topic ${n % 200}` }], sort: { by: 'since', order: 'DESC' } },
      ...{ where: `data ->> 'topic' = $1`, value: `Topic ${n % 200}`, order: `data ->> 'since' DESC` },
    },
    'part of a text': {
      variables: { filters: [{ property: 'answer', contains: `answer ${n + 1_000}x` }] },
      ...{ where: `data ->> 'answer' LIKE $1`, value: `%answer ${n + 1_000}x%` },
    },
    'days from one on': {
      variables: { filters: [{ property: 'since', from: day }] },
      ...{ where: `keys ->> 'since' >= $1`, value: day },
    },
    'numbers up to one': {
      variables: { filters: [{ property: 'rank', to: String(n * 1_000) }] },
      ...{ where: `(data ->> 'rank')::numeric <= $1::numeric`, value: String(n * 1_000) },
    },
    'yes, 1 in 10': {
      variables: { filters: [{ property: 'pinned', is: 'true' }] },
      where: `data ->> 'pinned' = 'true'`,
    },
    'no, 9 in 10': {
      variables: { filters: [{ property: 'pinned', is: 'false' }] },
      where: `data ->> 'pinned' IS DISTINCT FROM 'true'`,
    },
  };
}

const HAS_TEXT = 'id IN (SELECT record_id FROM record_text WHERE text LIKE $1)';
const TEXTS = ['amber', 'birch', 'coral', 'dune', 'ember', 'fern', 'grove', 'harbor'];

const ROUNDS = roundsOfRun(60);
const WARM_UP_ROUNDS = warmUpOfRun(10);
const P95_LIMIT_MILLISECONDS = 40;

export interface RecordsBench {
  readonly services: ServicesProcess;
  /** How many records the brand has in the area. */
  readonly records: number;
  readonly engine: string;
}

/** Milliseconds of the list of an area of records over HTTP, with every kind of filter and order, compared with plain SQL. */
export async function benchRecords(bench: RecordsBench): Promise<Table> {
  const { services, records, engine } = bench;
  const filling = await give(services, { type: 'fillRecords', count: records });
  // Only now: an access token is valid for a quarter of an hour, which filling may take on a busy machine.
  const staff = await signInStaff(services.url);
  const rows = [...(await measure({ services, staff }))].map(([search, { served, plain }]) => ({
    search,
    'p50 ms': median(served).toFixed(1),
    'p95 ms': figure(percentile(served, 95), P95_LIMIT_MILLISECONDS),
    'plain SQL p50 ms': median(plain).toFixed(1),
    'plain SQL p95 ms': percentile(plain, 95).toFixed(1),
  }));
  const seconds = (filling / 1_000).toFixed(0);
  return {
    name: `records of ${records}, ${engine} (p95 at most ${P95_LIMIT_MILLISECONDS} ms; stored and indexed in ${seconds} s)`,
    rows,
  };
}

interface Times {
  readonly served: number[];
  readonly plain: number[];
}

/** Every search in turn, so that a noisy moment affects all of them. */
async function measure({
  services,
  staff,
}: {
  readonly services: ServicesProcess;
  readonly staff: Staff;
}): Promise<ReadonlyMap<string, Times>> {
  const times = new Map(Object.keys(searches(0)).map((name): [string, Times] => [name, { served: [], plain: [] }]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, { variables, where, value, order }] of Object.entries(searches(round))) {
      if (name === UNCACHED) await give(services, { type: 'changeRecord' });
      const of = { brand: FILLED.brandId, area: FAQ };
      const { code, message, milliseconds } = await staff.ask(SEARCH, { ...of, ...variables });
      if (code !== 'OK') throw new Error(`records failed: ${code} ${message}`);
      const plainly = { ...(where !== undefined && { where }), ...(order !== undefined && { order }) };
      const plain = await give(services, {
        ...{ type: 'searchRecords', ...plainly },
        ...(value !== undefined && { value }),
      });
      if (round < WARM_UP_ROUNDS) continue;
      times.get(name)?.served.push(milliseconds);
      times.get(name)?.plain.push(plain);
    }
  }
  return times;
}
