import type { Client } from 'urql';
import { undefinedIfRefused } from '../../api/errors';
import type { CallIdentity } from '../../api/identityCalls';
import { createRoleCalls, listFeatures, listRolesOfTenant, listTenants } from '../../api/roles';
import type { OptionSourceName } from '../../definition';
import { readAllRows } from '../../lib/readAllRows';
import type { OptionSource, ServedOption } from '../../lib/options';
import { PLATFORM_TENANT } from '../records/platformTenant';
import { servedTexts } from '../texts';
import { createDepartments } from './departments';
import { createLinkablePages } from './linkablePages';
import { createProjects } from './projects';
import { createSubcategories } from './subcategories';

/** The source of each set of choices. */
export type OptionSources = { readonly [Name in OptionSourceName]: OptionSource };

export interface OptionSourceDependencies {
  readonly identity: CallIdentity;
  readonly content: Client;
  /** The brand whose choices are listed; undefined for those of the platform. */
  readonly brandId: string | undefined;
}

/** Creates all sources of choices. Add new ones here. */
export function createOptionSources(dependencies: OptionSourceDependencies): OptionSources {
  const { identity, content, brandId = '' } = dependencies;
  return {
    tenants: {
      list: async () => (await listTenants(identity)).map(({ id, name }) => ({ value: id, label: name })),
      find: async (value) =>
        value === PLATFORM_TENANT ? { value, label: servedTexts.platform, isStillValid: true } : undefined,
    },
    roles: {
      async list({ tenantId = '' }) {
        const roles =
          tenantId === PLATFORM_TENANT
            ? await listRolesOfPlatform(identity)
            : await listRolesOfTenant(identity, tenantId);
        return roles.map(({ id, name }) => ({ value: id, label: name }));
      },
      find: (value) => findRole(identity, value),
    },
    features: {
      async list({ tenantId = '' }) {
        const features = await listFeatures(identity, tenantId === PLATFORM_TENANT ? undefined : tenantId);
        return features.flatMap(({ name: group, permissions }) =>
          permissions.map(({ id, description, scope }): ServedOption => ({
            value: id,
            label: description,
            group,
            detail: scope,
          })),
        );
      },
      find: async () => undefined,
    },
    departments: createDepartments(content, brandId),
    projects: createProjects(content, brandId),
    'linkable-pages': createLinkablePages(content, brandId),
    subcategories: createSubcategories(content, brandId),
  };
}

/** The service lists the roles of one brand, but not those without a brand: they are filtered from all roles. */
async function listRolesOfPlatform(identity: CallIdentity) {
  const query = { search: '', sort: { by: 'name', order: 'ASC' }, isActive: true } as const;
  const roles = await readAllRows(async (page, limit) => {
    const { profiles: rows, total } = await createRoleCalls(identity).list({ ...query, page, limit });
    return { rows, total };
  });
  return roles.filter(({ tenant }) => tenant === undefined);
}

async function findRole(identity: CallIdentity, id: string): Promise<ServedOption | undefined> {
  const role = await undefinedIfRefused(async () => createRoleCalls(identity).read(id));
  return role && { value: id, label: role.name };
}
