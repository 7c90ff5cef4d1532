import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldNotices } from '../../server/identity/mail/outbox';
import { deleteOldPlans, type Plan } from '../../server/plans/plans';
import { createPlanQueue } from '../../server/plans/planQueue';
import { brandId, startContent, take, type RunningContent } from './support/content';
import { untilWaiting } from './support/waiting';

/** The clock jumps, and sign-ins have to outlast that. */
const LONG_SESSIONS = { ACCESS_TOKEN_SECONDS: '86400', SIGN_IN_SECONDS: '864000', SIGN_IN_IDLE_SECONDS: '864000' };
/** Seconds. */
const SOON = 900;
const ALP = brandId('ALP');
const AVIDA = brandId('AVIDA');

interface RestAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | null;
}

let running: RunningContent;
beforeAll(async () => {
  running = await startContent(LONG_SESSIONS);
});
beforeEach(async () => {
  await running.services.database.query('DELETE FROM plan');
  running.advance(SOON);
});
afterAll(() => running.stop());

async function call(account: string, path: string, sent?: { readonly method: string; readonly body: unknown }) {
  const { token } = await running.person(account);
  const response = await fetch(running.url + path, {
    method: sent?.method ?? 'GET',
    headers: { authorization: `Bearer ${token}`, ...(sent && { 'content-type': 'application/json' }) },
    ...(sent && { body: JSON.stringify(sent.body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as RestAnswer['body']) };
}

function later(seconds: number): string {
  return new Date(running.services.clock().getTime() + seconds * 1000).toISOString();
}

function put(account: string, id: string, body: Readonly<Record<string, unknown>>): Promise<RestAnswer> {
  return call(account, `/plans/${id}`, { method: 'PUT', body: { at: later(SOON), ...body } });
}

function cancel(account: string, id: string): Promise<RestAnswer> {
  return call(account, `/plans/${id}/cancel`, { method: 'POST', body: {} });
}

/** The current plans; requesting them also wakes the queue. */
async function plansOf(account: string): Promise<readonly Plan[]> {
  return (await call(account, '/plans')).body as unknown as readonly Plan[];
}

async function untilDone(account: string): Promise<void> {
  await expect.poll(() => plansOf(account)).toEqual([]);
}

const SAVE_PAGE = `mutation ($item: BrandPageInput!, $brand: ID!, $tag: String!) {
  addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { id }
}`;
const READ_PAGE = 'query ($id: ID!) { getSpecificBrandPageById(id: $id) { published revision updated_by } }';
const REVISIONS = 'query ($id: ID!) { pageRevisions(page_id: $id) { revision action saved_by planned_at } }';

async function makePage(name: string): Promise<string> {
  const id = randomUUID();
  const editor = await running.person('alp.editor');
  const answer = await editor.ask(SAVE_PAGE, { brand: ALP, tag: 'CONTENT-ALP', item: { id, name } });
  expect(answer.errors).toEqual([]);
  return id;
}

async function pageOf(id: string): Promise<unknown> {
  return take(await (await running.person('alp.editor')).ask(READ_PAGE, { id }), 'getSpecificBrandPageById');
}

function pageEntry(id: string) {
  return { kind: 'page', of: 'CONTENT-ALP', entry_id: id };
}

describe('a page that is hidden and published at a time', () => {
  it('is saved then, on behalf of the person who planned it, and its history records that', async () => {
    const id = await makePage('Rainy season');
    const plannedAt = running.services.clock();
    expect((await put('alp.editor', randomUUID(), { action: 'hide', ...pageEntry(id) })).status).toBe(200);
    expect(
      (await put('alp.editor', randomUUID(), { action: 'show', ...pageEntry(id), at: later(2 * SOON) })).status,
    ).toBe(200);
    expect(await plansOf('alp.editor')).toMatchObject([
      { action: 'hide', status: 'planned', name: 'Rainy season', slug: 'rainy-season', may_change: true },
      { action: 'show', planned_by: 'ALP Editor' },
    ]);
    expect(await pageOf(id)).toMatchObject({ published: true, revision: 1 });
    running.advance(SOON + 1);
    await expect.poll(async () => (await plansOf('alp.editor')).length).toBe(1);
    expect(await pageOf(id)).toMatchObject({ published: false, revision: 2, updated_by: 'ALP Editor' });
    const revisions = take(await (await running.person('alp.editor')).ask(REVISIONS, { id }), 'pageRevisions');
    const [hidden, made] = revisions as unknown as readonly { readonly planned_at: string | null }[];
    expect(made?.planned_at).toBeNull();
    expect(Math.abs(Date.parse(hidden?.planned_at ?? '') - plannedAt.getTime())).toBeLessThan(60_000);
    running.advance(SOON);
    await untilDone('alp.editor');
    expect(await pageOf(id)).toMatchObject({ published: true, revision: 3 });
    const all = take(await (await running.person('alp.editor')).ask(REVISIONS, { id }), 'pageRevisions');
    expect(all).toMatchObject(['published', 'hidden', 'saved'].map((action) => ({ action })));
  });

  it('is done once, however many nodes check, and also after a time in which none ran', async () => {
    const id = await makePage('Two nodes');
    await put('alp.editor', randomUUID(), { action: 'hide', ...pageEntry(id) });
    running.advance(30 * SOON);
    const nodes = Array.from({ length: 4 }, () => createPlanQueue(running.services, { wake: () => undefined }));
    for (const node of nodes) node.wake();
    await untilDone('alp.editor');
    await Promise.all(nodes.map((node) => node.close()));
    expect(await pageOf(id)).toMatchObject({ published: false, revision: 2 });
  });

  it('can be given another time, and be cancelled', async () => {
    const id = await makePage('Another time');
    const plan = randomUUID();
    await put('alp.editor', plan, { action: 'hide', ...pageEntry(id) });
    const at = later(5 * SOON);
    expect(await put('alp.editor', plan, { action: 'hide', ...pageEntry(id), at })).toMatchObject({
      status: 200,
      body: { at },
    });
    expect(await put('alp.editor', randomUUID(), { action: 'hide', ...pageEntry(id) })).toMatchObject({
      status: 409,
      body: { message: 'A time is set for this already. Change that one.' },
    });
    for (const other of [
      { action: 'show', ...pageEntry(id) },
      { action: 'hide', ...pageEntry(randomUUID()) },
      { action: 'deploy' },
    ]) {
      expect(await put('alp.editor', plan, other)).toMatchObject({
        status: 409,
        body: { message: 'This plan is for something else.' },
      });
    }
    running.advance(2 * SOON);
    expect(await plansOf('alp.editor')).toHaveLength(1);
    expect((await cancel('alp.editor', plan)).status).toBe(204);
    expect((await cancel('alp.editor', plan)).status).toBe(204);
    expect(await plansOf('alp.editor')).toEqual([]);
    running.advance(9 * SOON);
    expect(await plansOf('alp.editor')).toEqual([]);
    expect(await pageOf(id)).toMatchObject({ published: true, revision: 1 });
    expect(await put('alp.editor', plan, { action: 'hide', ...pageEntry(id) })).toMatchObject({ status: 409 });
  });

  it('is not changed when the person who planned that may not do so any more; they see and dismiss the failure', async () => {
    const { database } = running.services;
    const id = await makePage('No right');
    const plan = randomUUID();
    await put('alp.editor', plan, { action: 'hide', ...pageEntry(id) });
    const permissions = await database.query<{ role_id: string; permission_id: string }>(
      `DELETE FROM role_permission USING permission, user_role, app_user
       WHERE permission.id = role_permission.permission_id AND permission.scope = 'update:content'
         AND user_role.role_id = role_permission.role_id AND app_user.id = user_role.user_id
         AND app_user.email = 'alp.editor@demo.example' RETURNING role_permission.role_id, role_permission.permission_id`,
    );
    running.advance(SOON + 1);
    await expect
      .poll(() => plansOf('alp.editor'))
      .toMatchObject([
        {
          ...{ id: plan, status: 'failed', message: 'ALP Editor has no access to this any more.' },
          ...{ may_change: false, may_cancel: true },
        },
      ]);
    const byOther = await cancel('alp.reader', plan);
    const dismissed = await cancel('alp.editor', plan);
    for (const { role_id, permission_id } of permissions) {
      await database.query('INSERT INTO role_permission (role_id, permission_id) VALUES ($1, $2)', [
        role_id,
        permission_id,
      ]);
    }
    expect(await pageOf(id)).toMatchObject({ published: true, revision: 1 });
    expect([byOther.status, dismissed.status]).toEqual([403, 204]);
    expect(await plansOf('alp.editor')).toEqual([]);
  });

  it('may be a page of company information, which its list shows as active or inactive', async () => {
    const editor = await running.person('alp.editor');
    const item = { id: randomUUID(), name: 'Facts ALP' };
    await editor.ask(SAVE_PAGE, { brand: ALP, tag: 'COMPANY-INFO-ALP', item });
    const entry = { kind: 'page', of: 'COMPANY-INFO-ALP', entry_id: item.id };
    await put('alp.editor', randomUUID(), { action: 'hide', ...entry });
    running.advance(SOON + 1);
    await untilDone('alp.editor');
    expect(await pageOf(item.id)).toMatchObject({ published: false });
  });

  it('is reported as failed if it was removed in the meantime', async () => {
    const id = await makePage('Removed');
    await put('alp.editor', randomUUID(), { action: 'hide', ...pageEntry(id) });
    await (await running.person('alp.editor')).ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
    running.advance(SOON + 1);
    await expect
      .poll(() => plansOf('alp.editor'))
      .toMatchObject([{ status: 'failed', message: 'Page not found.', name: 'Removed', may_change: true }]);
  });

  it('that failed is mailed to the person who planned it, and reported until it is dismissed or planned again', async () => {
    const id = await makePage('Not done');
    const { database } = running.services;
    await put('alp.editor', randomUUID(), { action: 'hide', ...pageEntry(id) });
    await database.query('UPDATE page SET tag = $2, name = $3 WHERE id = $1', [id, 'SOMEWHERE-ELSE', 'Out of sight']);
    running.advance(SOON + 1);
    // With the name that they know: they must not learn about changes of a page that they may not read any more.
    await expect.poll(() => plansOf('alp.editor')).toMatchObject([{ status: 'failed', name: 'Not done', slug: null }]);
    const mails = await database.query(
      `SELECT recipient, subject, body FROM outbox_mail WHERE subject LIKE '%Not done (ALP)'`,
    );
    expect(mails).toEqual([
      {
        recipient: 'alp.editor@demo.example',
        subject: 'Not done: hide Not done (ALP)',
        body: expect.stringMatching(
          /^Hello ALP Editor,\n\nyou planned to hide Not done \(ALP\) on .*Page not found\./s,
        ),
      },
    ]);
    const inOutbox = async () => (await call('platform.administrator', '/iam/outbox')).body?.['data'];
    const [notice] = (await inOutbox()) as readonly Readonly<Record<string, unknown>>[];
    expect(notice).toMatchObject({ to: 'alp.editor@demo.example', subject: 'Not done: hide Not done (ALP)' });
    expect(notice).not.toHaveProperty('link');
    const age = `sent_at = now() - interval '400 days', next_attempt_at = now() - interval '400 days'`;
    await database.query(`UPDATE outbox_mail SET ${age}`);
    await deleteOldNotices(running.services);
    expect(await inOutbox()).toContainEqual(expect.objectContaining({ id: notice?.['id'] }));
    await database.query(`UPDATE outbox_mail SET status = 'sent'`);
    await deleteOldNotices(running.services);
    expect(await inOutbox()).not.toContainEqual(expect.objectContaining({ id: notice?.['id'] }));
    await database.query('UPDATE page SET tag = $2 WHERE id = $1', [id, 'CONTENT-ALP']);
    await database.query(`UPDATE plan SET finished_at = finished_at - interval '400 days'`);
    await deleteOldPlans(running.services);
    expect(await plansOf('alp.editor')).toMatchObject([{ status: 'failed' }]);
    await put('alp.editor', randomUUID(), { action: 'hide', ...pageEntry(id) });
    expect(await plansOf('alp.editor')).toMatchObject([{ status: 'planned' }]);
  });

  it('is visible to people who may read it, and changed by people who may change it', async () => {
    const id = await makePage('Seen');
    const plan = randomUUID();
    expect((await put('alp.reader', plan, { action: 'hide', ...pageEntry(id) })).status).toBe(403);
    expect((await put('avida.editor', plan, { action: 'hide', ...pageEntry(id) })).status).toBe(400);
    await put('alp.editor', plan, { action: 'hide', ...pageEntry(id) });
    expect(await plansOf('alp.reader')).toMatchObject([{ id: plan, may_change: false }]);
    expect(await plansOf('alp.contracts')).toEqual([]);
    expect(await plansOf('avida.editor')).toEqual([]);
    expect((await cancel('alp.reader', plan)).status).toBe(403);
    expect((await cancel('alp.contracts', plan)).status).toBe(404);
    expect((await cancel('avida.editor', plan)).status).toBe(404);
  });

  it.each([
    ['2020-01-01T00:00:00Z', 'The time has passed already.'],
    ['2126-01-01T00:00:00Z', 'The time must lie within a year from now.'],
    ['2026-13-01T00:00:00Z', 'at: expected an instant such as 2026-11-24T14:00:00Z.'],
    ['2027-01-01T00:00:00', 'at: expected an instant such as 2026-11-24T14:00:00Z.'],
    ['2027-02-30T10:00:00Z', 'at: expected an instant such as 2026-11-24T14:00:00Z.'],
    ['2027-01-31T24:00:00+08:00', 'at: expected an instant such as 2026-11-24T14:00:00Z.'],
    ['', 'Choose a date and a time.'],
  ])('is not planned for %j', async (at, message) => {
    const refused = await put('alp.editor', randomUUID(), { action: 'deploy', at });
    expect(refused).toMatchObject({ status: 400, body: { message, argument: 'at' } });
  });

  it.each([
    [{ action: 'hide', kind: 'page', of: 'HOME-BUYING-GUIDE-ALP' }, 'of'],
    [{ action: 'hide', kind: 'record', of: 'home_banner' }, 'of'],
    [{ action: 'hide', kind: 'shelf', of: 'CONTENT-ALP' }, 'kind'],
    [{ action: 'erase' }, 'action'],
  ])('is not a valid plan: %j', async (body, argument) => {
    const refused = await put('alp.editor', randomUUID(), { entry_id: randomUUID(), ...body });
    expect(refused).toMatchObject({ status: 400, body: { argument } });
  });
});

/** @returns the id of a career */
async function makeCareer(title: string): Promise<string> {
  const editor = await running.person('avida.editor');
  const [department, career] = [randomUUID(), randomUUID()];
  await editor.ask(
    'mutation ($brand: ID!, $id: ID!, $name: String!) { addOrUpdateEmploymentType(brand_id: $brand, id: $id, name: $name) { id } }',
    { brand: AVIDA, id: department, name: `Department of the ${title}` },
  );
  const data = { id: career, brand_id: AVIDA, title, location: 'Makati', employment_type_id: department };
  const saved = await editor.ask('mutation ($data: CareerInput!) { addOrUpdateCareer(careerData: $data) { id } }', {
    data,
  });
  expect(saved.errors).toEqual([]);
  return career;
}

it('a record is shown and hidden with the property that its area names', async () => {
  const editor = await running.person('avida.editor');
  const career = await makeCareer('Analyst');
  const body = { action: 'hide', kind: 'record', of: 'career', entry_id: career };
  expect(await put('avida.editor', randomUUID(), body)).toMatchObject({ status: 200, body: { name: 'Analyst' } });
  running.advance(SOON + 1);
  await untilDone('avida.editor');
  const read = await editor.ask('query ($id: ID!) { getCareer(id: $id) { isVisible revision title updated_by } }', {
    id: career,
  });
  expect(take(read, 'getCareer')).toEqual({
    isVisible: false,
    revision: 2,
    title: 'Analyst',
    updated_by: 'AVIDA Editor',
  });
  const log = await editor.ask('query ($id: ID!) { recordRevisions(of: "career", id: $id) { revision planned_at } }', {
    id: career,
  });
  expect(take(log, 'recordRevisions')).toEqual([
    { revision: 2, planned_at: expect.any(String) },
    { revision: 1, planned_at: null },
  ]);
});

describe('a deployment at a time', () => {
  async function history(): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return (await call('alp.editor', '/deploy/history')).body as unknown as readonly Readonly<
      Record<string, unknown>
    >[];
  }

  it('is requested then, and the history records that it was planned', async () => {
    await put('alp.editor', randomUUID(), { action: 'deploy', note: 'Tonight' });
    expect(await plansOf('alp.contracts')).toMatchObject([{ action: 'deploy', note: 'Tonight', may_change: true }]);
    expect(await history()).toEqual([]);
    running.advance(SOON + 1);
    await untilDone('alp.editor');
    expect(await history()).toMatchObject([
      { requested_by: 'ALP Editor', note: 'Tonight', planned_at: expect.any(String), status: 'done' },
    ]);
  });

  it('waits if the website was deployed a moment before', async () => {
    const before = (await history()).length;
    await put('alp.editor', randomUUID(), { action: 'deploy' });
    running.advance(SOON - 60);
    await call('alp.editor', '/deploy', { method: 'POST', body: {} });
    running.advance(61);
    const attempts = async () => {
      await plansOf('alp.editor');
      return running.services.database.query('SELECT next_attempt_at > due_at AS waits FROM plan');
    };
    await expect.poll(attempts).toEqual([{ waits: true }]);
    expect(await plansOf('alp.editor')).toMatchObject([{ status: 'planned' }]);
    running.advance(240);
    await untilDone('alp.editor');
    expect((await history()).length).toBe(before + 2);
  });

  it('is offered', async () => {
    const health = (await (await fetch(`${running.url}/health`)).json()) as { readonly offers: readonly string[] };
    expect(health.offers).toContain('plans');
  });
});

// The embedded engine has a single session: no other one can lock the rows that a plan needs.
if (process.env['TEST_DATABASE_URL'])
  describe('a plan that is about to be done', () => {
    it('is not marked as failed if somebody gives it another time at that moment', async () => {
      const { database } = running.services;
      const id = await makePage('Given another time');
      const plan = randomUUID();
      await put('alp.editor', plan, { action: 'hide', ...pageEntry(id) });
      await (await running.person('alp.editor')).ask('mutation ($id: ID!) { removePage(id: $id) }', { id });
      running.advance(SOON + 1);
      const at = later(SOON);
      const node = createPlanQueue(running.services, { wake: () => undefined });
      const changing = await database.transaction(async (transaction) => {
        // With this lock plans can be read and locked, but not written.
        await transaction.query('LOCK TABLE plan IN SHARE ROW EXCLUSIVE MODE');
        node.wake();
        // The queue of the services may have reached the plan, too.
        await untilWaiting(database, 1, 'UPDATE plan SET status');
        const change = put('alp.editor', plan, { action: 'hide', ...pageEntry(id), at });
        await untilWaiting(database, 1, 'UPDATE plan SET due_at');
        return { change };
      });
      expect(await changing.change).toMatchObject({ status: 200, body: { at } });
      await node.close();
      expect(await plansOf('alp.editor')).toMatchObject([{ id: plan, status: 'planned', at, message: null }]);
    });

    it('shows no record that is being removed', async () => {
      const { database } = running.services;
      const career = await makeCareer('Archivist');
      await put('avida.editor', randomUUID(), { action: 'hide', kind: 'record', of: 'career', entry_id: career });
      running.advance(SOON + 1);
      const node = createPlanQueue(running.services, { wake: () => undefined });
      await database.transaction(async (transaction) => {
        await transaction.query('DELETE FROM career WHERE id = $1', [career]);
        node.wake();
        await untilWaiting(database, 1);
      });
      await node.close();
      // The queue of the services may have reached the plan instead.
      await expect
        .poll(() => plansOf('avida.editor'))
        .toMatchObject([{ status: 'failed', message: 'Career not found.' }]);
    });

    it('is the same one, if the request for it was sent twice at the same moment', async () => {
      const { database } = running.services;
      const id = randomUUID();
      const answers = await database.transaction(async (transaction) => {
        await transaction.query('SELECT id FROM brand WHERE id = $1 FOR UPDATE', [ALP]);
        const sent = [put('alp.editor', id, { action: 'deploy' }), put('alp.editor', id, { action: 'deploy' })];
        await untilWaiting(database, 2, 'SELECT id FROM brand');
        return { sent };
      });
      expect((await Promise.all(answers.sent)).map(({ status }) => status)).toEqual([200, 200]);
      expect(await plansOf('alp.editor')).toMatchObject([{ id }]);
    });

    it('is the last one below the limit of a brand, also if two are made at the same moment', async () => {
      const { database } = running.services;
      await put('alp.editor', randomUUID(), { action: 'deploy' });
      await database.query(
        `INSERT INTO plan (id, brand_id, action, due_at, next_attempt_at, planned_by, planned_at)
         SELECT gen_random_uuid(), brand_id, action, due_at, next_attempt_at, planned_by, planned_at
         FROM plan, generate_series(1, 498)`,
      );
      const planning = await database.transaction(async (transaction) => {
        await transaction.query('SELECT id FROM brand WHERE id = $1 FOR NO KEY UPDATE', [ALP]);
        const both = [1, 2].map(() => put('alp.editor', randomUUID(), { action: 'deploy' }));
        await untilWaiting(database, 2);
        return { both };
      });
      const answers = await Promise.all(planning.both);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });
  });
