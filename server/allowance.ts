import { LRUCache } from 'lru-cache';
import { TooManyRequests } from './errors';
import { createRequestCounts, isPresent, type RequestCountOptions } from './requestCounts';

/** What one person may do within a minute, whichever node they talk to. */
export interface Allowance {
  /** @param amount whole, 1 by default. @throws TooManyRequests, saying when there is a new one */
  take(userId: string, amount?: number): Promise<void>;
}

/** @param options.max in a minute */
export function createAllowance({ max, ...options }: RequestCountOptions & { readonly max: number }): Allowance {
  const counts = createRequestCounts({ ...options, portion: portionOf(max) });
  return {
    async take(userId, amount) {
      const { count, milliseconds } = await counts.take(userId, amount);
      if (count > max) throw new TooManyRequests(milliseconds);
    },
  };
}

/** Remembers on this node who has used up what they may do, so that a refusal costs next to nothing. */
export interface Resting {
  /** @param bearer what is sent to say who asks. @throws TooManyRequests until the time is over */
  check(bearer: string): void;
  note(bearer: string, seconds: number): void;
}

export function createResting(clock: () => Date): Resting {
  const until = new LRUCache<string, number>({ max: BEARERS_REMEMBERED });
  return {
    check(bearer) {
      const now = clock();
      const end = until.get(bearer) ?? 0;
      if (isPresent(end, now)) throw new TooManyRequests(end - now.getTime());
    },
    note(bearer, seconds) {
      until.set(bearer, clock().getTime() + seconds * 1000);
    },
  };
}

/** A twentieth: few questions to the database, and little is lost where several nodes hold a portion of the same person. */
export function portionOf(max: number): number {
  return Math.max(1, Math.floor(max / 20));
}

const BEARERS_REMEMBERED = 10_000;
