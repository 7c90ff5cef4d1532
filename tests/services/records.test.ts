import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandId, refusal, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { faqAndTips } from './support/faqEntries';
import { errorOf, UNICODE_TEXT } from './support/records';
import { keyOf } from './support/storedFiles';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent({}, faqAndTips);
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

const RECORD = 'id area brand_id data revision created_at created_by updated_at updated_by';
const SAVE = `mutation ($brand: ID!, $area: String = "faq", $records: [RecordInput!]!) {
  saveRecords(brand_id: $brand, area: $area, records: $records) { ${RECORD} }
}`;
const READ = `query ($id: ID!) { record(id: $id) { ${RECORD} } }`;
const REMOVE = 'mutation ($ids: [ID!]!) { removeRecords(ids: $ids) { ids } }';

const ALP = brandId('ALP');

interface Sent {
  readonly id?: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly expected_revision?: number;
}

function save(record: Sent, { person = editor, brand = ALP } = {}): Promise<Answer> {
  return person.ask(SAVE, { brand, records: [record] });
}

async function create(data: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const id = randomUUID();
  expect((await save({ id, data: { question: 'Why?', ...data } })).errors).toEqual([]);
  return id;
}

async function read(id: string, person = editor): Promise<Readonly<Record<string, unknown>>> {
  const { data } = await person.ask(READ, { id });
  return { ...(data?.['record'] as object) };
}

