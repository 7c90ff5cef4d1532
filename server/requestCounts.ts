import { LRUCache } from 'lru-cache';
import type { Queryable } from './database/database';

export interface RequestCountOptions {
  readonly database: Queryable;
  readonly clock: () => Date;
  /** What has the same name is counted together, on all nodes. */
  readonly name: string;
  /** How many a node takes from the shared count at once, so that it need not ask the database for each; 1 by default. */
  readonly portion?: number;
}

/** What was counted of one sender in the present window. */
export interface Counted {
  /** With what was just taken. */
  readonly count: number;
  /** Until the window ends. */
  readonly milliseconds: number;
}

export interface RequestCounts {
  /** Counts something more of a sender. @param amount whole, 1 by default */
  take(sender: string, amount?: number): Promise<Counted>;
}

/**
 * Counts of senders within a window, shared by all nodes through the database, so that nobody goes round a limit by talking to
 * several of them. What a node has taken and not used when the window ends is lost: the count is never too low.
 */
export function createRequestCounts({ database, clock, name, portion = 1 }: RequestCountOptions): RequestCounts {
  const portions = new LRUCache<string, Promise<Portion | undefined>>({ max: SENDERS_REMEMBERED });

  async function takeFrom(last: Portion | undefined, sender: string, amount: number): Promise<Portion> {
    const now = clock();
    const held =
      last && isPresent(last.endsAt, now) && last.left >= amount
        ? last
        : await takePortion(sender, { now, size: Math.max(amount, portion) });
    return { ...held, left: held.left - amount };
  }
  async function takePortion(sender: string, { now, size }: { readonly now: Date; readonly size: number }) {
    const end = new Date(now.getTime() + WINDOW_MILLISECONDS);
    const [row] = await database.query<{ count: number; ends_at: Date }>(COUNT, [
      ...[`${name} ${sender}`, now, end, size],
      latestEnd(now),
    ]);
    return { left: size, count: row?.count ?? size, endsAt: (row?.ends_at ?? end).getTime() };
  }
  return {
    async take(sender, amount = 1) {
      // One after the other: two that find nothing left would both take a portion.
      const last = portions.get(sender) ?? Promise.resolve(undefined);
      const next = last.then((held) => takeFrom(held, sender, amount));
      portions.set(
        sender,
        next.catch(() => undefined),
      );
      const { count, left, endsAt } = await next;
      return { count: count - left, milliseconds: Math.max(0, endsAt - clock().getTime()) };
    },
  };
}

/** Whether a window is not over, by its end in milliseconds since 1970. */
export function isPresent(endsAt: number, now: Date): boolean {
  return endsAt > now.getTime() && endsAt <= latestEnd(now).getTime();
}

/**
 * No window ends later: one that seems to was begun before the clock was set back. Nodes whose clocks differ by less than that count together;
 * others would begin each other's windows anew, and nobody would be refused.
 */
function latestEnd(now: Date): Date {
  return new Date(now.getTime() + WINDOW_MILLISECONDS + CLOCKS_DIFFER_MILLISECONDS);
}

/** Removes the counts of windows that are over. */
export async function removeOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.query('DELETE FROM request_count WHERE ends_at < $1', [now]);
}

interface Portion {
  /** What is left of it. */
  readonly left: number;
  /** The shared count after it was taken. */
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

const COUNT = `
  INSERT INTO request_count AS c (key, count, ends_at) VALUES ($1, $4, $3)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN c.ends_at > $2 AND c.ends_at <= $5
      THEN least(c.count::bigint + excluded.count, ${2 ** 31 - 1}) ELSE excluded.count END,
    ends_at = CASE WHEN c.ends_at > $2 AND c.ends_at <= $5 THEN c.ends_at ELSE excluded.ends_at END
  RETURNING count, ends_at`;

/** In which so much may be counted. */
export const WINDOW_MILLISECONDS = 60_000;
/** Clocks that are set by the network differ by seconds. */
const CLOCKS_DIFFER_MILLISECONDS = 10 * 60_000;
/** Of senders that are forgotten, a portion is lost. */
const SENDERS_REMEMBERED = 10_000;
