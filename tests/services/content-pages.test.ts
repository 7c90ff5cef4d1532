import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  SAVE_CONTAINERS,
  WHOLE_PAGE,
  brandId,
  createPage,
  readPage,
  startContent,
  type Person,
  type RunningContent,
  take,
  namesOf,
  type Answer,
} from './support/content';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

const SAVE = `mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!, $revision: Int) {
  addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item, expected_revision: $revision) {
    id name brand_id slug tag featured alternative_featured published revision updated_by
  }
}`;
const ALP = { brand: brandId('ALP'), tag: 'COMPANY-INFO-ALP' };
const BY_SLUG = `query ($brand: ID!, $tag: String!, $slug: String!) {
  getSpecificBrandPage(brand_id: $brand, tag: $tag, slug: $slug) { ${WHOLE_PAGE} }
}`;

describe('a page', () => {
  it('[API-GQL-012, TREE-001] is created with an id from the service, and returned as stored', async () => {
    const { data } = await editor.ask(SAVE, { ...ALP, item: { name: 'Facts ALP' } });
    expect(data?.['addOrUpdateBrandPage']).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Facts ALP',
      brand_id: ALP.brand,
      slug: 'facts-alp',
      tag: 'COMPANY-INFO-ALP',
      featured: false,
      alternative_featured: false,
      published: true,
      revision: 1,
      updated_by: 'ALP Editor',
    });
  });

  it('is created with the id that the caller sends', async () => {
    const id = randomUUID();
    const { data } = await editor.ask(SAVE, { ...ALP, item: { id: id.toUpperCase(), name: 'Awards ALP one' } });
    expect(take({ data }, 'addOrUpdateBrandPage').id).toBe(id);
  });

  it('[API-GQL-012] has its featured flags set one by one, and keeps its name', async () => {
    const id = await createPage(editor);
    await editor.ask(SAVE, { ...ALP, item: { id, featured: true } });
    const { data } = await editor.ask(SAVE, { ...ALP, item: { id, alternative_featured: true } });
    expect(data?.['addOrUpdateBrandPage']).toMatchObject({ featured: true, alternative_featured: true, revision: 3 });
    expect((await readPage(editor, id)).name).toMatch(/^About Us ALP/);
  });

  it('[API-GQL-014] gets another slug when it is renamed', async () => {
    const id = await createPage(editor);
    const { data } = await editor.ask(SAVE, { ...ALP, item: { id, name: "About Us — Niño's ALP" } });
    expect(take({ data }, 'addOrUpdateBrandPage').slug).toBe('about-us-ninos-alp');
    const found = await editor.ask(BY_SLUG, { ...ALP, slug: 'about-us-ninos-alp' });
    expect(take(found, 'getSpecificBrandPage').id).toBe(id);
  });

  it('[API-GQL-013] is refused a name that is taken, whatever its case, on creation and on renaming', async () => {
    const first = await editor.ask(SAVE, { ...ALP, item: { name: 'Awards Taken ALP' } });
    const created = await editor.ask(SAVE, { ...ALP, item: { name: 'awards taken alp' } });
    const renamed = await editor.ask(SAVE, {
      ...ALP,
      item: { id: await createPage(editor), name: 'Awards Taken ALP' },
    });
    for (const { data, errors } of [created, renamed]) {
      expect(data).toBeNull();
      expect(errors[0]).toMatchObject({
        message: 'Page name is already exists!',
        extensions: { code: 'BAD_USER_INPUT', argument: 'item.name' },
      });
    }
    const same = { id: take(first, 'addOrUpdateBrandPage').id, name: 'AWARDS Taken ALP' };
    expect((await editor.ask(SAVE, { ...ALP, item: same })).errors).toEqual([]);
  });

  it.each([[{}], [{ name: null }], [{ name: '' }], [{ name: '  ' }]])(
    'is not created without a name: %j',
    async (item) => {
      const { errors } = await editor.ask(SAVE, { ...ALP, item });
      expect(errors[0]).toMatchObject({ message: 'Page name is required.', extensions: { argument: 'item.name' } });
    },
  );

  it('is refused a tag that the brand does not have', async () => {
    const { errors } = await editor.ask(SAVE, { ...ALP, tag: 'COMPANY-INFO-AVIDA', item: { name: 'Facts AVIDA' } });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'tag' });
  });

  it('[API-GQL-019] is removed with its whole tree', async () => {
    const id = await createPage(editor);
    const fields = [{ name: 'TITLE', value: 'x' }];
    const containers = [{ page_id: id, name: 'DEFAULT', field_collections: [{ name: 'FC', fields }] }];
    expect((await editor.ask(SAVE_CONTAINERS, { containers })).errors).toEqual([]);
    const { data } = await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    expect(data).toEqual({ removePage: true });
    const left = await running.services.database.query(
      `SELECT id FROM container WHERE page_id = $1 UNION ALL SELECT id FROM field_collection WHERE page_id = $1
       UNION ALL SELECT id FROM field WHERE page_id = $1`,
      [id],
    );
    expect(left).toEqual([]);
  });

  it('[API-GQL-004] that does not exist answers Page not found. to reads, renames and removal', async () => {
    const id = await createPage(editor);
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    const answers = [
      await editor.ask('query ($id: ID!) { getSpecificBrandPageById(id: $id) { id } }', { id }),
      await editor.ask(BY_SLUG, { ...ALP, slug: 'about-us-nowhere' }),
      await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id }),
      await editor.ask(SAVE, { ...ALP, item: { id, name: 'About Us back ALP' }, revision: 1 }),
    ];
    for (const { errors } of answers) {
      expect(errors[0]).toMatchObject({ message: 'Page not found.', extensions: { code: 'NOT_FOUND' } });
    }
  });
});