describe('a record of an area that definitions describe', () => {
  it('is stored with all properties, each value with the type of its field, and returned as stored', async () => {
    const id = randomUUID();
    const data = {
      question: UNICODE_TEXT,
      answer: '<p><strong>Because</strong> it is so.</p>',
      topic: 'buying',
      rank: -2.5,
      since: '03/31/2026',
      active: false,
      pinned: true,
    };
    const saved = await save({ id, data: { ...data, rank: '-2.5', pinned: 'true' } });
    expect(saved.errors).toEqual([]);
    const stored = {
      id,
      area: 'faq',
      brand_id: ALP,
      data,
      revision: 1,
      created_by: 'ALP Editor',
      updated_by: 'ALP Editor',
    };
    expect(saved.data?.['saveRecords']).toMatchObject([stored]);
    expect(await read(id)).toMatchObject(stored);
  });

  it('is created with a new id if none is sent', async () => {
    const answer = await save({ data: { question: 'Whose id?' } });
    const [{ id, revision }] = answer.data?.['saveRecords'] ?? expect.fail('nothing was saved');
    expect(revision).toBe(1);
    expect(await read(id)).toMatchObject({ data: { question: 'Whose id?' } });
  });

  it('keeps properties that are not sent, and clears those that are sent as null or empty', async () => {
    const id = await create({ rank: 1, topic: 'living', link: 'https://example.com' });
    expect((await save({ id, data: { topic: null, link: '' } })).errors).toEqual([]);
    expect(await read(id)).toMatchObject({ revision: 2, data: { question: 'Why?', rank: 1, topic: null, link: null } });
  });

  it('does not count a save that changes nothing', async () => {
    const id = await create({ rank: 1 });
    const before = await read(id);
    expect((await save({ id, data: { rank: 1, question: 'Why?' } })).errors).toEqual([]);
    expect(await read(id)).toEqual(before);
  });

  it('counts several saves of one document once, and stores all of the document or nothing', async () => {
    const id = await create();
    const twice = await editor.ask(SAVE, {
      brand: ALP,
      records: [
        { id, data: { rank: 1 }, expected_revision: 1 },
        { id, data: { rank: 2 }, expected_revision: 1 },
      ],
    });
    expect(twice.errors).toEqual([]);
    expect(await read(id)).toMatchObject({ revision: 2, data: { rank: 2 } });
    const halfWrong = await editor.ask(SAVE, { brand: ALP, records: [{ id, data: { rank: 3 } }, { data: {} }] });
    expect(halfWrong.data).toBeNull();
    expect(await read(id)).toMatchObject({ revision: 2, data: { rank: 2 } });
  });

  it('is removed', async () => {
    const ids = [await create(), await create()];
    expect((await editor.ask(REMOVE, { ids })).data?.['removeRecords']).toEqual({ ids });
    expect(errorOf(await editor.ask(READ, { id: ids[0] }))).toEqual({
      code: 'NOT_FOUND',
      message: 'Record not found.',
    });
    expect(errorOf(await editor.ask(REMOVE, { ids }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is saved once however often a document with an idempotency key is sent', async () => {
    const { token } = editor;
    const body = JSON.stringify({
      query: SAVE,
      variables: { brand: ALP, records: [{ data: { question: 'Once only?' } }] },
      extensions: { idempotency_key: randomUUID() },
    });
    const send = async () => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const response = await fetch(`${running.url}/graphql`, { method: 'POST', headers, body });
      return ((await response.json()) as { data: unknown }).data;
    };
    expect(await send()).toEqual(await send());
    const found = await editor.ask(
      `query ($brand: ID!) { records(brand_id: $brand, area: "faq", search: "once only") { total_count } }`,
      { brand: ALP },
    );
    expect(found.data?.['records']).toEqual({ total_count: 1 });
  });
});

describe('a save of a record that somebody else has saved in the meantime', () => {
  it('is refused, with the name of that person and the time', async () => {
    const id = await create();
    expect((await save({ id, data: { rank: 1 } })).errors).toEqual([]);
    const { updated_at: savedAt } = await read(id);
    expect(refusal(await save({ id, data: { rank: 2 }, expected_revision: 1 }))).toEqual({
      code: 'CONFLICT',
      message: 'The record was saved by ALP Editor in the meantime.',
      record_id: id,
      revision: 2,
      expected_revision: 1,
      saved_by: 'ALP Editor',
      saved_at: savedAt,
    });
    expect(await read(id)).toMatchObject({ revision: 2, data: { rank: 1 } });
  });

  it('is also refused when both are sent at the same moment', async () => {
    const id = await create();
    const answers = await Promise.all([1, 2, 3, 4].map((rank) => save({ id, data: { rank }, expected_revision: 1 })));
    expect(answers.map((answer) => errorOf(answer)?.['code'] ?? 'OK').sort()).toEqual([
      ...['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK'],
    ]);
    expect(await read(id)).toMatchObject({ revision: 2 });
  });

  it('is also refused when several people add one at the same moment', async () => {
    for (const id of Array.from({ length: 5 }, () => randomUUID())) {
      const sent = [1, 2, 3, 4].map((rank) => ({ id, data: { question: 'Why?', rank }, expected_revision: 0 }));
      const answers = await Promise.all(sent.map((record) => save(record)));
      expect(answers.map((answer) => errorOf(answer)?.['code'] ?? 'OK').sort()).toEqual([
        ...['CONFLICT', 'CONFLICT', 'CONFLICT', 'OK'],
      ]);
    }
  });

  it('is refused for a record that was removed since', async () => {
    const id = await create();
    await editor.ask(REMOVE, { ids: [id] });
    expect(errorOf(await save({ id, data: { rank: 1 }, expected_revision: 1 }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

/** Refused values, with the property they are reported for. */
const REFUSED: readonly (readonly [what: string, data: Readonly<Record<string, unknown>>, property: string])[] = [
  ['no question', {}, 'question'],
  ['a choice that there is not', { question: 'a', topic: 'selling' }, 'topic'],
  ['a choice in other letters', { question: 'a', topic: 'Buying' }, 'topic'],
  ['a number above its bound', { question: 'a', rank: 1_000_001 }, 'rank'],
  ['a text for a number', { question: 'a', rank: 'many' }, 'rank'],
  ['a long text of digits that is no number', { question: 'a', rank: `${'1'.repeat(1_000_000)}x` }, 'rank'],
  ['a long text of spaces that is no day', { question: 'a', since: `1${' '.repeat(1_000_000)}x` }, 'since'],
  ['a day that there is not', { question: 'a', since: '13/45/2026' }, 'since'],
  ['a day that is not later than another', { question: 'a', since: '03/31/2026', until: '03/30/2026' }, 'until'],
  ['a script for a link', { question: 'a', link: 'javascript:alert(1)' }, 'link'],
  ['a file that nobody uploaded', { question: 'a', image: 'files/none.png' }, 'image'],
  ['a list for a text', { question: ['a'] }, 'question'],
  ['an object for a text', { question: { a: 1 } }, 'question'],
  ['a property that the form does not know', { question: 'a', __proto: 1 }, '__proto'],
  ['a text longer than a text may be', { question: 'a'.repeat(2_001) }, 'question'],
];

describe('what a record may hold', () => {
  it.each(REFUSED)('is limited to values that the form accepts: not %s', async (_what, data, property) => {
    expect(refusal(await save({ data }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      argument: `records[0].data.${property}`,
    });
  });

  it('is refused in the words of the form', async () => {
    expect(refusal(await save({ data: {} }))).toMatchObject({ message: 'Question is required.' });
  });

  it('may stay if the form does not accept it any more, unless it is changed', async () => {
    const id = await create({ topic: 'living' });
    await running.services.database.query(
      `UPDATE record SET data = data || '{"topic": "renting", "rank": 2000000}' WHERE id = $1`,
      [id],
    );
    expect((await save({ id, data: { question: 'Else?', topic: 'renting' } })).errors).toEqual([]);
    expect(errorOf(await save({ id, data: { rank: 3_000_000 } }))).toMatchObject({ argument: 'records[0].data.rank' });
  });

  it('has no markup that may not be stored', async () => {
    const id = await create({
      question: 'a <b>bold</b> question',
      answer: '<p onclick="x()">Yes<script>x()</script></p>',
    });
    const { data } = await read(id);
    expect(data).toMatchObject({ answer: '<p>Yes</p>' });
    expect(JSON.stringify(data)).not.toContain('script');
  });

  it('refers to a file of the own brand, with its metadata', async () => {
    const key = keyOf('picture.png');
    const id = await create({ image: key, meta_data: { key, alt_text: 'A house' } });
    expect(await read(id)).toMatchObject({ data: { image: key, meta_data: { key, alt_text: 'A house' } } });
    expect((await save({ id, data: { meta_data: { alt_text: 'A home' } } })).errors).toEqual([]);
    expect(await read(id)).toMatchObject({ data: { image: key, meta_data: { key, alt_text: 'A home' } } });
    const ofAvida = await running.person('avida.editor');
    const stolen = await save({ data: { question: 'a', image: key } }, { person: ofAvida, brand: brandId('AVIDA') });
    expect(errorOf(stolen)).toMatchObject({ argument: 'records[0].data.image' });
  });
});

describe('who may do what with a record', () => {
  it('is decided by the scopes of the area', async () => {
    const id = await create();
    const reader = await running.person('alp.reader');
    expect(await read(id, reader)).toMatchObject({ id });
    expect(errorOf(await save({ data: { question: 'a' } }, { person: reader }))).toMatchObject({
      code: 'FORBIDDEN',
      scope: 'create:showroom',
    });
    expect(errorOf(await save({ id, data: { question: 'a' } }, { person: reader }))).toMatchObject({
      scope: 'update:showroom',
    });
    expect(errorOf(await reader.ask(REMOVE, { ids: [id] }))).toMatchObject({ scope: 'delete:showroom' });
    const nobody = await running.person('alp.contracts');
    expect(errorOf(await nobody.ask(READ, { id }))).toMatchObject({ code: 'FORBIDDEN', scope: 'read:showroom' });
  });

  it('excludes the records of other brands, as if they did not exist', async () => {
    const id = await create();
    const stranger = await running.person('avida.editor');
    const avida = { person: stranger, brand: brandId('AVIDA') };
    expect(errorOf(await stranger.ask(READ, { id }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await save({ id, data: { question: 'Mine' } }, avida))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await save({ id, data: { question: 'Mine' } }, { person: stranger }))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(errorOf(await stranger.ask(REMOVE, { ids: [id] }))).toMatchObject({ code: 'NOT_FOUND' });
    await editor.ask(REMOVE, { ids: [id] });
    // Nor can they take it out of the trash.
    expect(errorOf(await save({ id, data: { question: 'Mine' } }, avida))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('excludes the records of other areas, of any brand', async () => {
    const id = await create();
    const avida = { person: await running.person('avida.editor'), brand: brandId('AVIDA') };
    for (const { person, brand } of [{ person: editor, brand: ALP }, avida]) {
      const records = [{ id, data: { question: 'Mine' } }];
      expect(errorOf(await person.ask(SAVE, { brand, area: 'tips', records }))).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(await read(id)).toMatchObject({ area: 'faq', revision: 1, data: { question: 'Why?' } });
  });

  it('does not include moving a record of a list that is sorted by values', async () => {
    const id = randomUUID();
    await editor.ask(SAVE, { brand: ALP, area: 'tips', records: [{ id, data: { question: 'Why?' } }] });
    expect(errorOf(await editor.ask('mutation ($id: ID!) { moveRecord(id: $id) }', { id }))).toEqual({
      code: 'BAD_USER_INPUT',
      argument: 'id',
      message: "id: expected a record of a list that people order; 'tips' is sorted by its values.",
    });
  });

  it('is denied to a brand without the area', async () => {
    const ofAmaia = await running.person('amaia.editor');
    const refused = await save({ data: { question: 'a' } }, { person: ofAmaia, brand: brandId('AMAIA') });
    expect(errorOf(refused)).toEqual({ code: 'FORBIDDEN', message: 'AMAIA has none of these.' });
  });

  it('requires an existing area', async () => {
    const answer = await editor.ask(`query ($brand: ID!) { records(brand_id: $brand, area: "none") { total_count } }`, {
      brand: ALP,
    });
    expect(errorOf(answer)).toMatchObject({
      argument: 'area',
      message: "area: expected one of faq, tips, got 'none'.",
    });
  });
});

describe('a reference to other records', () => {
  const refused = {
    code: 'BAD_USER_INPUT',
    message: 'Related entries names something that is not there, or that you may not read.',
  };

  it('is refused at its field for a record that does not exist or is of another brand, and for an invalid id', async () => {
    const avida = await running.person('avida.editor');
    const other = randomUUID();
    await save({ id: other, data: { question: 'Whose?' } }, { person: avida, brand: brandId('AVIDA') });
    for (const related of [randomUUID(), 'no id', other]) {
      expect(errorOf(await save({ data: { question: 'Why?', related } }))).toMatchObject({
        ...refused,
        argument: 'records[0].data.related',
      });
    }
  });

  it('may be to a record that the same document adds, and may stay after its removal, together with new valid ones', async () => {
    const [first, second, naming] = [randomUUID(), randomUUID(), randomUUID()];
    const records = [
      { id: first, data: { question: 'First?' } },
      { id: naming, data: { question: 'Which?', related: first } },
    ];
    expect((await editor.ask(SAVE, { brand: ALP, records })).errors).toEqual([]);
    await editor.ask(REMOVE, { ids: [first] });
    const added = await create();
    expect((await save({ id: naming, data: { related: `${first},${added}` } })).errors).toEqual([]);
    expect(errorOf(await save({ id: naming, data: { related: `${first},${second}` } }))).toMatchObject(refused);
  });
});
