import type { FastifyRequest } from 'fastify';
import { readIdempotencyKey, type KeyedRequest } from '../../answeredRequests';
import type { Caller } from '../../services';
import { sha256OfJson } from '../../sha256';

/**
 * What a caller wants to be done once, by the optional header `Idempotency-Key`.
 * @returns undefined without the header
 * @throws BadInput for a key that is not a text of 1 to 200 characters
 */
export function readKeyedRequest(
  { headers, method, url, body }: FastifyRequest,
  { caller, clock }: { readonly caller: Caller; readonly clock: () => Date },
): KeyedRequest | undefined {
  const key = readIdempotencyKey(headers['idempotency-key'], ARGUMENT);
  if (key === undefined) return undefined;
  return { key, userId: caller.userId, hash: sha256OfJson([method, url, body]), argument: ARGUMENT, now: clock() };
}

const ARGUMENT = 'Idempotency-Key';
