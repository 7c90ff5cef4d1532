import { createHash } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import type { Queryable } from '../database/database';
import { BadInput } from '../errors';
import type { Services } from '../services';
import type { ContentContext } from './context';
import { requireStorableText } from './arguments';

/**
 * Runs a document at most once for each idempotency key of its sender (`extensions.idempotency_key` of the request): a
 * repetition gets the answer of the first. A document that failed stored nothing, so its key is free again. Of two that
 * arrive at once the second waits for the first. Must run in the transaction of the document.
 * @throws BadInput for a key that is not a text of 1 to 200 characters, or that came with another document
 */
export async function answerOnce(
  {
    services,
    caller,
    transaction,
    params,
  }: {
    readonly services: Services;
    readonly caller: ContentContext['caller'];
    readonly transaction: Queryable;
    readonly params: GraphQLParams;
  },
  execute: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const key = readKey(params.extensions?.['idempotency_key']);
  if (key === undefined) return execute();
  const hash = hashOf(params);
  const isFirst = await transaction.query(
    `INSERT INTO answered_document (user_id, idempotency_key, request_hash, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING user_id`,
    [caller.userId, key, hash, services.clock()],
  );
  if (isFirst.length > 0) {
    const result = await execute();
    await transaction.query('UPDATE answered_document SET answer = $3 WHERE user_id = $1 AND idempotency_key = $2', [
      caller.userId,
      key,
      JSON.stringify(result.data ?? null),
    ]);
    return result;
  }
  const [known] = await transaction.query<{ request_hash: string; answer: ExecutionResult['data'] }>(
    'SELECT request_hash, answer FROM answered_document WHERE user_id = $1 AND idempotency_key = $2',
    [caller.userId, key],
  );
  if (known?.request_hash !== hash) {
    throw new BadInput(ARGUMENT, `${ARGUMENT}: expected a new key, got one that another document carried.`);
  }
  return { data: known.answer ?? null, extensions: { repeated: true } };
}

/** Forgets answers that are older than a day; nobody repeats a document that long. */
export async function forgetAnswers({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.query('DELETE FROM answered_document WHERE created_at < $1', [
    new Date(clock().getTime() - KEPT_MILLISECONDS),
  ]);
}

function readKey(key: unknown): string | undefined {
  if (key === undefined || key === null) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > LONGEST_KEY) {
    throw new BadInput(ARGUMENT, `${ARGUMENT}: expected a text of 1 to ${LONGEST_KEY} characters.`);
  }
  requireStorableText(key, ARGUMENT);
  return key;
}

function hashOf({ query, operationName, variables }: GraphQLParams): string {
  return createHash('sha256')
    .update(JSON.stringify([query, operationName ?? null, variables ?? {}]))
    .digest('hex');
}

const ARGUMENT = 'extensions.idempotency_key';
const LONGEST_KEY = 200;
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000;
