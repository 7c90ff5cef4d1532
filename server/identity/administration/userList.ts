import type { Queryable } from '../../database/database';
import { FIRST_ROLE, FIRST_TENANT } from '../firsts';
import { readSummaries, type UserSummary } from '../userProfile';
import { createConditions } from '../../database/conditions';
import {
  readFlag,
  readIds,
  readListParameters,
  type ListParameters,
  type ListRules,
  type Query,
} from './listParameters';

/** What `GET /iam/users` was asked for (API-REST-004). */
export interface UserQuery extends ListParameters {
  readonly isActive: boolean | undefined;
  readonly isVerified: boolean | undefined;
  readonly tenantIds: readonly string[] | undefined;
}

export interface UserPage {
  readonly users: readonly UserSummary[];
  /** Of the users that match everything but isActive: the counts of the list's toggle (USR-004). */
  readonly activeUsers: number;
  readonly inactiveUsers: number;
  /** Of the users that match everything. */
  readonly total: number;
}

/** @throws BadInput naming the parameter */
export function readUserQuery(query: Query): UserQuery {
  return {
    ...readListParameters(query, RULES),
    isActive: readFlag(query, 'isActive'),
    isVerified: readFlag(query, 'isVerified'),
    tenantIds: readIds(query, 'tenantIds'),
  };
}

/** A page of users. The search looks at names, e-mail address and mobile number. */
export async function listUsers(database: Queryable, query: UserQuery): Promise<UserPage> {
  const where = createConditions();
  if (query.pattern !== undefined) where.add(SEARCH, query.pattern);
  if (query.isVerified !== undefined) where.add('(u.verified_at IS NOT NULL) = ?', query.isVerified);
  if (query.tenantIds) {
    where.add(
      'EXISTS (SELECT 1 FROM user_tenant x WHERE x.user_id = u.id AND x.tenant_id = ANY (?::uuid[]))',
      query.tenantIds,
    );
  }
  const [counts = { active: 0, inactive: 0 }] = await database.query<{ active: number; inactive: number }>(
    `SELECT (count(*) FILTER (WHERE u.is_active))::int AS active, (count(*) FILTER (WHERE NOT u.is_active))::int AS inactive
     FROM app_user u WHERE ${where.sql}`,
    where.values,
  );
  if (query.isActive !== undefined) where.add('u.is_active = ?', query.isActive);
  const users = await readSummaries(
    database,
    `${FIRST_ROLE} ${FIRST_TENANT} WHERE ${where.sql}
     ORDER BY ${query.orderBy} LIMIT ${where.place(query.limit)} OFFSET ${where.place(query.offset)}`,
    where.values,
  );
  const { active, inactive } = counts;
  const total = query.isActive === undefined ? active + inactive : query.isActive ? active : inactive;
  return { users, activeUsers: active, inactiveUsers: inactive, total };
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
