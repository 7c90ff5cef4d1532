import { countRows, totalOf } from '../../content/boundedCount';
import type { Queryable } from '../../database/database';
import type { Permission, Tenant } from '../userProfile';
import { createConditions } from '../../database/conditions';
import {
  readFlag,
  readId,
  readIds,
  readListParameters,
  type ListParameters,
  type ListRules,
  type Query,
} from './listParameters';

/** A role (ROLE-017). Times are ISO 8601 in UTC. */
export interface Role {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly isActive: boolean;
  /** Absent: a role of the platform. */
  readonly tenant: Tenant | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Counts the changes; 1 after creation. */
  readonly revision: number;
}

/** A permission with its feature (B-5). */
export interface RolePermission extends Permission {
  readonly feature: { readonly id: string; readonly name: string };
}

/** The query of `GET /iam/roles`. */
export interface RoleQuery {
  /** Absent: all roles of the brand, for the user form (API-REST-009). */
  readonly part: Pick<ListParameters, 'page' | 'limit' | 'offset'> | undefined;
  readonly pattern: string | undefined;
  readonly orderBy: string;
  readonly isActive: boolean | undefined;
  readonly tenantIds: readonly string[] | undefined;
}

export interface RolePage {
  readonly roles: readonly Role[];
  /** Counts of the roles that match all filters except isActive. */
  readonly activeRoles: number;
  readonly inactiveRoles: number;
  readonly total: number;
}

/**
 * Both forms of the call: with `tenantId` and no page it returns all roles of the brand that can be assigned to a user, by name;
 * otherwise a page.
 * @throws BadInput naming the parameter
 */
export function readRoleQuery(query: Query): RoleQuery {
  const parameters = readListParameters(query, RULES);
  const tenantId = readId(query, 'tenantId');
  const isForUserForm = tenantId !== undefined && query['page'] === undefined && query['limit'] === undefined;
  return {
    part: isForUserForm ? undefined : parameters,
    pattern: parameters.pattern,
    orderBy:
      isForUserForm && query['sortBy'] === undefined
        ? `${RULES.sorts['name'] ?? ''}, ${RULES.tieBreak}`
        : parameters.orderBy,
    isActive: readFlag(query, 'isActive') ?? (isForUserForm ? true : undefined),
    tenantIds: tenantId === undefined ? readIds(query, 'tenantIds') : [tenantId],
  };
}

/** Roles without their permissions. The search covers name and description. */
export async function listRoles(database: Queryable, query: RoleQuery): Promise<RolePage> {
  const where = createConditions();
  if (query.pattern !== undefined) where.add('r.name ILIKE ? OR r.description ILIKE ?', query.pattern);
  if (query.tenantIds) where.add('r.tenant_id = ANY (?::uuid[])', query.tenantIds);
  const source = { tables: 'role r', conditions: where, active: 'r.is_active', id: 'r.id' };
  const counts = await countRows(database, source);
  if (query.isActive !== undefined) where.add('r.is_active = ?', query.isActive);
  const part = query.part ? where.part(query.part) : '';
  const sql = `${ROLES} WHERE ${where.sql} ORDER BY ${query.orderBy} ${part}`;
  const rows = await database.query<RoleRow>(sql, where.values);
  const { active: activeRoles, inactive: inactiveRoles } = counts;
  return { roles: rows.map(toRole), activeRoles, inactiveRoles, total: totalOf(counts, query.isActive) };
}

/** A role with its permissions, or undefined. */
export async function readRole(
  database: Queryable,
  id: string,
): Promise<(Role & { readonly permissions: readonly RolePermission[] }) | undefined> {
  const [row] = await database.query<RoleRow>(`${ROLES} WHERE r.id = $1`, [id]);
  return row && { ...toRole(row), permissions: await readPermissions(database, id) };
}

/** The permissions of a role in the order of the vocabulary (API-REST-012). */
export function readPermissions(database: Queryable, roleId: string): Promise<RolePermission[]> {
  return database.query<RolePermission>(
    `SELECT p.id::text AS id, p.description, p.scope, json_build_object('id', f.id, 'name', f.name) AS feature
     FROM role_permission rp JOIN permission p ON p.id = rp.permission_id JOIN feature f ON f.id = p.feature_id
     WHERE rp.role_id = $1 ORDER BY f.position, p.position`,
    [roleId],
  );
}

interface RoleRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly is_active: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly revision: number;
  readonly tenant: Tenant | null;
}

function toRole(row: RoleRow): Role {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isActive: row.is_active,
    tenant: row.tenant,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    revision: row.revision,
  };
}

const ROLES = `
  SELECT r.id::text AS id, r.name, r.description, r.is_active, r.created_at, r.updated_at, r.revision,
    CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name) END AS tenant
  FROM role r LEFT JOIN tenant t ON t.id = r.tenant_id`;

const RULES: ListRules = {
  sorts: {
    updatedAt: 'r.updated_at',
    createdAt: 'r.created_at',
    name: 'lower(r.name)',
    description: 'lower(r.description)',
    isActive: 'r.is_active',
    brand: 'lower(t.name)',
    brandName: 'lower(t.name)',
    tenant: 'lower(t.name)',
  },
  sortBy: 'updatedAt',
  tieBreak: 'r.id',
};
