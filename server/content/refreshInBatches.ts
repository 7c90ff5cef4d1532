import type { Database, Queryable } from '../database/database';

/** One batch of outdated rows, as parameters of its query. */
export interface RefreshBatch {
  /** Rows with greater ids only. */
  readonly after: string;
  readonly limit: number;
  /** The SQL option appended to FOR UPDATE. */
  readonly lockOption: 'SKIP LOCKED' | '';
}

/**
 * Refreshes outdated rows in batches, each in a transaction of its own, so that locks are short. Several nodes may run it at once: each
 * skips rows locked by others. Skipped rows are retried at the end one by one, waiting for their locks, since not every transaction
 * saves (and so refreshes) the rows it locks.
 * @param options.signal stops the work between two batches
 * @param refresh returns the ids of the refreshed rows in order; empty when none are left
 * @returns number of refreshed rows
 */
export async function refreshInBatches(
  options: {
    readonly database: Pick<Database, 'transaction'>;
    readonly limit: number;
    readonly signal: AbortSignal | undefined;
  },
  refresh: (transaction: Queryable, batch: RefreshBatch) => Promise<readonly string[]>,
): Promise<number> {
  const { database, limit, signal } = options;
  let count = 0;
  for (const round of [{ limit, lockOption: 'SKIP LOCKED' } as const, { limit: 1, lockOption: '' } as const]) {
    let after: string | undefined = FIRST_ID;
    while (after !== undefined && !signal?.aborted) {
      const portion: RefreshBatch = { ...round, after };
      const ids: readonly string[] = await database.transaction((transaction) => refresh(transaction, portion));
      count += ids.length;
      after = ids.at(-1);
    }
  }
  return count;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
