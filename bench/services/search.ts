import { figure, median, percentile, type Table } from '../measure';
import type { ServicesProcess } from '../support/servicesProcess';
import type { Staff } from '../support/staff';
import { roundsOfRun, warmUpOfRun } from '../support/settings';
import { FILLED } from './fill';
import { give } from './orders';

/** The query of the list of pages. */
export const SEARCH = `query Search($brand_id: ID!, $tag: String!, $search: String, $filters: PageFilters, $sort: PageSort) {
  searchPages(brand_id: $brand_id, tag: $tag, search: $search, filters: $filters, sort: $sort, page: 1, limit: 10) {
    totalCount total_active total_inactive
    pages { id name tag slug featured published created_at updated_at updated_by card }
  }
}`;

/** The search after a change by somebody else, so that nothing of it is cached. */
const UNCACHED = 'common text, anew';

/** The requests of staff to a card list. */
const SEARCHES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  [UNCACHED]: { search: 'amber' },
  'first page': {},
  'by name': { sort: { by: 'name', order: 'ASC' } },
  'rare text': { search: 'heights 77' },
  'common text': { search: 'amber' },
  status: { filters: { property: { status: 'Sold out' } } },
  location: { filters: { property: { location: 'town 77' } } },
  type: { filters: { property: { type: 'Office' } } },
  published: { filters: { published: false } },
};

const ROUNDS = roundsOfRun(60);
/** Enough for the first size not to be slower just because it is measured first. */
const WARM_UP_ROUNDS = warmUpOfRun(30);
const P95_LIMIT_MILLISECONDS = 30;
/** The number of pages up to which the limit holds. */
const LIMITED_PAGES = 10_000;
const GROWTH_LIMIT = 2;

export interface SearchBench {
  readonly services: ServicesProcess;
  readonly staff: Staff;
  /** From small to large; growth is relative to the first. */
  readonly pages: readonly number[];
  readonly engine: string;
}

/** Milliseconds of searchPages over HTTP for growing numbers of pages of one brand and tag. */
export async function benchSearch(bench: SearchBench): Promise<Table> {
  const { services, pages, engine } = bench;
  const smallest = new Map<string, number>();
  const rows: Table['rows'][number][] = [];
  let filled = 0;
  for (const count of pages) {
    await give(services, { type: 'fill', from: filled, to: count });
    filled = count;
    for (const [name, times] of await measure(bench)) {
      const p50 = median(times);
      const first = smallest.get(name) ?? p50;
      smallest.set(name, first);
      rows.push({
        pages: count,
        search: name,
        'p50 ms': p50.toFixed(1),
        'p95 ms': figure(percentile(times, 95), count <= LIMITED_PAGES ? P95_LIMIT_MILLISECONDS : Infinity),
        growth: figure(p50 / first, GROWTH_LIMIT, 2),
      });
    }
  }
  return {
    name: `searchPages, ${engine} (p95 at most ${P95_LIMIT_MILLISECONDS} ms up to ${LIMITED_PAGES} pages; growth of p50 at most ${GROWTH_LIMIT})`,
    rows,
  };
}

/** Every search in turn, so that a noisy moment affects all of them. */
async function measure({ services, staff }: SearchBench): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map(Object.keys(SEARCHES).map((name): [string, number[]] => [name, []]));
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    for (const [name, variables] of Object.entries(SEARCHES)) {
      if (name === UNCACHED) await give(services, { type: 'rename' });
      const { code, message, milliseconds } = await staff.ask(SEARCH, {
        brand_id: FILLED.brandId,
        tag: FILLED.tag,
        ...variables,
      });
      if (code !== 'OK') throw new Error(`searchPages failed: ${code} ${message}`);
      if (round >= WARM_UP_ROUNDS) times.get(name)?.push(milliseconds);
    }
  }
  return times;
}
