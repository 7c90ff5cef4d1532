import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pruneRevisions } from '../../server/content/revisions/pruneRevisions';
import type { Statement } from '../../server/database/queryable';
import {
  brandId,
  post,
  readPage,
  refusal,
  startContent,
  take,
  type Person,
  type RunningContent,
} from './support/content';
import { signIn } from './support/signIn';
import { personOf } from './support/content';
import { articleContainers, collection, createFilled, field } from './support/trees';

const DAY = 24 * 60 * 60;

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent({ REVISIONS_KEPT: '3', TRASH_DAYS: '10' });
});
afterAll(() => running.stop());
// The tests advance the clock by days, and no sign-in lasts that long.
beforeEach(async () => {
  editor = personOf(running.url, (await signIn(running.url, 'alp.editor@demo.example')).accessToken);
});

const REVISIONS = `query ($id: ID!) {
  pageRevisions(page_id: $id) { revision action name saved_by saved_at
    containers { name field_collections { id name fields { id name value meta_data { key extra } } } } }
}`;
const RESTORE = `mutation ($id: ID!, $revision: Int!, $expected: Int) {
  restorePageRevision(page_id: $id, revision: $revision, expected_revision: $expected) { id name slug revision }
}`;
const FIELDS = 'mutation ($f: [FieldInput!]!) { addOrUpdateFields(fields: $f) { id } }';

async function addArticle(name: string): Promise<string> {
  const { id, errors } = await createFilled(editor, { tag: 'CONTENT', name, containers: articleContainers('news') });
  expect(errors).toEqual([]);
  return id;
}

async function setExcerpt(id: string, value: string): Promise<void> {
  const page = await readPage(editor, id);
  const excerpt = page.containers[0].field_collections[0].fields[1];
  expect((await editor.ask(FIELDS, { f: [{ id: excerpt.id, value }] })).errors).toEqual([]);
}

async function revisionsOf(id: string) {
  const answer = await editor.ask(REVISIONS, { id });
  expect(answer.errors).toEqual([]);
  return take(answer, 'pageRevisions');
}

