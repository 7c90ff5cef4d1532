import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../server/seed/identity';
import { startAdministration, tenantOf, type Call, type RunningAdministration } from './support/administration';

const USERS = demoAccounts.filter(({ refusal }) => refusal !== 'unknown_user');

interface Facet {
  readonly id: string;
  readonly name: string;
  readonly users: number;
}

let running: RunningAdministration;
let call: Call;

beforeAll(async () => {
  running = await startAdministration();
  call = running.call;
});

afterAll(async () => {
  await running.stop();
});

describe('GET /iam/users', () => {
  it('[API-REST-004, USR-004] returns the list with the counts of active and inactive users', async () => {
    const { status, list, meta } = await call('GET', 'users?page=1&limit=100');
    expect(status).toBe(200);
    expect(list.map(({ email }) => email).sort()).toEqual(USERS.map(({ email }) => email).sort());
    expect(meta).toEqual({
      data: { activeUsers: USERS.length - 2, inactiveUsers: 2, tenants: expect.any(Array), roles: expect.any(Array) },
      pagination: { page: 1, limit: 100, total: USERS.length },
    });
  });

  it('[USR-038] returns users with their roles and tenants', async () => {
    const { data } = await call('GET', 'users?q=alp.reader');
    expect(data).toEqual([
      {
        id: expect.any(String),
        firstName: 'ALP',
        middleName: null,
        lastName: 'Reader',
        email: 'alp.reader@demo.example',
        contactNumber: expect.any(String),
        isActive: true,
        verifiedAt: expect.stringMatching(/Z$/),
        createdAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        revision: 1,
        imgPath: null,
        reason: null,
        roles: [{ id: expect.any(String), name: 'ALP Reader' }],
        tenants: [{ id: tenantOf('ALP'), name: 'ALP' }],
      },
    ]);
  });

  it('[API-REST-004] pages: every user once, ten on a page by default', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => call('GET', `users?limit=3&page=${page}&sortBy=email`)),
    );
    const emails = pages.flatMap(({ list }) => list.map(({ email }) => email));
    expect(emails).toEqual(
      USERS.map(({ email }) => email)
        .sort()
        .reverse(),
    );
    expect(pages.map(({ list }) => list.length)).toEqual([3, 3, 3, 3, 0]);
    expect((await call('GET', 'users')).list).toHaveLength(10);
  });

  it('[API-REST-004] filters by isActive; the counts still include both', async () => {
    const active = await call('GET', 'users?isActive=true&limit=100');
    const inactive = await call('GET', 'users?isActive=false');
    expect(active.list.every((user) => user['isActive'] === true)).toBe(true);
    expect(inactive.list.map(({ email }) => email).sort()).toEqual([
      'amaia.inactive@demo.example',
      'amaia.pending@demo.example',
    ]);
    expect(inactive.meta.data).toMatchObject({ activeUsers: USERS.length - 2, inactiveUsers: 2 });
    expect(active.meta.data).toMatchObject({ activeUsers: USERS.length - 2, inactiveUsers: 2 });
    expect(inactive.meta.pagination.total).toBe(2);
    expect(active.meta.pagination.total).toBe(USERS.length - 2);
  });

  it('[API-REST-004] filters by isVerified and by tenantIds, one or several', async () => {
    expect((await call('GET', 'users?isVerified=false')).list.map(({ email }) => email)).toEqual([
      'amaia.pending@demo.example',
    ]);
    const verified = await call('GET', 'users?isVerified=true');
    expect(verified.meta).toMatchObject({ data: { inactiveUsers: 1 }, pagination: { total: USERS.length - 1 } });
    const alp = await call('GET', `users?tenantIds=${tenantOf('ALP')}`);
    expect(alp.meta.pagination.total).toBe(USERS.filter(({ brand }) => brand === 'ALP').length);
    const both = USERS.filter(({ brand }) => brand === 'ALP' || brand === 'ALISI').length;
    for (const query of [
      `tenantIds=${tenantOf('ALP')},${tenantOf('ALISI')}`,
      `tenantIds=${tenantOf('ALP')}&tenantIds=${tenantOf('ALISI')}`,
    ]) {
      expect((await call('GET', `users?limit=100&${query}`)).meta.pagination.total).toBe(both);
    }
  });

  it('filters by the first role, and counts the users of each brand and role under all the other filters', async () => {
    const { meta } = await call('GET', 'users');
    const roles = meta.data['roles'] as unknown as readonly Facet[];
    const reader = roles.find(({ name }) => name === 'ALP Reader')!;
    expect(reader).toMatchObject({ users: 1, tenantName: 'ALP' });
    const found = await call('GET', `users?roleIds=${reader.id}`);
    expect(found.list.map(({ email }) => email)).toEqual(['alp.reader@demo.example']);
    expect(found.meta.data).toEqual({
      ...{ activeUsers: 1, inactiveUsers: 0, roles },
      tenants: [{ id: tenantOf('ALP'), name: 'ALP', users: 1 }],
    });
    const elsewhere = await call('GET', `users?roleIds=${reader.id}&tenantIds=${tenantOf('AVIDA')}`);
    expect(elsewhere.meta).toMatchObject({ data: { activeUsers: 0 }, pagination: { total: 0 } });
    expect(await call('GET', 'users?roleIds=none')).toMatchObject({ status: 400 });
  });

  it('counts a user of several brands with each of them', async () => {
    const { list, meta } = await call('GET', 'users?limit=100&isActive=true');
    const several = list.filter(({ tenants }) => (tenants as readonly unknown[]).length > 1);
    expect(several.length).toBeGreaterThan(0);
    const users = (meta.data['tenants'] as unknown as readonly Facet[]).reduce((sum, facet) => sum + facet.users, 0);
    expect(users).toBe(list.reduce((sum, { tenants }) => sum + (tenants as readonly unknown[]).length, 0));
  });

  it.each([
    ['ALP reader', ['alp.reader@demo.example']],
    ['  INACTIVE@demo ', ['amaia.inactive@demo.example']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["'; DROP TABLE app_user; --", []],
  ])('[API-REST-004] searches for %j literally, in any case', async (q, emails) => {
    const { list, meta } = await call('GET', `users?q=${encodeURIComponent(q)}`);
    expect(list.map(({ email }) => email)).toEqual(emails);
    expect((meta.data['activeUsers'] ?? 0) + (meta.data['inactiveUsers'] ?? 0)).toBe(emails.length);
  });

  it('searches the mobile number', async () => {
    const [user] = (await call('GET', 'users?q=alp.reader')).list;
    const { list } = await call('GET', `users?q=${String(user?.['contactNumber'])}`);
    expect(list.map(({ email }) => email)).toEqual(['alp.reader@demo.example']);
  });

  it('[API-REST-004] sorts by any column in both directions', async () => {
    for (const [sortBy, of] of [
      ['email', (user) => user['email']],
      ['lastName', (user) => String(user['lastName']).toLowerCase()],
      ['role', (user) => (user['roles'] as { name: string }[])[0]?.name.toLowerCase()],
    ] as const satisfies readonly (readonly [string, (user: Readonly<Record<string, unknown>>) => unknown])[]) {
      const ascending = (await call('GET', `users?limit=100&sortBy=${sortBy}&order=asc`)).list.map(of);
      expect(ascending).toEqual([...ascending].sort());
      const descending = (await call('GET', `users?limit=100&sortBy=${sortBy}&order=DESC`)).list.map(of);
      expect(descending).toEqual([...ascending].reverse());
    }
  });

  it('[USR-002] returns the last changed first by default', async () => {
    running.advance(5);
    const [user] = (await call('GET', 'users?q=avida.limited')).list;
    const { data } = await call('GET', `users/${user?.id ?? ''}`);
    const role = (data['roles'] as { id: string }[])[0];
    await call('PUT', `users/${data.id}`, {
      ...data,
      lastName: 'Changed',
      tenantId: tenantOf('AVIDA'),
      roleId: role?.id,
    });
    expect((await call('GET', 'users')).list[0]).toMatchObject({ id: user?.id, lastName: 'Changed' });
  });

  it.each([
    ['page=0', 'page'],
    ['page=1000001', 'page'],
    ['page=1.5', 'page'],
    ['page=1&page=2', 'page'],
    ['limit=101', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=ten', 'limit'],
    ['isActive=1', 'isActive'],
    ['isVerified=yes', 'isVerified'],
    ['sortBy=password', 'sortBy'],
    ['sortBy=constructor', 'sortBy'],
    ['order=up', 'order'],
    ['tenantIds=1', 'tenantIds'],
    [`q=${'x'.repeat(201)}`, 'q'],
    ['q=%00', 'q'],
  ])('refuses %s, naming the parameter', async (query, parameter) => {
    const { status, message } = await call('GET', `users?${query}`);
    expect(status).toBe(400);
    expect(message).toMatch(new RegExp(`^${parameter}\\b`));
  });
});

describe('who may administer', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const calls = [
    ['GET', 'users'],
    ['POST', 'users'],
    ['GET', `users/${id}`],
    ['PUT', `users/${id}`],
    ['GET', `users/${id}/activities`],
    ['POST', `users/${id}/verification`],
    ['GET', 'roles'],
    ['POST', 'roles'],
    ['GET', `roles/${id}`],
    ['PUT', `roles/${id}`],
    ['GET', `roles/${id}/permissions`],
    ['GET', 'features'],
    ['GET', 'outbox'],
  ] as const;

  it.each(calls)(
    '[API-REST-017] %s /iam/%s is for platform administrators, and for nobody without a token',
    async (method, path) => {
      const editor = await running.callAs('alp.editor');
      const refused = await editor(method, path, method === 'GET' ? undefined : {});
      expect(refused).toMatchObject({ status: 403, message: 'Only platform administrators manage users and roles.' });
      const nobody = await running.callAs(undefined);
      expect((await nobody(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
    },
  );

  it('does not let a browser keep what administrators read', async () => {
    expect((await call('GET', 'users')).headers.get('cache-control')).toBe('no-store');
  });
});
