import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandId, refusal, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { errorOf } from './support/records';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());
beforeEach(() => running.services.database.query('DELETE FROM email_record'));

const SAVE = `mutation ($id: ID, $brand: ID!, $email: String!, $category: String!) {
  addUpdateEmailRecord(id: $id, brand_id: $brand, email: $email, category: $category) { id brand_id email category }
}`;
const LIST = 'query ($brand: ID!) { getListOfEmails(brandId: $brand) { id brand_id email category } }';
const REMOVE = 'mutation ($ids: [ID!]!) { removeEmailRecords(ids: $ids) { ids } }';
const SAVE_TWO = `mutation ($brand: ID!, $a: ID!, $b: ID!, $first: String!, $second: String!) {
  first: addUpdateEmailRecord(id: $a, brand_id: $brand, email: $first, category: "Sales") { email }
  second: addUpdateEmailRecord(id: $b, brand_id: $brand, email: $second, category: "Sales") { email }
}`;

const ALP = brandId('ALP');
const TAKEN = {
  code: 'BAD_USER_INPUT',
  argument: 'email',
  message: 'Email must be unique per category.',
};
const CATEGORIES = [
  'Careers (Sales)',
  'Careers (Corporate)',
  'Sales',
  'After Sales',
  'Broker Accreditation',
  'Careers',
  'Inquiry',
  'Schedule a Visit',
];

function save(record: Readonly<Record<string, unknown>>, person = editor): Promise<Answer> {
  return person.ask(SAVE, { brand: ALP, email: 'sales@alp.example', category: 'Sales', ...record });
}

/** Adds a record and returns its id. */
async function add(email: string, category = 'Sales'): Promise<string> {
  const id = randomUUID();
  expect((await save({ id, email, category })).errors).toEqual([]);
  return id;
}

async function listed(): Promise<unknown> {
  return (await editor.ask(LIST, { brand: ALP })).data?.['getListOfEmails'];
}

