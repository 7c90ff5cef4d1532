import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandId, createPage, refusal, startContent, take, type Person, type RunningContent } from './support/content';
import { untilWaiting } from './support/waiting';

let running: RunningContent;
let editor: Person;
let reader: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
  reader = await running.person('alp.reader');
});
afterAll(() => running.stop());
beforeEach(async () => {
  await running.services.database.query('DELETE FROM list_view');
});

const LIST = { brand: brandId('ALP'), list: 'company-information' };
const VIEWS = `query ($brand: ID!, $list: String!) {
  listViews(brand_id: $brand, list: $list) { id name query shared is_default }
}`;
const SAVE = `mutation ($brand: ID!, $list: String!, $name: String!, $query: String!, $shared: Boolean!) {
  saveListView(brand_id: $brand, list: $list, name: $name, query: $query, shared: $shared) { id name query shared }
}`;
const REMOVE = `mutation ($brand: ID!, $list: String!, $id: ID!) { removeListView(brand_id: $brand, list: $list, id: $id) }`;
const OPEN = `mutation ($brand: ID!, $list: String!, $id: ID) { openListWith(brand_id: $brand, list: $list, id: $id) }`;

async function save(person: Person, name: string, given: { readonly query?: string; readonly shared?: boolean } = {}) {
  const { query = 'status=inactive', shared = false } = given;
  return person.ask(SAVE, { ...LIST, name, query, shared });
}

async function viewsOf(person: Person, list = LIST.list) {
  const answer = await person.ask(VIEWS, { ...LIST, list });
  expect(answer.errors).toEqual([]);
  return take(answer, 'listViews').map(({ id: _id, ...view }) => view);
}

