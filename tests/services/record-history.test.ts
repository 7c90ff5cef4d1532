import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Changes } from '../../server/deploy/changes';
import { pruneRevisions } from '../../server/content/revisions/pruneRevisions';
import {
  brandId,
  namesOf,
  personOf,
  refusal,
  startContent,
  take,
  type Person,
  type RunningContent,
} from './support/content';
import { faqDefinitions } from './support/faqEntries';
import { errorOf } from './support/records';
import { signIn } from './support/signIn';
import { keyOf } from './support/storedFiles';

const DAY = 24 * 60 * 60;

let running: RunningContent;
let editor: Person;
let avida: Person;
beforeAll(async () => {
  running = await startContent({ REVISIONS_KEPT: '3', TRASH_DAYS: '10' }, faqDefinitions);
});
afterAll(() => running.stop());
// The tests advance the clock by days, and no sign-in lasts that long.
beforeEach(async () => {
  [editor, avida] = await Promise.all(
    ['alp.editor', 'avida.editor'].map(async (account) =>
      personOf(running.url, (await signIn(running.url, `${account}@demo.example`)).accessToken),
    ) as [Promise<Person>, Promise<Person>],
  );
});

const SAVE = `mutation ($brand: ID!, $records: [RecordInput!]!) {
  saveRecords(brand_id: $brand, area: "faq", records: $records) { id revision }
}`;
const REMOVE = 'mutation ($ids: [ID!]!) { removeRecords(ids: $ids) { ids } }';
const REVISIONS = `query ($id: ID!, $page: Int, $limit: Int) {
  recordRevisions(of: "faq", id: $id, page: $page, limit: $limit) { of record_id revision brand_id name action saved_by data }
}`;
const REVISION = `query ($id: ID!, $revision: Int!) { recordRevision(of: "faq", id: $id, revision: $revision) { name data } }`;
const REMOVED =
  'query ($brand: ID!) { removedRecords(of: "faq", brand_id: $brand) { record_id revision name saved_by } }';
const RESTORE = `mutation ($id: ID!, $revision: Int!, $expected: Int) {
  restoreRecordRevision(of: "faq", id: $id, revision: $revision, expected_revision: $expected) { id revision }
}`;
const VISIT = 'mutation ($id: ID!, $visit: ID!) { visitRecord(of: "faq", id: $id, visit: $visit) { user_id name } }';
const LEAVE = 'mutation ($id: ID!, $visit: ID!) { leaveRecord(of: "faq", id: $id, visit: $visit) }';

const ALP = brandId('ALP');

async function save(data: Readonly<Record<string, unknown>>, id: string = randomUUID()): Promise<string> {
  const answer = await editor.ask(SAVE, { brand: ALP, records: [{ id, data }] });
  expect(answer.errors).toEqual([]);
  return id;
}

async function revisionsOf(id: string): Promise<readonly number[]> {
  const answer = await editor.ask(REVISIONS, { id });
  expect(answer.errors).toEqual([]);
  return take(answer, 'recordRevisions').map(({ revision }) => revision);
}

