import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refreshPageListData } from '../../server/content/page/refreshPageListData';
import {
  brandId,
  namesOf,
  readPage,
  refusal,
  SAVE_CONTAINERS,
  startContent,
  take,
  type Person,
  type RunningContent,
} from './support/content';
import { keyOf } from './support/storedFiles';
import { articleContainers, createFilled, field, propertyContainers, type PropertyFacts } from './support/trees';

let running: RunningContent;
let alp: Person;
beforeAll(async () => {
  running = await startContent();
  alp = await running.person('alp.editor');
});
afterAll(() => running.stop());

const SEARCH = `query ($brand: ID, $tag: String, $filters: PageFilters, $search: String, $without: Boolean) {
  searchPages(brand_id: $brand, tag: $tag, filters: $filters, search: $search, withoutHomeBanner: $without,
    sort: { by: "name", order: "ASC" }, limit: 100) {
    totalCount total_active total_inactive pages { id name card alternative_featured }
  }
}`;
const PROPERTIES = { brand: brandId('ALP'), tag: 'PROPERTIES-ALP' };
const STATUS_FILTERS = 'query ($brand: ID!) { getPropertyStatusFilters(brand_id: $brand) { status } }';

async function addProperty(name: string, facts: PropertyFacts): Promise<string> {
  const answer = await createFilled(alp, { tag: 'PROPERTIES', name, containers: propertyContainers(facts) });
  expect(answer.errors).toEqual([]);
  return answer.id;
}

async function search(person: Person, variables: Readonly<Record<string, unknown>>) {
  const answer = await person.ask(SEARCH, { ...PROPERTIES, ...variables });
  expect(answer.errors).toEqual([]);
  const found = take(answer, 'searchPages');
  return { names: namesOf(found.pages), total: found.totalCount, pages: found.pages };
}

