import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOldLiveEvents } from '../../server/live/liveFeed';
import { brandId, createPage, startContent, type Person, type RunningContent } from './support/content';
import { startListening, type Listener } from './support/liveListener';
import { readMetrics } from './support/metrics';
import { signIn } from './support/signIn';

let running: RunningContent;
let editor: Person;
const HOUR = 60 * 60;
const listeners: Listener[] = [];
beforeAll(async () => {
  running = await startContent({ METRICS: 'on' });
  editor = await running.person('alp.editor');
});
afterAll(async () => {
  for (const listener of listeners) listener.stop();
  await running.stop();
});

async function listen(person: Person, options: { readonly url?: string; readonly lastId?: string | undefined } = {}) {
  const listener = await startListening({ url: running.url, token: person.token, ...options });
  listeners.push(listener);
  return listener;
}

const RENAME = `mutation ($brand: ID!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: "COMPANY-INFO-ALP", item: $item) { revision } }`;
const VISIT = 'mutation ($page: ID!, $visit: ID!) { visitPage(page_id: $page, visit: $visit) { user_id } }';

async function rename(id: string): Promise<void> {
  const answer = await editor.ask(RENAME, {
    brand: brandId('ALP'),
    item: { id, name: `About Us ALP ${randomUUID()}` },
  });
  expect(answer.errors).toEqual([]);
}

async function remove(id: string): Promise<void> {
  const answer = await editor.ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
  expect(answer.errors).toEqual([]);
}