describe('each save of a record', () => {
  it('is kept: who, when, and the record as it was', async () => {
    const id = await save({ question: 'Why?' });
    await save({ question: 'Why not?' }, id);
    const common = { of: 'faq', record_id: id, brand_id: ALP, action: 'saved', saved_by: 'ALP Editor' };
    const revisions = await editor.ask(REVISIONS, { id });
    expect(revisions.data?.['recordRevisions']).toEqual([
      { ...common, revision: 2, name: 'Why not?', data: { question: 'Why not?' } },
      { ...common, revision: 1, name: 'Why?', data: { question: 'Why?' } },
    ]);
    const first = await editor.ask(REVISION, { id, revision: 1 });
    expect(first.data?.['recordRevision']).toEqual({ name: 'Why?', data: { question: 'Why?' } });
  });

  it('is listed before a deployment for people who may read such records', async () => {
    const id = await save({ question: 'On the website?' });
    const changesFor = async ({ token }: Person) => {
      const answer = await fetch(`${running.url}/deploy/changes`, { headers: { authorization: `Bearer ${token}` } });
      return ((await answer.json()) as Changes).changes;
    };
    const change = { kind: 'record', of: 'faq', id, name: 'On the website?', slug: null, saved_by: ['ALP Editor'] };
    expect(await changesFor(editor)).toContainEqual(expect.objectContaining(change));
    expect(await changesFor(await running.person('alp.contracts'))).toEqual([]);
  });

  it('of a record that was stored without history keeps its former state as well', async () => {
    const id = await save({ question: 'Older' });
    await running.services.database.query('DELETE FROM record_revision WHERE record_id = $1', [id]);
    expect(await revisionsOf(id)).toEqual([]);
    await save({ question: 'Newer' }, id);
    expect(await revisionsOf(id)).toEqual([2, 1]);
  });

  it('is deleted when there are more than the maximum, but never the newest ones', async () => {
    const id = await save({ question: 'a', rank: 1 });
    for (const rank of [2, 3, 4, 5]) await save({ rank }, id);
    await pruneRevisions(running.services);
    expect(await revisionsOf(id)).toEqual([5, 4, 3]);
    expect(refusal(await editor.ask(RESTORE, { id, revision: 1 }))).toMatchObject({ message: 'Revision not found.' });
  });

  it('is hidden from people who may not read the record', async () => {
    const id = await save({ question: 'Whose?' });
    for (const query of [REVISIONS, REVISION]) {
      expect(errorOf(await avida.ask(query, { id, revision: 1 }))).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(errorOf(await editor.ask(REVISIONS, { id: randomUUID() }))).toMatchObject({ message: 'Record not found.' });
    const without = await running.person('alp.contracts');
    expect(errorOf(await without.ask(REVISIONS, { id }))).toMatchObject({ scope: 'read:showroom' });
  });
});

describe('restoring', () => {
  it('resets a record to its former state, as a new save', async () => {
    const id = await save({ question: 'Why?', rank: 1 });
    await save({ question: 'Why not?', rank: 2, topic: 'living' }, id);
    const back = await editor.ask(RESTORE, { id, revision: 1, expected: 2 });
    expect(back.data?.['restoreRecordRevision']).toEqual({ id, revision: 3 });
    const { data } = await editor.ask('query ($id: ID!) { record(id: $id) { data revision } }', { id });
    expect(data?.['record']).toEqual({ data: { question: 'Why?', rank: 1 }, revision: 3 });
    const [newest] = take(await editor.ask(REVISIONS, { id }), 'recordRevisions');
    expect(newest).toMatchObject({ revision: 3, action: 'restored' });
  });

  it('is refused when somebody saved the record in the meantime', async () => {
    const id = await save({ question: 'a', rank: 1 });
    await save({ rank: 2 }, id);
    expect(refusal(await editor.ask(RESTORE, { id, revision: 1, expected: 1 }))).toMatchObject({ code: 'CONFLICT' });
  });

  it('needs the right to change the record, or to add one if it was removed', async () => {
    const id = await save({ question: 'a', rank: 1 });
    await save({ rank: 2 }, id);
    const reader = await personWith('alp.reader');
    expect(refusal(await reader.ask(RESTORE, { id, revision: 1 }))).toMatchObject({ scope: 'update:showroom' });
    await editor.ask(REMOVE, { ids: [id] });
    expect(refusal(await reader.ask(RESTORE, { id, revision: 1 }))).toMatchObject({ scope: 'create:showroom' });
    expect(refusal(await avida.ask(RESTORE, { id, revision: 1 }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

async function personWith(account: string): Promise<Person> {
  return personOf(running.url, (await signIn(running.url, `${account}@demo.example`)).accessToken);
}

describe('the trash', () => {
  it('lists removed records, last removed first, until they are restored', async () => {
    const [first, second] = [await save({ question: 'First' }), await save({ question: 'Second' })];
    await editor.ask(REMOVE, { ids: [first] });
    running.advance(1);
    await editor.ask(REMOVE, { ids: [second] });
    const removed = async () => namesOf(take(await editor.ask(REMOVED, { brand: ALP }), 'removedRecords'));
    expect((await removed()).slice(0, 2)).toEqual(['Second', 'First']);
    const back = await editor.ask(RESTORE, { id: second, revision: 2 });
    expect(back.data?.['restoreRecordRevision']).toEqual({ id: second, revision: 3 });
    expect((await removed())[0]).toBe('First');
    // A record that is created again with its id continues the revision numbers.
    const again = await editor.ask(SAVE, { brand: ALP, records: [{ id: first, data: { question: 'Again' } }] });
    expect(again.data?.['saveRecords']).toEqual([{ id: first, revision: 3 }]);
    expect(await removed()).not.toContain('First');
  });

  it('of another brand is hidden', async () => {
    expect(errorOf(await avida.ask(REMOVED, { brand: ALP }))).toMatchObject({ message: 'Brand not found.' });
  });

  it('is emptied after some days, which affects only removed records', async () => {
    const [removed, existing] = [await save({ question: 'Gone' }), await save({ question: 'There' })];
    await editor.ask(REMOVE, { ids: [removed] });
    running.advance(11 * DAY);
    await pruneRevisions(running.services);
    editor = await personWith('alp.editor');
    expect(errorOf(await editor.ask(REVISIONS, { id: removed }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await revisionsOf(existing)).toEqual([1]);
  });
});

describe('a file of a record', () => {
  it('is kept as long as a revision refers to it', async () => {
    const key = keyOf('one.png');
    const id = await save({ question: 'a', image: key });
    await save({ image: null }, id);
    expect(await running.services.content.referencedKeys([key])).toEqual(new Set([key]));
    await running.services.database.query('DELETE FROM record_revision WHERE record_id = $1 AND revision = 1', [id]);
    expect(await running.services.content.referencedKeys([key])).toEqual(new Set());
  });
});

describe('who has a record open', () => {
  it('is shown to the others until they leave', async () => {
    const id = await save({ question: 'Open' });
    const [mine, theirs] = [randomUUID(), randomUUID()];
    const reader = await personWith('alp.reader');
    const visitors = async (person: Person, visit: string) =>
      namesOf(take(await person.ask(VISIT, { id, visit }), 'visitRecord'));
    expect(await visitors(editor, mine)).toEqual([]);
    expect(await visitors(reader, theirs)).toEqual(['ALP Editor']);
    expect(await visitors(editor, mine)).toEqual(['ALP Reader']);
    expect((await reader.ask(LEAVE, { id, visit: theirs })).data?.['leaveRecord']).toBe(true);
    expect(await visitors(editor, mine)).toEqual([]);
  });

  it('is hidden from people who may not read the record', async () => {
    const id = await save({ question: 'Open' });
    for (const query of [VISIT, LEAVE]) {
      expect(errorOf(await avida.ask(query, { id, visit: randomUUID() }))).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
