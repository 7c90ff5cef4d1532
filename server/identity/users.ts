import type { Queryable } from '../database/database';
import { prepared } from '../database/preparing';
import type { BrandRow, Caller } from '../services';
import { SignInRefused, TokenRefused } from './errors';
import { FIRST_ROLE } from './firsts';
import { messages } from './messages';
import { isAlive, secondsAfter, type SignInLife, type SignInLimits } from './signInLife';

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
  readonly brands: readonly BrandRow[];
}

/** The user of a sign-in; what belongs to the sign-in is absent where it does not exist, or is somebody else's. */
interface CallerRow extends AccessRow, Nullable<SignInLife> {
  readonly last_address: string | null;
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

export interface CallerOptions {
  readonly limits: SignInLimits;
  readonly now: Date;
  /** Where the call comes from; undefined: not known. */
  readonly address?: string | undefined;
}

/**
 * Who calls, with the scopes of the first role only (PERM-002). Notes that the sign-in is used.
 * @throws TokenRefused when the sign-in has ended or the user may not sign in any more
 */
export async function readCaller(
  database: Queryable,
  { userId, signInId }: { readonly userId: string; readonly signInId: string },
  { limits, now, address }: CallerOptions,
): Promise<Caller> {
  const [row] = await database.query<CallerRow>(OF_SIGN_IN, [userId, signInId]);
  const life = row && lifeOf(row);
  if (!life || !isAlive(life, limits, now)) throw new TokenRefused(messages.signInEnded, 'the sign-in has ended');
  const refusal = refusalOf(row);
  if (refusal) throw new TokenRefused(messages.userMayNotSignIn, refusal);
  const isElsewhere = address !== undefined && address !== row.last_address;
  if (isElsewhere || now >= secondsAfter(life.last_used_at, NOTED_EVERY_SECONDS)) {
    await database.query(
      `UPDATE sign_in SET last_used_at = greatest(last_used_at, $2), last_address = coalesce($3, last_address)
       WHERE id = $1`,
      [signInId, now, address ?? null],
    );
  }
  return callerOf(row, signInId);
}

/**
 * A user with the rights of now, in whose name something is done that they planned; undefined for somebody who may not sign in
 * any more. They have no sign-in.
 */
export async function findCaller(database: Queryable, userId: string): Promise<Caller | undefined> {
  const [row] = await database.query<AccessRow>(`${ACCESS} ${FROM_USER} WHERE u.id = $1`, [userId]);
  return row && refusalOf(row) === undefined ? callerOf(row, '') : undefined;
}

function callerOf(row: AccessRow, signInId: string): Caller {
  return {
    userId: row.id,
    signInId,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    tenantIds: row.tenant_ids,
    brands: row.brands,
    scopes: new Set(row.scopes),
    isPlatformAdministrator: row.role_is_platform === true,
  };
}

/**
 * The user to whom the provider's e-mail belongs; letter case does not matter.
 * @throws SignInRefused for unknown, Pending and inactive users and for an inactive first role
 */
export async function findUserForSignIn(database: Queryable, email: string): Promise<{ readonly userId: string }> {
  const [row] = await database.query<AccessRow>(`${ACCESS} ${FROM_USER} WHERE lower(u.email) = lower($1)`, [email]);
  const refusal = row ? refusalOf(row) : 'unknown_user';
  if (!row || refusal) throw new SignInRefused(refusal ?? 'unknown_user');
  return { userId: row.id };
}

function lifeOf({ created_at, last_used_at, ended_at }: CallerRow): SignInLife | undefined {
  return created_at === null || last_used_at === null ? undefined : { created_at, last_used_at, ended_at };
}

function refusalOf(row: AccessRow): 'pending_user' | 'inactive_user' | 'inactive_role' | undefined {
  if (!row.verified_at) return 'pending_user';
  if (!row.is_active) return 'inactive_user';
  if (row.role_is_active === false) return 'inactive_role';
  return undefined;
}

/** Calls come by the dozen; the use of a sign-in is known to the minute. */
const NOTED_EVERY_SECONDS = 60;

/** Lists are JSON, which the driver reads faster than arrays. */
const ACCESS = `
  SELECT u.id, u.email, u.first_name, u.last_name, u.is_active, u.verified_at, r.is_active AS role_is_active,
    r.is_platform AS role_is_platform,
    (SELECT coalesce(json_agg(p.scope), '[]') FROM role_permission rp JOIN permission p ON p.id = rp.permission_id
     WHERE rp.role_id = r.id) AS scopes,
    (SELECT coalesce(json_agg(t.tenant_id ORDER BY t.position, t.tenant_id), '[]')
     FROM user_tenant t WHERE t.user_id = u.id) AS tenant_ids,
    (SELECT coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'tenant_id', b.tenant_id)
                              ORDER BY t.position, t.tenant_id, b.name), '[]')
     FROM user_tenant t JOIN brand b ON b.tenant_id = t.tenant_id WHERE t.user_id = u.id) AS brands`;
const FROM_USER = `FROM app_user u ${FIRST_ROLE}`;
const OF_SIGN_IN = prepared(`
  ${ACCESS}, s.created_at, s.last_used_at, s.ended_at, s.last_address
  ${FROM_USER} LEFT JOIN sign_in s ON s.id = $2 AND s.user_id = u.id WHERE u.id = $1`);