describe('a listener', () => {
  it('is notified of a page that is created, saved and removed: which, by whom and when, but not of its content', async () => {
    const listener = await listen(editor);
    const id = await createPage(editor);
    const made = await listener.heard({ id });
    expect(made).toEqual({
      ...{ kind: 'page', id, action: 'saved', brand_id: brandId('ALP'), tag: 'COMPANY-INFO-ALP', revision: 1 },
      ...{ by: 'ALP Editor', at: expect.any(String) },
    });
    await rename(id);
    expect(await listener.heard({ id, revision: 2 })).toMatchObject({ action: 'saved' });
    await remove(id);
    expect(await listener.heard({ id, action: 'removed' })).toMatchObject({ by: 'ALP Editor' });
  });

  it('is not notified of a save that was refused', async () => {
    const listener = await listen(editor);
    const id = await createPage(editor);
    await listener.heard({ id });
    const stale = { brand: brandId('ALP'), item: { id, name: '' } };
    expect((await editor.ask(RENAME, stale)).errors).toHaveLength(1);
    const after = await createPage(editor);
    await listener.heard({ id: after });
    expect(listener.all().filter((event) => event.id === id)).toHaveLength(1);
  });

  it('is only notified of pages and records of their brands that their role may read', async () => {
    const [other, limited, administrator] = await Promise.all([
      listen(await running.person('amaia.editor')),
      listen(await running.person('alp.contracts')),
      listen(await running.person('platform.administrator')),
    ]);
    const mine = await listen(editor);
    const page = await createPage(editor);
    await mine.heard({ id: page });
    const theirs = await createPage(await running.person('amaia.editor'), { brand: 'AMAIA' });
    await other.heard({ id: theirs });
    expect(mine.all().filter(({ id }) => id === theirs)).toEqual([]);
    expect(other.all().filter(({ id }) => id === page)).toEqual([]);
    expect([...limited.all(), ...administrator.all()]).toEqual([]);
  });

  it('is not notified any more of entries that a changed role may not read, even if the clock is set back', async () => {
    const { accessToken } = await signIn(running.url, 'alp.reader@demo.example');
    const viewer = { token: accessToken, ask: editor.ask };
    const [mine, theirs] = [await listen(editor), await listen(viewer)];
    const before = await createPage(editor);
    await theirs.heard({ id: before });
    await running.services.database.query(
      `DELETE FROM role_permission WHERE role_id IN (SELECT ur.role_id FROM user_role ur JOIN app_user u ON u.id = ur.user_id
         WHERE u.email = 'alp.reader@demo.example')`,
    );
    running.advance(-HOUR);
    const after = await createPage(editor);
    await mine.heard({ id: after });
    expect(theirs.all().filter(({ id }) => id === after)).toEqual([]);
    running.advance(HOUR);
  });

  it('is notified of visitors of the page that they have open themselves, and of no other page', async () => {
    const group = await running.person('group.editor');
    const [mine, theirs] = [await listen(editor), await listen(group)];
    const page = await createPage(editor);
    await editor.ask(VISIT, { page, visit: randomUUID() });
    await group.ask(VISIT, { page, visit: randomUUID() });
    expect(await mine.heard({ id: page, action: 'visited' })).toMatchObject({ kind: 'page' });
    const after = await createPage(editor);
    await theirs.heard({ id: after });
    expect(theirs.all().filter(({ action }) => action === 'visited')).toEqual([]);
  });

  it('is notified of users and roles of all brands as a platform administrator, and of no content', async () => {
    const administrator = await running.person('platform.administrator');
    const [theirs, mine] = [await listen(administrator), await listen(editor)];
    const rest = restOf(running.url, administrator.token);
    const [user] = dataOf(await rest('/iam/users?q=avida.limited'));
    const changed = {
      ...user,
      middleName: 'Reyes',
      roleId: user.roles[0].id,
      tenantId: user.tenants[0].id,
      password: '',
    };
    await rest(`/iam/users/${user.id}`, changed);
    expect(await theirs.heard({ kind: 'user', id: user.id })).toMatchObject({
      ...{ action: 'saved', by: 'Platform Administrator', brand_id: null, revision: user.revision + 1 },
    });
    const [role] = dataOf(await rest('/iam/roles?q=AMAIA'));
    await rest(`/iam/roles/${role.id}`, { ...role, description: 'Told of' });
    expect(await theirs.heard({ kind: 'role', id: role.id })).toMatchObject({ revision: role.revision + 1 });
    const page = await createPage(editor);
    await mine.heard({ id: page });
    expect(mine.all().filter(({ kind }) => kind === 'user' || kind === 'role')).toEqual([]);
    expect(theirs.all().filter(({ kind }) => kind === 'page')).toEqual([]);
    // A change of a role is logged for everybody who has it, but sent once.
    expect(theirs.all().filter(({ id }) => id === role.id)).toHaveLength(1);
  });

  it('is notified of plans of their brand, if they may read the planned entry', async () => {
    const [mine, limited, other] = [
      await listen(editor),
      await listen(await running.person('alp.contracts')),
      await listen(await running.person('amaia.editor')),
    ];
    const item = { id: randomUUID(), name: 'Planned' };
    const saved = await editor.ask(
      `mutation ($item: BrandPageInput!, $brand: ID!) { addOrUpdateBrandPage(brand_id: $brand, tag: "CONTENT-ALP", item: $item) { id } }`,
      { brand: brandId('ALP'), item },
    );
    expect(saved.errors).toEqual([]);
    const rest = restOf(running.url, editor.token);
    const inSeconds = (seconds: number) => new Date(running.services.clock().getTime() + seconds * 1_000).toISOString();
    const [hidden, deployed] = [randomUUID(), randomUUID()];
    await rest(`/plans/${hidden}`, {
      action: 'hide',
      kind: 'page',
      of: 'CONTENT-ALP',
      entry_id: item.id,
      at: inSeconds(60),
    });
    expect(await mine.heard({ id: hidden })).toMatchObject({
      ...{ kind: 'plan', action: 'planned', brand_id: brandId('ALP'), by: 'ALP Editor', tag: 'CONTENT-ALP' },
    });
    await rest(`/plans/${deployed}`, { action: 'deploy', at: inSeconds(900) });
    await limited.heard({ id: deployed });
    running.advance(61);
    await rest('/plans');
    await mine.heard({ id: hidden, action: 'done' });
    expect(limited.all().filter(({ id }) => id === hidden)).toEqual([]);
    expect(other.all().filter(({ kind }) => kind === 'plan')).toEqual([]);
  });

  it('is notified of the state of a deployment of their brand', async () => {
    const listener = await listen(editor);
    const answer = await fetch(`${running.url}/deploy`, {
      method: 'POST',
      headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ brand_id: brandId('ALP') }),
    });
    expect(answer.ok).toBe(true);
    expect(await listener.heard({ kind: 'deployment' })).toMatchObject({ action: 'done', brand_id: brandId('ALP') });
  });
});

