import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refreshRecords } from '../../server/content/records/refreshRecords';
import { recordStores } from '../../server/content/records/stores';
import { brandId, startContent, type Answer, type Person, type RunningContent } from './support/content';
import { faqAndTips, faqDefinitions } from './support/faqEntries';
import { errorOf } from './support/records';

/** The first and the last minute of a day in Manila, and the first of the next. */
const APPLE = { question: 'apple', reviewed: '2026-12-04T16:00:00.000Z', season: '11/2026' };
const BANANA = { question: 'Banana', reviewed: '2026-12-05T15:59:00.000Z', season: '12/2026' };
const CHERRY = { question: 'cherry', reviewed: '2026-12-05T16:00:00.000Z', season: '01/2027' };

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent({}, faqAndTips);
  editor = await running.person('alp.editor');
  await add([
    { ...APPLE, answer: '<p>One <b>green</b> fruit</p>', topic: 'buying', rank: 2, since: '02/01/2025' },
    { ...BANANA, answer: '<p>100% yellow</p>', topic: 'living', rank: -10, since: '12/31/2024', pinned: true },
    { ...CHERRY, topic: 'living', rank: 10.5, since: '01/15/2026', active: false },
    { question: 'Date_palm', rank: -0.5, active: true, pinned: false },
  ]);
  const avida = await running.person('avida.editor');
  await add([{ question: 'apple of Avida', topic: 'living' }], { person: avida, brand: brandId('AVIDA') });
});
afterAll(() => running.stop());

const SAVE = `mutation ($brand: ID!, $records: [RecordInput!]!, $area: String = "faq") {
  saveRecords(brand_id: $brand, area: $area, records: $records) { id }
}`;
const LIST = `query ($brand: ID!, $page: Int, $limit: Int, $search: String, $active: Boolean, $filters: [RecordFilter!],
    $sort: RecordSort, $area: String = "faq") {
  records(brand_id: $brand, area: $area, page: $page, limit: $limit, search: $search, active: $active, filters: $filters,
    sort: $sort) {
    records { id data } total_count total_active total_inactive choices { property values }
  }
}`;
const REMOVE = 'mutation ($ids: [ID!]!) { removeRecords(ids: $ids) { ids } }';
const RESTORE = `mutation ($id: ID!, $revision: Int!) {
  restoreRecordRevision(of: "faq", id: $id, revision: $revision) { id revision }
}`;
const MOVE = 'mutation ($id: ID!, $before: ID) { moveRecord(id: $id, before: $before) }';

const ALP = brandId('ALP');

interface Found {
  readonly records: readonly { readonly id: string; readonly data: { readonly question: string } }[];
  readonly total_count: number;
  readonly total_active: number;
  readonly total_inactive: number;
  readonly choices: readonly unknown[];
}

type Data = Readonly<Record<string, unknown>>;

/** Adds records, and returns their ids by their questions. */
async function add(
  records: readonly Data[],
  { person = editor, brand = ALP } = {},
): Promise<Readonly<Record<string, string>>> {
  const sent = records.map((data) => ({ id: randomUUID(), data: { active: true, ...data } }));
  expect((await person.ask(SAVE, { brand, records: sent })).errors).toEqual([]);
  return Object.fromEntries(sent.map(({ id, data }) => [String((data as Data)['question']), id]));
}

async function search(variables: Data = {}): Promise<Found> {
  const answer: Answer = await editor.ask(LIST, { brand: ALP, ...variables });
  expect(answer.errors).toEqual([]);
  return answer.data?.['records'] as unknown as Found;
}

async function questions(variables: Data = {}): Promise<readonly string[]> {
  return (await search(variables)).records.map(({ data }) => data.question);
}

const ALL = ['apple', 'Banana', 'cherry', 'Date_palm'];

