import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/api/errors';
import { OPTION_SOURCES } from '../../../src/kinds/options';
import { createOptionSources } from '../../../src/stores/options/table';
import { fakeContentService } from '../support/contentService';
import { answered, fakeIdentityService, refused, type ReceivedCall } from '../support/identityService';
import type { FakeAnswer } from '../support/http';

function setUp(answer: (call: ReceivedCall) => FakeAnswer) {
  const { identity, received } = fakeIdentityService(answer);
  const { client: content } = fakeContentService(() => new Error('Nothing of the content service is asked for.'));
  return { sources: createOptionSources({ identity, content, brandId: undefined }), received };
}

function role(id: string, tenant: object | null) {
  return { id, name: id.toUpperCase(), description: '', isActive: true, tenant, createdAt: '', updatedAt: '' };
}

const ALP = { id: 'tenant-alp', name: 'ALP' };

describe('a source of options', () => {
  const { sources } = setUp(() => answered([]));

  it.each(Object.entries(sources))(
    '%s can be searched and managed where definitions may ask for that',
    (name, source) => {
      const { supports = [] } = OPTION_SOURCES[name as keyof typeof sources];
      expect({ isSearched: 'search' in source, isManaged: 'add' in source }).toEqual({
        isSearched: supports.includes('options.searched'),
        isManaged: supports.includes('manage'),
      });
    },
  );
});

describe('the options from the identity service', () => {
  it('are the brands', async () => {
    const { sources, received } = setUp(() => answered([ALP]));
    expect(await sources.tenants.list({})).toEqual([{ value: 'tenant-alp', label: 'ALP' }]);
    expect(received[0]!.call).toBe('GET /tenants');
  });

  it('[USR-009] are the roles of a brand', async () => {
    const { sources, received } = setUp(() => answered([role('editor', ALP)]));
    expect(await sources.roles.list({ tenantId: 'tenant-alp' })).toEqual([{ value: 'editor', label: 'EDITOR' }]);
    expect(received).toMatchObject([{ call: 'GET /roles', parameters: { tenantId: 'tenant-alp' } }]);
  });

  it('are the roles without a brand for platform users, filtered from all', async () => {
    const pages = [[role('editor', ALP), role('administrator', null)], [role('auditor', null)]];
    const { sources } = setUp(({ parameters }) =>
      answered(pages[Number(parameters['page']) - 1], {
        data: { activeRoles: 3, inactiveRoles: 0 },
        pagination: { total: 3 },
      }),
    );
    const found = await sources.roles.list({ tenantId: 'platform' });
    expect(found.map(({ value }) => value)).toEqual(['administrator', 'auditor']);
  });

  it('find a role that is no longer offered, but not a deleted one', async () => {
    const { sources } = setUp(({ call }) =>
      call === 'GET /roles/old' ? answered(role('old', ALP)) : refused(404, 'The role does not exist.'),
    );
    expect(await sources.roles.find('old')).toEqual({ value: 'old', label: 'OLD' });
    expect(await sources.roles.find('gone')).toBeUndefined();
  });

  it('pass on errors', async () => {
    const { sources } = setUp(() => refused(403, 'Only platform administrators manage users and roles.'));
    await expect(sources.tenants.list({})).rejects.toThrow(ServiceError);
  });
});

describe('the permissions to choose from', () => {
  const feature = (index: number) => ({
    id: `f${index}`,
    name: `Feature ${index}`,
    permissions: [{ id: `p${index}`, description: `Permission ${index}`, scope: `read:thing-${index}` }],
  });
  const features = Array.from({ length: 45 }, (_, index) => feature(index));

  it('[ROLE-007, CONST-005] come with limit=20, page after page until all are there', async () => {
    const { sources, received } = setUp(({ parameters: { page = 1, limit } }) =>
      answered(features.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit))),
    );
    const found = await sources.features.list({ tenantId: 'tenant-alp' });
    expect(found).toHaveLength(45);
    expect(found[44]).toEqual({ value: 'p44', label: 'Permission 44', group: 'Feature 44', detail: 'read:thing-44' });
    expect(received.map(({ parameters }) => parameters)).toEqual([
      { tenantId: 'tenant-alp', limit: 20 },
      { tenantId: 'tenant-alp', limit: 20, page: 2 },
      { tenantId: 'tenant-alp', limit: 20, page: 3 },
    ]);
  });

  it('stop if a service does not page and returns the first page again', async () => {
    const { sources, received } = setUp(() => answered(features.slice(0, 20)));
    expect(await sources.features.list({ tenantId: 'tenant-alp' })).toHaveLength(20);
    expect(received).toHaveLength(2);
  });
});
