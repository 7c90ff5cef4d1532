import type { Queryable } from '../../database/database';
import { permissionId } from '../vocabulary';

export interface RequiredRole {
  /** The id to create it with. */
  readonly id: string;
  /** Absent: a role of the platform. */
  readonly tenantId: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly isActive: boolean;
  readonly now: Date;
}

/** Creates a role, unless the brand already has one with this name, which is left unchanged. */
export async function ensureRole(
  transaction: Queryable,
  { id, tenantId, name, description, isActive, now }: RequiredRole,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const [created] = await transaction.query<{ id: string }>(
    `INSERT INTO role (id, tenant_id, is_platform, name, description, is_active, created_at, updated_at)
     VALUES ($1, $2::uuid, $2::uuid IS NULL, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING RETURNING id`,
    [id, tenantId ?? null, name, description, isActive, now],
  );
  if (created) return { id, isNew: true };
  const [existing] = await transaction.query<{ id: string }>(
    'SELECT id FROM role WHERE tenant_id IS NOT DISTINCT FROM $1::uuid AND lower(name) = lower($2)',
    [tenantId ?? null, name],
  );
  return { id: existing?.id ?? id, isNew: false };
}

/** Adds permissions to a role. */
export async function grantScopes(transaction: Queryable, roleId: string, scopes: readonly string[]): Promise<void> {
  await transaction.query(
    'INSERT INTO role_permission (role_id, permission_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
    [roleId, scopes.map(permissionId)],
  );
}
