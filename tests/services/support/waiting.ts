import { expect } from 'vitest';
import type { Queryable } from '../../../server/database/database';

/**
 * Waits until so many sessions of a PostgreSQL database, or more, wait for locks. The embedded engine has one session: nobody waits there,
 * and nobody else can hold a lock meanwhile.
 * @param statement how the statements begin that wait; any unless given
 */
export async function untilWaiting(database: Queryable, sessions: number, statement = ''): Promise<void> {
  const waiting = async () => (await database.query<{ sessions: number }>(WAITING, [statement]))[0]?.sessions;
  await expect.poll(waiting).toBeGreaterThanOrEqual(sessions);
}

const WAITING = `SELECT count(*)::int AS sessions FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND starts_with(ltrim(query), $1)`;
