import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissionId, vocabulary } from '../../server/identity/vocabulary';
import { demoAccounts, demoUserId } from '../../server/seed/identity';
import {
  activitiesOf,
  roleNamed,
  startAdministration,
  tenantOf,
  type Call,
  type RunningAdministration,
} from './support/administration';
import { scopesAddedWithout } from './support/addedScopes';
import { signIn } from './support/signIn';

const ROLES = demoAccounts.filter(({ refusal }) => refusal !== 'unknown_user');
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let running: RunningAdministration;
let call: Call;
let count = 0;
let name: string;

beforeAll(async () => {
  running = await startAdministration();
  call = running.call;
});

afterAll(async () => {
  await running.stop();
});

beforeEach(() => {
  count += 1;
  name = `Writers ${count}`;
});

/** The payload of a role of ALP (ROLE-013). */
function rolePayload(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    name,
    description: 'Write news',
    isActive: true,
    tenantId: tenantOf('ALP'),
    permissionIds: [permissionId('read:content'), permissionId('update:content')],
    ...changes,
  };
}

function scopesOf(data: Readonly<Record<string, unknown>>): readonly string[] {
  return (data['permissions'] as { scope: string }[]).map(({ scope }) => scope);
}

describe('GET /iam/roles', () => {
  it('[API-REST-010, ROLE-001] returns the list with the counts of active and inactive roles', async () => {
    const { status, list, meta } = await call('GET', 'roles?page=1&limit=100');
    expect(status).toBe(200);
    expect(list.map((role) => role.name).sort()).toEqual(ROLES.map(({ roleName }) => roleName).sort());
    expect(meta).toEqual({
      data: { activeRoles: ROLES.length - 1, inactiveRoles: 1 },
      pagination: { page: 1, limit: 100, total: ROLES.length },
    });
    expect(list.find((role) => role.name === 'ALP Editor')).toEqual({
      id: expect.any(String),
      name: 'ALP Editor',
      description: 'Full access to the content of ALP',
      isActive: true,
      tenant: { id: tenantOf('ALP'), name: 'ALP' },
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      revision: 1,
    });
    expect(list.find((role) => role.name === 'Platform Administrator')).toMatchObject({ tenant: null });
  });

  it('[API-REST-010] pages, filters, searches and sorts', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => call('GET', `roles?limit=4&page=${page}&sortBy=name&order=ASC`)),
    );
    const names = pages.flatMap(({ list }) => list.map((role) => role.name));
    expect(names).toEqual([...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)));
    expect(names).toHaveLength(ROLES.length);
    const inactive = await call('GET', 'roles?isActive=false');
    expect(inactive.list.map((role) => role.name)).toEqual(['ALISI Suspended']);
    expect(inactive.meta.data).toEqual({ activeRoles: ROLES.length - 1, inactiveRoles: 1 });
    const alisi = await call('GET', `roles?tenantIds=${tenantOf('ALISI')}&isActive=true`);
    expect(alisi.list.map((role) => role.name)).toEqual(['ALISI Editor']);
    expect(alisi.meta.data).toEqual({ activeRoles: 1, inactiveRoles: 1 });
    expect((await call('GET', 'roles?q=CONTRACTS')).list.map((role) => role.name)).toEqual(['ALP Contracts']);
    const byBrand = await call('GET', 'roles?sortBy=brand&order=DESC&limit=100');
    expect(byBrand.list[0]).toMatchObject({ tenant: { name: 'AVIDA' } });
    expect(byBrand.list.at(-1)).toMatchObject({ tenant: null });
  });

  it('[API-REST-009] returns all roles that a user of a brand can have', async () => {
    const { list, meta } = await call('GET', `roles?tenantId=${tenantOf('ALISI')}`);
    expect(list.map((role) => role.name)).toEqual(['ALISI Editor']);
    expect(meta.pagination.total).toBe(1);
    const all = await call('GET', `roles?tenantId=${tenantOf('ALISI')}&isActive=false`);
    expect(all.list.map((role) => role.name)).toEqual(['ALISI Suspended']);
    const paged = await call('GET', `roles?tenantId=${tenantOf('ALP')}&limit=1`);
    expect(paged).toMatchObject({ data: [{ tenant: { name: 'ALP' } }], meta: { pagination: { total: 4 } } });
  });

  it.each([
    ['page=0', 'page'],
    ['limit=1000', 'limit'],
    ['isActive=x', 'isActive'],
    ['sortBy=scope', 'sortBy'],
    ['order=1', 'order'],
    ['tenantIds=ALP', 'tenantIds'],
    ['tenantId=ALP', 'tenantId'],
  ])('refuses %s, naming the parameter', async (query, parameter) => {
    const { status, message } = await call('GET', `roles?${query}`);
    expect(status).toBe(400);
    expect(message).toMatch(new RegExp(`^${parameter}\\b`));
  });
});

