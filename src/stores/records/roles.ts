import type { CallIdentity } from '../../api/identityCalls';
import { optionalFlag, textOrEmpty } from '../../api/parse';
import { createRoleCalls, readPermissions, type RoleInput, type RoleProfile } from '../../api/roles';
import type { JsonRecord } from '../../tree';
import { tenantToForm, tenantToWire } from './platformTenant';
import type { ListedRow, RecordSource, ServedRecord } from './source';

/** The roles of the identity service (API-REST-010 to API-REST-014). */
export function createRoleSource(call: CallIdentity): RecordSource {
  const roles = createRoleCalls(call);
  return {
    eventKinds: ['role'],
    async list(query) {
      const { profiles, total, counts } = await roles.list(query);
      return { rows: profiles.map(rowOf), total, counts };
    },
    async read(id) {
      const [role, permissions] = await Promise.all([roles.read(id), readPermissions(call, id)]);
      return stored(
        role,
        permissions.map((permission) => permission.id),
      );
    },
    async create(values, key) {
      const tenantId = tenantToWire(values['tenantId']);
      const input = { ...roleOf(values), ...(tenantId !== undefined && { tenantId }) };
      return stored(await roles.create(input, key), permissionsOf(values));
    },
    // The brand of a role cannot be changed; it is sent anyway.
    async update(id, values, { key, revision } = {}) {
      const tenantId = tenantToWire(values['tenantId']);
      const change = {
        ...roleOf(values),
        ...(tenantId !== undefined && { tenant: { id: tenantId } }),
        ...(revision !== undefined && { expectedRevision: revision }),
      };
      return stored(await roles.update(id, change, { key }), permissionsOf(values));
    },
    argumentNames: { tenant: 'tenantId' },
  };
}

/** Columns of the list, under the names that the service sorts by (B-10). */
function rowOf({ id, name, description, tenant, createdAt, updatedAt }: RoleProfile): ListedRow<'role'> {
  return { id, name, description, brand: tenant?.name, createdAt, updatedAt };
}

function stored(role: RoleProfile, permissionIds: readonly string[]): ServedRecord {
  const { id, revision, updatedAt, tenant, isActive } = role;
  return {
    id,
    revision,
    updatedAt,
    values: { ...rowOf(role), isActive, tenantId: tenantToForm(tenant?.id), permissionIds },
  };
}

function roleOf(values: JsonRecord): RoleInput {
  return {
    name: textOrEmpty(values['name']),
    description: textOrEmpty(values['description']),
    isActive: optionalFlag(values['isActive']),
    permissionIds: permissionsOf(values),
  };
}

function permissionsOf({ permissionIds }: JsonRecord): readonly string[] {
  return Array.isArray(permissionIds) ? permissionIds.filter((id) => typeof id === 'string') : [];
}
