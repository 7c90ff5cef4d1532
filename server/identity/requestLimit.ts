import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { TooManyRequests } from '../errors';
import { createRequestCounts, WINDOW_MILLISECONDS, type RequestCountOptions } from '../requestCounts';

export interface RequestLimit extends RequestCountOptions {
  /** For one address in a minute. */
  readonly max: number;
}

/** Limits the routes of the scope by address. Addresses of one IPv6 network count as one. */
export async function limitRequests(scope: FastifyInstance, limit: RequestLimit): Promise<void> {
  await scope.register(rateLimit, {
    max: limit.max,
    timeWindow: WINDOW_MILLISECONDS,
    store: storeIn(limit),
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(ttl),
  });
}

/** The rate limiter asks for a class. */
function storeIn(limit: RequestLimit): FastifyRateLimitStoreCtor {
  const counts = createRequestCounts(limit);
  return class DatabaseStore implements FastifyRateLimitStore {
    incr(address: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      counts.take(address).then(
        ({ count, milliseconds }) => callback(null, { current: count, ttl: milliseconds }),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
