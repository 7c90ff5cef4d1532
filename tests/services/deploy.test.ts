import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brandId, startContent, type Person, type RunningContent } from './support/content';
import type { Changes } from '../../server/deploy/changes';
import { startHttpServer, type HttpServer } from './support/httpServer';

/** The clock jumps, and sign-ins have to outlast that. */
const LONG_SESSIONS = { ACCESS_TOKEN_SECONDS: '86400', SIGN_IN_IDLE_SECONDS: '86400' };
const ESTIMATE = 'Estimated Deployment Duration : 5 to 10 minutes';
const HOUR = 60 * 60;
const COOLDOWN_SECONDS = 240;

interface RestAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>> | null;
}

/** Calls the services with a token, or without. */
async function call(
  running: RunningContent,
  token: string | undefined,
  {
    path = '/deploy',
    method = 'GET',
    body,
  }: { readonly path?: string; readonly method?: string; readonly body?: unknown },
): Promise<RestAnswer> {
  const response = await fetch(running.url + path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = text === '' ? null : (JSON.parse(text) as RestAnswer['body']);
  return { status: response.status, headers: response.headers, body: answer };
}

/** Requests a deployment as the console does. */
async function deploy(running: RunningContent, account: string, brand: unknown): Promise<RestAnswer> {
  const { token } = await running.person(account);
  return call(running, token, { method: 'POST', body: { brand_id: brand } });
}

const SAVE_PAGE = `mutation ($brand_id: ID!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brand_id, tag: "CONTENT-ALP", item: $item) { id }
}`;

/**
 * Saves links of a brand as the console does.
 * @param save.without ids of the links that are removed
 * @returns the ids of the added ones
 */
async function saveLinks(
  running: RunningContent,
  editor: Person,
  save: { readonly brand: string; readonly names: readonly string[]; readonly without: readonly string[] },
): Promise<readonly string[]> {
  running.advance(1);
  const { data, errors } = await editor.ask(
    `mutation ($brand: ID!, $links: [LinkInput!]!, $ids: [ID!]!) {
      add: addManyLinks(brandId: $brand, links: $links) { id }
      remove: massRemoveLinkRecords(ids: $ids) { ids }
    }`,
    {
      brand: save.brand,
      ids: save.without,
      links: save.names.map((name) => ({ name, link: 'https://social.example', category: 'social_media' })),
    },
  );
  expect(errors).toEqual([]);
  return (data?.['add'] as unknown as readonly { readonly id: string }[]).map(({ id }) => id);
}

async function lastOf(running: RunningContent, account: string, brand: string): Promise<RestAnswer> {
  return call(running, (await running.person(account)).token, { path: `/deploy?brand_id=${brand}` });
}

describe('POST /deploy where it is restricted', () => {
  let running: RunningContent;
  beforeAll(async () => {
    running = await startContent({ ...LONG_SESSIONS, DEPLOY_RESTRICTED: 'on' });
  });
  afterAll(() => running.stop());

  it('needs a scope of its own, which is part of the role matrix', async () => {
    const alp = brandId('ALP');
    const refused = await deploy(running, 'alp.editor', alp);
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'You do not have access to this (create:deployment is needed).' },
    });
    expect((await lastOf(running, 'alp.editor', alp)).status).toBe(204);
    const { token } = await running.person('platform.administrator');
    const { body } = await call(running, token, { path: '/iam/features?limit=50' });
    expect(JSON.stringify(body)).toContain('"scope":"create:deployment"');
    await running.services.database.query(
      `INSERT INTO role_permission (role_id, permission_id)
       SELECT user_role.role_id, permission.id FROM user_role JOIN app_user ON app_user.id = user_role.user_id, permission
       WHERE app_user.email = 'alp.editor@demo.example' AND permission.scope = 'create:deployment'`,
    );
    expect((await deploy(running, 'alp.editor', alp)).status).toBe(202);
    const health = await call(running, undefined, { path: '/health' });
    expect(health.body?.['offers']).toContain('restricted_deployments');
  });
});

