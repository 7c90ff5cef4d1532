import { describe, expect, it } from 'vitest';
import { AnswerError } from '../../../../src/api/errors';
import { createUserSource } from '../../../../src/stores/records/users';
import type { RecordQuery } from '../../../../src/stores/records/source';
import { answered, fakeIdentityService, type ReceivedCall } from '../../support/identityService';
import type { FakeAnswer } from '../../support/http';

const USER = {
  id: 'user-1',
  firstName: 'Nora',
  middleName: null,
  lastName: 'Reyes',
  email: 'nora.reyes@demo.example',
  contactNumber: '09171234567',
  isActive: true,
  verifiedAt: '2026-02-01T02:00:00.000Z',
  createdAt: '2026-01-05T02:00:00.000Z',
  updatedAt: '2026-02-06T02:00:00.000Z',
  imgPath: null,
  reason: null,
  roles: [
    { id: 'role-1', name: 'Editor', permissions: [] },
    { id: 'role-2', name: 'Reader', permissions: [] },
  ],
  tenants: [
    { id: 'tenant-alp', name: 'ALP' },
    { id: 'tenant-avida', name: 'AVIDA' },
  ],
};

const QUERY: RecordQuery = {
  search: '',
  sort: { by: 'updatedAt', order: 'DESC' },
  page: 1,
  limit: 10,
  isActive: true,
};

function setUp(answer: (call: ReceivedCall) => FakeAnswer) {
  const { identity, received } = fakeIdentityService(answer);
  return { source: createUserSource(identity), received };
}

describe('the list of users', () => {
  const meta = { data: { activeUsers: 9, inactiveUsers: 2 }, pagination: { page: 1, limit: 10, total: 9 } };

  it('[USR-002, USR-003, USR-004] is requested by page, side and order, with the counts of both sides', async () => {
    const { source, received } = setUp(() => answered([USER], meta));
    const { total, counts } = await source.list(QUERY);
    expect({ total, counts }).toEqual({ total: 9, counts: { active: 9, inactive: 2 } });
    expect(received).toEqual([
      {
        call: 'GET /users',
        parameters: { page: 1, limit: 10, isActive: true, sortBy: 'updatedAt', order: 'DESC' },
        body: undefined,
      },
    ]);
  });

  it('is searched by q, which is omitted without a search', async () => {
    const { source, received } = setUp(() => answered([], meta));
    await source.list({ ...QUERY, search: 'nora' });
    expect(received[0]!.parameters['q']).toBe('nora');
  });

  it.each([
    [USER, { name: 'Nora Reyes', role: 'Editor', brand: 'ALP', status: 'Verified' }],
    [
      { ...USER, middleName: 'Cruz', verifiedAt: null, roles: [], tenants: [] },
      { name: 'Nora Cruz Reyes', role: undefined, brand: undefined, status: 'Pending' },
    ],
  ])('[USR-005] shows derived values of %j', async (user, derived) => {
    const { source } = setUp(() => answered([user], meta));
    const { rows } = await source.list(QUERY);
    expect(rows[0]).toMatchObject({ ...derived, roleName: derived.role, brandName: derived.brand });
  });

  it('shows every brand of a user with several, and sorts by the first', async () => {
    const { source, received } = setUp(() => answered([USER], meta));
    const { rows } = await source.list({ ...QUERY, sort: { by: 'brands', order: 'ASC' } });
    expect(rows[0]).toMatchObject({ brands: 'ALP, AVIDA' });
    expect(received[0]!.parameters).toMatchObject({ sortBy: 'brand', order: 'ASC' });
  });

  it('is filtered by brand and role, whose options come from the response', async () => {
    const tenants = [{ id: 'tenant-alp', name: 'ALP', users: 7 }];
    const roles = [
      { id: 'role-1', name: 'Editor', tenantName: 'ALP', users: 4 },
      { id: 'role-2', name: 'Editor', tenantName: 'AVIDA', users: 1 },
      { id: 'role-3', name: 'Administrator', tenantName: null, users: 1 },
    ];
    const { source, received } = setUp(() => answered([], { ...meta, data: { ...meta.data, tenants, roles } }));
    const { choices } = await source.list({ ...QUERY, filters: { tenantIds: 'tenant-alp', roleIds: 'role-1' } });
    expect(received[0]!.parameters).toMatchObject({ tenantIds: 'tenant-alp', roleIds: 'role-1' });
    expect(choices).toEqual({
      tenantIds: [{ value: 'tenant-alp', label: 'ALP (7)' }],
      roleIds: [
        { value: 'role-1', label: 'Editor, ALP (4)' },
        { value: 'role-2', label: 'Editor, AVIDA (1)' },
        { value: 'role-3', label: 'Administrator (1)' },
      ],
    });
  });

  it('has no filter options of its own if the service returns none', async () => {
    const { source } = setUp(() => answered([], meta));
    expect((await source.list(QUERY)).choices).toEqual({});
  });

  it.each([
    [{ data: [USER] }, 'users.meta: expected an object, got nothing'],
    [{ data: {}, meta }, 'users: expected a list, got {}'],
    [{ data: [{}], meta }, 'users[0].id: expected a text, got nothing'],
    [{ data: [], meta: { ...meta, pagination: {} } }, 'users.meta.pagination.total: expected a number, got nothing'],
  ])('rejects an invalid response, and says where: %j', async (data, message) => {
    const { source } = setUp(() => ({ status: 200, data }));
    const list = source.list(QUERY);
    await expect(list).rejects.toThrow(AnswerError);
    await expect(list).rejects.toThrow(message);
  });
});

