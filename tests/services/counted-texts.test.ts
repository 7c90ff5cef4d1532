import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandId, startContent, type Person, type RunningContent } from './support/content';
import { FAQ, faqDefinitions } from './support/faqEntries';

const ALP = brandId('ALP');
const TAG = 'PROPERTIES-ALP';
/** Every thirteenth of them is hidden. */
const ENTRIES = 1_300;
const HIDDEN = 100;

let running: RunningContent;
let alp: Person;
beforeAll(async () => {
  running = await startContent({}, faqDefinitions);
  alp = await running.person('alp.editor');
  const { database } = running.services;
  // By SQL: 2,600 saves would take minutes. The first thousand are amber towers, the others amber houses.
  await database.query(
    `INSERT INTO page (id, brand_id, tag, slug, name, published, created_at, updated_at)
     SELECT gen_random_uuid(), $1, $2, 'amber-' || n, 'Amber ' || CASE WHEN n <= 1000 THEN 'Tower ' ELSE 'House ' END || n,
       n % 13 <> 0, now(), now() + n * interval '1 minute'
     FROM generate_series(1, $3::int) AS n`,
    [ALP, TAG, ENTRIES],
  );
  await database.query(
    `WITH added AS (
       INSERT INTO record (id, brand_id, area, data, revision, created_at, updated_at, keys, active, indexed_by)
       SELECT gen_random_uuid(), $1, $2, jsonb_build_object('question', 'Amber ' || n), 1, now(), now(), '{}', n % 13 <> 0, ''
       FROM generate_series(1, $3::int) AS n RETURNING id, brand_id, area, active, data
     )
     INSERT INTO record_text (record_id, brand_id, area, active, text)
     SELECT id, brand_id, area, active, lower(data ->> 'question') FROM added`,
    [ALP, FAQ, ENTRIES],
  );
});
afterAll(() => running.stop());

const PAGES = `query ($brand: ID!, $tag: String!, $search: String, $page: Int, $limit: Int, $side: Boolean) {
  list: searchPages(brand_id: $brand, tag: $tag, search: $search, page: $page, limit: $limit, filters: { published: $side }) {
    entries: pages { id } total: totalCount isExact: totalIsExact active: total_active inactive: total_inactive
  }
}`;
const RECORDS = `query ($brand: ID!, $search: String, $page: Int, $limit: Int, $side: Boolean) {
  list: records(brand_id: $brand, area: "${FAQ}", search: $search, page: $page, limit: $limit, active: $side) {
    entries: records { id } total: total_count isExact: total_is_exact active: total_active inactive: total_inactive
  }
}`;

interface Found {
  readonly entries: readonly { readonly id: string }[];
  readonly total: number;
}

async function find(query: string, variables: Readonly<Record<string, unknown>>): Promise<Found> {
  const { data, errors } = await alp.ask(query, { brand: ALP, ...(query === PAGES && { tag: TAG }), ...variables });
  expect(errors).toEqual([]);
  return data?.['list'] as unknown as Found;
}

const MORE = { isExact: false, active: null, inactive: null };
const ALL = { total: ENTRIES, isExact: true, active: ENTRIES - HIDDEN, inactive: HIDDEN };

describe.each([
  ['pages', PAGES],
  ['records', RECORDS],
])('a list of %s that is narrowed by a text', (_of, query) => {
  it('is counted up to a limit, and reports that there are more', async () => {
    expect(await find(query, { search: 'amber' })).toMatchObject({ total: 1_000, ...MORE });
  });

  it('is counted completely if its end is not far behind the requested page', async () => {
    expect(await find(query, { search: 'amber', page: 100 })).toMatchObject({ ...ALL });
    expect(await find(query, { search: 'amber 13' })).toMatchObject({ isExact: true });
  });

  it('counts the requested side on its own', async () => {
    expect(await find(query, { search: 'amber', side: false })).toMatchObject({
      ...MORE,
      total: HIDDEN,
      isExact: true,
    });
    expect(await find(query, { search: 'amber', side: true })).toMatchObject({ ...MORE, total: 1_000 });
    expect(await find(query, { search: 'amber', side: true, page: 100 })).toMatchObject({
      ...{ total: ENTRIES - HIDDEN, isExact: true },
    });
  });

  it('is complete when pages are requested until the total is reached', async () => {
    const found = new Set<string>();
    for (let page = 1, total = Infinity; (page - 1) * 100 < total; page += 1) {
      const answer = await find(query, { search: 'amber', page, limit: 100 });
      for (const { id } of answer.entries) found.add(id);
      total = answer.total;
    }
    expect(found.size).toBe(ENTRIES);
  });

  it('shows the few matches of a rare text page by page, also of one side only', async () => {
    // 78 and 780 to 789, of which 78 and 780 are hidden.
    const search = query === PAGES ? 'tower 78' : 'amber 78';
    const all = await find(query, { search, limit: 100 });
    expect(all).toMatchObject({ total: 11, isExact: true, active: 9, inactive: 2 });
    expect(all.entries).toHaveLength(11);
    const byPages = [await find(query, { search, limit: 8 }), await find(query, { search, limit: 8, page: 2 })];
    expect(byPages.flatMap(({ entries }) => entries)).toEqual(all.entries);
    const hidden = await find(query, { search, side: false });
    expect(hidden).toMatchObject({ total: 2 });
    expect(all.entries).toEqual(expect.arrayContaining([...hidden.entries]));
    expect(hidden.entries).toHaveLength(2);
  });
});

it('A text with exactly as many matches as are counted has an exact total', async () => {
  expect(await find(PAGES, { search: 'tower' })).toMatchObject({ total: 1_000, isExact: true });
});

it.each([
  ['pages', PAGES],
  ['records', RECORDS],
])('A list of %s that is not narrowed has an exact total', async (_of, query) => {
  expect(await find(query, {})).toMatchObject(ALL);
});
