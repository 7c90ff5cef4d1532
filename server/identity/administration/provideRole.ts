import type { Queryable } from '../../database/database';
import { permissionId } from '../vocabulary';

export interface WantedRole {
  /** Its id where it has to be made. */
  readonly id: string;
  /** Absent: a role of the platform. */
  readonly tenantId: string | undefined;
  readonly name: string;
  readonly description: string;
  readonly isActive: boolean;
  readonly now: Date;
}

/** Makes a role, or finds the one of the brand that has this name already and leaves it as it is. */
export async function provideRole(
  transaction: Queryable,
  { id, tenantId, name, description, isActive, now }: WantedRole,
): Promise<{ readonly id: string; readonly isNew: boolean }> {
  const [made] = await transaction.query<{ id: string }>(
    `INSERT INTO role (id, tenant_id, is_platform, name, description, is_active, created_at, updated_at)
     VALUES ($1, $2::uuid, $2::uuid IS NULL, $3, $4, $5, $6, $6) ON CONFLICT DO NOTHING RETURNING id`,
    [id, tenantId ?? null, name, description, isActive, now],
  );
  if (made) return { id, isNew: true };
  const [known] = await transaction.query<{ id: string }>(
    'SELECT id FROM role WHERE tenant_id IS NOT DISTINCT FROM $1::uuid AND lower(name) = lower($2)',
    [tenantId ?? null, name],
  );
  return { id: known?.id ?? id, isNew: false };
}

/** Gives a role these permissions on top of those that it has. */
export async function grantScopes(transaction: Queryable, roleId: string, scopes: readonly string[]): Promise<void> {
  await transaction.query(
    'INSERT INTO role_permission (role_id, permission_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING',
    [roleId, scopes.map(permissionId)],
  );
}
