import type { ExecutionResult } from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import { answerOnce, readIdempotencyKey } from '../answeredRequests';
import type { Queryable } from '../database/database';
import type { Services } from '../services';
import type { ContentContext } from './context';
import { sha256OfJson } from '../sha256';

/**
 * Runs a document at most once for each idempotency key of its sender (`extensions.idempotency_key` of the request). Must
 * run in the transaction of the document.
 * @throws BadInput for a key that is not a text of 1 to 200 characters, or that came with another document
 */
export async function answerDocumentOnce(
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
  const key = readIdempotencyKey(params.extensions?.['idempotency_key'], ARGUMENT);
  if (key === undefined) return execute();
  const { query, operationName, variables } = params;
  const request = {
    ...{ key, userId: caller.userId, now: services.clock(), argument: ARGUMENT },
    hash: sha256OfJson([query, operationName ?? null, variables ?? {}]),
  };
  const { answer, isRepeated } = await answerOnce(transaction, request, async () => (await execute()).data ?? null);
  return isRepeated ? { data: answer, extensions: { repeated: true } } : { data: answer };
}

const ARGUMENT = 'extensions.idempotency_key';