describe('properties', () => {
  beforeAll(async () => {
    await addProperty('Alder', {
      type: 'Condominium',
      location: 'Makati City',
      statuses: ['Sold out', 'New Launches'],
    });
    await addProperty('Birch', { type: 'House and Lot', location: 'Cebu — Niño', statuses: ['New Launches'] });
    await addProperty('Cedar', { type: 'Office', location: 'Makati City', statuses: [] });
  });

  it.each([
    [{ status: 'New Launches' }, ['Alder', 'Birch']],
    [{ status: 'Sold out' }, ['Alder']],
    [{ location: 'makati city' }, ['Alder', 'Cedar']],
    [{ location: 'Cebu — Niño' }, ['Birch']],
    [{ type: 'House and Lot' }, ['Birch']],
    [{ type: 'house-and-lot' }, ['Birch']],
    [{ type: '2' }, ['Cedar']],
    [{ type: 'Office', location: 'Makati City', status: null }, ['Cedar']],
    [{ type: 'Office', status: 'Sold out' }, []],
    [{ status: "'; DROP TABLE page; --" }, []],
    [{ status: '' }, ['Alder', 'Birch', 'Cedar']],
  ])('[API-GQL-008] are filtered by %j', async (property, names) => {
    expect(await search(alp, { filters: { property } })).toMatchObject({ names, total: names.length });
  });

  it('[API-GQL-008] are filtered and searched at once', async () => {
    const found = await search(alp, { search: 'b', filters: { property: { status: 'New Launches' } } });
    expect(found).toMatchObject({ names: ['Birch'], total: 1 });
  });

  it('[API-GQL-011] list the statuses and locations that they can be filtered by, as long as a property has them', async () => {
    const facets = `query ($brand: ID!) {
      getPropertyStatusFilters(brand_id: $brand) { status } getPropertyLocationFilters(brand_id: $brand) { location }
    }`;
    const id = await addProperty('Passing', { location: 'Davao City', statuses: ['Pre-Selling'] });
    expect((await alp.ask(facets, PROPERTIES)).data).toEqual({
      getPropertyStatusFilters: { status: ['New Launches', 'Pre-Selling', 'Sold out'] },
      getPropertyLocationFilters: { location: ['Cebu — Niño', 'Davao City', 'Makati City'] },
    });
    await alp.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    expect((await alp.ask(facets, PROPERTIES)).data).toEqual({
      getPropertyStatusFilters: { status: ['New Launches', 'Sold out'] },
      getPropertyLocationFilters: { location: ['Cebu — Niño', 'Makati City'] },
    });
  });

  it('show the values of their trees on their cards immediately after a save', async () => {
    const id = await addProperty('Elm', {
      statuses: ['Pre-Selling', 'Pre-Selling'],
      logo: keyOf('logo.png'),
      pictures: [
        field('IMAGE', keyOf('one.png'), { featured: 'false' }),
        field('IMAGE', keyOf('two.png'), { featured: 'true', alt_text: 'A tower', file_type: 'image/png' }),
      ],
    });
    const { pages } = await search(alp, { search: 'elm' });
    expect(pages[0]).toMatchObject({
      id,
      card: {
        category: 'Condominium',
        location: 'Makati City',
        lowestPrice: '1500000',
        status: 'Pre-Selling',
        statuses: ['Pre-Selling'],
        cover: { key: keyOf('two.png'), alt_text: 'A tower', file_type: 'image/png' },
      },
    });
    const page = await readPage(alp, id);
    const gallery = page.containers[1].field_collections[0].children[0].children[0];
    await alp.ask('mutation ($ids: [ID!]!) { removeFieldCategories(removeFieldData: { ids: $ids }) { ids } }', {
      ids: gallery.fields.map((picture) => picture.id),
    });
    const after = await search(alp, { search: 'elm' });
    expect(after.pages[0]).toMatchObject({ card: { cover: { key: keyOf('logo.png') } } });
    await alp.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
  });

  it('[PROP-011] show the status of the first unit, by its order, and none where that has none', async () => {
    const id = await addProperty('Fir', { statuses: ['', 'Sold out', 'Pre-Selling'] });
    const cardOf = async () => (await search(alp, { search: 'fir' })).pages[0];
    const without = (await cardOf()) as unknown as { readonly card: object };
    expect(without.card).toMatchObject({ statuses: ['Sold out', 'Pre-Selling'] });
    expect(without.card).not.toHaveProperty('status');
    const { name, order, ...units } = (await readPage(alp, id)).containers[1];
    const renumbered = units.field_collections.map((unit, index) => ({
      id: unit.id,
      name: unit.name,
      order: 2 - index,
    }));
    const answer = await alp.ask(SAVE_CONTAINERS, {
      containers: [{ id: units.id, page_id: id, name, order, field_collections: renumbered }],
    });
    expect(answer.errors).toEqual([]);
    expect(await cardOf()).toMatchObject({ card: { status: 'Pre-Selling', statuses: ['Pre-Selling', 'Sold out'] } });
    await alp.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
  });

  it('[PROPO-015] show and are found by the status that the overview of their unit was saved with', async () => {
    const id = await addProperty('Hazel', { statuses: ['Sold out'] });
    const [unit] = (await readPage(alp, id)).containers[1].field_collections;
    const old = unit.children.find(({ name }) => name === 'OVERVIEW-DETAILS')!;
    const overview = {
      ...{ name: 'OVERVIEW-DETAILS', order: 0, parentId: unit.id },
      fields: [{ name: 'PROPERTY-STATUS', value: 'Currently Selling', order: 0 }],
    };
    const replace = `mutation ($old: [ID!]!, $new: [FieldCollectionInput!]!) {
      replaceFieldCollection(oldFcIds: { ids: $old }, collectionData: { collections: $new }) { id }
    }`;
    expect((await alp.ask(replace, { old: [old.id], new: [overview] })).errors).toEqual([]);
    const found = await search(alp, { filters: { property: { status: 'Currently Selling' } } });
    expect(found).toMatchObject({ names: ['Hazel'], pages: [{ card: { status: 'Currently Selling' } }] });
    expect((await alp.ask(STATUS_FILTERS, PROPERTIES)).data).toMatchObject({
      getPropertyStatusFilters: { status: expect.arrayContaining(['Currently Selling']) },
    });
    expect(await search(alp, { filters: { property: { status: 'Sold out' } } })).toMatchObject({ names: ['Alder'] });
    await alp.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
  });

  it.each([
    ['before there were facets', "facets = '{}', facets_by = ''"],
    ['under other cards and filters', "card = '{}', facets = '{status=Old}', facets_by = 'other.other'"],
  ])('[PROP-011] that were saved %s are listed by the current definitions', async (_when, as) => {
    const { database } = running.services;
    const id = await addProperty('Gum', { statuses: ['', 'Sold out'] });
    const listed = async () => ({
      cards: await database.query('SELECT name, card, facets, facets_by FROM page ORDER BY name'),
      offered: (await alp.ask(STATUS_FILTERS, PROPERTIES)).data,
      found: (await search(alp, { filters: { property: { status: 'Sold out' } } })).names,
    });
    const before = await listed();
    await database.query(`UPDATE page SET ${as}`);
    expect(await listed()).not.toEqual(before);
    expect(await refreshPageListData(running.services)).toBe(before.cards.length);
    expect(await listed()).toEqual(before);
    expect(await refreshPageListData(running.services)).toBe(0);
    await alp.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
  });

  // The embedded engine has a single session: no other one can lock a page concurrently.
  if (process.env['TEST_DATABASE_URL'])
    it('that were locked, but not saved, by another transaction are refreshed as well', refreshesLockedPages);

  async function refreshesLockedPages() {
    const { database } = running.services;
    const id = await addProperty('Hazel', {});
    const outdated = () => database.query<{ id: string }>("SELECT id FROM page WHERE facets_by = 'other.other'");
    await database.query("UPDATE page SET facets_by = 'other.other'");
    const all = await outdated();
    const refreshed = await database.transaction(async (transaction) => {
      await transaction.query('SELECT id FROM page WHERE id = $1 FOR UPDATE', [id]);
      const refreshing = refreshPageListData(running.services);
      await expect.poll(outdated).toEqual([{ id }]);
      return { refreshing };
    });
    expect(await refreshed.refreshing).toBe(all.length);
    expect(await outdated()).toEqual([]);
    await alp.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
  }

  it('[BRAND-008] are read by the staff of ALISI for every brand, who set alternative_featured and nothing else', async () => {
    const alisi = await running.person('alisi.editor');
    const { names, pages } = await search(alisi, {});
    expect(names).toEqual(['Alder', 'Birch', 'Cedar']);
    const [alder] = pages;
    expect((await readPage(alisi, alder.id)).name).toBe('Alder');
    const save = `mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!) {
      addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { alternative_featured revision }
    }`;
    const flagged = await alisi.ask(save, { ...PROPERTIES, item: { id: alder.id, alternative_featured: true } });
    expect(flagged.data).toEqual({ addOrUpdateBrandPage: { alternative_featured: true, revision: 1 } });
    for (const item of [
      { id: alder.id, name: 'Taken over' },
      { id: alder.id, featured: true },
      { id: alder.id, alternative_featured: true, featured: true },
    ]) {
      expect(refusal(await alisi.ask(save, { ...PROPERTIES, item }))).toMatchObject({ code: 'FORBIDDEN' });
    }
    expect(refusal(await alisi.ask(save, { ...PROPERTIES, item: { name: 'New' } })).code).toBe('NOT_FOUND');
    const removal = await alisi.ask('mutation ($id: ID!) { removePage(id: $id) }', { id: alder.id });
    expect(refusal(removal)).toMatchObject({ code: 'NOT_FOUND', message: 'Page not found.' });
    const avida = await running.person('avida.limited');
    expect((await avida.ask(SEARCH, PROPERTIES)).errors[0]?.extensions['code']).toBe('NOT_FOUND');
  });

  it('have the same counts in the counters as in the table of pages', async () => {
    const { database } = running.services;
    expect((await search(alp, {})).total).toBe(3);
    const counted = await database.query(
      `SELECT facet, value, sum(entries)::int AS pages FROM facet_count
       WHERE source = 'page' AND brand_id = $1 AND tag = $2 GROUP BY 1, 2 HAVING sum(entries) <> 0 ORDER BY 1, 2`,
      [PROPERTIES.brand, PROPERTIES.tag],
    );
    const found = await database.query(
      `SELECT split_part(element, '=', 1) AS facet, split_part(element, '=', 2) AS value, count(*)::int AS pages
       FROM page, unnest(facets || '{=}') AS element WHERE brand_id = $1 AND tag = $2 GROUP BY 1, 2 ORDER BY 1, 2`,
      [PROPERTIES.brand, PROPERTIES.tag],
    );
    expect(counted).toEqual(found);
  });
});

