import { expect } from 'vitest';
import type { Queryable } from '../../../server/database/database';

/**
 * Waits until at least this many sessions of a PostgreSQL database wait for locks. The embedded engine has a single session, so that no
 * session ever waits there or holds a lock that another one needs.
 * @param statement beginning of the waiting statements; any by default
 */
export async function untilWaiting(database: Queryable, sessions: number, statement = ''): Promise<void> {
  const waiting = async () => (await database.query<{ sessions: number }>(WAITING, [statement]))[0]?.sessions;
  await expect.poll(waiting).toBeGreaterThanOrEqual(sessions);
}

const WAITING = `SELECT count(*)::int AS sessions FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND starts_with(ltrim(query), $1)`;
