import type { Queryable } from '../database/database';
import type { Caller } from '../services';
import { SignInRefused, TokenRefused } from './errors';
import { FIRST_ROLE } from './firsts';
import { messages } from './messages';

/** A user with everything that decides whether and as what they may sign in. */
interface AccessRow {
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly is_active: boolean;
  readonly verified_at: Date | null;
  /** Of the first role; absent for a user without a role. */
  readonly role_is_active: boolean | null;
  readonly role_is_platform: boolean | null;
  readonly scopes: readonly string[];
  readonly tenant_ids: readonly string[];
  readonly tenant_names: readonly string[];
  readonly sign_in_lives: boolean;
}

/**
 * Who calls, with the scopes of the first role only (PERM-002).
 * @throws TokenRefused when the sign-in has ended or the user may not sign in any more
 */
export async function readCaller(
  database: Queryable,
  { userId, signInId }: { readonly userId: string; readonly signInId: string },
): Promise<Caller> {
  const [row] = await database.query<AccessRow>(`${ACCESS} WHERE u.id = $1`, [userId, signInId]);
  if (!row?.sign_in_lives) throw new TokenRefused(messages.signInEnded, 'the sign-in has ended');
  const refusal = refusalOf(row);
  if (refusal) throw new TokenRefused(messages.userMayNotSignIn, refusal);
  return {
    userId: row.id,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    tenantIds: row.tenant_ids,
    tenantNames: row.tenant_names,
    scopes: new Set(row.scopes),
    isPlatformAdministrator: row.role_is_platform === true,
  };
}

/**
 * The user to whom the provider's e-mail belongs; letter case does not matter.
 * @throws SignInRefused for unknown, Pending and inactive users and for an inactive first role
 */
export async function findUserForSignIn(database: Queryable, email: string): Promise<{ readonly userId: string }> {
  const [row] = await database.query<AccessRow>(`${ACCESS} WHERE lower(u.email) = lower($1)`, [email, null]);
  const refusal = row ? refusalOf(row) : 'unknown_user';
  if (!row || refusal) throw new SignInRefused(refusal ?? 'unknown_user');
  return { userId: row.id };
}

function refusalOf(row: AccessRow): 'pending_user' | 'inactive_user' | 'inactive_role' | undefined {
  if (!row.verified_at) return 'pending_user';
  if (!row.is_active) return 'inactive_user';
  if (row.role_is_active === false) return 'inactive_role';
  return undefined;
}

/** $2 is the sign-in, or null while there is none. */
const ACCESS = `
  SELECT u.id, u.email, u.first_name, u.last_name, u.is_active, u.verified_at, r.is_active AS role_is_active,
    r.is_platform AS role_is_platform,
    ARRAY(SELECT p.scope FROM role_permission rp JOIN permission p ON p.id = rp.permission_id
          WHERE rp.role_id = r.id) AS scopes,
    ARRAY(SELECT t.tenant_id::text FROM user_tenant t WHERE t.user_id = u.id ORDER BY t.position, t.tenant_id) AS tenant_ids,
    ARRAY(SELECT t.name FROM user_tenant ut JOIN tenant t ON t.id = ut.tenant_id WHERE ut.user_id = u.id
          ORDER BY ut.position, t.id) AS tenant_names,
    EXISTS (SELECT 1 FROM sign_in s WHERE s.id = $2::uuid AND s.user_id = u.id AND s.ended_at IS NULL) AS sign_in_lives
  FROM app_user u ${FIRST_ROLE}`;