describe('articles', () => {
  const CONTENT = { brand: brandId('AVIDA'), tag: 'CONTENT-AVIDA' };
  let avida: Person;
  beforeAll(async () => {
    avida = await running.person('avida.editor');
    for (const category of ['news', 'blogs', 'blogs', null]) {
      const name = `${category ?? 'nothing'} ${Math.random()}`;
      const answer = await createFilled(avida, {
        brand: 'AVIDA',
        tag: 'CONTENT',
        name,
        containers: articleContainers(category),
      });
      expect(answer.errors).toEqual([]);
    }
  });

  it('[API-GQL-009] are filtered by their content type', async () => {
    expect(await search(avida, { ...CONTENT, filters: { content: { type: 'blogs' } } })).toMatchObject({ total: 2 });
    expect(await search(avida, { ...CONTENT, filters: { content: { type: 'vlogs' } } })).toMatchObject({ total: 0 });
    expect(await search(avida, CONTENT)).toMatchObject({ total: 4 });
  });

  it('[PERM-023] of types that somebody does not manage are neither found nor counted nor read', async () => {
    const limited = await running.person('avida.limited');
    const visible = await search(limited, CONTENT);
    expect(visible).toMatchObject({ total: 2 });
    expect(visible.names.map((name) => name.split(' ')[0])).toEqual(['news', 'nothing']);
    const all = await search(avida, { ...CONTENT, search: 'blogs' });
    const [blog] = all.pages;
    const read = await limited.ask('query ($id: ID!) { getSpecificBrandPageById(id: $id) { id } }', { id: blog.id });
    expect(read.errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN', scope: 'manage:content-blogs' } });
  });

  it('[PERM-023] of types that somebody does not manage are not offered as filters', async () => {
    const limited = await running.person('avida.limited');
    const facets = 'query ($brand: ID!, $tag: String!) { pageFacets(brand_id: $brand, tag: $tag, value: "category") }';
    expect((await avida.ask(facets, CONTENT)).data).toEqual({ pageFacets: ['blogs', 'news'] });
    expect((await limited.ask(facets, CONTENT)).data).toEqual({ pageFacets: ['news'] });
    expect(await search(limited, { ...CONTENT, filters: { content: { type: 'Blogs' } } })).toMatchObject({ total: 0 });
  });

  it('[PERM-023] neither get nor leave a type that the person does not manage', async () => {
    const limited = await running.person('avida.limited');
    const created = await createFilled(limited, {
      brand: 'AVIDA',
      tag: 'CONTENT',
      name: 'Not mine',
      containers: articleContainers('blogs'),
    });
    expect(refusal(created)).toMatchObject({ code: 'FORBIDDEN', scope: 'manage:content-blogs' });
    const mine = await createFilled(limited, {
      brand: 'AVIDA',
      tag: 'CONTENT',
      name: 'Mine',
      containers: articleContainers('events'),
    });
    expect(mine.errors).toEqual([]);
    const overview = (await readPage(limited, mine.id)).containers[0].field_collections[0];
    const [category] = overview.fields;
    const change = await limited.ask('mutation ($f: [FieldInput!]!) { addOrUpdateFields(fields: $f) { id } }', {
      f: [{ id: category.id, value: 'blogs' }],
    });
    expect(refusal(change)).toMatchObject({ code: 'FORBIDDEN', scope: 'manage:content-blogs' });
    expect((await readPage(limited, mine.id)).containers[0].field_collections[0].fields[0].value).toBe('events');
  });
});

describe('awards', () => {
  const AWARDS = { brand: brandId('AMAIA'), tag: 'AWARDS-AMAIA' };
  const FACETS =
    'query ($brand: ID!, $tag: String!, $value: String!) { pageFacets(brand_id: $brand, tag: $tag, value: $value) }';
  let amaia: Person;
  beforeAll(async () => {
    amaia = await running.person('amaia.editor');
    for (const [name, year, organization] of [
      ['Gold', '2024', 'Green Council'],
      ['Silver', '2025', ' green council '],
      ['Bronze', '2025', 'GREEN COUNCIL'],
      ['Ribbon', '2025', 'Guild = of “Builders”'],
    ] as const) {
      const fields = [field('AWARD', name), field('YEAR', year), field('ORGANIZATION', organization)];
      const containers = [{ name: 'AWARD', order: 0, field_collections: [{ name: 'OVERVIEW', order: 0, fields }] }];
      const answer = await createFilled(amaia, { brand: 'AMAIA', tag: 'AWARDS', name, containers });
      expect(answer.errors).toEqual([]);
    }
  });

  it.each([
    [[{ value: 'year', is: '2025' }], ['Bronze', 'Ribbon', 'Silver']],
    [[{ value: 'organization', is: 'Green council' }], ['Bronze', 'Gold', 'Silver']],
    [[{ value: 'organization', is: 'Guild = of “Builders”' }], ['Ribbon']],
    [
      [
        { value: 'year', is: '2025' },
        { value: 'organization', is: 'green council' },
      ],
      ['Bronze', 'Silver'],
    ],
    [
      [
        { value: 'year', is: '2024' },
        { value: 'year', is: '2025' },
      ],
      [],
    ],
    [[{ value: 'year', is: '1990' }], []],
    [[{ value: 'year', is: '' }], ['Bronze', 'Gold', 'Ribbon', 'Silver']],
  ])('are filtered by %j', async (card, names) => {
    expect(await search(amaia, { ...AWARDS, filters: { card } })).toMatchObject({ names, total: names.length });
  });

  it('list the values that each filter can find: each word once, regardless of its case', async () => {
    const offered = async (value: string) => (await amaia.ask(FACETS, { ...AWARDS, value })).data;
    expect(await offered('year')).toEqual({ pageFacets: ['2024', '2025'] });
    const { pageFacets } = (await offered('organization')) as unknown as { readonly pageFacets: readonly string[] };
    expect(pageFacets.map((name) => name.toLowerCase())).toEqual(['green council', 'guild = of “builders”']);
  });

  it('are not filtered by a value that their list does not name', async () => {
    const message = expect.stringContaining("expected one of year, organization, got 'award'") as string;
    const card = [{ value: 'award', is: 'Gold' }];
    expect(refusal(await amaia.ask(SEARCH, { ...AWARDS, filters: { card } }))).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', argument: 'filters.card.0.value', message },
    });
    expect(refusal(await amaia.ask(FACETS, { ...AWARDS, value: 'award' }))).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', argument: 'value', message },
    });
  });

  it('are filtered by 50 values at once, and no more', async () => {
    const many = (length: number) => ({ card: Array.from({ length }, () => ({ value: 'year', is: '2024' })) });
    expect(await search(amaia, { ...AWARDS, filters: many(50) })).toMatchObject({ names: ['Gold'] });
    const message = 'filters.card: expected at most 50 items, got 51.';
    for (const tag of [AWARDS.tag, undefined]) {
      const refused = refusal(await amaia.ask(SEARCH, { ...AWARDS, tag, filters: many(51) }));
      expect(refused).toEqual({ code: 'BAD_USER_INPUT', argument: 'filters.card', message });
    }
  });
});