describe('each save of a page', () => {
  it('is kept: who, when, and the tree as it was, with the same ids', async () => {
    const id = await addArticle('Kept');
    const first = await readPage(editor, id);
    await setExcerpt(id, 'ñ — “quoted” 😀');
    const revisions = await revisionsOf(id);
    expect(revisions).toMatchObject([
      { revision: 2, action: 'saved', saved_by: 'ALP Editor', name: 'Kept' },
      { revision: 1, action: 'saved', saved_by: 'ALP Editor' },
    ]);
    expect(revisions[1].containers[0].field_collections[0].fields).toMatchObject(
      first.containers[0].field_collections[0].fields.map(({ id: fieldId, name, value }) => ({
        id: fieldId,
        name,
        value,
      })),
    );
    expect(revisions[0].containers[0].field_collections[0].fields[1].value).toBe('ñ — “quoted” 😀');
  });

  it('of a page that was stored before there were revisions keeps its former state as well', async () => {
    const id = await addArticle('Older');
    await running.services.database.query('DELETE FROM page_revision WHERE page_id = $1', [id]);
    await setExcerpt(id, 'new');
    expect((await revisionsOf(id)).map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('that failed leaves none', async () => {
    const id = await addArticle('Whole');
    const page = await readPage(editor, id);
    const [category] = page.containers[0].field_collections[0].fields;
    await editor.ask(
      `mutation ($f: [FieldInput!]!, $none: ID!) { addOrUpdateFields(fields: $f) { id } removeContainer(id: $none) }`,
      { f: [{ id: category.id, value: 'events' }], none: randomUUID() },
    );
    expect(await revisionsOf(id)).toHaveLength(1);
  });

  it('is deleted when there are more than the maximum, but never the newest ones', async () => {
    const id = await addArticle('Long');
    for (const text of ['2', '3', '4', '5']) await setExcerpt(id, text);
    await pruneRevisions(running.services);
    expect((await revisionsOf(id)).map(({ revision }) => revision)).toEqual([5, 4, 3]);
  });

  it('is deleted in batches, so that no statement holds its locks for long', async () => {
    const { services } = running;
    const [surplus, removed] = [await addArticle('Surplus'), await addArticle('Removed')];
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id: removed });
    for (const id of [surplus, removed]) {
      // As the same page saved 1,500 times before.
      await services.database.query('UPDATE page_revision SET revision = revision + 1500 WHERE page_id = $1', [id]);
      await services.database.query(
        `INSERT INTO page_revision (page_id, revision, brand_id, tag, slug, name, featured, alternative_featured, published,
           action, saved_at, tree, file_keys)
         SELECT page_id, number, brand_id, tag, slug, name, featured, alternative_featured, published, 'saved', saved_at, tree,
           file_keys
         FROM (SELECT * FROM page_revision WHERE page_id = $1 AND revision = 1501) AS first, generate_series(1, 1500) AS number`,
        [id],
      );
    }
    running.advance(11 * DAY);
    const sizes: number[] = [];
    const tablesRead: string[] = [];
    const database = {
      ...services.database,
      async query<Row>(sql: Statement, parameters?: readonly unknown[]) {
        const rows = await services.database.query<Row>(sql, parameters);
        sizes.push(rows.length);
        const text = typeof sql === 'string' ? sql : sql.text;
        tablesRead.push(...(/^SELECT .* FROM (\w+_revision) (?:GROUP|WHERE)/s.exec(text)?.slice(1) ?? []));
        return rows;
      },
    };
    expect(await pruneRevisions({ ...services, database })).toBe(1_498 + 1_502);
    expect(Math.max(...sizes)).toBe(1_000);
    // Once for the surplus, and once for what was removed, however many batches there are.
    const [pages, records] = ['page_revision', 'record_revision'];
    expect(tablesRead).toEqual([pages, pages, records, records, 'record_set_revision']);
    const left = 'SELECT count(*)::int AS count FROM page_revision WHERE page_id = $1';
    expect(await services.database.query(left, [surplus])).toEqual([{ count: 3 }]);
    expect(await services.database.query(left, [removed])).toEqual([{ count: 0 }]);
  });
});

describe('restoring', () => {
  it('resets a page to its former names, ids and meta data, as a new save', async () => {
    const id = await addArticle('Before');
    const page = await readPage(editor, id);
    const tag = { ...collection('TAGS', [field('TAG', 'a', { key: 'k' })]), container_id: page.containers[0].id };
    await editor.ask(
      `mutation ($c: [FieldCollectionInput!]!, $brand: ID!, $id: ID) {
        addUpdateMultipleFieldCollection(collectionData: { collections: $c }) { id }
        addOrUpdateBrandPage(brand_id: $brand, tag: "CONTENT-ALP", item: { id: $id, name: "After" }) { id }
      }`,
      { c: [tag], brand: brandId('ALP'), id },
    );
    const changed = await readPage(editor, id);
    expect(changed).toMatchObject({ name: 'After', revision: 2 });

    const back = await editor.ask(RESTORE, { id, revision: 1, expected: 2 });
    expect(back.data?.['restorePageRevision']).toEqual({ id, name: 'Before', slug: 'before', revision: 3 });
    const restored = await readPage(editor, id);
    expect(restored.containers).toEqual(page.containers);

    await editor.ask(RESTORE, { id, revision: 2 });
    expect((await readPage(editor, id)).containers).toEqual(changed.containers);
    expect((await revisionsOf(id)).map(({ action }) => action)).toEqual(['restored', 'restored', 'saved', 'saved']);
  });

  it('is refused when somebody saved in the meantime', async () => {
    const id = await addArticle('Contended');
    await setExcerpt(id, 'other');
    expect(refusal(await editor.ask(RESTORE, { id, revision: 1, expected: 1 }))).toMatchObject({
      code: 'CONFLICT',
      revision: 2,
    });
  });

  it('brings a removed page back from the trash, with the next revision number', async () => {
    const id = await addArticle('Removed');
    const page = await readPage(editor, id);
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    const trash = `query ($brand: ID!) { removedPages(brand_id: $brand, tag: "CONTENT-ALP") { page_id name action revision } }`;
    const inTrash = take(await editor.ask(trash, { brand: brandId('ALP') }), 'removedPages');
    expect(inTrash).toContainEqual({ page_id: id, name: 'Removed', action: 'removed', revision: 2 });
    const back = await editor.ask(RESTORE, { id, revision: 2 });
    expect(back.data?.['restorePageRevision']).toMatchObject({ name: 'Removed', revision: 3 });
    expect((await readPage(editor, id)).containers).toEqual(page.containers);
    const after = take(await editor.ask(trash, { brand: brandId('ALP') }), 'removedPages');
    expect(after).not.toContainEqual(expect.objectContaining({ page_id: id }));
  });

  it('stays possible when a page of another brand or kind is created with the id of a removed one', async () => {
    const id = await addArticle('Coveted');
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    const avida = personOf(running.url, (await signIn(running.url, 'avida.editor@demo.example')).accessToken);
    const make = (person: Person, brand: 'ALP' | 'AVIDA', tag: string) =>
      person.ask(
        'mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!) { addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { id revision } }',
        { brand: brandId(brand), tag, item: { id, name: 'Taken' } },
      );
    for (const answer of [await make(avida, 'AVIDA', 'CONTENT-AVIDA'), await make(editor, 'ALP', 'GALLERY-ALP')]) {
      expect(refusalOf(answer)).toBe('NOT_FOUND');
    }
    expect(refusalOf(await avida.ask(REVISIONS, { id }))).toBe('NOT_FOUND');
    expect((await revisionsOf(id))[0]).toMatchObject({ revision: 2, action: 'removed', name: 'Coveted' });
    const again = await make(editor, 'ALP', 'CONTENT-ALP');
    expect(again.data?.['addOrUpdateBrandPage']).toEqual({ id, revision: 3 });
  });

  it('offers no revisions of another brand or tag that the page once had', async () => {
    const id = await addArticle('Had another owner');
    await setExcerpt(id, 'second');
    const { database } = running.services;
    const move = (to: string) =>
      database.query(`UPDATE page_revision SET ${to} WHERE page_id = $1 AND revision = 1`, [id]);
    const visible = async () => (await revisionsOf(id)).map(({ revision }: { revision: number }) => revision);
    const read = () => editor.ask('query ($id: ID!) { pageRevision(page_id: $id, revision: 1) { name } }', { id });
    expect(await visible()).toEqual([2, 1]);
    for (const to of [`tag = 'GALLERY-ALP'`, `tag = 'CONTENT-ALP', brand_id = '${brandId('AVIDA')}'`]) {
      await move(to);
      expect(await visible()).toEqual([2]);
      expect(refusalOf(await read())).toBe('NOT_FOUND');
    }
  });

  it('is refused when the name has been taken in the meantime', async () => {
    const id = await addArticle('Wanted');
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    await addArticle('Wanted');
    const taken = { message: 'Page name is already exists!', argument: 'revision' };
    expect(refusal(await editor.ask(RESTORE, { id, revision: 2 }))).toMatchObject(taken);
  });

  it('is impossible once a removed page has been in the trash for the maximum time', async () => {
    const id = await addArticle('Forgotten');
    await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    running.advance(11 * DAY);
    await pruneRevisions(running.services);
    editor = personOf(running.url, (await signIn(running.url, 'alp.editor@demo.example')).accessToken);
    expect(refusalOf(await editor.ask(REVISIONS, { id }))).toBe('NOT_FOUND');
  });

  it('is only for the staff of the brand who may change the page', async () => {
    const id = await addArticle('Guarded');
    await setExcerpt(id, 'again');
    const reader = personOf(running.url, (await signIn(running.url, 'alp.reader@demo.example')).accessToken);
    expect(refusalOf(await reader.ask(RESTORE, { id, revision: 1 }))).toBe('FORBIDDEN');
    const avida = personOf(running.url, (await signIn(running.url, 'avida.editor@demo.example')).accessToken);
    expect(refusalOf(await avida.ask(RESTORE, { id, revision: 1 }))).toBe('NOT_FOUND');
    expect(refusalOf(await avida.ask(REVISIONS, { id }))).toBe('NOT_FOUND');
    expect(refusalOf(await editor.ask(RESTORE, { id, revision: 99 }))).toBe('NOT_FOUND');
  });
});

describe('a document with an idempotency key', () => {
  const CREATE = `mutation ($brand: ID!, $name: String!) {
    addOrUpdateBrandPage(brand_id: $brand, tag: "GALLERY-ALP", item: { name: $name }) { id revision }
  }`;

  function send(name: string, key: unknown, token = editor.token) {
    return post(running.url, {
      body: JSON.stringify({
        query: CREATE,
        variables: { brand: brandId('ALP'), name },
        extensions: { idempotency_key: key },
      }),
      headers: { authorization: `Bearer ${token}` },
    });
  }

  it('runs once, however often it arrives, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send('Once', 'key 1')));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers[0]?.data?.['addOrUpdateBrandPage']).toMatchObject({ revision: 1 });
  });

  it('may run again after it failed', async () => {
    expect(refusal(await send('Once', 'key 2')).message).toBe('Page name is already exists!');
    expect((await send('Twice', 'key 2')).errors).toEqual([]);
  });

  it('is refused when the key came with another document', async () => {
    expect(refusal(await send('Third', 'key 1'))).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'extensions.idempotency_key',
    });
  });

  it('is independent of the keys of other people', async () => {
    const reader = await running.person('alp.reader');
    expect(refusal(await send('Once', 'key 1', reader.token)).code).toBe('FORBIDDEN');
  });

  it.each([[''], ['x'.repeat(201)], [7], [['a']], ['a\0']])('names the key %j as wrong', async (key) => {
    expect(refusal(await send('Wrong', key))).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: 'extensions.idempotency_key',
    });
  });
});

function refusalOf(answer: { readonly errors: readonly { readonly extensions: Readonly<Record<string, unknown>> }[] }) {
  return answer.errors[0]?.extensions['code'];
}
