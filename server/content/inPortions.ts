import type { Database, Queryable } from '../database/database';

/** Some of the rows that are out of date. */
export interface Portion {
  /** The id that they come after. */
  readonly after: string;
  readonly limit: number;
  /** What stands behind FOR UPDATE. */
  readonly whenLocked: 'SKIP LOCKED' | '';
}

/**
 * Brings rows up to date with the definitions, some at a time in a transaction, so that nobody waits long for them. Several nodes may
 * do so at once: each takes those that no other has locked. What was locked is waited for at the end, one by one: not every
 * transaction saves what it locks.
 * @param options.signal ends it between two portions
 * @param refresh answers the ids of the rows of a portion in their order, none where there are no more
 * @returns how many rows were out of date
 */
export async function inPortions(
  options: {
    readonly database: Pick<Database, 'transaction'>;
    readonly limit: number;
    readonly signal: AbortSignal | undefined;
  },
  refresh: (transaction: Queryable, portion: Portion) => Promise<readonly string[]>,
): Promise<number> {
  const { database, limit, signal } = options;
  let count = 0;
  for (const round of [{ limit, whenLocked: 'SKIP LOCKED' } as const, { limit: 1, whenLocked: '' } as const]) {
    let after: string | undefined = FIRST_ID;
    while (after !== undefined && !signal?.aborted) {
      const portion: Portion = { ...round, after };
      const ids: readonly string[] = await database.transaction((transaction) => refresh(transaction, portion));
      count += ids.length;
      after = ids.at(-1);
    }
  }
  return count;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