describe('one role', () => {
  it('[API-REST-011, ROLE-017] is returned with its details', async () => {
    const { data } = await call('GET', `roles/${await roleNamed(call, 'ALP Contracts')}`);
    expect(data).toMatchObject({ name: 'ALP Contracts', isActive: true, tenant: { name: 'ALP' } });
    expect(scopesOf(data)).toContain('create:contract_document_url');
  });

  it('[API-REST-012] has its permissions returned with their features', async () => {
    const { list } = await call('GET', `roles/${await roleNamed(call, 'ALP Contracts')}/permissions`);
    expect(list).toHaveLength(5);
    expect(list[0]).toEqual({
      id: permissionId('read:contract_document_entry'),
      description: 'View contract documents',
      scope: 'read:contract_document_entry',
      feature: { id: expect.any(String), name: 'Contracts' },
    });
  });

  it('answers 400 to an invalid id and 404 to an unknown one', async () => {
    for (const [method, path] of [
      ['GET', 'roles/'],
      ['GET', 'roles/permissions'],
    ] as const) {
      expect((await call(method, `${path}x`)).status).toBe(400);
    }
    expect(await call('GET', `roles/${UNKNOWN}`)).toMatchObject({ status: 404, message: 'The role does not exist.' });
    expect((await call('GET', `roles/${UNKNOWN}/permissions`)).status).toBe(404);
    expect((await call('PUT', `roles/${UNKNOWN}`, rolePayload())).status).toBe(404);
  });
});