describe('reading', () => {
  it('[API-GQL-005, API-GQL-025] brands gives id, name and tenant', async () => {
    const all = await editor.ask('{ getAllBrands { id name tenant_id } }');
    expect(namesOf(take(all, 'getAllBrands'))).toEqual(['ALISI', 'ALP', 'AMAIA', 'AVIDA']);
    const one = await editor.ask('query ($id: ID!) { getBrand(id: $id) { id name } }', { id: ALP.brand });
    expect(one.data?.['getBrand']).toEqual({ id: ALP.brand, name: 'ALP' });
    const none = await editor.ask('query ($id: ID!) { getBrand(id: $id) { id } }', { id: randomUUID() });
    expect(none).toMatchObject({ data: { getBrand: null }, errors: [] });
  });

  it('[API-GQL-002] a page by tag and slug gives its whole tree, by tag and slug together', async () => {
    const id = await createPage(editor, { name: 'Privacy Policy' });
    const { slug } = await readPage(editor, id);
    const found = await editor.ask(BY_SLUG, { ...ALP, slug });
    expect(found.data?.['getSpecificBrandPage']).toEqual(await readPage(editor, id));
    const otherTag = await editor.ask(BY_SLUG, { ...ALP, tag: 'AWARDS-ALP', slug });
    expect(otherTag.errors[0]?.message).toBe('Page not found.');
  });

  it.each([
    ['getSpecificBrandPageById', 'query ($v: ID!) { getSpecificBrandPageById(id: $v) { id } }', 'id'],
    ['getContainer', 'query ($v: ID!) { getContainer(id: $v) { id } }', 'id'],
    ['getAllContainers', 'query ($v: ID!) { getAllContainers(page_id: $v) { id } }', 'page_id'],
    ['getAllFieldCategories', 'query ($v: ID!) { getAllFieldCategories(collection_id: $v) { id } }', 'collection_id'],
    ['searchPages', 'query ($v: ID!) { searchPages(brandId: $v) { totalCount } }', 'brandId'],
  ])('%s names an invalid id', async (_name, query, argument) => {
    const { errors } = await editor.ask(query, { v: "1' OR '1'='1" });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
    expect(errors[0]?.message).toContain(argument);
  });
});

