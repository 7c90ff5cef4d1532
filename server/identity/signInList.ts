import type { Database, Queryable } from '../database/database';
import { NotFound } from '../errors';
import type { Caller } from '../services';
import { addActivities } from './administration/activities';
import { messages } from './messages';
import { isSignInActive, type SignInTimestamps, type SignInLimits } from './signInLifetime';
import { addSeconds } from '../instants';

/** A sign-in in the list of a user's sign-ins. Times are ISO 8601 in UTC. */
export interface ListedSignIn {
  readonly id: string;
  /** 'Chrome on Windows'; null if unknown. */
  readonly browser: string | null;
  /** The IP address of the last use. */
  readonly address: string | null;
  readonly createdAt: string;
  /** To the minute. */
  readonly lastUsedAt: string;
  /** When it ends regardless of activity. */
  readonly endsAt: string;
  /** Whether it is the sign-in of the caller. */
  readonly isCurrent: boolean;
}

export interface SignInListQuery {
  readonly userId: string;
  readonly caller: Pick<Caller, 'signInId'>;
  readonly limits: SignInLimits;
  readonly now: Date;
}

interface ListedRow extends SignInTimestamps {
  readonly id: string;
  readonly browser: string | null;
  readonly last_address: string | null;
}

/** The active sign-ins of a user, most recently used first. */
export async function listSignIns(
  database: Queryable,
  { userId, caller, limits, now }: SignInListQuery,
): Promise<readonly ListedSignIn[]> {
  const rows = await database.query<ListedRow>(
    `SELECT s.id::text AS id, s.browser, s.last_address, s.created_at, s.last_used_at, s.ended_at FROM sign_in s
     WHERE s.user_id = $1 AND s.ended_at IS NULL AND s.expires_at > $2
       AND EXISTS (SELECT 1 FROM refresh_token r WHERE r.sign_in_id = s.id)
     ORDER BY s.last_used_at DESC, s.created_at DESC, s.id LIMIT 200`,
    [userId, now],
  );
  return rows
    .filter((row) => isSignInActive(row, limits, now))
    .map((row) => ({
      id: row.id,
      browser: row.browser,
      address: row.last_address,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      endsAt: addSeconds(row.created_at, limits.signInSeconds).toISOString(),
      isCurrent: row.id === caller.signInId,
    }));
}

/**
 * Ends a sign-in of a user. If an administrator does so for somebody else, it is added to the activity log of that user.
 * @throws NotFound for a sign-in of another user, or one that does not exist or has ended
 */
export async function endSignIn(
  database: Database,
  target: {
    readonly signInId: string;
    readonly userId: string;
    readonly caller: Pick<Caller, 'userId' | 'name'>;
    readonly now: Date;
  },
): Promise<void> {
  const { signInId, userId, caller, now } = target;
  await database.transaction(async (transaction) => {
    const [ended] = await transaction.query<{ browser: string | null }>(
      'UPDATE sign_in SET ended_at = $3 WHERE id = $1 AND user_id = $2 AND ended_at IS NULL RETURNING browser',
      [signInId, userId, now],
    );
    if (!ended) throw new NotFound(messages.noSignIn);
    if (userId === caller.userId) return;
    const where = ended.browser === null ? '' : ` on ${ended.browser}`;
    const activities = [`Signed out${where} by ${caller.name}.`];
    await addActivities(transaction, { userId, actorId: caller.userId, activities, now });
  });
}
