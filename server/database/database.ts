import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { lockDataFolder } from './dataFolderLock';
import { startEngine } from './engine';
import { requireFinishedImport } from './importState';
import { migrate } from './migrate';
import { startSnapshotServer } from './snapshotServer';
import { openPool, type PoolOptions } from './pool';
import type { Database } from './queryable';

export type { Database, Queryable, Statement } from './queryable';

export interface OpenDatabaseOptions {
  /** Absent: the embedded engine, stored under dataDir. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly logger: Logger;
  /** Called when the embedded engine fails after it was opened. */
  readonly onFailure?: (error: Error) => void;
}

/**
 * Opens the database and migrates it.
 * @throws DataFolderInUse if another process holds the data folder
 * @throws DatabaseUnreachable if the server of the url does not respond
 * @throws MigrationChanged, MigrationUnknown, MigrationsWait if the stored schema is not one of this program
 * @throws ImportUnfinished
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, logger } = options;
  if (url === undefined) return migrated(await openEmbedded(options, { servesSnapshots: true }), logger);
  // On a separate connection without a timeout: a migration may take longer than a request.
  const migrating = openWithoutMigrating({ ...options, url });
  await migrated(migrating, logger);
  await migrating.close();
  return openServer({ ...options, url }, SERVING);
}

/**
 * Opens the database for a single task without a time limit, and does not migrate it.
 * @param options `begin`: the statement that begins transactions
 * @throws like openDatabase, on the first query at the latest
 */
export function openWithoutMigrating(
  options: OpenDatabaseOptions & { readonly url: string; readonly begin?: string },
): Database;
export function openWithoutMigrating(
  options: OpenDatabaseOptions & { readonly begin?: string },
): Promise<Database> | Database;
export function openWithoutMigrating(
  options: OpenDatabaseOptions & { readonly begin?: string },
): Promise<Database> | Database {
  const { url, begin } = options;
  return url === undefined
    ? openEmbedded(options, { servesSnapshots: false })
    : openServer({ ...options, url }, { connections: 1, ...(begin !== undefined && { begin }) });
}

function openServer(
  { url, logger }: OpenDatabaseOptions & { readonly url: string },
  use: Pick<PoolOptions, 'connections' | 'statementMilliseconds' | 'begin'>,
): Database {
  const pool = openPool({
    connection: { connectionString: url },
    // Otherwise a server goes on with a statement that was given up, and further ones add up to more connections than it has.
    initStatement: `SET client_connection_check_interval = '2s'`,
    target: describeUrl(url),
    logger,
    ...use,
  });
  return { ...pool, engine: 'postgres', close: once(pool.close) };
}

/** @param servesSnapshots whether other processes may request snapshots; not from short-lived commands, as a snapshot ends with them */
async function openEmbedded(
  options: OpenDatabaseOptions,
  { servesSnapshots }: { readonly servesSnapshots: boolean },
): Promise<Database> {
  const { dataDir } = options;
  await mkdir(dataDir, { recursive: true });
  /** Clean-up of each step, run in reverse order. */
  const cleanUps: (() => Promise<void>)[] = [];
  const close = once(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });
  try {
    cleanUps.push(await lockDataFolder(dataDir));
    const folder = path.join(dataDir, 'database');
    const engine = await startEngine({ folder, onFailure: options.onFailure ?? (() => undefined) });
    cleanUps.push(engine.stop);
    // A single connection: the engine would interleave the steps of prepared statements of two connections.
    const pool = openPool({
      connection: engine.connection,
      connections: 1,
      onPanic: engine.fail,
      // The engine's session outlives connections, and so do their prepared statements.
      initStatement: 'DEALLOCATE ALL',
      target: `the embedded database in ${folder}`,
      logger: options.logger,
    });
    cleanUps.push(pool.close);
    if (servesSnapshots) cleanUps.push(await startSnapshotServer(dataDir, engine.copyTo));
    return { ...pool, engine: 'embedded', close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function migrated(database: Database, logger: Logger): Promise<Database> {
  try {
    await requireFinishedImport(database);
    const applied = await migrate(database);
    if (applied.length > 0) logger.info({ migrations: applied }, 'database brought up to date');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Further calls wait for the first. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => (closed ??= close());
}

/** Host, port and database name, without credentials. */
function describeUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}

const SERVER_CONNECTIONS = 10;
/** A broken network connection is silent; queries must not wait for it forever. */
const STATEMENT_MILLISECONDS = 60_000;
/** A crashed node must not hold its locks until the server's system detects the lost connection, which may take hours. */
const BEGIN = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = '60s'`;
const SERVING = {
  connections: SERVER_CONNECTIONS,
  statementMilliseconds: STATEMENT_MILLISECONDS,
  begin: BEGIN,
} as const;
