import { describe, expect, it } from 'vitest';
import { createRoleSource } from '../../../../src/stores/records/roles';
import { answered, fakeIdentityService } from '../../support/identityService';

const ROLE = {
  id: 'role-1',
  name: 'Editor',
  description: 'Edits',
  isActive: true,
  tenant: { id: 'tenant-alp', name: 'ALP' },
  createdAt: '2026-01-05T02:00:00.000Z',
  updatedAt: '2026-02-06T02:00:00.000Z',
};
const PERMISSIONS = [
  { id: 'p1', description: 'View', scope: 'read:content', feature: { id: 'f', name: 'Content' } },
  { id: 'p2', description: 'Edit', scope: 'update:content', feature: { id: 'f', name: 'Content' } },
];
const VALUES = { name: 'Editor', description: 'Edits', isActive: true, permissionIds: ['p1', 'p2'] };

function setUp(role: object = ROLE) {
  const meta = { data: { activeRoles: 11, inactiveRoles: 1 }, pagination: { page: 1, limit: 10, total: 11 } };
  const { identity, received } = fakeIdentityService(({ call }) => {
    if (call === 'GET /roles') return answered([role], meta);
    return answered(call.endsWith('/permissions') ? PERMISSIONS : role);
  });
  return { source: createRoleSource(identity), received };
}

describe('roles', () => {
  it('[ROLE-001] are listed by page, with the counts of both sides', async () => {
    const { source } = setUp();
    const query = { search: '', sort: { by: 'name', order: 'ASC' }, page: 1, limit: 10, isActive: true } as const;
    expect(await source.list(query)).toEqual({
      rows: [
        {
          id: 'role-1',
          name: 'Editor',
          description: 'Edits',
          brand: 'ALP',
          createdAt: ROLE.createdAt,
          updatedAt: ROLE.updatedAt,
        },
      ],
      total: 11,
      counts: { active: 11, inactive: 1 },
    });
  });

  it('[ROLE-003, ROLE-017] are read with their permissions', async () => {
    const { source, received } = setUp();
    expect(await source.read('role-1')).toMatchObject({
      id: 'role-1',
      values: { ...VALUES, tenantId: 'tenant-alp' },
    });
    expect(received.map(({ call }) => call).sort()).toEqual(['GET /roles/role-1', 'GET /roles/role-1/permissions']);
  });

  it('[ROLE-013] are created with tenantId, and changed with tenant', async () => {
    const { source, received } = setUp();
    await source.create({ ...VALUES, tenantId: 'tenant-alp', brand: 'ALP' });
    await source.update('role-1', { ...VALUES, permissionIds: null, tenantId: 'tenant-alp' });
    expect(received).toEqual([
      { call: 'POST /roles', parameters: {}, body: { ...VALUES, tenantId: 'tenant-alp' } },
      {
        call: 'PUT /roles/role-1',
        parameters: {},
        body: { ...VALUES, permissionIds: [], tenant: { id: 'tenant-alp' } },
      },
    ]);
  });

  it('without a status leave it to the service: an absent status is not inactive', async () => {
    const { source, received } = setUp();
    await source.update('role-1', { ...VALUES, isActive: null });
    expect(received[0]!.body).not.toMatchObject({ isActive: expect.anything() });
  });

  it('of the platform are changed without a brand', async () => {
    const { source, received } = setUp({ ...ROLE, tenant: null });
    const { values } = await source.read('role-1');
    await source.update('role-1', values);
    expect(values['tenantId']).toBe('platform');
    expect(received.at(-1)!.body).toEqual(VALUES);
  });
});