describe('searching pages', () => {
  const SEARCH = `query ($brand: ID, $search: String, $tag: String, $page: Int, $limit: Int, $filters: PageFilters,
      $sort: PageSort) {
    searchPages(brand_id: $brand, search: $search, tag: $tag, page: $page, limit: $limit, filters: $filters, sort: $sort) {
      pages { id name tag slug featured alternative_featured published revision updated_at
        containers { name field_collections { name fields { name value } } } }
      totalCount total_active total_inactive
    }
  }`;
  const AVIDA = { brand: brandId('AVIDA'), tag: 'COMPANY-INFO-AVIDA' };
  let person: Person;
  beforeAll(async () => {
    person = await running.person('avida.editor');
    for (let number = 1; number <= 12; number += 1) {
      running.advance(60);
      const name = `Facts AVIDA ${String(number).padStart(2, '0')}${number === 7 ? ' 100%_Ñandú' : ''}`;
      await person.ask(SAVE, { ...AVIDA, item: { name } });
    }
  });

  function names(answer: Answer): string[] {
    return take(answer, 'searchPages').pages.map((page) => page.name.slice(12, 14));
  }

  it('[API-GQL-006, API-GQL-007] answers page 1 of ten, newest first, with the total', async () => {
    const answer = await person.ask(SEARCH, AVIDA);
    expect(names(answer)).toEqual(['12', '11', '10', '09', '08', '07', '06', '05', '04', '03']);
    expect(answer.data?.['searchPages']).toMatchObject({ totalCount: 12, total_active: 12, total_inactive: 0 });
    expect(names(await person.ask(SEARCH, { ...AVIDA, page: 2 }))).toEqual(['02', '01']);
    expect(names(await person.ask(SEARCH, { ...AVIDA, page: 3 }))).toEqual([]);
    expect(names(await person.ask(SEARCH, { ...AVIDA, page: 3, limit: 5 }))).toEqual(['02', '01']);
  });

  it('[API-GQL-006] takes the brand as brandId or brand_id', async () => {
    const count = 'query ($a: ID, $b: ID) { searchPages(brandId: $a, brand_id: $b) { totalCount } }';
    for (const variables of [{ a: AVIDA.brand }, { b: AVIDA.brand }, { a: AVIDA.brand, b: AVIDA.brand }]) {
      expect(take(await person.ask(count, variables), 'searchPages').totalCount).toBe(12);
    }
    expect((await person.ask(count, {})).errors[0]?.extensions['argument']).toBe('brandId');
    const contradiction = await person.ask(count, { a: AVIDA.brand, b: ALP.brand });
    expect(contradiction.errors[0]?.extensions['argument']).toBe('brand_id');
  });

  it('sorts by the columns of the list, either way', async () => {
    const ascending = await person.ask(SEARCH, { ...AVIDA, limit: 3, sort: { by: 'name', order: 'asc' } });
    expect(names(ascending)).toEqual(['01', '02', '03']);
    const oldest = await person.ask(SEARCH, { ...AVIDA, limit: 2, sort: { by: 'created_at', order: 'ASC' } });
    expect(names(oldest)).toEqual(['01', '02']);
  });

  it.each([
    ['100%_', ['07']],
    ['%', ['07']],
    ['ñandú', ['07']],
    ['  aVIDA 03 ', ['03']],
    ["'; DROP TABLE page; --", []],
    ['\\', []],
  ])('searches the names for %j, literally and in any case', async (search, expected) => {
    const answer = await person.ask(SEARCH, { ...AVIDA, search });
    expect(names(answer)).toEqual(expected);
    expect(take(answer, 'searchPages').totalCount).toBe(expected.length);
  });

  it('distinguishes active from inactive pages and counts both', async () => {
    await running.services.database.query('UPDATE page SET published = false WHERE slug = $1', ['facts-avida-04']);
    const active = await person.ask(SEARCH, { ...AVIDA, filters: { published: true } });
    expect(active.data?.['searchPages']).toMatchObject({ totalCount: 11, total_active: 11, total_inactive: 1 });
    const inactive = await person.ask(SEARCH, { ...AVIDA, filters: { published: false } });
    expect(names(inactive)).toEqual(['04']);
  });

  it('gives the containers, collections and fields of each page', async () => {
    const answer = await person.ask(SEARCH, { ...AVIDA, search: 'AVIDA 01' });
    const { id } = take(answer, 'searchPages').pages[0];
    const fields = [{ name: 'TITLE', value: 'In figures' }];
    await person.ask(SAVE_CONTAINERS, {
      containers: [{ page_id: id, name: 'DEFAULT', field_collections: [{ name: 'FACTS-FC', fields }] }],
    });
    const again = await person.ask(SEARCH, { ...AVIDA, search: 'AVIDA 01' });
    expect(take(again, 'searchPages').pages[0].containers).toEqual([
      { name: 'DEFAULT', field_collections: [{ name: 'FACTS-FC', fields }] },
    ]);
  });

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: -1 }, 'page'],
    [{ page: 2_000_000 }, 'page'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ sort: { by: 'id; DROP TABLE page' } }, 'sort.by'],
    [{ sort: { by: '__proto__' } }, 'sort.by'],
    [{ sort: { order: 'SIDEWAYS' } }, 'sort.order'],
    [{ search: 'a\0b' }, 'search'],
    [{ search: '\ud800' }, 'search'],
  ])('names what is wrong with %j', async (variables, argument) => {
    const { data, errors } = await person.ask(SEARCH, { ...AVIDA, ...variables });
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });
});
