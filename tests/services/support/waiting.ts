import { expect } from 'vitest';
import type { Queryable } from '../../../server/database/database';

/**
 * Waits until so many sessions of a PostgreSQL database wait for locks. The embedded engine has one session: nobody waits there, and
 * nobody else can hold a lock meanwhile.
 */
export async function untilWaiting(database: Queryable, sessions: number): Promise<void> {
  await expect.poll(() => database.query(WAITING)).toEqual([{ sessions }]);
}

const WAITING = `SELECT count(*)::int AS sessions FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;