describe('a list of records', () => {
  it('is in the order that people gave it, unless it is sorted', async () => {
    expect(await questions()).toEqual(ALL);
    expect(await questions({ sort: { by: 'position', order: 'DESC' } })).toEqual(ALL.toReversed());
  });

  it.each([
    ['question', ALL],
    ['rank', ['Banana', 'Date_palm', 'apple', 'cherry']],
    ['since', ['Banana', 'apple', 'cherry', 'Date_palm']],
    ['topic', ['apple', 'Banana', 'cherry', 'Date_palm']],
    ['created_at', undefined],
    ['updated_at', undefined],
  ])('is sorted by %s, in both directions', async (by, expected) => {
    const [up, down] = await Promise.all(['asc', 'DESC'].map((order) => questions({ sort: { by, order } })));
    expect(down).toEqual(up?.toReversed());
    // Banana and cherry have the same topic.
    if (expected && by !== 'topic') expect(up).toEqual(expected);
    else expect(up).toHaveLength(4);
  });

  it('counts active and inactive records, whichever side is requested', async () => {
    expect(await search()).toMatchObject({ total_count: 4, total_active: 3, total_inactive: 1 });
    expect(await search({ active: false })).toMatchObject({ total_count: 1, total_active: 3, total_inactive: 1 });
    expect(await questions({ active: false })).toEqual(['cherry']);
    expect(await questions({ active: true })).toEqual(['apple', 'Banana', 'Date_palm']);
  });

  it('of an area without an active flag has records that are not active, found by a text or not', async () => {
    const area = 'tips';
    const records = [{ id: randomUUID(), data: { question: 'Why?', active: true } }];
    expect((await editor.ask(SAVE, { brand: ALP, area, records })).errors).toEqual([]);
    const totals = { total_active: null, total_inactive: null };
    for (const text of [{}, { search: 'why' }]) {
      expect(await questions({ area, ...text, active: false })).toEqual(['Why?']);
      expect(await search({ area, ...text, active: false })).toMatchObject({ ...totals, total_count: 1 });
      expect(await search({ area, ...text, active: true })).toMatchObject({ ...totals, total_count: 0, records: [] });
    }
  });

  it('is returned page by page', async () => {
    expect(await questions({ page: 2, limit: 3 })).toEqual(['Date_palm']);
    expect(await search({ page: 2, limit: 3 })).toMatchObject({ total_count: 4 });
  });

  it('finds everything that the form shows as text, in any case, and takes wildcards literally', async () => {
    expect(await questions({ search: 'GREEN FRUIT' })).toEqual(['apple']);
    expect(await questions({ search: 'buying a HOME' })).toEqual(['apple']);
    expect(await questions({ search: '100%' })).toEqual(['Banana']);
    expect(await questions({ search: 'e_p' })).toEqual(['Date_palm']);
    expect(await questions({ search: '<b>' })).toEqual([]);
  });

  it.each([
    ['a choice', { property: 'topic', is: 'LIVING' }, ['Banana', 'cherry']],
    ['a part of a text', { property: 'answer', contains: 'yellow' }, ['Banana']],
    ['a part of a text with signs', { property: 'answer', contains: '0% y' }, ['Banana']],
    ['days from one to another', { property: 'since', from: '2025-01-01', to: '2025-02-01' }, ['apple']],
    ['days from one on', { property: 'since', from: '2025-02-01' }, ['apple', 'cherry']],
    ['days up to one', { property: 'since', to: '2025-02-01' }, ['apple', 'Banana']],
    [
      'one day, with every moment of it',
      { property: 'reviewed', from: '2026-12-05', to: '2026-12-05' },
      ['apple', 'Banana'],
    ],
    ['days from one on, with moments of them', { property: 'reviewed', from: '2026-12-06' }, ['cherry']],
    ['days in a month', { property: 'season', from: '2026-12-05', to: '2026-12-31' }, ['Banana']],
    ['days up to the first of a month', { property: 'season', to: '2026-12-01' }, ['apple', 'Banana']],
    ['numbers from one to another', { property: 'rank', from: '-1', to: '2' }, ['apple', 'Date_palm']],
    ['numbers up to one', { property: 'rank', to: '-0.6' }, ['Banana']],
    ['a number', { property: 'rank', is: '10.5' }, ['cherry']],
    ['yes', { property: 'pinned', is: 'true' }, ['Banana']],
    ['no, with what says nothing', { property: 'pinned', is: 'false' }, ['apple', 'cherry', 'Date_palm']],
  ])('is filtered by %s', async (_what, filter, expected) => {
    const found = await search({ filters: [filter] });
    expect(found.records.map(({ data }) => data.question)).toEqual(expected);
    expect(found.total_count).toBe(expected.length);
  });

  it('is filtered by several properties at once', async () => {
    const filters = [
      { property: 'topic', is: 'living' },
      { property: 'rank', from: '0' },
    ];
    expect(await questions({ filters, active: false, search: 'cherry' })).toEqual(['cherry']);
    expect(await questions({ filters, active: true })).toEqual([]);
  });

  it('is filtered by 50 conditions at once, and no more', async () => {
    const many = (length: number) => Array.from({ length }, () => ({ property: 'rank', is: '2' }));
    expect(await questions({ filters: many(50) })).toEqual(['apple']);
    const refused = errorOf(await editor.ask(LIST, { brand: ALP, filters: many(51) }));
    const message = 'filters: expected at most 50 items, got 51.';
    expect(refused).toEqual({ code: 'BAD_USER_INPUT', argument: 'filters', message });
  });

  it('returns the choices of a filter if the definition does not list them', async () => {
    expect((await search({ search: 'apple' })).choices).toEqual([{ property: 'topic', values: ['buying', 'living'] }]);
  });

  it.each([
    ['filters[0].property', { filters: [{ property: 'link', is: 'a' }] }],
    ['filters[0].from', { filters: [{ property: 'rank', from: 'many' }] }],
    ['filters[0].contains', { filters: [{ property: 'question', contains: 'x'.repeat(201) }] }],
    ['search', { search: 'x'.repeat(201) }],
    ['sort.by', { sort: { by: 'link' } }],
    ['sort.order', { sort: { by: 'rank', order: 'up' } }],
    ['limit', { limit: 101 }],
  ])('names %s when it is wrong', async (argument, variables) => {
    const answer = await editor.ask(LIST, { brand: ALP, ...variables });
    expect(errorOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', argument });
  });

  it('shows a change immediately', async () => {
    const added = await add([{ question: 'elder', topic: 'buying' }]);
    const filters = [{ property: 'topic', is: 'buying' }];
    expect(await search({ filters })).toMatchObject({ total_count: 2 });
    await editor.ask(REMOVE, { ids: Object.values(added) });
    expect(await search({ filters })).toMatchObject({ total_count: 1 });
  });
});

it('finds records by changed definitions after the next start', async () => {
  const { database } = running.services;
  await database.query(`UPDATE record SET indexed_by = 'before', keys = '{}', facets = '{}', active = NULL`);
  await database.query('DELETE FROM record_text');
  expect(await questions({ search: 'green fruit' })).toEqual([]);
  const store = recordStores(faqDefinitions).requireDefined('faq');
  expect(await refreshRecords(running.services, store)).toBe(5);
  expect(await refreshRecords(running.services, store)).toBe(0);
  expect(await questions({ search: 'green fruit' })).toEqual(['apple']);
  const living = await search({ filters: [{ property: 'topic', is: 'living' }] });
  expect(living).toMatchObject({ total_count: 2, total_active: 1 });
});

describe('a range filter', () => {
  const NUMBERS = [-1e6, -10, -1, -0.25, 0, 0.25, 1, 3, 3.5, 9, 10, 11, 255, 256, 4095.75, 65_535, 65_536, 65_537, 1e6];
  const DAYS = [
    '1999-12-31',
    '2000-01-01',
    '2009-12-31',
    '2010-01-01',
    '2019-05-30',
    '2019-05-31',
    '2019-06-01',
    '2025-02-28',
  ];
  const written = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
  const AVIDA = { brand: brandId('AVIDA') };

  beforeAll(async () => {
    const person = await running.person('avida.editor');
    await add(
      NUMBERS.map((rank) => ({ question: `rank ${rank}`, rank })),
      { person, ...AVIDA },
    );
    await add(
      DAYS.map((since, index) => ({ question: `since ${since}`, since: written(since), active: index % 2 === 0 })),
      { person, ...AVIDA },
    );
  });

  async function counted(filter: Data): Promise<Found> {
    const person = await running.person('avida.editor');
    const answer = await person.ask(LIST, { ...AVIDA, limit: 100, filters: [filter] });
    expect(answer.errors).toEqual([]);
    return answer.data?.['records'] as unknown as Found;
  }

  it.each([...NUMBERS, -2, 0.3, 300, 70_000])('counts the numbers around %d', async (end) => {
    const below = await counted({ property: 'rank', to: String(end) });
    expect(below.total_count).toBe(NUMBERS.filter((number) => number <= end).length);
    expect(below.records).toHaveLength(below.total_count);
    const above = await counted({ property: 'rank', from: String(end) });
    expect(above.total_count).toBe(NUMBERS.filter((number) => number >= end).length);
    expect(above.records).toHaveLength(above.total_count);
  });

  it.each([...DAYS, '2005-07-01', '2030-01-01'])('counts the days around %s, active ones and others', async (end) => {
    const within = await counted({ property: 'since', from: '2000-01-01', to: end });
    const expected = DAYS.filter((day) => day >= '2000-01-01' && day <= end);
    expect(within).toMatchObject({
      total_count: expected.length,
      total_active: expected.filter((day) => DAYS.indexOf(day) % 2 === 0).length,
    });
    expect(within.records).toHaveLength(expected.length);
  });

  it('counts none if it ends before it begins', async () => {
    expect(await counted({ property: 'rank', from: '10', to: '-10' })).toMatchObject({ records: [], total_count: 0 });
  });

  it('without bounds is ignored', async () => {
    const all = await counted({ property: 'rank' });
    expect(all.total_count).toBe(all.records.length);
  });
});

describe('the order that people give', () => {
  it('follows moves before another record, and to the end', async () => {
    const ofAll = await add(['m1', 'm2', 'm3', 'm4'].map((question) => ({ question })));
    const move = async (moved: string, before: string | null) => {
      const answer = await editor.ask(MOVE, { id: ofAll[moved], before: before && ofAll[before] });
      expect(answer).toMatchObject({ errors: [], data: { moveRecord: true } });
      return (await questions({ search: 'm' })).filter((question) => question in ofAll);
    };
    expect(await move('m4', 'm2')).toEqual(['m1', 'm4', 'm2', 'm3']);
    expect(await move('m3', 'm1')).toEqual(['m3', 'm1', 'm4', 'm2']);
    expect(await move('m1', null)).toEqual(['m3', 'm4', 'm2', 'm1']);
    expect(await move('m4', 'm4')).toEqual(['m3', 'm4', 'm2', 'm1']);
    expect(await move('m4', 'm2')).toEqual(['m3', 'm4', 'm2', 'm1']);
  });

  it('allows any number of moves to the same place, also concurrently', async () => {
    const names = Array.from({ length: 12 }, (_unused, index) => `n${index}`);
    const ofAll = await add(names.map((question) => ({ question })));
    const moved = names.slice(0, 10);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(
        moved.map((name) => editor.ask(MOVE, { id: ofAll[name], before: ofAll['n11'] })),
      );
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    }
    const order = (await questions({ limit: 100 })).filter((question) => question in ofAll);
    expect(order[0]).toBe('n10');
    expect(order[11]).toBe('n11');
    expect(order.slice(1, 11).sort()).toEqual(moved.sort());
  });

  it('is kept for removed records, whose places may be taken before they are restored', async () => {
    const ofAll = await add(['p1', 'p2', 'p3', 'p4'].map((question) => ({ question })));
    const move = async (moved: string, before: string) =>
      expect((await editor.ask(MOVE, { id: ofAll[moved], before: ofAll[before] })).errors).toEqual([]);
    const remove = async (...removed: readonly string[]) =>
      expect((await editor.ask(REMOVE, { ids: removed.map((name) => ofAll[name]) })).errors).toEqual([]);
    const restore = async (restored: string, revision: number) => {
      expect((await editor.ask(RESTORE, { id: ofAll[restored], revision })).errors).toEqual([]);
      return (await questions({ search: 'p' })).filter((question) => question in ofAll);
    };
    await move('p3', 'p2');
    await remove('p3', 'p2');
    expect(await restore('p2', 2)).toEqual(['p1', 'p2', 'p4']);
    expect(await restore('p3', 2)).toEqual(['p1', 'p3', 'p2', 'p4']);
    await remove('p3');
    await move('p4', 'p2');
    expect(await restore('p3', 4)).toEqual(['p1', 'p3', 'p4', 'p2']);
  });

  it('never moves a record to a whole number, because added records have those', async () => {
    const ofAll = await add(['o1', 'o2', 'o3', 'o4'].map((question) => ({ question })));
    const [first] = (await search({ limit: 1 })).records;
    for (const [id, before] of [
      [ofAll['o2'], null],
      [ofAll['o4'], ofAll['o3']],
      [ofAll['o2'], first?.id],
      [ofAll['o1'], ofAll['o2']],
    ]) {
      expect((await editor.ask(MOVE, { id, before })).errors).toEqual([]);
    }
    const wholeNumbers = await running.services.database.query<{ id: string }>(
      'SELECT id FROM record WHERE id = ANY ($1::uuid[]) AND position % 1 = 0',
      [Object.values(ofAll)],
    );
    expect(wholeNumbers).toEqual([{ id: ofAll['o3'] }]);
  });

  it('is not a save of the record', async () => {
    const ofAll = await add([{ question: 'still' }, { question: 'stiller' }]);
    await editor.ask(MOVE, { id: ofAll['stiller'], before: ofAll['still'] });
    const { data } = await editor.ask('query ($id: ID!) { record(id: $id) { revision } }', { id: ofAll['stiller'] });
    expect(data?.['record']).toEqual({ revision: 1 });
  });

  it('needs the right to change the records, and is limited to one list', async () => {
    const { inside = '' } = await add([{ question: 'inside' }]);
    const reader = await running.person('alp.reader');
    expect(errorOf(await reader.ask(MOVE, { id: inside }))).toMatchObject({ scope: 'update:showroom' });
    const avida = await running.person('avida.editor');
    const { outside } = await add([{ question: 'outside' }], { person: avida, brand: brandId('AVIDA') });
    expect(errorOf(await avida.ask(MOVE, { id: inside, before: outside }))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await editor.ask(MOVE, { id: inside, before: outside }))).toMatchObject({ argument: 'before' });
    expect(errorOf(await editor.ask(MOVE, { id: inside, before: randomUUID() }))).toMatchObject({ argument: 'before' });
  });
});
