import type { Queryable } from '../../database/database';
import type { Identity, Notice, Services } from '../../services';
import { createWorkQueue } from '../../workQueue';
import type { Keys } from '../keys';
import type { MailTransport } from './transport';
import { oneLine, VERIFICATION_SUBJECT, verificationToken, writeVerificationMail } from './verificationMail';
import { addMilliseconds, DAY_MILLISECONDS } from '../../instants';

export interface NewMail {
  /** A verification mail is rendered when it is sent, so that no secret is stored; a notice is stored verbatim. */
  readonly content: { readonly verificationId: string } | Notice;
  readonly recipient: string;
  readonly recipientName: string;
}

/** A mail as listed for administrators of the demo. Times are ISO 8601 in UTC. */
export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The verification link; absent from notices. */
  readonly link?: string;
  readonly status: 'queued' | 'sent' | 'failed';
  readonly createdAt: string;
  readonly sentAt: string | null;
}

/** Mail stored in the transaction of a change and sent after the commit (transactional outbox). */
export interface Outbox {
  add(transaction: Queryable, mail: NewMail): Promise<void>;
  /**
   * Starts sending the due mail without waiting for it. Without a transport the mail stays here.
   * @param verificationId the verification whose mail was just added
   */
  deliver(verificationId?: string): void;
  list(part: { readonly limit: number; readonly offset: number }): Promise<{
    readonly mails: readonly OutboxMail[];
    readonly total: number;
  }>;
  /** Waits for the mail currently being sent. */
  close(): Promise<void>;
}

export interface OutboxOptions extends Pick<Services, 'database' | 'clock' | 'newId' | 'logger'> {
  readonly keys: Keys;
  readonly publicUrl: string;
  /** Absent: nothing is sent. */
  readonly transport: MailTransport | undefined;
}

/** The outbox of this database. Any number of nodes may send from it; each mail is claimed by one of them. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { clock, newId, transport, logger } = options;
  const queue =
    transport &&
    createWorkQueue({
      ...{ name: 'mail', logger },
      processNext: async () => ({ hasMore: await sendNext(options, transport) }),
    });
  return {
    async add(transaction, { content, recipient, recipientName }) {
      const now = clock();
      const [verificationId, subject, text] =
        'verificationId' in content ? [content.verificationId, null, null] : [null, content.subject, content.text];
      await transaction.query(
        `INSERT INTO outbox_mail (id, verification_id, subject, body, recipient, recipient_name, next_attempt_at, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
        [newId(), verificationId, subject, text, recipient, recipientName, now],
      );
    },
    deliver(verificationId) {
      // Neither the link nor the address: more people read logs than mail.
      if (verificationId !== undefined) {
        logger.info({ verification: verificationId, subject: VERIFICATION_SUBJECT }, 'a mail is in the outbox');
      }
      queue?.wake();
    },
    list: (part) => list(options, part),
    async close() {
      await queue?.close();
      transport?.close();
    },
  };
}

/** Creates the function that queues notices; they are sent in the next round of the outbox. */
export function createNotify(outbox: Pick<Outbox, 'add'>): Identity['notify'] {
  return async (transaction, userId, { subject, text }) => {
    const [user] = await transaction.query<{ email: string; name: string }>(
      `SELECT email, concat_ws(' ', first_name, last_name) AS name FROM app_user
       WHERE id = $1 AND is_active AND verified_at IS NOT NULL`,
      [userId],
    );
    if (user === undefined) return;
    const { email: recipient, name } = user;
    const content = { subject: oneLine(subject), text: `Hello ${oneLine(name)},\n\n${text}\n` };
    await outbox.add(transaction, { content, recipient, recipientName: name });
  };
}

interface MailRow {
  readonly id: string;
  readonly verification_id: string | null;
  /** Of a notice, like `body`. */
  readonly subject: string | null;
  readonly body: string | null;
  readonly recipient: string;
  readonly recipient_name: string;
  readonly status: OutboxMail['status'];
  readonly attempts: number;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  /** Of a verification mail. */
  readonly expires_at: Date | null;
}

