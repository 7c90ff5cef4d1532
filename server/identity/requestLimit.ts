import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../database/database';
import { messages } from './messages';

export interface RequestLimit {
  readonly database: Queryable;
  readonly clock: () => Date;
  /** Requests with the same name are counted together. */
  readonly name: string;
  /** For one address in a minute. */
  readonly max: number;
}

/**
 * Limits the routes of the scope. All nodes count in the database, so that a sender cannot go round the limit by
 * talking to several of them. Addresses of one IPv6 network count as one.
 */
export async function limitRequests(scope: FastifyInstance, limit: RequestLimit): Promise<void> {
  await scope.register(rateLimit, {
    max: limit.max,
    timeWindow: WINDOW_MILLISECONDS,
    store: storeIn(limit),
    errorResponseBuilder: () => Object.assign(new Error(messages.tooManyRequests), { statusCode: 429 }),
  });
}

/** Removes the counts of windows that are over. */
export async function removeOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.query('DELETE FROM request_count WHERE ends_at < $1', [now]);
}

/** The rate limiter asks for a class. */
function storeIn({ database, clock, name }: RequestLimit): FastifyRateLimitStoreCtor {
  return class DatabaseStore implements FastifyRateLimitStore {
    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], windowMilliseconds: number): void {
      const now = clock();
      database
        .query<{ count: number; ends_at: Date }>(COUNT, [
          `${name} ${key}`,
          now,
          new Date(now.getTime() + windowMilliseconds),
        ])
        .then(([row]) => {
          const ttl = row ? Math.max(0, row.ends_at.getTime() - now.getTime()) : windowMilliseconds;
          callback(null, { current: row?.count ?? 1, ttl });
        })
        .catch((error: unknown) => {
          callback(error instanceof Error ? error : new Error(String(error)));
        });
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

const COUNT = `
  INSERT INTO request_count AS c (key, count, ends_at) VALUES ($1, 1, $3)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN c.ends_at <= $2 THEN 1 ELSE c.count + 1 END,
    ends_at = CASE WHEN c.ends_at <= $2 THEN excluded.ends_at ELSE c.ends_at END
  RETURNING count, ends_at`;

const WINDOW_MILLISECONDS = 60_000;
