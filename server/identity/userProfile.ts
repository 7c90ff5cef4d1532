import type { Queryable } from '../database/database';

export interface Tenant {
  readonly id: string;
  readonly name: string;
}

export interface Permission {
  readonly id: string;
  readonly description: string;
  readonly scope: string;
}

/** A user as returned by the identity service (USR-038). Times are ISO 8601 in UTC. */
export interface UserProfile {
  readonly id: string;
  readonly firstName: string;
  readonly middleName: string | null;
  readonly lastName: string;
  readonly email: string;
  readonly contactNumber: string | null;
  readonly isActive: boolean;
  /** Absent: Pending. */
  readonly verifiedAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Counts the changes; 1 after creation. */
  readonly revision: number;
  readonly imgPath: string | null;
  readonly reason: string | null;
  /** The first role is the effective one (PERM-002). */
  readonly roles: readonly {
    readonly id: string;
    readonly name: string;
    readonly permissions: readonly Permission[];
  }[];
  readonly tenants: readonly Tenant[];
}

/** The profile of a user, or undefined. */
export async function readProfile(database: Queryable, userId: string): Promise<UserProfile | undefined> {
  const [row] = await database.query<{ profile: UserProfile }>(
    `SELECT ${profileOf({ withPermissions: true })} AS profile FROM app_user u WHERE u.id = $1`,
    [userId],
  );
  return row && { ...row.profile, ...utcTimes(row.profile) };
}

/** A user in a list: the profile without the permissions of the roles, of which there are dozens. */
export type UserSummary = Omit<UserProfile, 'roles'> & {
  readonly roles: readonly Pick<UserProfile['roles'][number], 'id' | 'name'>[];
};

/**
 * The users of a list.
 * @param rest SQL after `FROM app_user u`: joins, conditions, order and limit
 */
export async function readSummaries(
  database: Queryable,
  rest: string,
  values: readonly unknown[],
): Promise<readonly UserSummary[]> {
  const rows = await database.query<{ profile: UserSummary }>(
    `SELECT ${profileOf({ withPermissions: false })} AS profile FROM app_user u ${rest}`,
    values,
  );
  return rows.map(({ profile }) => ({ ...profile, ...utcTimes(profile) }));
}

/** The brands, by name (API-REST-016). */
export function listTenants(database: Queryable): Promise<Tenant[]> {
  return database.query<Tenant>('SELECT id::text AS id, name FROM tenant ORDER BY name');
}

function utcTimes({ verifiedAt, createdAt, updatedAt }: Pick<UserProfile, 'verifiedAt' | 'createdAt' | 'updatedAt'>) {
  return {
    verifiedAt: verifiedAt && new Date(verifiedAt).toISOString(),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

const PERMISSIONS = `, 'permissions', coalesce((
          SELECT json_agg(json_build_object('id', p.id, 'description', p.description, 'scope', p.scope)
                          ORDER BY f.position, p.position)
          FROM role_permission rp JOIN permission p ON p.id = rp.permission_id JOIN feature f ON f.id = p.feature_id
          WHERE rp.role_id = role.id), '[]'::json)`;

/** SQL expression of the profile of the user `u`. */
function profileOf({ withPermissions }: { readonly withPermissions: boolean }): string {
  return `json_build_object(
    'id', u.id, 'firstName', u.first_name, 'middleName', u.middle_name, 'lastName', u.last_name, 'email', u.email,
    'contactNumber', u.contact_number, 'isActive', u.is_active, 'verifiedAt', u.verified_at, 'createdAt', u.created_at,
    'updatedAt', u.updated_at, 'revision', u.revision, 'imgPath', u.img_path, 'reason', u.reason,
    'roles', coalesce((
      SELECT json_agg(json_build_object('id', role.id, 'name', role.name${withPermissions ? PERMISSIONS : ''})
                      ORDER BY ur.position, role.id)
      FROM user_role ur JOIN role ON role.id = ur.role_id WHERE ur.user_id = u.id), '[]'::json),
    'tenants', coalesce((
      SELECT json_agg(json_build_object('id', t.id, 'name', t.name) ORDER BY ut.position, t.id)
      FROM user_tenant ut JOIN tenant t ON t.id = ut.tenant_id WHERE ut.user_id = u.id), '[]'::json)
  )`;
}