describe('POST /deploy without a deployment system', () => {
  let running: RunningContent;
  beforeAll(async () => {
    running = await startContent(LONG_SESSIONS);
  });
  beforeEach(() => {
    running.advance(COOLDOWN_SECONDS);
  });
  afterAll(() => running.stop());

  it('[API-REST-026] records who requests which brand, and when', async () => {
    expect(await lastOf(running, 'amaia.editor', brandId('AMAIA'))).toMatchObject({ status: 204, body: null });
    const answer = await deploy(running, 'amaia.editor', brandId('AMAIA'));
    expect(answer).toMatchObject({ status: 202, body: { message: ESTIMATE } });
    const last = await lastOf(running, 'amaia.editor', brandId('AMAIA'));
    expect(last.status).toBe(200);
    expect(last.headers.get('cache-control')).toBe('no-store');
    expect(last.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      status: 'done',
      requested_by: 'AMAIA Editor',
      requested_at: expect.stringMatching(/^\d{4}-.*Z$/),
      finished_at: last.body?.['requested_at'],
      ...{ planned_at: null, message: null, progress: null, url: null, note: null },
      ready_in: COOLDOWN_SECONDS,
    });
  });

  it('is allowed to everybody of the brand, whatever their scopes', async () => {
    expect((await deploy(running, 'alp.contracts', brandId('ALP'))).status).toBe(202);
    expect((await lastOf(running, 'alp.reader', brandId('ALP'))).body).toMatchObject({ requested_by: 'ALP Contracts' });
  });

  it('uses the brand of people who have only one', async () => {
    const { token } = await running.person('avida.limited');
    expect((await call(running, token, { method: 'POST' })).status).toBe(202);
    expect((await call(running, token, {})).body).toMatchObject({ requested_by: 'AVIDA Limited' });
  });

  it('[DEPLOY-003] is possible again after four minutes, separately for each brand, and reports the time left', async () => {
    const alp = brandId('ALP');
    expect((await deploy(running, 'alp.editor', alp)).status).toBe(202);
    running.advance(59);
    const refused = await deploy(running, 'alp.reader', alp);
    expect(refused.status).toBe(409);
    const message = 'ALP was deployed a moment ago.';
    expect(refused.body).toEqual({ message, data: { message } });
    const left = Number(refused.headers.get('retry-after'));
    expect(left).toBeLessThanOrEqual(COOLDOWN_SECONDS - 59);
    expect(left).toBeGreaterThan(COOLDOWN_SECONDS - 120);
    const { ready_in: readyIn } = (await lastOf(running, 'alp.reader', alp)).body ?? {};
    expect(readyIn).toBeLessThanOrEqual(left);
    expect(readyIn).toBeGreaterThan(left - 60);
    expect((await deploy(running, 'alisi.editor', brandId('ALISI'))).status).toBe(202);
    running.advance(COOLDOWN_SECONDS - 59);
    expect((await lastOf(running, 'alp.reader', alp)).body).toMatchObject({ ready_in: 0 });
    expect((await deploy(running, 'alp.editor', alp)).status).toBe(202);
  });

  it('does not wait for hours when the clock of the machine is set back', async () => {
    const amaia = brandId('AMAIA');
    running.advance(HOUR);
    expect((await deploy(running, 'amaia.editor', amaia)).status).toBe(202);
    running.advance(-HOUR);
    expect((await deploy(running, 'amaia.editor', amaia)).status).toBe(202);
    running.advance(HOUR);
  });

  it('is recorded once when several people request it at the same moment', async () => {
    const answers = await Promise.all(
      ['alp.editor', 'alp.reader', 'alp.contracts'].map((account) => deploy(running, account, brandId('ALP'))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
  });

  it('lists the changes it would publish: what was saved since the last one, and by whom, as far as the caller may read it', async () => {
    const changesFor = async (account: string) =>
      (await call(running, (await running.person(account)).token, { path: '/deploy/changes' }))
        .body as unknown as Changes;
    await deploy(running, 'alp.editor', brandId('ALP'));
    running.advance(COOLDOWN_SECONDS);
    expect((await changesFor('alp.editor')).changes).toEqual([]);
    const id = randomUUID();
    const editor = await running.person('alp.editor');
    const item = { id, name: 'Elevators, quieter' };
    for (const featured of [false, true]) {
      running.advance(1);
      const { errors } = await editor.ask(SAVE_PAGE, { brand_id: brandId('ALP'), item: { ...item, featured } });
      expect(errors).toEqual([]);
    }
    const { since, changes, has_more: hasMore } = await changesFor('alp.editor');
    expect(since).toMatch(/Z$/);
    expect(hasMore).toBe(false);
    expect(changes).toEqual([
      {
        ...{ kind: 'page', of: 'CONTENT-ALP', id, name: 'Elevators, quieter', slug: 'elevators-quieter' },
        ...{ category: null, action: 'saved', saves: 2, saved_by: ['ALP Editor'] },
        saved_at: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await changesFor('alp.contracts')).changes).toEqual([]);
    running.advance(COOLDOWN_SECONDS);
    await deploy(running, 'alp.editor', brandId('ALP'));
    expect((await changesFor('alp.editor')).changes).toEqual([]);
  });

  it('lists links that were moved as saved, although they were removed and added again, and those removed for good once', async () => {
    const editor = await running.person('alp.editor');
    const brand = brandId('ALP');
    const save = (names: readonly string[], without: readonly string[]) =>
      saveLinks(running, editor, { brand, names, without });
    const changes = async () => {
      const { body } = await call(running, editor.token, { path: '/deploy/changes' });
      return (body as unknown as Changes).changes.map(({ name, action }) => `${name} ${action}`);
    };
    const first = await save(['Here', 'There'], []);
    await deploy(running, 'alp.editor', brand);
    running.advance(COOLDOWN_SECONDS);
    const second = await save(['There', 'Here'], first);
    expect((await changes()).toSorted()).toEqual(['Here saved', 'There saved']);
    await save(['Here'], second);
    expect((await changes()).toSorted()).toEqual(['Here saved', 'There removed']);
  });

  it('lists a link that was changed as saved, although it was removed and added again', async () => {
    const editor = await running.person('amaia.editor');
    const brand = brandId('AMAIA');
    const save = (names: readonly string[], without: readonly string[]) =>
      saveLinks(running, editor, { brand, names, without });
    const first = await save(['Chat'], []);
    running.advance(COOLDOWN_SECONDS);
    await deploy(running, 'amaia.editor', brand);
    running.advance(COOLDOWN_SECONDS);
    const second = await save(['Chat with us'], first);
    await save(['Talk with us'], second);
    const { body } = await call(running, editor.token, { path: '/deploy/changes' });
    const changes = (body as unknown as Changes).changes.filter(({ of }) => of === 'link');
    expect(changes.map(({ name, action }) => `${name} ${action}`)).toEqual(['Talk with us saved']);
  });

  it('examines only the newest saves if there are many, and reports that', async () => {
    const page = randomUUID();
    await running.services.database.query(
      `INSERT INTO page_revision (page_id, revision, brand_id, tag, slug, name, featured, alternative_featured, published,
         category, action, saved_by, saved_at, tree, file_keys)
       SELECT CASE WHEN n = 1 THEN gen_random_uuid() ELSE $1 END, n, $2, 'CONTENT-ALISI', 'often', 'Often', false, false, false,
         NULL, 'saved', NULL, $3::timestamptz + n * interval '1 second', '', '{}' FROM generate_series(1, 5002) AS n`,
      [page, brandId('ALISI'), running.services.clock()],
    );
    const { token } = await running.person('alisi.editor');
    const { body } = await call(running, token, { path: '/deploy/changes' });
    expect(body).toMatchObject({ has_more: true, changes: [{ id: page, saves: 5001 }] });
  });

  it('keeps all deployments with their notes', async () => {
    const { token } = await running.person('amaia.editor');
    const body = { brand_id: brandId('AMAIA'), note: '  New prices  ' };
    expect((await call(running, token, { method: 'POST', body })).status).toBe(202);
    running.advance(COOLDOWN_SECONDS);
    expect((await call(running, token, { method: 'POST', body: { ...body, note: undefined } })).status).toBe(202);
    const history = await call(running, token, { path: '/deploy/history' });
    const [last, before] = history.body as unknown as readonly Readonly<Record<string, unknown>>[];
    expect([last?.['note'], before?.['note']]).toEqual([null, 'New prices']);
    for (const page of ['x', '1.05', '1e99', '']) {
      expect(await call(running, token, { path: `/deploy/history?page=${page}` }), page).toMatchObject({ status: 400 });
    }
    const long = { ...body, note: 'x'.repeat(2_001) };
    expect(await call(running, token, { method: 'POST', body: long })).toMatchObject({ status: 400 });
  });

  it.each([
    ['x', 400, "brand_id: expected a UUID, got 'x'."],
    [7, 400, 'brand_id must be a text.'],
    [randomUUID(), 404, 'Brand not found.'],
    [brandId('AVIDA'), 404, 'Brand not found.'],
  ])('is refused for %j, which is not a brand of the caller', async (brand, status, message) => {
    const refused = { status, body: { message, data: { message } } };
    expect(await deploy(running, 'alp.editor', brand)).toMatchObject(refused);
    if (typeof brand === 'string') expect(await lastOf(running, 'alp.editor', brand)).toMatchObject(refused);
  });

  it('[API-REST-026] needs a bearer, and a brand', async () => {
    for (const method of ['GET', 'POST']) {
      expect(await call(running, undefined, { method })).toMatchObject({ status: 401 });
      expect(await call(running, 'forged', { method })).toMatchObject({ status: 401 });
    }
    expect(await deploy(running, 'platform.administrator', brandId('ALP'))).toMatchObject({ status: 403 });
  });
});

describe('a deployment system', () => {
  const SECRET = 'shared secret';
  let running: RunningContent;
  let hook: HttpServer;
  beforeAll(async () => {
    hook = await startHttpServer();
    running = await startContent({
      ...LONG_SESSIONS,
      DEPLOY_HOOK_URL: `${hook.url}/deploy?token=t`,
      DEPLOY_HOOK_SECRET: SECRET,
    });
  });
  beforeEach(() => {
    running.advance(COOLDOWN_SECONDS);
    hook.requests.length = 0;
    hook.answer = () => ({ status: 202 });
  });
  afterAll(async () => {
    await running.stop();
    await hook.stop();
  });

  async function last(brand: 'ALP' | 'AVIDA' = 'ALP'): Promise<Readonly<Record<string, unknown>>> {
    return (await lastOf(running, `${brand.toLowerCase()}.editor`, brandId(brand))).body ?? {};
  }

  /** Makes the queue handle due orders by another request, once no order is in flight. */
  async function wakeQueue(): Promise<void> {
    const { database } = running.services;
    const orders = `SELECT id FROM deployment WHERE taken_at IS NULL AND (status = 'running' OR status = 'queued' AND attempts = 0)`;
    await expect.poll(() => database.query(orders)).toEqual([]);
    running.advance(COOLDOWN_SECONDS);
    await deploy(running, 'avida.editor', brandId('AVIDA'));
  }

  async function untilEnded(status: 'done' | 'failed'): Promise<Readonly<Record<string, unknown>>> {
    await expect.poll(async () => (await last())['status'], { timeout: 10_000 }).toBe(status);
    return last();
  }

  it('receives a signed order', async () => {
    expect((await deploy(running, 'alp.editor', brandId('ALP'))).status).toBe(202);
    const { id, requested_at: at, finished_at: finishedAt, message } = await untilEnded('done');
    expect([typeof finishedAt, message]).toEqual(['string', null]);
    expect(hook.requests).toHaveLength(1);
    const [order] = hook.requests;
    expect(order).toMatchObject({ method: 'POST', path: '/deploy?token=t' });
    expect(JSON.parse(order?.body ?? '')).toEqual({ id, brand: 'ALP', requested_by: 'ALP Editor', at });
    const signature = createHmac('sha256', SECRET)
      .update(order?.body ?? '')
      .digest('hex');
    expect(order?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-signature-256': `sha256=${signature}`,
    });
  });

  it.each([
    ['a fault', { status: 503 }],
    ['too many requests', { status: 429 }],
    ['nothing', 'nothing'],
  ] as const)('that answers %s receives the order again, with the same id', async (_what, fault) => {
    hook.answer = () => (hook.requests.length === 1 ? fault : { status: 200 });
    await deploy(running, 'alp.editor', brandId('ALP'));
    await wakeQueue();
    await untilEnded('done');
    const orders = hook.requests.map(({ body }) => JSON.parse(body) as { readonly id: string; readonly brand: string });
    const ids = orders.filter(({ brand }) => brand === 'ALP').map(({ id }) => id);
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('receives an order again after a moment, also if that of another brand has ended in between', async () => {
    hook.answer = () => ({ status: hook.requests.length === 1 ? 503 : 200 });
    await deploy(running, 'alp.editor', brandId('ALP'));
    await expect.poll(async () => (await last())['message']).toContain('503');
    await deploy(running, 'avida.editor', brandId('AVIDA'));
    await untilEnded('done');
    expect(hook.requests.map(({ body }) => body.includes('"ALP"'))).toEqual([true, false, true]);
  });

  /** Only the deployment of ALP has a status address. @param reported the answer of that address */
  function answerStatus(statusUrl: string, reported: () => unknown): void {
    hook.answer = ({ method, body }) => {
      if (method === 'GET') return { body: reported() };
      return { status: 202, body: body.includes('"ALP"') ? { id: '7', statusUrl } : {} };
    };
  }

  it('that returns a status address is polled until the deployment ends', async () => {
    let reported: unknown = { state: 'running', progress: 40, message: 'Building\nthe pages' };
    answerStatus('/builds/7', () => reported);
    await deploy(running, 'alp.editor', brandId('ALP'));
    await wakeQueue();
    await expect.poll(() => last()).toMatchObject({ status: 'running', progress: 40, message: 'Building the pages' });
    expect((await last())['finished_at']).toBeNull();
    const signature = createHmac('sha256', SECRET).update(`${hook.url}/builds/7`).digest('hex');
    expect(hook.requests.find(({ method }) => method === 'GET')).toMatchObject({
      path: '/builds/7',
      headers: { 'x-signature-256': `sha256=${signature}` },
    });
    const long = `${'x'.repeat(499)}🏠`;
    reported = { state: 'running', message: long.repeat(2) };
    await wakeQueue();
    await expect.poll(() => last()).toMatchObject({ message: long });
    reported = { state: 'success', message: 'Live', url: 'https://www.example.com/builds/7' };
    await wakeQueue();
    expect(await untilEnded('done')).toMatchObject({ message: 'Live', url: 'https://www.example.com/builds/7' });
  });

  it('reports that a deployment failed, and one that never ends has failed after an hour', async () => {
    let reported: unknown = { state: 'failure', url: 'javascript:alert(1)' };
    answerStatus(`${hook.url}/builds/8`, () => reported);
    await deploy(running, 'alp.editor', brandId('ALP'));
    await wakeQueue();
    expect(await untilEnded('failed')).toMatchObject({ message: 'The deployment failed.', url: null });
    reported = 'what is no JSON';
    await deploy(running, 'alp.editor', brandId('ALP'));
    await wakeQueue();
    running.advance(3_600);
    await wakeQueue();
    expect(await untilEnded('failed')).toMatchObject({ message: expect.stringContaining('within an hour') });
  });

  it.each(['http://169.254.169.254/latest', '//other.example/8', 'http://u:p@127.0.0.1/8', 7])(
    'cannot make the services call %s',
    async (statusUrl) => {
      hook.answer = () => ({ status: 202, body: { statusUrl } });
      await deploy(running, 'alp.editor', brandId('ALP'));
      await untilEnded('done');
      expect(hook.requests).toHaveLength(1);
    },
  );

  it('that rejects the order does not receive it again, and another one may be requested at once', async () => {
    hook.answer = () => ({ status: 401, body: 'secret details' });
    await deploy(running, 'alp.editor', brandId('ALP'));
    expect(await untilEnded('failed')).toMatchObject({
      message: 'The deployment could not be started: the deployment system answered 401.',
      finished_at: expect.any(String),
      ready_in: 0,
    });
    expect(hook.requests).toHaveLength(1);
    hook.answer = () => ({ status: 204 });
    expect((await deploy(running, 'alp.editor', brandId('ALP'))).status).toBe(202);
    await untilEnded('done');
  });

  it('that has moved is not followed', async () => {
    hook.answer = () => ({ status: 307, headers: { location: `${hook.url}/elsewhere` } });
    await deploy(running, 'alp.editor', brandId('ALP'));
    await untilEnded('failed');
    expect(hook.requests.map(({ path }) => path)).toEqual(['/deploy?token=t']);
  });

  it('receives the order four times, and then the deployment has failed', async () => {
    hook.answer = () => ({ status: 500 });
    await deploy(running, 'alp.editor', brandId('ALP'));
    for (const attempt of [1, 2, 3, 4]) {
      await expect.poll(() => hook.requests.filter(({ body }) => body.includes('"ALP"')).length).toBe(attempt);
      await wakeQueue();
    }
    expect(await untilEnded('failed')).toMatchObject({
      message: 'The deployment could not be started: the deployment system answered 500.',
    });
    expect(hook.requests.filter(({ body }) => body.includes('"ALP"'))).toHaveLength(4);
  });

  it.each(['queued', 'running'])('receives an order that a dead node left %s', async (status) => {
    const id = randomUUID();
    const at = new Date(running.services.clock().getTime() - 61_000);
    await running.services.database.query(
      `INSERT INTO deployment (id, brand_id, requested_by, requested_at, status, attempts, next_attempt_at)
       VALUES ($1, $2, 'ALP Reader', $3, $4, 1, $3)`,
      [id, brandId('ALP'), at, status],
    );
    await deploy(running, 'avida.editor', brandId('AVIDA'));
    expect(await untilEnded('done')).toMatchObject({ id, requested_by: 'ALP Reader' });
  });
});
