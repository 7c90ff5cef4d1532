import { countRows, totalOf } from '../../content/boundedCount';
import type { Queryable } from '../../database/database';
import { FIRST_ROLE, FIRST_TENANT } from '../firsts';
import { readSummaries, type UserSummary } from '../userProfile';
import { createConditions, type Conditions } from '../../database/conditions';
import {
  readFlag,
  readIds,
  readListParameters,
  type ListParameters,
  type ListRules,
  type Query,
} from './listParameters';

/** The query of `GET /iam/users` (API-REST-004). */
export interface UserQuery extends ListParameters {
  readonly isActive: boolean | undefined;
  readonly isVerified: boolean | undefined;
  readonly tenantIds: readonly string[] | undefined;
  /** Beyond the specification: filters by the effective role, which is the first one (PERM-002). */
  readonly roleIds: readonly string[] | undefined;
}

/** A brand or role to filter users by, and the number of matches. */
interface UserFacet {
  readonly id: string;
  readonly name: string;
  readonly users: number;
}

export interface UserPage {
  readonly users: readonly UserSummary[];
  /** Counts of the users that match all filters except isActive, for the list's toggle (USR-004). */
  readonly activeUsers: number;
  readonly inactiveUsers: number;
  /** Beyond the specification: the facets of the list; each counts the users that match all filters except its own. */
  readonly tenants: readonly UserFacet[];
  /** Roles of different brands may have the same name. */
  readonly roles: readonly (UserFacet & { readonly tenantName: string | null })[];
  /** Number of users that match all filters. */
  readonly total: number;
}

/** @throws BadInput naming the parameter */
export function readUserQuery(query: Query): UserQuery {
  return {
    ...readListParameters(query, RULES),
    isActive: readFlag(query, 'isActive'),
    isVerified: readFlag(query, 'isVerified'),
    tenantIds: readIds(query, 'tenantIds'),
    roleIds: readIds(query, 'roleIds'),
  };
}

/** A page of users. The search covers names, e-mail address and mobile number. */
export async function listUsers(database: Queryable, query: UserQuery): Promise<UserPage> {
  const exceptActive = conditionsOf({ ...query, isActive: undefined });
  const source = { tables: 'app_user u', conditions: exceptActive, active: 'u.is_active', id: 'u.id' };
  const counts = await countRows(database, source);
  const where = conditionsOf(query);
  const users = await readSummaries(
    database,
    `${FIRST_ROLE} ${FIRST_TENANT} WHERE ${where.sql}
     ORDER BY ${query.orderBy} ${where.part(query)}`,
    where.values,
  );
  const exceptTenants = conditionsOf({ ...query, tenantIds: undefined });
  const tenants = await database.query<UserFacet>(
    `SELECT t.id::text AS id, t.name, count(*)::int AS users
     FROM app_user u JOIN user_tenant ut ON ut.user_id = u.id JOIN tenant t ON t.id = ut.tenant_id
     WHERE ${exceptTenants.sql} GROUP BY t.id, t.name ORDER BY lower(t.name), t.id`,
    exceptTenants.values,
  );
  const exceptRoles = conditionsOf({ ...query, roleIds: undefined });
  const roles = await database.query<UserPage['roles'][number]>(
    `SELECT r.id::text AS id, r.name, t.name AS "tenantName", count(*)::int AS users
     FROM app_user u ${FIRST_ROLE} LEFT JOIN role ON role.id = r.id LEFT JOIN tenant t ON t.id = role.tenant_id
     WHERE ${exceptRoles.sql} AND r.id IS NOT NULL GROUP BY r.id, r.name, t.name ORDER BY lower(r.name), r.id`,
    exceptRoles.values,
  );
  const { active: activeUsers, inactive: inactiveUsers } = counts;
  return { users, activeUsers, inactiveUsers, tenants, roles, total: totalOf(counts, query.isActive) };
}

function conditionsOf({
  pattern,
  isActive,
  isVerified,
  tenantIds,
  roleIds,
}: Pick<UserQuery, 'pattern' | 'isActive' | 'isVerified' | 'tenantIds' | 'roleIds'>): Conditions {
  const where = createConditions();
  if (pattern !== undefined) where.add(SEARCH, pattern);
  if (isActive !== undefined) where.add('u.is_active = ?', isActive);
  if (isVerified !== undefined) where.add('(u.verified_at IS NOT NULL) = ?', isVerified);
  if (tenantIds) {
    where.add(
      'EXISTS (SELECT 1 FROM user_tenant x WHERE x.user_id = u.id AND x.tenant_id = ANY (?::uuid[]))',
      tenantIds,
    );
  }
  if (roleIds) {
    where.add(
      `(SELECT x.role_id FROM user_role x WHERE x.user_id = u.id ORDER BY x.position, x.role_id LIMIT 1) = ANY (?::uuid[])`,
      roleIds,
    );
  }
  return where;
}

/** With and without the middle name, as people write it. */
const SEARCH = `concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name) ILIKE ?
  OR u.first_name || ' ' || u.last_name ILIKE ? OR u.email ILIKE ? OR u.contact_number ILIKE ?`;

const NAME = `lower(concat_ws(' ', u.first_name, nullif(u.middle_name, ''), u.last_name))`;

/** The columns of the list and the names of the entity (USR-005, USR-038, B-10). */
const RULES: ListRules = {
  sorts: {
    updatedAt: 'u.updated_at',
    createdAt: 'u.created_at',
    verifiedAt: 'u.verified_at',
    status: '(u.verified_at IS NOT NULL)',
    isActive: 'u.is_active',
    name: NAME,
    firstName: 'lower(u.first_name)',
    middleName: 'lower(u.middle_name)',
    lastName: 'lower(u.last_name)',
    email: 'lower(u.email)',
    contactNumber: 'u.contact_number',
    role: 'lower(r.name)',
    roleName: 'lower(r.name)',
    brand: 'lower(t.name)',
    brandName: 'lower(t.name)',
  },
  sortBy: 'updatedAt',
  tieBreak: 'u.id',
};
