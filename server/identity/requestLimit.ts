import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { createAllowance, portionOf, type Allowance } from '../allowance';
import { TooManyRequests } from '../errors';
import { createRequestCounts, WINDOW_MILLISECONDS, type RequestCountOptions } from '../requestCounts';
import { USERS_PER_ADDRESS } from '../settings/parts';

export interface RequestLimit extends RequestCountOptions {
  /** Requests per address and minute. */
  readonly max: number;
}

/** Limits the routes of the scope by IP address. Addresses of one IPv6 network count as one. */
export async function limitRequests(scope: FastifyInstance, limit: RequestLimit): Promise<void> {
  await scope.register(rateLimit, {
    max: limit.max,
    timeWindow: WINDOW_MILLISECONDS,
    store: storeIn(limit),
    errorResponseBuilder: (_request, { ttl }) => new TooManyRequests(ttl),
  });
}

/**
 * Limits the routes of the scope by IP address, with room for the users of an office behind one address.
 * @param limit.max per user and minute
 * @returns the allowance per user, which each route takes from once it knows the caller
 */
export async function limitRequestsPerUser(
  scope: FastifyInstance,
  { database, clock, name, max }: Omit<RequestLimit, 'portion'>,
): Promise<Allowance> {
  const perAddress = max * USERS_PER_ADDRESS;
  await limitRequests(scope, { database, clock, name, max: perAddress, portion: portionOf(perAddress) });
  return createAllowance({ database, clock, name: `${name} of`, max });
}

/** The rate limiter requires a class. */
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
