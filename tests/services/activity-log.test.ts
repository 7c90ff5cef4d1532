import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SEED_BRANDS } from '../../server/seed/brands';
import { brandId, startContent, type Person, type RunningContent } from './support/content';
import { faqDefinitions } from './support/faqEntries';

interface LogAnswer {
  readonly status: number;
  readonly data: readonly Readonly<Record<string, unknown>>[];
  readonly total: number;
}

const ALP = brandId('ALP');
const TENANT_OF_ALP = SEED_BRANDS.find(({ name }) => name === 'ALP')?.tenantId ?? '';
const SAVE_PAGE = `mutation ($brand: ID!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: "CONTENT-ALP", item: $item) { id }
}`;
const SAVE_RECORDS = `mutation ($brand: ID!, $records: [RecordInput!]!) {
  saveRecords(brand_id: $brand, area: "faq", records: $records) { id }
}`;
const REMOVE_PAGE = 'mutation ($id: ID!) { removePage(id: $id) }';

let running: RunningContent;
let administrator: Person;
const page = randomUUID();
const record = randomUUID();
/** When each part of the story begins; they are a minute apart. */
const began = new Map<string, string>();

beforeAll(async () => {
  running = await startContent({}, faqDefinitions);
  administrator = await running.person('platform.administrator');
  const editor = await running.person('alp.editor');
  await part('content', async () => {
    await run(editor, SAVE_PAGE, { brand: ALP, item: { id: page, name: 'Elevators, quieter' } });
    await run(editor, SAVE_RECORDS, { brand: ALP, records: [{ id: record, data: { question: 'How quiet?' } }] });
    running.advance(1);
    await run(editor, REMOVE_PAGE, { id: page });
  });
  await part('deployments', () => send(editor, 'POST /deploy', { brand_id: ALP, note: 'Quieter' }));
  await part('roles', async () => {
    const { data } = await send(administrator, 'GET /iam/roles?q=ALP%20Editor');
    const [role] = data as readonly Readonly<Record<string, string>>[];
    const change = { name: 'ALP Editor', description: 'Edits everything', isActive: true };
    await send(administrator, `PUT /iam/roles/${role?.['id']}`, change);
  });
});
afterAll(() => running.stop());

async function part(name: string, action: () => Promise<unknown>): Promise<void> {
  running.advance(60);
  began.set(name, running.services.clock().toISOString());
  await action();
}

async function run(person: Person, query: string, variables: Readonly<Record<string, unknown>>): Promise<void> {
  expect((await person.ask(query, variables)).errors).toEqual([]);
}

