import type { Queryable } from '../../database/database';
import { addActivities } from '../administration/activities';
import type { Keys } from '../keys';
import { hashSecret } from '../secrets';
import type { Outbox } from './outbox';
import { verificationToken } from './verificationMail';
import type { Services } from '../../services';
import { addMilliseconds, DAY_MILLISECONDS } from '../../instants';

/** A verification to be stored: created before the transaction, because creating it may read a key from the database. */
export interface VerificationTicket {
  readonly id: string;
  readonly tokenHash: string;
}

export type VerificationResult = 'verified' | 'used' | 'expired' | 'unknown';

/** Verification of e-mail addresses by a link (B-12, B-13). Only hashes are stored; a link works once, for 72 hours. */
export interface Verifications {
  newTicket(): Promise<VerificationTicket>;
  /** Stores the ticket and its mail. Older links of the user stop working. */
  store(
    transaction: Queryable,
    ticket: VerificationTicket,
    user: { readonly userId: string; readonly email: string; readonly name: string },
  ): Promise<void>;
  /** Call it after the commit: sends the mail if a transport is configured. */
  deliver(ticket: VerificationTicket): void;
  /** Redeems the link of a mail. The user becomes active, unless set to inactive in the meantime. */
  redeem(token: string): Promise<VerificationResult>;
}

export interface VerificationOptions extends Pick<Services, 'database' | 'clock' | 'newId'> {
  readonly keys: Keys;
  readonly outbox: Outbox;
}

/** The verifications of this database. */
export function createVerifications({ database, keys, clock, newId, outbox }: VerificationOptions): Verifications {
  return {
    async newTicket() {
      const id = newId();
      return { id, tokenHash: hashSecret(await verificationToken(keys, id)) };
    },
    async store(transaction, ticket, { userId, email, name }) {
      const now = clock();
      await transaction.query('DELETE FROM email_verification WHERE user_id = $1 AND used_at IS NULL', [userId]);
      await transaction.query(
        `INSERT INTO email_verification (id, token_hash, user_id, email, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [ticket.id, ticket.tokenHash, userId, email, now, addMilliseconds(now, LIFETIME_MILLISECONDS)],
      );
      await outbox.add(transaction, {
        content: { verificationId: ticket.id },
        recipient: email,
        recipientName: name,
      });
    },
    deliver: ({ id }) => {
      outbox.deliver(id);
    },
    redeem: (token) => database.transaction((transaction) => redeem(transaction, token, clock())),
  };
}

interface VerificationRow {
  readonly id: string;
  readonly user_id: string;
  readonly email: string;
  readonly expires_at: Date;
  readonly used_at: Date | null;
}

async function redeem(transaction: Queryable, token: string, now: Date): Promise<VerificationResult> {
  const [row] = await transaction.query<VerificationRow>(
    `SELECT v.id, v.user_id, v.email, v.expires_at, v.used_at
     FROM email_verification v WHERE v.token_hash = $1 FOR UPDATE`,
    [hashSecret(token)],
  );
  if (!row) return 'unknown';
  if (row.used_at) return 'used';
  if (row.expires_at <= now) return 'expired';
  await transaction.query('UPDATE email_verification SET used_at = $2 WHERE id = $1', [row.id, now]);
  // A reason exists only if an administrator set the user to inactive; a link must not undo that.
  const [user] = await transaction.query<{ is_active: boolean }>(
    `UPDATE app_user SET verified_at = $2, is_active = (reason IS NULL), updated_at = $2
     WHERE id = $1 RETURNING is_active`,
    [row.user_id, now],
  );
  const activity = `Verified the e-mail address ${row.email}`;
  await addActivities(transaction, {
    userId: row.user_id,
    actorId: undefined,
    activities: [user?.is_active === true ? `${activity}; the account is active now.` : `${activity}.`],
    now,
  });
  return 'verified';
}

const LIFETIME_MILLISECONDS = 3 * DAY_MILLISECONDS;
