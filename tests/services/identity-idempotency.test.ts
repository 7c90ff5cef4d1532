import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  activitiesOf,
  mailTo,
  startAdministration,
  userPayload,
  type RunningAdministration,
} from './support/administration';
import { signIn } from './support/signIn';

let running: RunningAdministration;
let token: string;

beforeAll(async () => {
  running = await startAdministration();
  token = (await signIn(running.url, 'platform.administrator@demo.example')).accessToken;
});

afterAll(async () => {
  await running.stop();
});

interface Keyed {
  readonly key: string;
  readonly body: unknown;
  readonly method?: string;
}

async function send(path: string, { key, body, method = 'POST' }: Keyed) {
  const response = await fetch(`${running.url}/iam/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { readonly data: { readonly id: string; readonly message?: string } };
  return { status: response.status, data };
}

async function newRole(name: string) {
  const tenants = await running.call('GET', 'tenants');
  return { name, description: 'For one test', isActive: true, tenantId: tenants.list[0]!.id, permissionIds: [] };
}

describe('a change with the header Idempotency-Key', () => {
  it('creates one user and sends one mail, however often it arrives, also concurrently', async () => {
    const email = 'once.only@demo.example';
    const body = await userPayload(running.call, { email });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send('users', { key: 'user 1', body })));
    answers.push(await send('users', { key: 'user 1', body }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    await mailTo(running.call, email);
    const { list } = await running.call('GET', 'outbox?limit=100');
    expect(list.filter((mail) => mail['to'] === email)).toHaveLength(1);
  });

  it('creates one role', async () => {
    const body = await newRole('Once');
    const [first, again] = [await send('roles', { key: 'role 1', body }), await send('roles', { key: 'role 1', body })];
    expect(again).toEqual(first);
    expect(first.status).toBe(201);
  });

  it('changes once, and does not undo a later change', async () => {
    const { id } = (await send('roles', { key: 'role 2', body: await newRole('Changed') })).data;
    const change = {
      method: 'PUT',
      key: 'role 2, changed',
      body: { ...(await newRole('Changed')), description: 'First' },
    };
    expect((await send(`roles/${id}`, change)).status).toBe(200);
    const later = { ...change, key: 'role 2, later', body: { ...change.body, description: 'Later' } };
    await send(`roles/${id}`, later);
    expect((await send(`roles/${id}`, change)).data).toMatchObject({ description: 'Later' });
  });

  it('changes a user once', async () => {
    const email = 'changed.once@demo.example';
    const { id } = (await send('users', { key: 'user 2', body: await userPayload(running.call, { email }) })).data;
    const body = await userPayload(running.call, {
      email,
      firstName: 'Grace',
      isActive: false,
      password: '',
      reason: '',
    });
    const change = { method: 'PUT', key: 'user 2, changed', body };
    expect(await send(`users/${id}`, change)).toEqual(await send(`users/${id}`, change));
    const { length } = await activitiesOf(running.call, id);
    expect(length).toBe(2);
  });

  it('may be retried after it failed', async () => {
    const duplicate = await send('roles', { key: 'role 3', body: await newRole('Once') });
    expect(duplicate.data.message).toBe('Role name is already taken.');
    expect((await send('roles', { key: 'role 3', body: await newRole('Thrice') })).status).toBe(201);
  });

  it('is refused when the key was used for another change, or is invalid', async () => {
    const refused = await send('roles', { key: 'role 1', body: await newRole('Other') });
    expect(refused).toMatchObject({ status: 400, data: { message: expect.stringContaining('Idempotency-Key') } });
    expect((await send('roles', { key: 'x'.repeat(201), body: await newRole('Long') })).status).toBe(400);
  });
});