describe('access to properties', () => {
  const AVIDA = { brand: 'AVIDA', tag: 'PROPERTIES' } as const;

  it('[PERM-020] lets people create properties of the categories they have', async () => {
    const limited = await running.person('avida.limited');
    const condominium = await createFilled(limited, { ...AVIDA, name: 'One', containers: propertyContainers() });
    expect(condominium.errors).toEqual([]);
    const office = { ...AVIDA, name: 'Two', containers: propertyContainers({ type: 'Office' }) };
    expect(refusal(await createFilled(limited, office))).toMatchObject({
      code: 'FORBIDDEN',
      scope: 'create:property-category-office',
    });
  });

  it('[PERM-022] lets people write the sections they have, in units that were there and in units they add', async () => {
    const limited = await running.person('avida.limited');
    const { id } = await createFilled(limited, { ...AVIDA, name: 'Three', containers: propertyContainers() });
    const units = (await readPage(limited, id)).containers[1];
    const [unit] = units.field_collections;
    const [details, amenities] = unit.children;
    const write = (collections: readonly unknown[]) =>
      limited.ask(
        `mutation ($c: [FieldCollectionInput!]!) {
          addUpdateMultipleFieldCollection(collectionData: { collections: $c }) { id }
        }`,
        { c: collections },
      );
    const remove = (ids: readonly string[]) =>
      limited.ask('mutation ($ids: [ID!]!) { removeMultipleFieldCollection(ids: $ids) { ids } }', { ids });
    const allowed = await write([{ id: details.id, fields: [{ id: details.fields[0].id, value: 'Sold out' }] }]);
    expect(allowed.errors).toEqual([]);
    const refused = { code: 'FORBIDDEN', scope: 'manage:property-amenities' };
    expect(refusal(await write([{ id: amenities.id, fields: [{ name: 'X', value: 'y' }] }]))).toMatchObject(refused);
    expect(refusal(await write([{ parentId: amenities.id, name: 'AMENITY' }]))).toMatchObject(refused);
    expect(refusal(await remove([amenities.id]))).toMatchObject(refused);
    const added = await write([
      { container_id: units.id, name: 'NEW-UNIT', order: 1, children: [{ name: 'AMENITIES', order: 2 }] },
    ]);
    expect(added.errors).toEqual([]);
  });
});

