import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openDatabase, type Database } from '../../../server/database/database';
import { placeEmptyDatabase } from './emptyDatabase';
import { createTestDatabase } from './testDatabase';

/** A database that an application works with until it closes it. */
export interface BorrowedDatabase {
  readonly database: Database;
  /** Where it is, on a server. */
  readonly url: string | undefined;
}

/**
 * A database with all migrations and without a row. To start one costs many times what it costs to empty one, so the
 * databases of this worker are never closed: one that was closed waits for whoever borrows next.
 */
export async function borrowDatabase(): Promise<BorrowedDatabase> {
  const kept = waiting.pop() ?? (await openNew());
  await kept.database.query(EMPTY);
  return { url: kept.url, database: lent(kept) };
}

const waiting: BorrowedDatabase[] = [];

async function openNew(): Promise<BorrowedDatabase> {
  const url = (await createTestDatabase({ isDurable: false }))?.url;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-database-'));
  if (url === undefined) await placeEmptyDatabase(dataDir);
  const database = await openDatabase({ url, dataDir, logger: pino({ level: 'silent' }) });
  // As on a server: in a test nobody waits for the disk. The embedded engine has one session.
  if (url === undefined) await database.query('SET synchronous_commit = off');
  return { url, database };
}

/** It takes nothing more once it was closed, and is only returned when everything has ended: the next must have it alone. */
function lent(kept: BorrowedDatabase): Database {
  const { database } = kept;
  const running = new Set<Promise<unknown>>();
  let returned: Promise<void> | undefined;
  async function whileLent<T>(work: () => Promise<T>): Promise<T> {
    if (returned) throw new Error('The database is closed.');
    const result = work();
    running.add(result);
    return result.finally(() => running.delete(result));
  }
  async function giveBack(): Promise<void> {
    await Promise.allSettled(running);
    waiting.push(kept);
  }
  return {
    ...database,
    query: (sql, parameters) => whileLent(() => database.query(sql, parameters)),
    transaction: (work) => whileLent(() => database.transaction(work)),
    close: () => (returned ??= giveBack()),
  };
}

/** DELETE, because TRUNCATE makes every table anew; without triggers, so the order of the tables does not matter. */
const EMPTY = `DO $$
  DECLARE found text;
  BEGIN
    SET LOCAL session_replication_role = replica;
    FOR found IN SELECT format('%I', tablename) FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('migration', 'migration_ahead') LOOP
      EXECUTE 'DELETE FROM ' || found;
    END LOOP;
    PERFORM setval(format('%I', sequencename), 1, false)
      FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL;
  END
$$`;
