import type { Queryable } from '../database/database';
import { prepared } from '../database/preparedStatements';
import type { BrandRow, Caller } from '../services';
import { SignInRefused, TokenRefused } from './errors';
import { FIRST_ROLE } from './firsts';
import { messages } from './messages';
import { isSignInActive, type SignInTimestamps, type SignInLimits } from './signInLifetime';
import { addSeconds } from '../instants';

/** A user with everything that determines whether they may sign in, and their rights. */
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

/** The user of a sign-in; the columns of the sign-in are null if it does not exist, or is another user's. */
interface CallerRow extends AccessRow, Nullable<SignInTimestamps> {
  readonly last_address: string | null;
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

export interface CallerOptions {
  readonly limits: SignInLimits;
  readonly now: Date;
  /** IP address of the call; undefined: unknown. */
  readonly address?: string | undefined;
  /** Whether the call counts as use of the sign-in; true by default. */
  readonly isUse?: boolean;
}

/**
 * Reads the caller with the scopes of the first role only (PERM-002), and records the use of the sign-in.
 * @throws TokenRefused if the sign-in has ended or the user may no longer sign in
 */
export async function readCaller(
  database: Queryable,
  { userId, signInId }: { readonly userId: string; readonly signInId: string },
  { limits, now, address, isUse = true }: CallerOptions,
): Promise<Caller> {
  const [row] = await database.query<CallerRow>(CALLER_BY_SIGN_IN, [userId, signInId]);
  const timestamps = row && timestampsOf(row);
  if (!timestamps || !isSignInActive(timestamps, limits, now))
    throw new TokenRefused(messages.signInEnded, 'the sign-in has ended');
  const refusal = refusalOf(row);
  if (refusal) throw new TokenRefused(messages.userMayNotSignIn, refusal);
  const isNewAddress = address !== undefined && address !== row.last_address;
  if (isUse && (isNewAddress || now >= addSeconds(timestamps.last_used_at, USE_RECORDED_SECONDS))) {
    await database.query(
      `UPDATE sign_in SET last_used_at = greatest(last_used_at, $2), last_address = coalesce($3, last_address)
       WHERE id = $1`,
      [signInId, now, address ?? null],
    );
  }
  return callerOf(row, signInId);
}

/**
 * A user with their current rights, to execute a planned change on their behalf, without a sign-in; undefined for a user who may
 * no longer sign in.
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
 * The user with the provider's e-mail address; letter case does not matter.
 * @throws SignInRefused for unknown, Pending and inactive users and for an inactive first role
 */
export async function findUserForSignIn(database: Queryable, email: string): Promise<{ readonly userId: string }> {
  const [row] = await database.query<AccessRow>(`${ACCESS} ${FROM_USER} WHERE lower(u.email) = lower($1)`, [email]);
  const refusal = row ? refusalOf(row) : 'unknown_user';
  if (!row || refusal) throw new SignInRefused(refusal ?? 'unknown_user');
  return { userId: row.id };
}

function timestampsOf({ created_at, last_used_at, ended_at }: CallerRow): SignInTimestamps | undefined {
  return created_at === null || last_used_at === null ? undefined : { created_at, last_used_at, ended_at };
}

function refusalOf(row: AccessRow): 'pending_user' | 'inactive_user' | 'inactive_role' | undefined {
  if (!row.verified_at) return 'pending_user';
  if (!row.is_active) return 'inactive_user';
  if (row.role_is_active === false) return 'inactive_role';
  return undefined;
}

/** Interval for recording the use of a sign-in, because calls come by the dozen. */
const USE_RECORDED_SECONDS = 60;

/** Lists are JSON, which the driver parses faster than arrays. */
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
const CALLER_BY_SIGN_IN = prepared(`
  ${ACCESS}, s.created_at, s.last_used_at, s.ended_at, s.last_address
  ${FROM_USER} LEFT JOIN sign_in s ON s.id = $2 AND s.user_id = u.id WHERE u.id = $1`);
