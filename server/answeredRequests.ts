import { requireStorableText } from './content/arguments';
import type { Queryable } from './database/database';
import { BadInput } from './errors';
import type { Services } from './services';

/** A request that carries an idempotency key. */
export interface KeyedRequest {
  /** Who sends it: everybody has keys of their own. */
  readonly userId: string;
  readonly key: string;
  /** Of what is asked for (`sha256OfJson`). */
  readonly hash: string;
  /** Where the key stood, for messages: `extensions.idempotency_key`. */
  readonly argument: string;
  readonly now: Date;
}

/** An answer, and whether it is that of an earlier request. */
export interface Answered<Answer> {
  readonly answer: Answer;
  readonly isRepeated: boolean;
}

/**
 * Does something at most once for each idempotency key of its sender: a repetition gets the answer of the first. What
 * failed stored nothing, so its key is free again. Of two that arrive at once the second waits for the first. Must run
 * in the transaction of the work.
 * @param request undefined for one without a key: it is done whenever it arrives
 * @param execute answers what JSON can hold
 * @throws BadInput for a key that came with another request
 */
export async function answerOnce<Answer>(
  transaction: Queryable,
  request: KeyedRequest | undefined,
  execute: () => Promise<Answer>,
): Promise<Answered<Answer>> {
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
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- an operation may answer undefined
      JSON.stringify(answer ?? null),
    ]);
    return { answer, isRepeated: false };
  }
  const [known] = await transaction.query<{ request_hash: string; answer: Answer }>(
    'SELECT request_hash, answer FROM answered_document WHERE user_id = $1 AND idempotency_key = $2',
    [userId, key],
  );
  if (known?.request_hash !== hash) {
    throw new BadInput(argument, `${argument}: expected a new key, got one that another request carried.`);
  }
  return { answer: known.answer, isRepeated: true };
}

/**
 * The idempotency key of a request; undefined without one.
 * @throws BadInput for anything but a text of 1 to 200 characters
 */
export function readIdempotencyKey(key: unknown, argument: string): string | undefined {
  if (key === undefined || key === null) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > LONGEST_KEY) {
    throw new BadInput(argument, `${argument}: expected a text of 1 to ${LONGEST_KEY} characters.`);
  }
  requireStorableText(key, argument);
  return key;
}

/** Forgets answers that are older than a day; nobody repeats a request that long. */
export async function forgetAnswers({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.query('DELETE FROM answered_document WHERE created_at < $1', [
    new Date(clock().getTime() - KEPT_MILLISECONDS),
  ]);
}

const LONGEST_KEY = 200;
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
