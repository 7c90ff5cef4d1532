import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openDatabase, type Database } from '../../../server/database/database';
import { placeEmptyDatabase } from './emptyDatabase';
import { createTestDatabase } from './testDatabase';

/** A database that an application uses until it closes it. */
export interface BorrowedDatabase {
  readonly database: Database;
  /** Its address on a server; undefined for the embedded engine. */
  readonly url: string | undefined;
}

/**
 * An empty database with all migrations. Starting one costs many times as much as emptying one, so the databases of this
 * worker are never closed: one that its borrower closes returns to the pool.
 */
export async function borrowDatabase(): Promise<BorrowedDatabase> {
  const pooled = pool.pop() ?? (await openNew());
  await pooled.database.query(EMPTY);
  return { url: pooled.url, database: lease(pooled) };
}

const pool: BorrowedDatabase[] = [];

async function openNew(): Promise<BorrowedDatabase> {
  const url = (await createTestDatabase({ isDurable: false }))?.url;
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-database-'));
  if (url === undefined) await placeEmptyDatabase(dataDir);
  const database = await openDatabase({ url, dataDir, logger: pino({ level: 'silent' }) });
  // As on a server, commits of tests do not wait for the disk. The embedded engine has one session, so this holds for all of them.
  if (url === undefined) await database.query('SET synchronous_commit = off');
  return { url, database };
}

/** Refuses work once it was closed, and returns to the pool only when all work has ended, so that the next borrower has it alone. */
function lease(pooled: BorrowedDatabase): Database {
  const { database } = pooled;
  const running = new Set<Promise<unknown>>();
  let returned: Promise<void> | undefined;
  async function track<T>(work: () => Promise<T>): Promise<T> {
    if (returned) throw new Error('The database is closed.');
    const result = work();
    running.add(result);
    return result.finally(() => running.delete(result));
  }
  async function returnToPool(): Promise<void> {
    await Promise.allSettled(running);
    pool.push(pooled);
  }
  return {
    ...database,
    query: (sql, parameters) => track(() => database.query(sql, parameters)),
    transaction: (work) => track(() => database.transaction(work)),
    close: () => (returned ??= returnToPool()),
  };
}

/** DELETE, because TRUNCATE recreates every table; without triggers, so the order of the tables does not matter. */
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
