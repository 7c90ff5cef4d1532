import type { Queryable } from '../database/database';
import { describeBrowser } from './browsers';
import { GrantRefused, TokenRefused } from './errors';
import type { Keys } from './keys';
import { messages } from './messages';
import { deriveText, hashSecret, newSecret, constantTimeEqual } from './secrets';
import { isSignInActive, type SignInTimestamps, type SignInLimits } from './signInLifetime';
import { readCaller, type CallerOptions } from './users';
import type { Services } from '../services';
import { addSeconds } from '../instants';

/** An active sign-in with its current refresh token. */
export interface Grant {
  readonly userId: string;
  readonly signInId: string;
  readonly refreshToken: string;
}

/** The sign-ins with their one-time codes and refresh tokens. Only hashes are stored. */
export interface SignIns {
  /** Begins a sign-in; returns the one-time code that the browser passes to the console (valid for 60 s). */
  begin(newSignIn: NewSignIn): Promise<{ readonly code: string; readonly signInId: string }>;
  /**
   * @param address IP address of the call
   * @throws GrantRefused, also for a user who was deactivated, or whose role is inactive, which ends the sign-in; so does reusing a code,
   * because one of the two senders stole it
   */
  redeemCode(presented: PresentedCode, address: string): Promise<Grant>;
  /**
   * @param address IP address of the call
   * @throws GrantRefused as `redeemCode` does; reusing a token after the grace period ends its sign-in
   */
  refresh(refreshToken: string, address: string): Promise<Grant>;
  /** Ends sign-ins: their access and refresh tokens stop working at once. */
  end(signInIds: readonly string[]): Promise<void>;
}

/** A new sign-in, and what its code is bound to. */
export interface NewSignIn {
  readonly userId: string;
  readonly redirect: string;
  /** S256 of the console's verifier (RFC 7636); undefined if the console does not use PKCE. */
  readonly codeChallenge: string | undefined;
  /** The secret in a cookie of the browser; undefined if the console's calls carry no cookies. */
  readonly browserSecret: string | undefined;
  readonly from: ClientInfo;
}

export interface ClientInfo {
  readonly address: string;
  /** The User-Agent header, untrusted. */
  readonly userAgent: string | undefined;
}

/** A code with the values it is bound to. */
export interface PresentedCode {
  readonly code: string;
  readonly redirectUri: string;
  readonly codeVerifier: string | undefined;
  readonly browserSecret: string | undefined;
}

export interface SignInOptions extends Pick<Services, 'database' | 'clock' | 'newId'> {
  readonly keys: Keys;
  readonly refreshTokenSeconds: number;
  readonly limits: SignInLimits;
}

/** The sign-ins of this database. */
export function createSignIns(options: SignInOptions): SignIns {
  return {
    begin: (newSignIn) => begin(options, newSignIn),
    redeemCode: (presented, address) => redeemCode(options, presented, address),
    refresh: (refreshToken, address) => refresh(options, refreshToken, address),
    end: (signInIds) => end(options.database, signInIds, options.clock()),
  };
}