describe('an e-mail record', () => {
  it('[API-GQL-039, API-GQL-040, MAIL-010] is added and returned as stored', async () => {
    const { data } = await save({ email: ' Ñandú@correo.example\n' });
    const stored = {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      brand_id: ALP,
      email: 'Ñandú@correo.example',
      category: 'Sales',
    };
    expect(data?.['addUpdateEmailRecord']).toEqual(stored);
    expect(await listed()).toEqual([data?.['addUpdateEmailRecord']]);
  });

  it('[API-GQL-040] is changed by its id, and keeps its place', async () => {
    const id = await add('a@alp.example');
    await add('b@alp.example');
    const changed = { id, brand_id: ALP, email: 'c@alp.example', category: 'Inquiry' };
    expect((await save(changed)).data?.['addUpdateEmailRecord']).toEqual(changed);
    expect(await listed()).toMatchObject([changed, { email: 'b@alp.example' }]);
  });

  it('is not duplicated when its save is repeated', async () => {
    const id = await add('a@alp.example');
    expect((await save({ id, email: 'a@alp.example' })).errors).toEqual([]);
    expect(await listed()).toMatchObject([{ id }]);
  });

  it('belongs to one of eight categories', async () => {
    for (const category of CATEGORIES) await add('hello@alp.example', category);
    expect(await listed()).toMatchObject(CATEGORIES.map((category) => ({ category })));
  });

  it.each([
    [{ email: '' }, 'email', 'Email is required.'],
    [{ email: ' ' }, 'email', 'Email is required.'],
    [{ email: 'nobody' }, 'email', 'Invalid email format.'],
    [{ email: 'a@b' }, 'email', 'Invalid email format.'],
    [{ email: 'a@b.example, c@b.example' }, 'email', 'Invalid email format.'],
    [{ email: `${'a'.repeat(250)}@b.example` }, 'email', 'Invalid email format.'],
    [{ email: '<script>@b.example' }, 'email', 'Invalid email format.'],
    [{ category: '' }, 'category', 'Email Category is required.'],
    [{ category: ' ' }, 'category', 'Email Category is required.'],
  ])('[MAIL-003, MAIL-004, MAIL-005] is refused with %j', async (sent, argument, message) => {
    expect(refusal(await save(sent))).toEqual({ code: 'BAD_USER_INPUT', argument, message });
  });

  it.each([
    [{ category: 'sales' }, 'category'],
    [{ id: 'x' }, 'id'],
    [{ brand: 'x' }, 'brand_id'],
    [{ email: 'a\0@b.example' }, 'email'],
  ])('names what is wrong with %j', async (sent, argument) => {
    expect(refusal(await save(sent))).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  it('[API-GQL-041] is removed with others, all or none', async () => {
    const [a, b, c] = [await add('a@alp.example'), await add('b@alp.example'), await add('c@alp.example')];
    const answer = await editor.ask(REMOVE, { ids: [a, randomUUID()] });
    expect(refusal(answer)).toEqual({ code: 'NOT_FOUND', message: 'E-mail record not found.' });
    expect((await editor.ask(REMOVE, { ids: [a, c] })).data?.['removeEmailRecords']).toEqual({ ids: [a, c] });
    expect(await listed()).toMatchObject([{ id: b }]);
  });
});

describe('an address', () => {
  it('[MAIL-006] occurs once in a category, regardless of case', async () => {
    await add('sales@alp.example');
    const other = await add('other@alp.example');
    expect(refusal(await save({ email: 'SALES@alp.example' }))).toEqual(TAKEN);
    expect(refusal(await save({ id: other, email: 'sales@alp.example' }))).toEqual(TAKEN);
    expect(await listed()).toMatchObject([{ email: 'sales@alp.example' }, { email: 'other@alp.example' }]);
    await add('sales@alp.example', 'After Sales');
    const elsewhere = await save({ brand: brandId('AVIDA') }, await running.person('avida.editor'));
    expect(elsewhere.errors).toEqual([]);
  });

  it('is not stored twice by one document, of which nothing is stored then', async () => {
    const ids = { a: randomUUID(), b: randomUUID() };
    const twice = { brand: ALP, ...ids, first: 'a@alp.example', second: 'A@alp.example' };
    expect(refusal(await editor.ask(SAVE_TWO, twice))).toEqual(TAKEN);
    expect(await listed()).toEqual([]);
  });

  it('stays with its record when one document would swap two, and the answer says which operation', async () => {
    const [a, b] = [await add('a@alp.example'), await add('b@alp.example')];
    const swap = { brand: ALP, a, b, first: 'b@alp.example', second: 'a@alp.example' };
    const answer = await editor.ask(SAVE_TWO, swap);
    expect(refusal(answer)).toEqual(TAKEN);
    expect(answer.errors[0]?.path).toEqual(['first']);
    expect(await listed()).toMatchObject([
      { id: a, email: 'a@alp.example' },
      { id: b, email: 'b@alp.example' },
    ]);
  });

  it('is available for a new record when the same document has removed the one that had it', async () => {
    const old = await add('a@alp.example');
    const fresh = randomUUID();
    const { errors } = await editor.ask(
      `mutation ($brand: ID!, $old: ID!, $fresh: ID!) {
        removeEmailRecords(ids: [$old]) { ids }
        addUpdateEmailRecord(id: $fresh, brand_id: $brand, email: "a@alp.example", category: "Sales") { id }
      }`,
      { brand: ALP, old, fresh },
    );
    expect(errors).toEqual([]);
    expect(await listed()).toMatchObject([{ id: fresh }]);
  });

  it('is assigned to one of two people who save it at the same moment', async () => {
    const answers = await Promise.all([save({}), save({})]);
    expect(answers.flatMap((answer) => answer.errors)).toMatchObject([{ message: TAKEN.message }]);
    expect(await listed()).toHaveLength(1);
  });
});

describe('access to e-mail records', () => {
  it('does not include those of other brands', async () => {
    const id = await add('a@alp.example');
    const stranger = await running.person('avida.editor');
    const notThere = { code: 'NOT_FOUND', message: 'E-mail record not found.' };
    expect(errorOf(await save({ id, brand: brandId('AVIDA') }, stranger))).toEqual(notThere);
    expect(errorOf(await stranger.ask(REMOVE, { ids: [id] }))).toEqual(notThere);
    const noBrand = { code: 'NOT_FOUND', message: 'Brand not found.' };
    expect(errorOf(await stranger.ask(LIST, { brand: ALP }))).toEqual(noBrand);
    expect(errorOf(await save({ id }, stranger))).toEqual(noBrand);
    expect(await listed()).toMatchObject([{ id, email: 'a@alp.example' }]);
  });

  it('[MAIL-011] needs the scope of each action', async () => {
    const id = await add('a@alp.example');
    const reader = await running.person('alp.reader');
    expect((await reader.ask(LIST, { brand: ALP })).errors).toEqual([]);
    expect(errorOf(await save({}, reader))).toMatchObject({ code: 'FORBIDDEN', scope: 'create:email' });
    expect(errorOf(await save({ id }, reader))).toMatchObject({ code: 'FORBIDDEN', scope: 'update:email' });
    expect(errorOf(await reader.ask(REMOVE, { ids: [id] }))).toMatchObject({ scope: 'delete:email' });
    const officer = await running.person('alp.contracts');
    expect(errorOf(await officer.ask(LIST, { brand: ALP }))).toMatchObject({ code: 'FORBIDDEN', scope: 'read:email' });
  });
});