/** Sends one due mail; false if there is none. */
async function sendNext(options: OutboxOptions, transport: MailTransport): Promise<boolean> {
  const { database, clock, logger } = options;
  const now = clock();
  // The lease keeps other nodes away; after a crash of this node the mail becomes due again.
  const [row] = await database.query<MailRow>(
    `UPDATE outbox_mail m SET next_attempt_at = $2, attempts = attempts + 1
     WHERE m.id = (
       SELECT id FROM outbox_mail WHERE status = 'queued' AND next_attempt_at <= $1
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING m.*, (SELECT expires_at FROM email_verification v WHERE v.id = m.verification_id) AS expires_at`,
    [now, addMilliseconds(now, LEASE_MILLISECONDS)],
  );
  if (!row) return false;
  try {
    if (row.expires_at !== null && row.expires_at <= now) throw new LinkExpired();
    await transport.send(await render(options, row));
    await database.query(`UPDATE outbox_mail SET status = 'sent', sent_at = $2, last_error = NULL WHERE id = $1`, [
      row.id,
      clock(),
    ]);
  } catch (error) {
    logger.warn({ err: error, mail: row.id, attempts: row.attempts }, 'a mail could not be sent');
    const hasFailed = error instanceof LinkExpired || row.attempts >= MAX_ATTEMPTS;
    const pause = Math.min(2 ** (row.attempts - 1) * FIRST_PAUSE_MILLISECONDS, MAX_PAUSE_MILLISECONDS);
    await database.query('UPDATE outbox_mail SET status = $2, next_attempt_at = $3, last_error = $4 WHERE id = $1', [
      row.id,
      hasFailed ? 'failed' : 'queued',
      addMilliseconds(clock(), pause),
      // With the answer of the mail server, which may be any characters.
      oneLine(error instanceof Error ? error.message : String(error)),
    ]);
  }
  return true;
}

class LinkExpired extends Error {
  constructor() {
    super('The link expired before the mail could be sent.');
    this.name = 'LinkExpired';
  }
}

/** Deletes notices that were sent or failed longer ago than removed content is kept. Verification mails go with their verification. */
export async function deleteOldNotices({
  database,
  clock,
  config,
}: Pick<Services, 'database' | 'clock' | 'config'>): Promise<void> {
  const before = addMilliseconds(clock(), -config.trashDays * DAY_MILLISECONDS);
  await database.query(
    `DELETE FROM outbox_mail WHERE verification_id IS NULL AND status <> 'queued' AND coalesce(sent_at, next_attempt_at) < $1`,
    [before],
  );
}

async function list(
  options: OutboxOptions,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): ReturnType<Outbox['list']> {
  const { database } = options;
  const [count] = await database.query<{ total: number }>('SELECT count(*)::int AS total FROM outbox_mail');
  const rows = await database.query<MailRow>(
    'SELECT * FROM outbox_mail ORDER BY created_at DESC, id LIMIT $1 OFFSET $2',
    [limit, offset],
  );
  const mails: OutboxMail[] = [];
  for (const row of rows) {
    const { id, status, created_at: createdAt, sent_at: sentAt } = row;
    const fields = { id, status, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null };
    mails.push({ ...fields, ...(await render(options, row)) });
  }
  return { mails, total: count?.total ?? 0 };
}

async function render(
  { keys, publicUrl }: OutboxOptions,
  row: MailRow,
): Promise<Pick<OutboxMail, 'to' | 'subject' | 'text' | 'link'>> {
  if (row.verification_id === null) {
    return { to: row.recipient, subject: row.subject ?? '', text: row.body ?? '' };
  }
  return writeVerificationMail({
    recipient: row.recipient,
    recipientName: row.recipient_name,
    publicUrl,
    token: await verificationToken(keys, row.verification_id),
  });
}

const FIRST_PAUSE_MILLISECONDS = 60_000;
const LEASE_MILLISECONDS = 300_000;
const MAX_PAUSE_MILLISECONDS = 3_600_000;
const MAX_ATTEMPTS = 10;