describe('a user', () => {
  const FORM = {
    firstName: 'Nora',
    middleName: null,
    lastName: 'Reyes',
    email: 'nora.reyes@demo.example',
    contactNumber: '09171234567',
    tenantId: 'tenant-alp',
    roleId: 'role-1',
  };

  it('[USR-038] is read with its first brand and role, which are the effective ones', async () => {
    const { source, received } = setUp(() => answered(USER));
    const { id, updatedAt, values } = await source.read('user-1');
    expect([id, updatedAt]).toEqual(['user-1', USER.updatedAt]);
    expect(values).toMatchObject({
      firstName: 'Nora',
      middleName: '',
      isActive: true,
      status: 'Verified',
      tenantId: 'tenant-alp',
      roleId: 'role-1',
      brands: 'ALP, AVIDA',
    });
    expect(received[0]!.call).toBe('GET /users/user-1');
  });

  it('[USR-020, USR-022] is created inactive, with these properties and no others', async () => {
    const { source, received } = setUp(() => answered({ ...USER, isActive: false, verifiedAt: null }));
    const created = await source.create({ ...FORM, isActive: true, status: 'Verified' });
    expect(received).toEqual([
      { call: 'POST /users', parameters: {}, body: { ...FORM, middleName: '', isActive: false } },
    ]);
    expect(created).toMatchObject({ id: 'user-1', values: { status: 'Pending' } });
  });

  it('is created and changed with an idempotency key', async () => {
    const { source, received } = setUp(() => answered(USER));
    await source.create(FORM, 'key-1');
    await source.update('user-1', FORM, { key: 'key-2' });
    expect(received.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('[USR-036] is changed by the same properties, with an empty password and the reason', async () => {
    const { source, received } = setUp(() => answered(USER));
    await source.update('user-1', { ...FORM, isActive: false, reason: 'On leave', roleName: 'Editor' });
    expect(received).toEqual([
      {
        call: 'PUT /users/user-1',
        parameters: {},
        body: { ...FORM, middleName: '', isActive: false, password: '', reason: 'On leave' },
      },
    ]);
  });

  it('without a status keeps it: an absent status is not inactive', async () => {
    const { source, received } = setUp(() => answered(USER));
    await source.update('user-1', FORM);
    expect(received[0]!.body).not.toMatchObject({ isActive: expect.anything() });
  });

  it('of the platform has a brand option in the form, and none on the wire', async () => {
    const { source, received } = setUp(() => answered({ ...USER, tenants: [] }));
    const { values } = await source.read('user-1');
    expect(values['tenantId']).toBe('platform');
    await source.update('user-1', values);
    expect(received[1]!.body).toMatchObject({ tenantId: null });
  });

  it('may have an unsafe id, which stays one segment of the address', async () => {
    const { source, received } = setUp(() => answered(USER));
    await source.read('../roles?x=1');
    expect(received[0]!.call).toBe('GET /users/..%2Froles%3Fx%3D1');
  });
});

it('[USR-027, USR-028] the activity log is paged, searched and counted by the service', async () => {
  const activity = { id: '12', createdAt: '2026-01-05T02:00:00.000Z', activity: 'Created.' };
  const { source, received } = setUp(() => answered([activity], { pagination: { page: 1, limit: 10, total: 31 } }));
  const query: RecordQuery = {
    search: 'created',
    sort: { by: 'createdAt', order: 'DESC' },
    page: 2,
    limit: 10,
    isActive: undefined,
  };
  expect(await source.log?.('user-1', query)).toEqual({ rows: [activity], total: 31 });
  expect(received[0]).toMatchObject({
    call: 'GET /users/user-1/activities',
    parameters: { page: 2, limit: 10, q: 'created', sortBy: 'createdAt', order: 'DESC' },
  });
});