describe('POST /iam/roles', () => {
  it('[API-REST-013, ROLE-013] creates a role of a brand', async () => {
    const { status, data } = await call('POST', 'roles', rolePayload());
    expect(status).toBe(201);
    expect(data).toMatchObject({ name, description: 'Write news', isActive: true, tenant: { name: 'ALP' } });
    expect(scopesOf(data)).toEqual(['read:content', 'update:content']);
    const administrator = demoUserId('platform.administrator@demo.example');
    expect(await activitiesOf(call, administrator)).toContain(`Created the role ${name} of ALP.`);
  });

  it.each([
    ['tenant as an id', { tenant: tenantOf('AVIDA') }],
    ['tenant as an object', { tenant: { id: tenantOf('AVIDA'), name: 'AVIDA' } }],
  ])('[ROLE-013] takes %s', async (_what, brand) => {
    const { status, data } = await call('POST', 'roles', rolePayload({ tenantId: undefined, ...brand }));
    expect(status).toBe(201);
    expect(data).toMatchObject({ tenant: { name: 'AVIDA' } });
  });

  it.each([
    ['[ROLE-009]', { tenantId: '' }, 'Brand is required.'],
    ['[ROLE-010]', { name: ' ' }, 'Role Name is required.'],
    ['[ROLE-011]', { description: null }, 'Role Description is required.'],
    ['[ROLE-012]', { isActive: undefined }, 'Role Status is required.'],
    ['names a wrong type:', { isActive: 1 }, 'isActive must be true or false.'],
    ['names a wrong list:', { permissionIds: 'all' }, 'permissionIds must be a list of ids.'],
    [
      'names a wrong id:',
      { permissionIds: ['read:content'] },
      "permissionIds[0]: expected a UUID, got 'read:content'.",
    ],
    ['names a long name:', { name: 'x'.repeat(256) }, 'name must have at most 255 characters.'],
  ])('%s refuses %j with %j, and names the argument', async (_row, changes, message) => {
    const argument = expect.stringMatching(`^${Object.keys(changes)[0]}\\b`);
    expect(await call('POST', 'roles', rolePayload(changes))).toMatchObject({ status: 400, message, argument });
  });

  it('[ROLE-015] refuses a name that the brand has, in any letter case; another brand may have it', async () => {
    const both = await Promise.all([call('POST', 'roles', rolePayload()), call('POST', 'roles', rolePayload())]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await call('POST', 'roles', rolePayload({ name: name.toUpperCase() }));
    expect(again).toMatchObject({ status: 409, message: 'Role name is already taken.', argument: 'name' });
    expect((await call('POST', 'roles', rolePayload({ tenantId: tenantOf('AMAIA') }))).status).toBe(201);
  });

  it('refuses an unknown brand and an unknown permission, and creates nothing then', async () => {
    expect(await call('POST', 'roles', rolePayload({ tenantId: UNKNOWN }))).toMatchObject({
      status: 404,
      message: 'The brand does not exist.',
      argument: 'tenantId',
    });
    const answer = await call('POST', 'roles', rolePayload({ permissionIds: [permissionId('read:content'), UNKNOWN] }));
    const message = `The permission ${UNKNOWN} does not exist.`;
    expect(answer).toMatchObject({ status: 404, message, argument: 'permissionIds[1]' });
    expect((await call('GET', `roles?q=${name}`)).data).toEqual([]);
  });
});

describe('PUT /iam/roles/{id}', () => {
  it('[API-REST-014, ROLE-016] changes a role', async () => {
    const created = await call('POST', 'roles', rolePayload());
    const changes = { name: `${name} and more`, description: 'Galleries', isActive: false };
    const permissionIds = [permissionId('read:gallery')];
    const path = `roles/${created.data.id}`;
    const { status, data } = await call('PUT', path, rolePayload({ ...changes, permissionIds }));
    expect(status).toBe(200);
    expect(data).toMatchObject({ ...changes, tenant: { name: 'ALP' } });
    expect(scopesOf(data)).toEqual(['read:gallery']);
  });

  it('[ROLE-008] refuses another brand', async () => {
    const created = await call('POST', 'roles', rolePayload());
    for (const brand of [{ tenantId: tenantOf('AVIDA') }, { tenantId: undefined, tenant: { id: tenantOf('AVIDA') } }]) {
      expect(await call('PUT', `roles/${created.data.id}`, rolePayload(brand))).toMatchObject({
        status: 400,
        message: 'The brand of a role cannot be changed.',
        argument: 'tenantId',
      });
    }
  });

  it('keeps the permissions when none are sent, and removes all when the list is empty', async () => {
    const created = await call('POST', 'roles', rolePayload());
    const unchanged = await call('PUT', `roles/${created.data.id}`, rolePayload({ permissionIds: undefined }));
    expect(scopesOf(unchanged.data)).toHaveLength(2);
    const emptied = await call('PUT', `roles/${created.data.id}`, rolePayload({ permissionIds: [] }));
    expect(scopesOf(emptied.data)).toEqual([]);
  });

  it('refuses the name of another role of the brand', async () => {
    const created = await call('POST', 'roles', rolePayload());
    const answer = await call('PUT', `roles/${created.data.id}`, rolePayload({ name: 'ALP EDITOR' }));
    expect(answer).toMatchObject({ status: 409, message: 'Role name is already taken.', argument: 'name' });
  });

  it('affects everybody who has the role, and is recorded in their activity log', async () => {
    const id = await roleNamed(call, 'ALP Contracts');
    const { accessToken } = await signIn(running.url, 'alp.contracts@demo.example');
    const before = await running.services.identity.authenticate(accessToken);
    expect(before.scopes.has('create:contract_document_url')).toBe(true);
    const { data } = await call('GET', `roles/${id}`);
    const permissionIds = (data['permissions'] as { id: string; scope: string }[])
      .filter(({ scope }) => scope !== 'create:contract_document_url')
      .map((permission) => permission.id);
    await call('PUT', `roles/${id}`, { ...data, description: 'Fewer contracts', permissionIds });
    const after = await running.services.identity.authenticate(accessToken);
    expect(after.scopes.has('create:contract_document_url')).toBe(false);
    expect(await activitiesOf(call, demoUserId('alp.contracts@demo.example'))).toContain(
      'Platform Administrator changed the role ALP Contracts of ALP: description; 1 permission removed.',
    );
    await call('PUT', `roles/${id}`, { ...data, isActive: false, permissionIds });
    await expect(signIn(running.url, 'alp.contracts@demo.example')).rejects.toThrow('inactive_role');
  });
});

describe('GET /iam/features', () => {
  const featuresOf = async (brand: Parameters<typeof tenantOf>[0]) =>
    call('GET', `features?tenantId=${tenantOf(brand)}&limit=20`);
  const scopesOf = (list: readonly Readonly<Record<string, unknown>>[]) =>
    list.flatMap(({ permissions }) => (permissions as { scope: string }[]).map(({ scope }) => scope));

  it('[API-REST-015] returns features with their permissions: id, description, scope', async () => {
    const { status, list, meta } = await featuresOf('ALP');
    expect(status).toBe(200);
    expect(meta.pagination).toEqual({ page: 1, limit: 20, total: list.length });
    expect(list.find(({ name }) => name === 'Showroom')).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Showroom',
      permissions: ['View', 'Add', 'Edit', 'Delete'].map((word, index) => {
        const scope = `${['read', 'create', 'update', 'delete'][index] ?? ''}:showroom`;
        return { id: permissionId(scope), description: `${word} showrooms`, scope };
      }),
    });
  });

  it.each([
    ['ALP', ['manage:company-information-footer-links']],
    ['AVIDA', ['manage:company-information-footer-links']],
    ['AMAIA', ['manage:company-information-seo-tags']],
    [
      'ALISI',
      [
        'manage:company-information-footer-links',
        ...['read', 'create', 'update', 'delete'].map((does) => `${does}:mdor`),
      ],
    ],
  ] as const)('[API-REST-015, BRAND-010] returns those of %s: everything but %j', async (brand, lacking) => {
    const { list } = await featuresOf(brand);
    const all = vocabulary.flatMap(({ permissions }) => permissions.map(({ scope }) => scope));
    const lacks = new Set<string>([...lacking, ...scopesAddedWithout(brand)]);
    expect(scopesOf(list)).toEqual(all.filter((scope) => !lacks.has(scope)));
    for (const { permissions } of list) expect(permissions).not.toEqual([]);
  });

  it('[API-REST-015] returns no MDDOR Documents to ALISI, and all features if no brand is given', async () => {
    const everywhere = vocabulary.map(({ name }) => name);
    const lacks = new Set(scopesAddedWithout('ALISI'));
    const expected = vocabulary.filter(
      ({ name, permissions }) => name !== 'MDDOR Documents' && permissions.some(({ scope }) => !lacks.has(scope)),
    );
    const { list, meta } = await featuresOf('ALISI');
    expect(list.map(({ name }) => name)).toEqual(expected.map(({ name }) => name));
    expect(meta.pagination.total).toBe(expected.length);
    expect((await call('GET', 'features')).list.map(({ name }) => name)).toEqual(everywhere);
  });

  it('[CONST-005] returns 20 features at once if no limit is given', async () => {
    const { list, meta } = await call('GET', `features?tenantId=${tenantOf('ALP')}`);
    expect(meta.pagination.limit).toBe(20);
    expect(list.every(({ permissions }) => Array.isArray(permissions))).toBe(true);
  });

  it('can be paged until all features are returned', async () => {
    const starts = Array.from({ length: Math.ceil(vocabulary.length / 7) }, (_, index) => 7 * index);
    const pages = await Promise.all(starts.map((start) => call('GET', `features?limit=7&page=${start / 7 + 1}`)));
    expect(pages.map(({ list }) => list.length)).toEqual(starts.map((start) => Math.min(7, vocabulary.length - start)));
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flatMap(({ list }) => list.map((feature) => feature.name))).toEqual(
      vocabulary.map((feature) => feature.name),
    );
  });

  it('refuses a wrong number, a wrong brand and an unknown brand', async () => {
    expect((await call('GET', 'features?limit=0')).status).toBe(400);
    expect((await call('GET', 'features?page=x')).status).toBe(400);
    expect((await call('GET', 'features?tenantId=ALP')).status).toBe(400);
    expect((await call('GET', `features?tenantId=${UNKNOWN}`)).status).toBe(404);
  });
});