describe('a stream', () => {
  it('resumes after the last received event, and misses nothing that happened in between', async () => {
    const first = await listen(editor);
    const known = await createPage(editor);
    await first.heard({ id: known });
    first.stop();
    const missed = await createPage(editor);
    const again = await listen(editor, { lastId: first.lastId() });
    expect(await again.heard({ id: missed })).toMatchObject({ action: 'saved' });
    expect(again.all().map(({ id }) => id)).not.toContain(known);
    expect(again.begins()).toBe(0);
  });

  it.each([
    ['one that nobody gave', 'anything'],
    ['one that only looks like one', `${Date.now()}/9:5:7`],
    ['one of a database that went further', `${Date.now()}/99999999:99999999:`],
    ['one that is too old', `${Date.now() - 60 * 60_000}/5:5:`],
  ])('starts over from %s', async (_what, lastId) => {
    const listener = await listen(editor, { lastId });
    await expect.poll(() => listener.begins()).toBe(1);
    const id = await createPage(editor);
    await listener.heard({ id });
  });

  it('needs a token, and ends with the sign-in', async () => {
    expect((await fetch(`${running.url}/events`)).status).toBe(401);
    const { accessToken } = await signIn(running.url, 'alp.editor@demo.example');
    const listener = await listen({ token: accessToken, ask: editor.ask });
    const id = await createPage(editor);
    await listener.heard({ id });
    await running.services.database.query('UPDATE sign_in SET ended_at = now() WHERE id = $1', [
      sessionOf(accessToken),
    ]);
    running.advance(10);
    await createPage(editor);
    await listener.ended();
  });

  it('has headers against caching and changes on the way, and is not measured as a slow answer', async () => {
    const listener = await listen(editor);
    expect(Object.fromEntries(listener.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    listener.stop();
    await listener.ended();
    const metrics = await readMetrics(running.url);
    expect(JSON.stringify(metrics)).not.toContain('"/events"');
  });

  it('is closed if it is not read', async () => {
    for (const listener of listeners) listener.stop();
    const open = async () => (await readMetrics(running.url)).get('brand_console_live_streams');
    await expect.poll(open, { timeout: 10_000 }).toBe(0);
    const { token } = await running.person('amaia.editor');
    const request = get(`${running.url}/events`, { headers: { authorization: `Bearer ${token}` } });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    answer.pause().on('error', () => undefined);
    expect(await open()).toBe(1);
    const insertEvents = () =>
      running.services.database.query(
        `INSERT INTO live_event (kind, subject_id, action, brand_id, tag, slug, done_by)
         SELECT 'page', gen_random_uuid(), 'saved', $1, 'COMPANY-INFO-AMAIA', 'about-us-amaia', repeat('x', 10000)
         FROM generate_series(1, 900)`,
        [brandId('AMAIA')],
      );
    await expect.poll(async () => (await insertEvents(), open()), { timeout: 20_000, interval: 1_100 }).toBe(0);
    request.destroy();
  });

  it('is one of at most twenty of a person', async () => {
    const { accessToken } = await signIn(running.url, 'avida.editor@demo.example');
    const headers = { authorization: `Bearer ${accessToken}` };
    // References are kept, because the stream of a garbage-collected response is closed.
    const answers: Response[] = [];
    const abort = new AbortController();
    for (let count = 0; count < 21; count++) {
      answers.push(await fetch(`${running.url}/events`, { headers, signal: abort.signal }));
    }
    abort.abort();
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });
});

it('events that are too old to be requested are deleted', async () => {
  const { database } = running.services;
  await createPage(editor);
  await database.query(`UPDATE live_event SET noted_at = noted_at - interval '2 hours'`);
  const id = await createPage(editor);
  await deleteOldLiveEvents(database);
  expect(await database.query('SELECT subject_id FROM live_event')).toEqual([{ subject_id: id }]);
});

function sessionOf(accessToken: string): unknown {
  const [, payload = ''] = accessToken.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sid: unknown }).sid;
}

interface StoredPerson {
  readonly id: string;
  readonly revision: number;
  readonly roles: readonly [{ readonly id: string }];
  readonly tenants: readonly [{ readonly id: string }];
}

/** The data of a list of users, or of roles, which have no roles themselves. */
function dataOf(answer: unknown): readonly [StoredPerson] {
  return (answer as { readonly data: readonly [StoredPerson] }).data;
}

/** Calls with a token: GET, or PUT with a body. */
function restOf(url: string, token: string) {
  return async (path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect([response.status, text]).toEqual([200, expect.anything()]);
    return JSON.parse(text);
  };
}
