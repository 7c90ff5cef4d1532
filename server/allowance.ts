import { TooManyRequests } from './errors';
import { createRequestCounts, type RequestCountOptions } from './requestCounts';

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

/** A twentieth: few questions to the database, and little is lost where several nodes hold a portion of the same person. */
export function portionOf(max: number): number {
  return Math.max(1, Math.floor(max / 20));
}