describe('ten thousand properties', () => {
  const COUNT = 10_000;
  const CARDS = `query ($brand: ID, $page: Int, $limit: Int) {
    searchPages(brand_id: $brand, tag: "PROPERTIES-AMAIA", page: $page, limit: $limit, sort: { by: "name", order: "ASC" }) {
      totalCount pages { id name slug card featured }
    }
  }`;

  beforeAll(async () => {
    await running.services.database.query(
      `INSERT INTO page (id, brand_id, tag, slug, name, published, created_at, updated_at, updated_by, card)
       SELECT md5('many' || n)::uuid, $1::uuid, 'PROPERTIES-AMAIA', 'property-' || n, 'Property ' || lpad(n::text, 5, '0'),
         true, now(), now(), 'Somebody', jsonb_build_object('location', 'Town ' || n % 200)
       FROM generate_series(1, $2::int) AS n`,
      [brandId('AMAIA'), COUNT],
    );
  });

  /** One page of the list, with the statements that it took. */
  async function loadPage(page: number, limit: number) {
    const person = await running.person('amaia.editor');
    const queries = vi.spyOn(running.services.database, 'query');
    const answer = await person.ask(CARDS, { brand: brandId('AMAIA'), page, limit });
    // Requests and sign-ins are recorded only occasionally.
    const statements = queries.mock.calls
      .map(([sql]) => (typeof sql === 'string' ? sql : sql.text))
      .filter((sql) => !/request_count|sign_in/.test(sql));
    queries.mockRestore();
    const found = take(answer, 'searchPages');
    return { total: found.totalCount, names: namesOf(found.pages), statements };
  }

  it('[CARD-026] are paged with one query for the cards of a page, and none for each of them', async () => {
    const last = await loadPage(1_000, 10);
    expect(last.total).toBe(COUNT);
    expect([last.names.length, last.names[0], last.names[9]]).toEqual([10, 'Property 09991', 'Property 10000']);
    expect(last.statements.filter((sql) => /FROM page\b/.test(sql))).toHaveLength(1);
    const longer = await loadPage(1, 100);
    expect(longer.names).toHaveLength(100);
    expect(longer.statements.filter((sql) => /FROM page\b/.test(sql))).toHaveLength(1);
    // Fewer are possible: some results of the first call are cached.
    expect(longer.statements.length).toBeLessThanOrEqual(last.statements.length);
  });
});
