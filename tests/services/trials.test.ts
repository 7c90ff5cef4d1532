import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandId, startContent, type Person, type RunningContent } from './support/content';
import { faqDefinitions } from './support/faqEntries';
import { errorOf } from './support/records';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent({}, faqDefinitions);
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

const SAVED = 'saveRecords(brand_id: $brand, area: "faq", records: $records) { id revision data }';
const SAVE = `mutation ($brand: ID!, $records: [RecordInput!]!) { ${SAVED} }`;
const TRY = `mutation ($brand: ID!, $records: [RecordInput!]!) { trial ${SAVED} }`;
const TRY_LAST = `mutation ($brand: ID!, $records: [RecordInput!]!) { ${SAVED} ...Tried } fragment Tried on Mutation { only: trial }`;
const READ = 'query ($id: ID!) { record(id: $id) { revision data } }';

const brand = brandId('ALP');

describe('a trial', () => {
  it.each([
    ['before what it tries', TRY],
    ['behind it, in a fragment and by another name', TRY_LAST],
  ])('%s is answered like the change, and nothing of it is stored', async (_where, document) => {
    const id = randomUUID();
    const tried = await editor.ask(document, { brand, records: [{ id, data: { question: 'Why?' } }] });
    expect(tried.errors).toEqual([]);
    expect(tried.data?.['saveRecords']).toMatchObject([{ id, revision: 1, data: { question: 'Why?' } }]);
    expect(errorOf(await editor.ask(READ, { id }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('fails like the change would: on rules, rights and conflicts', async () => {
    const id = randomUUID();
    const record = { id, data: { question: 'Why?' } };
    expect((await editor.ask(SAVE, { brand, records: [record] })).errors).toEqual([]);
    const attempts = [
      { person: editor, records: [{ id, data: { question: '' } }] },
      { person: editor, records: [{ ...record, expected_revision: 7 }] },
      { person: await running.person('avida.editor'), records: [record] },
    ];
    for (const { person, records } of attempts) {
      const refused = errorOf(await person.ask(SAVE, { brand, records }));
      expect(refused).toBeDefined();
      expect(errorOf(await person.ask(TRY, { brand, records }))).toEqual(refused);
    }
    expect((await editor.ask(READ, { id })).data?.['record']).toMatchObject({ revision: 1 });
  });
});
