import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './errors';
import { createRequestCounts, isWindowOpen, type RequestCountOptions } from './requestCounts';

/** Rate limit of one user per minute, shared by all nodes. */
export interface Allowance {
  /** @param amount integer, 1 by default. @throws TooManyRequests with the time until the next window */
  take(userId: string, amount?: number): Promise<void>;
}

/** @param options.max per minute */
export function createAllowance({ max, ...options }: RequestCountOptions & { readonly max: number }): Allowance {
  const counts = createRequestCounts({ ...options, portion: portionOf(max) });
  return {
    async take(userId, amount) {
      const { count, milliseconds } = await counts.take(userId, amount);
      if (count > max) throw new TooManyRequests(milliseconds);
    },
  };
}

/** Remembers on this node which callers are over their limit, so that refusing them costs next to nothing. */
export interface Cooldowns {
  /** @param bearer the caller's bearer token. @throws TooManyRequests until the time is over */
  check(bearer: string): void;
  note(bearer: string, seconds: number): void;
}

export function createCooldowns(clock: () => Date): Cooldowns {
  const until = new LRUCache<string, number>({ max: MAX_BEARERS });
  return {
    check(bearer) {
      const now = clock();
      const end = until.get(bearer) ?? 0;
      if (isWindowOpen(end, now)) throw new TooManyRequests(end - now.getTime());
    },
    note(bearer, seconds) {
      until.set(bearer, clock().getTime() + seconds * 1000);
    },
  };
}

/** A twentieth: few database queries, and little is lost where several nodes hold a portion of the same user. */
export function portionOf(max: number): number {
  return Math.max(1, Math.floor(max / 20));
}

const MAX_BEARERS = 10_000;