async function begin(
  { database, clock, newId }: SignInOptions,
  { userId, redirect, codeChallenge, browserSecret, from }: NewSignIn,
): ReturnType<SignIns['begin']> {
  const code = newSecret();
  const signInId = newId();
  const now = clock();
  const codeExpiry = addSeconds(now, CODE_SECONDS);
  await database.transaction(async (transaction) => {
    await transaction.query('DELETE FROM sign_in WHERE expires_at < $1', [addSeconds(now, -EXPIRED_RETENTION_SECONDS)]);
    await transaction.query(
      `INSERT INTO sign_in (id, user_id, created_at, expires_at, last_used_at, last_address, browser)
       VALUES ($1, $2, $3, $4, $3, $5, $6)`,
      [signInId, userId, now, codeExpiry, from.address, describeBrowser(from.userAgent) ?? null],
    );
    await transaction.query(
      `INSERT INTO authorization_code (code_hash, sign_in_id, redirect_uri, expires_at, code_challenge, browser_hash)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        hashSecret(code),
        signInId,
        redirect,
        codeExpiry,
        codeChallenge ?? null,
        browserSecret === undefined ? null : hashSecret(browserSecret),
      ],
    );
  });
  return { code, signInId };
}

async function redeemCode(options: SignInOptions, presented: PresentedCode, address: string): Promise<Grant> {
  const now = options.clock();
  const codeHash = hashSecret(presented.code);
  const outcome = await options.database.transaction(async (transaction) => {
    const [row] = await transaction.query<CodeRow>(
      `SELECT c.redirect_uri, c.expires_at, c.used_at, c.code_challenge, c.browser_hash,
         s.id AS sign_in_id, s.user_id, s.ended_at, s.created_at, s.last_used_at
       FROM authorization_code c JOIN sign_in s ON s.id = c.sign_in_id WHERE c.code_hash = $1 FOR UPDATE OF c`,
      [codeHash],
    );
    if (!row) return undefined;
    await transaction.query('UPDATE authorization_code SET used_at = $2 WHERE code_hash = $1', [codeHash, now]);
    if (row.used_at) await end(transaction, [row.sign_in_id], now);
    const isValid =
      !row.used_at &&
      row.expires_at > now &&
      isSignInActive(row, options.limits, now) &&
      matchesBinding(row, presented);
    if (!isValid) return undefined;
    const refreshToken = newSecret();
    await storeRefreshToken(transaction, { options, refreshToken, row });
    const grant = { userId: row.user_id, signInId: row.sign_in_id, refreshToken };
    return onlyActive(grant, { transaction, limits: options.limits, now, address });
  });
  if (!outcome) throw new GrantRefused('code', messages.codeRefused);
  if ('refusal' in outcome) throw new GrantRefused(undefined, outcome.refusal);
  return outcome;
}

/**
 * Ends the sign-in of a user who was deactivated, or whose role is inactive. In the transaction that uses up the code or token: if the
 * database fails in between, the client can send it again.
 */
async function onlyActive(
  grant: Grant,
  { transaction, ...call }: { readonly transaction: Queryable } & CallerOptions,
): Promise<Grant | { readonly refusal: string }> {
  try {
    await readCaller(transaction, grant, call);
    return grant;
  } catch (error) {
    if (!(error instanceof TokenRefused)) throw error;
    await end(transaction, [grant.signInId], call.now);
    return { refusal: error.message };
  }
}

/** Whether a code was presented by the console and browser it was issued to. */
function matchesBinding(row: CodeRow, { redirectUri, codeVerifier, browserSecret }: PresentedCode): boolean {
  if (row.redirect_uri !== redirectUri) return false;
  if (row.browser_hash !== null && !isSecretOf(row.browser_hash, browserSecret)) return false;
  // A verifier without a challenge: an attacker removed the challenge from the request (RFC 9700, 4.8.2).
  if (row.code_challenge === null) return codeVerifier === undefined;
  return isSecretOf(row.code_challenge, codeVerifier);
}

function isSecretOf(hash: string, secret: string | undefined): boolean {
  return secret !== undefined && constantTimeEqual(hashSecret(secret), hash);
}

async function refresh(options: SignInOptions, refreshToken: string, address: string): Promise<Grant> {
  const now = options.clock();
  // The successor is derived from the token, so that parallel tabs get the same one although only hashes are stored.
  const successor = deriveText(await options.keys.secret('refresh-token'), refreshToken);
  const outcome = await options.database.transaction(async (transaction) => {
    const [row] = await transaction.query<RefreshRow>(
      `SELECT r.expires_at, r.used_at, s.id AS sign_in_id, s.user_id, s.ended_at, s.created_at, s.last_used_at
       FROM refresh_token r JOIN sign_in s ON s.id = r.sign_in_id WHERE r.token_hash = $1 FOR UPDATE OF r`,
      [hashSecret(refreshToken)],
    );
    if (!row || row.expires_at <= now || !isSignInActive(row, options.limits, now)) return undefined;
    if (row.used_at && now > addSeconds(row.used_at, GRACE_SECONDS)) {
      await end(transaction, [row.sign_in_id], now);
      return undefined;
    }
    if (!row.used_at) {
      await transaction.query('UPDATE refresh_token SET used_at = $2 WHERE token_hash = $1', [
        hashSecret(refreshToken),
        now,
      ]);
      await storeRefreshToken(transaction, { options, refreshToken: successor, row });
    }
    const next = { userId: row.user_id, signInId: row.sign_in_id, refreshToken: successor };
    return onlyActive(next, { transaction, limits: options.limits, now, address });
  });
  if (!outcome) throw new GrantRefused('refreshToken', messages.refreshRefused);
  if ('refusal' in outcome) throw new GrantRefused(undefined, outcome.refusal);
  return outcome;
}

async function end(database: Queryable, signInIds: readonly string[], now: Date): Promise<void> {
  await database.query('UPDATE sign_in SET ended_at = coalesce(ended_at, $2) WHERE id = ANY ($1::uuid[])', [
    [...signInIds],
    now,
  ]);
}

interface NewRefreshToken {
  readonly options: SignInOptions;
  readonly refreshToken: string;
  readonly row: Pick<RefreshRow, 'sign_in_id' | 'created_at'>;
}

/** No token outlives its sign-in. */
async function storeRefreshToken(database: Queryable, { options, refreshToken, row }: NewRefreshToken): Promise<void> {
  const end = addSeconds(row.created_at, options.limits.signInSeconds);
  const expiry = new Date(Math.min(addSeconds(options.clock(), options.refreshTokenSeconds).getTime(), end.getTime()));
  await database.query('INSERT INTO refresh_token (token_hash, sign_in_id, expires_at) VALUES ($1, $2, $3)', [
    hashSecret(refreshToken),
    row.sign_in_id,
    expiry,
  ]);
  await database.query('UPDATE sign_in SET expires_at = $2 WHERE id = $1', [row.sign_in_id, expiry]);
}

interface RefreshRow extends SignInTimestamps {
  readonly expires_at: Date;
  readonly used_at: Date | null;
  readonly sign_in_id: string;
  readonly user_id: string;
}

interface CodeRow extends RefreshRow {
  readonly redirect_uri: string;
  readonly code_challenge: string | null;
  readonly browser_hash: string | null;
}

/** Lifetime of a code. */
export const CODE_SECONDS = 60;
/** Grace period for tabs that refresh with the same token, and for a client that repeats a call after a failover of the database. */
const GRACE_SECONDS = 60;
/** Expired sign-ins are kept for a day, so that a late replay is still detected. */
const EXPIRED_RETENTION_SECONDS = 86_400;