/** @param call the method and the path */
async function send(person: Person, call: string, body?: unknown): Promise<{ readonly data?: unknown }> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(running.url + path, {
    method,
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as { readonly data?: unknown };
}

async function log(query: Readonly<Record<string, string>>, person = administrator): Promise<LogAnswer> {
  const response = await fetch(`${running.url}/iam/activities?${new URLSearchParams(query).toString()}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
  const { data = [], meta } = (await response.json()) as {
    readonly data?: LogAnswer['data'];
    readonly meta?: { readonly pagination: { readonly total: number } };
  };
  return { status: response.status, data, total: meta?.pagination.total ?? 0 };
}

/** The query for the story, without the entries of the demo accounts. */
function story(): Readonly<Record<string, string>> {
  return { from: began.get('content') ?? '', limit: '50' };
}

describe('GET /iam/activities', () => {
  it('lists who changed which content, people, roles and deployments, newest first', async () => {
    const { status, data, total } = await log(story());
    expect(status).toBe(200);
    const content = { about: 'content', person: 'ALP Editor', brand: 'ALP', text: null };
    const ofPage = { kind: 'page', of: 'CONTENT-ALP', slug: 'elevators-quieter', subjectId: page, isRemoved: true };
    const ofRecord = { kind: 'record', of: 'faq', slug: null, subjectId: record, isRemoved: false };
    expect(data).toMatchObject([
      {
        ...{ about: 'roles', person: 'Platform Administrator', brand: 'ALP', name: 'ALP Editor', action: null },
        text: 'Changed the role ALP Editor of ALP: description.',
      },
      { about: 'deployments', person: 'ALP Editor', brand: 'ALP', name: null, action: 'done', text: 'Quieter' },
      { ...content, name: 'Elevators, quieter', action: 'removed', ...ofPage },
      { ...content, name: 'How quiet?', ...ofRecord, action: 'saved' },
      { ...content, ...ofPage, action: 'saved' },
    ]);
    expect(total).toBe(5);
  });

  it('counts a change of a role once, however many people have it, and links to the role', async () => {
    const { data, total } = await log({ ...story(), about: 'roles' });
    expect(total).toBe(1);
    const { data: role } = await send(administrator, `GET /iam/roles/${String(data[0]?.['subjectId'])}`);
    expect(role).toMatchObject({ name: 'ALP Editor' });
  });

  it('is filtered by subject, person, brand and period, and searched by name', async () => {
    const totalOf = async (query: Readonly<Record<string, string>>) => (await log({ ...story(), ...query })).total;
    expect(await totalOf({ about: 'content' })).toBe(3);
    expect(await totalOf({ about: 'people' })).toBe(0);
    expect(await totalOf({ person: 'platform' })).toBe(1);
    expect(await totalOf({ tenantIds: TENANT_OF_ALP })).toBe(5);
    expect(await totalOf({ tenantIds: randomUUID() })).toBe(0);
    expect(await totalOf({ from: began.get('roles') ?? '' })).toBe(1);
    expect(await totalOf({ until: began.get('deployments') ?? '' })).toBe(3);
    expect(await totalOf({ q: 'ELEVATORS' })).toBe(2);
    expect(await totalOf({ q: 'quieter', about: 'deployments' })).toBe(1);
    expect((await log({ about: 'people', q: 'ALP Editor' })).data).toMatchObject([
      { person: null, name: 'ALP Editor', brand: 'ALP', text: 'Created with the demo accounts.' },
    ]);
  });

  it('shows every entry once, page by page, even if many have the same time', async () => {
    await running.services.database.query('UPDATE page_revision SET saved_at = $1', [began.get('content')]);
    await running.services.database.query('UPDATE record_revision SET saved_at = $1', [began.get('content')]);
    const pages = await Promise.all([1, 2, 3].map((at) => log({ ...story(), limit: '2', page: String(at) })));
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids).toHaveLength(5);
    expect(new Set(ids).size).toBe(5);
    expect((await log({ ...story(), page: '9' })).data).toEqual([]);
  });

  it('shows the staff of a brand the content that they may read there, and nothing else', async () => {
    const editor = await log(story(), await running.person('alp.editor'));
    expect(editor.data.map(({ about, name, brand }) => [about, name, brand]).toSorted()).toEqual([
      ['content', 'Elevators, quieter', 'ALP'],
      ['content', 'Elevators, quieter', 'ALP'],
      ['content', 'How quiet?', 'ALP'],
    ]);
    expect(editor.total).toBe(3);
    expect((await log({}, await running.person('avida.editor'))).data).toEqual([]);
    for (const about of ['people', 'roles', 'deployments']) {
      expect((await log({ about }, await running.person('alp.editor'))).data).toEqual([]);
    }
  });

  it('hides pages of a kind that somebody may not read, including their earlier entries', async () => {
    const person = await running.person('alp.editor');
    const visible = async () => (await log(story(), person)).data.filter(({ subjectId }) => subjectId === page).length;
    expect(await visible()).toBe(2);
    const { database } = running.services;
    await database.query("UPDATE page_revision SET tag = 'CONTENT-AVIDA' WHERE page_id = $1 AND action = 'removed'", [
      page,
    ]);
    expect(await visible()).toBe(0);
  });

  it('needs a token, and names an invalid parameter', async () => {
    expect((await fetch(`${running.url}/iam/activities`)).status).toBe(401);
    for (const wrong of [
      { about: 'weather' },
      { from: 'yesterday' },
      { until: '2026-11-24T14:00' },
      { from: '2026-02-30T10:00:00Z' },
      { until: '2026-11-24T24:00:00Z' },
      { tenantIds: 'ALP' },
      { limit: '101' },
    ]) {
      expect((await log(wrong)).status).toBe(400);
    }
  });
});
