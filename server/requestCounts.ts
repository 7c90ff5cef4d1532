import { LRUCache } from 'lru-cache';
import type { Queryable } from './database/database';
import { addMilliseconds } from './instants';

export interface RequestCountOptions {
  readonly database: Queryable;
  readonly clock: () => Date;
  /** Requests are counted per name, across all nodes. */
  readonly name: string;
  /** How many a node reserves from the shared count at once, to save database queries; 1 by default. */
  readonly portion?: number;
}

/** The count of one sender in the current window. */
export interface SenderCount {
  /** Including the amount just taken. */
  readonly count: number;
  /** Time until the window ends. */
  readonly milliseconds: number;
}

export interface RequestCounts {
  /** Adds to the count of a sender. @param amount integer, 1 by default */
  take(sender: string, amount?: number): Promise<SenderCount>;
}

/**
 * Counts of senders within a window, shared by all nodes through the database, so that nobody evades a limit by using several
 * nodes. The part of a portion that a node has not used when the window ends is lost: the count is never too low.
 */
export function createRequestCounts({ database, clock, name, portion = 1 }: RequestCountOptions): RequestCounts {
  const portions = new LRUCache<string, Promise<Portion | undefined>>({ max: MAX_SENDERS });

  async function takeFrom(last: Portion | undefined, sender: string, amount: number): Promise<Portion> {
    const now = clock();
    const current = last && isWindowOpen(last.endsAt, now) ? last : undefined;
    const left = current?.left ?? 0;
    if (current && left >= amount) return { ...current, left: left - amount };
    const taken = await takePortion(sender, { now, size: Math.max(amount - left, portion) });
    // If another node has started the next window, what is left of this one cannot be used any more.
    const isSameWindow = taken.endsAt === current?.endsAt;
    return takeFrom(isSameWindow ? { ...taken, left: left + taken.left } : taken, sender, amount);
  }
  async function takePortion(sender: string, { now, size }: { readonly now: Date; readonly size: number }) {
    const end = addMilliseconds(now, WINDOW_MILLISECONDS);
    const [row] = await database.query<{ count: number; ends_at: Date }>(COUNT, [
      ...[`${name} ${sender}`, now, end, size],
      latestEnd(now),
    ]);
    return { left: size, count: row?.count ?? size, endsAt: (row?.ends_at ?? end).getTime() };
  }
  return {
    async take(sender, amount = 1) {
      // Sequential: two concurrent calls that find nothing left would both reserve a portion.
      const last = portions.get(sender) ?? Promise.resolve(undefined);
      const next = last.then((portionOrNone) => takeFrom(portionOrNone, sender, amount));
      portions.set(
        sender,
        next.catch(() => undefined),
      );
      const { count, left, endsAt } = await next;
      return { count: count - left, milliseconds: Math.max(0, endsAt - clock().getTime()) };
    },
  };
}

/** Whether a window is still open. @param endsAt milliseconds since 1970 */
export function isWindowOpen(endsAt: number, now: Date): boolean {
  return endsAt > now.getTime() && endsAt <= latestEnd(now).getTime();
}

/**
 * The latest possible end of a window: a later one was started before the clock was set back. Nodes whose clocks differ by less
 * than the tolerance share windows; others would restart each other's windows, and nobody would be refused.
 */
function latestEnd(now: Date): Date {
  return addMilliseconds(now, WINDOW_MILLISECONDS + CLOCK_TOLERANCE_MILLISECONDS);
}

/** Deletes the counts of windows that have ended. */
export async function removeOldCounts(database: Queryable, now: Date): Promise<void> {
  await database.query('DELETE FROM request_count WHERE ends_at < $1', [now]);
}

interface Portion {
  /** The unused part. */
  readonly left: number;
  /** The shared count after it was reserved. */
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

export const WINDOW_MILLISECONDS = 60_000;
/** Generous: clocks synchronized over the network differ by seconds. */
const CLOCK_TOLERANCE_MILLISECONDS = 10 * 60_000;
/** An evicted sender loses the rest of its portion. */
const MAX_SENDERS = 10_000;