describe('views of a list', () => {
  it('are personal, or shared with everybody of the brand', async () => {
    await save(editor, 'mine');
    await save(editor, 'For all', { query: 'search=about', shared: true });
    const shared = { name: 'For all', query: 'search=about', shared: true, is_default: false };
    expect(await viewsOf(editor)).toEqual([
      shared,
      { name: 'mine', query: 'status=inactive', shared: false, is_default: false },
    ]);
    expect(await viewsOf(reader)).toEqual([shared]);
    expect(await viewsOf(editor, 'content')).toEqual([]);
  });

  it('replace the one with the same name, regardless of case', async () => {
    await save(editor, 'Hidden ones');
    await save(editor, ' hidden ones ', { query: 'search=b' });
    expect(await viewsOf(editor)).toEqual([
      { name: 'hidden ones', query: 'search=b', shared: false, is_default: false },
    ]);
  });

  it('can be shared and removed by people who may change the entries of the list', async () => {
    expect(refusal(await save(reader, 'For all', { shared: true })).code).toBe('FORBIDDEN');
    const { id } = take(await save(editor, 'For all', { shared: true }), 'saveListView');
    expect(refusal(await reader.ask(REMOVE, { ...LIST, id })).code).toBe('FORBIDDEN');
    expect(await viewsOf(reader)).toHaveLength(1);
    expect((await editor.ask(REMOVE, { ...LIST, id })).errors).toEqual([]);
    expect(await viewsOf(reader)).toEqual([]);
  });

  it('of another person, if not shared, can be neither listed nor removed nor set as default', async () => {
    const { id } = take(await save(editor, 'mine'), 'saveListView');
    expect((await reader.ask(REMOVE, { ...LIST, id })).errors).toEqual([]);
    expect(await viewsOf(editor)).toHaveLength(1);
    expect(refusal(await reader.ask(OPEN, { ...LIST, id })).code).toBe('NOT_FOUND');
  });

  it('can be the default of a person, until they choose another one or none, or it is removed', async () => {
    const first = take(await save(editor, 'a', { shared: true }), 'saveListView').id;
    const second = take(await save(editor, 'b', { shared: true }), 'saveListView').id;
    const opens = async (person: Person) => (await viewsOf(person)).map((view) => view['is_default' as never]);
    await editor.ask(OPEN, { ...LIST, id: first });
    await reader.ask(OPEN, { ...LIST, id: second });
    expect([await opens(editor), await opens(reader)]).toEqual([
      [true, false],
      [false, true],
    ]);
    await editor.ask(OPEN, { ...LIST, id: second });
    expect(await opens(editor)).toEqual([false, true]);
    await editor.ask(OPEN, { ...LIST, id: null });
    expect(await opens(editor)).toEqual([false, false]);
    await editor.ask(REMOVE, { ...LIST, id: second });
    expect(await opens(reader)).toEqual([false]);
  });

  it.each([
    ['read', VIEWS, {}],
    ['saved', SAVE, { name: 'Mine', query: '', shared: false }],
    ['removed', REMOVE, { id: brandId('ALP') }],
    ['opened with', OPEN, {}],
  ])('are %s by people who may read the entries of the list', async (_what, document, given) => {
    const officer = await running.person('alp.contracts');
    expect(refusal(await officer.ask(document, { ...LIST, ...given }))).toMatchObject({
      ...{ code: 'FORBIDDEN', scope: 'read:company-information' },
    });
    expect((await officer.ask(document, { ...LIST, ...given, list: 'contracts' })).errors).toEqual([]);
    expect(refusal(await editor.ask(document, { ...LIST, ...given, list: 'contracts' })).code).toBe('FORBIDDEN');
  });

  it('do not exist for a list that the brand does not have', async () => {
    const alisi = await running.person('alisi.editor');
    const answer = await alisi.ask(VIEWS, { brand: brandId('ALISI'), list: 'property-documents' });
    expect(refusal(answer).code).toBe('FORBIDDEN');
  });

  it.each([
    ['a name of blanks', { name: '  ', query: '' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(101), query: '' }, 'name'],
    ['a query that is too long', { name: 'x', query: 'x'.repeat(2_049) }, 'query'],
  ])('refuse %s', async (_what, given, argument) => {
    expect(refusal(await editor.ask(SAVE, { ...LIST, shared: false, ...given }))).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', argument },
    });
  });

  it('refuse an unknown list, another brand, and the fifty-first', async () => {
    expect(refusal(await editor.ask(VIEWS, { ...LIST, list: 'users' })).code).toBe('BAD_USER_INPUT');
    expect(refusal(await editor.ask(VIEWS, { ...LIST, brand: brandId('AVIDA') })).code).toBe('NOT_FOUND');
    await save(editor, 'View 50');
    await addViews(49);
    expect(refusal(await save(editor, 'One too many')).code).toBe('BAD_USER_INPUT');
    expect((await save(editor, 'View 50', { query: 'search=x' })).errors).toEqual([]);
    expect((await save(editor, 'Shared', { shared: true })).errors).toEqual([]);
  });

  // The embedded engine has a single session: no other one can save concurrently.
  if (process.env['TEST_DATABASE_URL'])
    it('are no more than fifty when two are saved at the same moment', async () => {
      const { database } = running.services;
      const page = await createPage(editor);
      await save(editor, 'View 49');
      await addViews(48);
      const saving = await database.transaction(async (transaction) => {
        await transaction.query('SELECT id FROM page WHERE id = $1 FOR UPDATE', [page]);
        // Ends when the lock on the page is released.
        const first = editor.ask(SAVE_AND_HIDE, { ...LIST, page });
        await untilWaiting(database, 1);
        const second = save(editor, 'Second');
        await untilWaiting(database, 2);
        return { first, second };
      });
      expect((await saving.first).errors).toEqual([]);
      expect(refusal(await saving.second)).toMatchObject({ code: 'BAD_USER_INPUT', argument: 'name' });
    });
});

/** Adds copies of the only view. */
async function addViews(count: number): Promise<void> {
  await running.services.database.query(
    `INSERT INTO list_view SELECT gen_random_uuid(), brand_id, list, owner_id, 'View ' || n, '', saved_at
     FROM list_view, generate_series(1, $1::int) AS n`,
    [count],
  );
}

const SAVE_AND_HIDE = `mutation ($brand: ID!, $list: String!, $page: ID!) {
  saveListView(brand_id: $brand, list: $list, name: "First", query: "", shared: false) { id }
  publishPage(id: $page, published: false) { id }
}`;
