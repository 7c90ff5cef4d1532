import { requireStorableText } from './content/arguments';
import type { Queryable } from './database/database';
import { BadInput } from './errors';
import type { Services } from './services';
import { addMilliseconds, DAY_MILLISECONDS } from './instants';

/** A request that carries an idempotency key. */
export interface KeyedRequest {
  /** The sender: keys are unique per user. */
  readonly userId: string;
  readonly key: string;
  /** Hash of the request (`sha256OfJson`). */
  readonly hash: string;
  /** The argument that carried the key, for messages: `extensions.idempotency_key`. */
  readonly argument: string;
  readonly now: Date;
}

/** An answer, and whether it repeats that of an earlier request. */
export interface IdempotentAnswer<Answer> {
  readonly answer: Answer;
  readonly isRepeated: boolean;
}

/**
 * Executes a request at most once per sender and idempotency key: a repetition gets the stored answer. A failed request
 * stores nothing, so its key stays free. Of two concurrent requests the second waits for the first. Must run in the
 * transaction of the work.
 * @param request undefined without a key: it is executed each time
 * @param execute returns something JSON-serializable
 * @throws BadInput for a key that was used by a different request
 */
export async function answerOnce<Answer>(
  transaction: Queryable,
  request: KeyedRequest | undefined,
  execute: () => Promise<Answer>,
): Promise<IdempotentAnswer<Answer>> {
  if (!request) return { answer: await execute(), isRepeated: false };
  const { userId, key, hash, argument, now } = request;
  const isFirst = await transaction.query(
    `INSERT INTO answered_document (user_id, idempotency_key, request_hash, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [userId, key, hash, now],
  );
  if (isFirst.length > 0) {
    const answer = await execute();
    await transaction.query('UPDATE answered_document SET answer = $3 WHERE user_id = $1 AND idempotency_key = $2', [
      userId,
      key,
      JSON.stringify(answer ?? null),
    ]);
    return { answer, isRepeated: false };
  }
  const [earlier] = await transaction.query<{ request_hash: string; answer: Answer }>(
    'SELECT request_hash, answer FROM answered_document WHERE user_id = $1 AND idempotency_key = $2',
    [userId, key],
  );
  if (earlier?.request_hash !== hash) {
    throw new BadInput(argument, `${argument}: expected a new key, got one that another request carried.`);
  }
  return { answer: earlier.answer, isRepeated: true };
}

/**
 * The idempotency key of a request; undefined without one.
 * @throws BadInput for anything but a text of 1 to 200 characters
 */
export function readIdempotencyKey(key: unknown, argument: string): string | undefined {
  if (key === undefined || key === null) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) {
    throw new BadInput(argument, `${argument}: expected a text of 1 to ${MAX_KEY_LENGTH} characters.`);
  }
  requireStorableText(key, argument);
  return key;
}

/** Deletes answers older than a day; no client retries a request for that long. */
export async function deleteOldAnswers({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.query('DELETE FROM answered_document WHERE created_at < $1', [
    addMilliseconds(clock(), -DAY_MILLISECONDS),
  ]);
}

const MAX_KEY_LENGTH = 200;
