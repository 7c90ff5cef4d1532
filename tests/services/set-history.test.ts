import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pruneRevisions } from '../../server/content/revisions/pruneRevisions';
import { emails } from '../../schemas/email/emails';
import { brands } from '../../schemas/brands';
import { compileEditor } from '../../src/compile';
import type { StoredRows } from '../../src/definition';
import { createRowsSources } from '../../src/stores/rows/table';
import { createRowsStore } from '../../src/stores/rowsStore';
import type { FormItem } from '../../src/tree';
import { brandId, refusal, startContent, take, type Person, type RunningContent } from './support/content';
import { consoleClient } from './support/consoleClient';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent({ REVISIONS_KEPT: '3' });
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());
beforeEach(async () => {
  for (const table of ['link_record', 'email_record', 'record_set_revision', 'record_set', 'record_revision']) {
    await running.services.database.query(`DELETE FROM ${table}`);
  }
});

const ALP = brandId('ALP');
const REVISIONS = `query ($of: String!, $brand: ID!, $page: Int, $limit: Int) {
  setRevisions(of: $of, brand_id: $brand, page: $page, limit: $limit) { of revision saved_by records }
}`;
const REVISION = `query ($of: String!, $brand: ID!, $revision: Int!) {
  setRevision(of: $of, brand_id: $brand, revision: $revision) { records }
}`;
const ADD = 'mutation ($brand: ID!, $links: [LinkInput!]!) { addManyLinks(brandId: $brand, links: $links) { id } }';
const REMOVE = 'mutation ($ids: [ID!]!) { massRemoveLinkRecords(ids: $ids) { ids } }';
const REPLACE = `mutation ($brand: ID!, $links: [LinkInput!]!, $ids: [ID!]!) {
  add: addManyLinks(brandId: $brand, links: $links) { id }
  remove: massRemoveLinkRecords(ids: $ids) { ids }
}`;

function link(name: string) {
  return { name, link: 'https://social.example', category: 'social_media' };
}

async function add(names: readonly string[]): Promise<readonly string[]> {
  const answer = await editor.ask(ADD, { brand: ALP, links: names.map(link) });
  expect(answer.errors).toEqual([]);
  return take(answer, 'addManyLinks').map(({ id }) => id);
}

interface LinksRevision {
  readonly revision: number;
  readonly saved_by: string;
  readonly records: readonly { readonly name: string }[];
}

/** The names of the links after each save, the newest first. */
async function linksRevisions(paging: Readonly<Record<string, number>> = {}) {
  const answer = await editor.ask(REVISIONS, { of: 'link', brand: ALP, ...paging });
  expect(answer.errors).toEqual([]);
  const revisions = answer.data?.['setRevisions'] as unknown as readonly LinksRevision[];
  return revisions.map(({ revision, saved_by: by, records }) => [
    ...[revision, by],
    records.map(({ name }) => name).join(' '),
  ]);
}

describe('each save of records that one form edits', () => {
  it('keeps all of them, in order, with their properties', async () => {
    const [a] = await add(['a', 'b']);
    const answer = await editor.ask(REPLACE, { brand: ALP, links: ['c', 'd'].map(link), ids: [a] });
    expect(answer.errors).toEqual([]);
    expect(await linksRevisions()).toEqual([
      [3, 'ALP Editor', 'b c d'],
      [2, 'ALP Editor', 'a b'],
    ]);
    const second = await editor.ask(REVISION, { of: 'link', brand: ALP, revision: 2 });
    expect(second.data?.['setRevision']).toMatchObject({
      records: [{ ...link('a'), id: a, imageKey: null }, link('b')],
    });
  });

  it('also keeps the former state of a set that was stored without history, in order', async () => {
    const [, b] = await add(['a', 'b', 'c']);
    await running.services.database.query('DELETE FROM record_set_revision');
    await running.services.database.query('DELETE FROM record_set');
    await editor.ask(REMOVE, { ids: [b] });
    expect(await linksRevisions()).toEqual([
      [2, 'ALP Editor', 'a c'],
      [1, 'ALP Editor', 'a b c'],
    ]);
  });

  it('is listed page by page, and deleted when there are more than the maximum', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await add([name]);
    expect((await linksRevisions({ page: 2, limit: 1 })).map(([revision]) => revision)).toEqual([4]);
    await pruneRevisions(running.services);
    expect((await linksRevisions()).map(([revision]) => revision)).toEqual([5, 4, 3]);
    expect(refusal(await editor.ask(REVISION, { of: 'link', brand: ALP, revision: 2 }))).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Revision not found.',
    });
  });

  it('gets the next revision number, also when several save at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => add([name])));
    const revisions = await linksRevisions();
    expect(revisions.map(([revision]) => revision)).toEqual([5, 4, 3, 2]);
    expect(revisions.map(([, , names]) => String(names).split(' ').length)).toEqual([4, 3, 2, 1]);
  });

  it('is hidden from people of another brand, and from those who may not read the records', async () => {
    await add(['a']);
    const asked = { of: 'link', brand: ALP, revision: 2 };
    expect(refusal(await (await running.person('avida.editor')).ask(REVISION, asked))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(refusal(await (await running.person('alp.contracts')).ask(REVISION, asked))).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('does not exist for records that are edited one by one', async () => {
    const answer = await editor.ask(REVISIONS, { of: 'career', brand: ALP });
    expect(answer.data?.['setRevisions']).toEqual([]);
  });
});

describe('the form of e-mails', () => {
  it('shows the state after every save, and can be saved unchanged', async () => {
    const { editor: compiled, lens } = compileEditor(emails, brands.ALP);
    const client = await consoleClient(running, 'alp.editor');
    const stored = compiled.stored as StoredRows;
    const source = createRowsSources(client, ALP)[stored.rows];
    const { fields } = compiled;
    const store = createRowsStore({ client, source, brandId: ALP, stored, fields, lens, newId: randomUUID });
    const [key = ''] = Object.keys(fields);
    const row = (email: string) => ({ email, category: 'Sales' });
    const save = async (items: readonly unknown[]) => {
      const loaded = await store.load();
      expect(await store.save({ form: { [key]: items as readonly FormItem[] }, loaded })).toMatchObject({
        kind: 'saved',
      });
    };
    await save([row('one@alp.example'), row('two@alp.example')]);
    const [one] = (await store.load()).form[key] as readonly FormItem[];
    await save([{ ...one, email: 'other@alp.example' }]);
    const history = store.history?.(await store.load());
    const { items } = (await history?.versions(1)) ?? { items: [] };
    expect(items.map(({ action, by }) => [action, by])).toEqual([
      ['saved', 'ALP Editor'],
      ['saved', 'ALP Editor'],
    ]);
    const first = await history?.formAt(items.at(-1)?.revision ?? 0);
    expect(first?.[key]).toMatchObject([row('one@alp.example'), row('two@alp.example')]);
    await save(first?.[key] as readonly FormItem[]);
    expect((await store.load()).form[key]).toMatchObject([row('one@alp.example'), row('two@alp.example')]);
  });
});
