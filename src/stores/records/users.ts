import type { CallIdentity } from '../../api/identityCalls';
import { optionalFlag, textOrEmpty } from '../../api/parse';
import {
  createUserCalls,
  listActivities,
  userFacets,
  type NewUser,
  type UserFacet,
  type UserProfile,
} from '../../api/users';
import type { FilterChoice } from '../../definition';
import type { JsonRecord } from '../../tree';
import { servedTexts } from '../texts';
import { tenantToForm, tenantToWire } from './platformTenant';
import type { RequestedFilters, ListedRow, RecordRow, RecordSource, ServedRecord } from './source';

/** The users of the identity service (API-REST-004 to API-REST-008). */
export function createUserSource(call: CallIdentity): RecordSource {
  const users = createUserCalls(call);
  return {
    // The list of users shows the names of their roles.
    eventKinds: ['user', 'role'],
    async list({ filters = {}, sort, ...query }) {
      const { tenantIds, roleIds } = filters;
      const requested: RequestedFilters<'user'> = { tenantIds, roleIds };
      const { profiles, details, ...page } = await users.list(
        { ...query, sort: sort.by === 'brands' ? { ...sort, by: 'brand' } : sort },
        requested,
      );
      const [tenants, roles] = [userFacets(details, 'tenants'), userFacets(details, 'roles')];
      const choices = {
        ...(tenants && { tenantIds: choicesOf(tenants) }),
        ...(roles && { roleIds: choicesOf(roles) }),
      };
      return { ...page, rows: profiles.map(rowOf), choices };
    },
    read: async (id) => stored(await users.read(id)),
    // A new user is inactive until the address is verified (USR-020, USR-022).
    create: async (values, key) => stored(await users.create({ ...userOf(values), isActive: false }, key)),
    async update(id, values, { key, revision } = {}) {
      const change = {
        ...userOf(values),
        password: '' as const,
        reason: textOrEmpty(values['reason']),
        ...(revision !== undefined && { expectedRevision: revision }),
      };
      return stored(await users.update(id, change, { key }));
    },
    async log(id, query) {
      const { activities, total } = await listActivities(call, id, query);
      return { rows: activities.map((activity): RecordRow => ({ ...activity })), total };
    },
  };
}

/** Columns of the list, under the names that the service sorts by (USR-005, B-10). */
function rowOf(user: UserProfile): ListedRow<'user'> {
  const { id, firstName, middleName, lastName, email, contactNumber, createdAt, updatedAt, verifiedAt } = user;
  const role = user.roles[0]?.name;
  const brand = user.tenants[0]?.name;
  // Users of several brands are sorted by the first one, and shown with all of them.
  const brands = user.tenants.map((tenant) => tenant.name).join(', ');
  const name = [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
  const status = verifiedAt === undefined ? 'Pending' : 'Verified';
  return {
    ...{ id, name, email, contactNumber, createdAt, updatedAt, verifiedAt, status },
    ...{ role, roleName: role, brand, brandName: brand, brands },
  };
}

/** Each with the number of matching users; roles with the same name are distinguished by their brands. */
function choicesOf(facets: readonly UserFacet[]): readonly FilterChoice[] {
  return facets.map(({ id, name, tenantName, users }) => {
    const isUnique = facets.filter((other) => other.name === name).length === 1;
    const label = isUnique || tenantName === undefined ? name : `${name}, ${tenantName}`;
    return { value: id, label: servedTexts.counted({ label, count: users }) };
  });
}

function stored(user: UserProfile): ServedRecord {
  const { id, revision, updatedAt, roles, tenants, ...profile } = user;
  const values = { ...rowOf(user), ...profile, roleId: roles[0]?.id, tenantId: tenantToForm(tenants[0]?.id) };
  return { id, revision, updatedAt, values };
}

function userOf(values: JsonRecord): NewUser {
  return {
    firstName: textOrEmpty(values['firstName']),
    middleName: textOrEmpty(values['middleName']),
    lastName: textOrEmpty(values['lastName']),
    email: textOrEmpty(values['email']),
    contactNumber: textOrEmpty(values['contactNumber']),
    isActive: optionalFlag(values['isActive']),
    tenantId: tenantToWire(values['tenantId']) ?? null,
    roleId: textOrEmpty(values['roleId']),
  };
}
