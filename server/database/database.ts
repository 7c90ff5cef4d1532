import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { holdDataFolder } from './dataFolderLock';
import { startEngine } from './engine';
import { migrate } from './migrate';
import { openDoor } from './operatorDoor';
import { openPool, type PoolOptions } from './pool';
import type { Database } from './queryable';

export type { Database, Queryable, Statement } from './queryable';

export interface OpenDatabaseOptions {
  /** Absent: the embedded engine, stored under dataDir. */
  readonly url?: string | undefined;
  readonly dataDir: string;
  readonly logger: Logger;
  /** Called when the embedded engine breaks down after it was opened. */
  readonly onFailure?: (error: Error) => void;
}

/**
 * Opens the database and brings it up to date.
 * @throws DataFolderInUse when another process holds the data folder
 * @throws DatabaseUnreachable when the server of the url does not answer
 * @throws MigrationChanged, MigrationUnknown, MigrationsWait when the stored schema is not one of this program
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, logger } = options;
  if (url === undefined) return migrated(await openEmbedded(options, { hasDoor: true }), logger);
  // Apart, because a migration may take longer than any request may wait.
  const patient = openForWork({ ...options, url });
  await migrated(patient, logger);
  await patient.close();
  return openServer({ ...options, url }, SERVING);
}

/**
 * Opens the database as it is, for one piece of work that takes as long as it takes: nothing is brought up to date.
 * @param options `begin`: what its transactions begin with
 * @throws as openDatabase, at the latest when it is first asked
 */
export function openForWork(options: OpenDatabaseOptions & { readonly url: string; readonly begin?: string }): Database;
export function openForWork(options: OpenDatabaseOptions & { readonly begin?: string }): Promise<Database> | Database;
export function openForWork(options: OpenDatabaseOptions & { readonly begin?: string }): Promise<Database> | Database {
  const { url, begin } = options;
  return url === undefined
    ? openEmbedded(options, { hasDoor: false })
    : openServer({ ...options, url }, { connections: 1, ...(begin !== undefined && { begin }) });
}

function openServer(
  { url, logger }: OpenDatabaseOptions & { readonly url: string },
  use: Pick<PoolOptions, 'connections' | 'statementMilliseconds' | 'begin'>,
): Database {
  const pool = openPool({ connection: { connectionString: url }, target: describeUrl(url), logger, ...use });
  return { ...pool, engine: 'postgres', close: once(pool.close) };
}

/** @param hasDoor whether others may ask for snapshots: not of who ends soon, because these end with it */
async function openEmbedded(
  options: OpenDatabaseOptions,
  { hasDoor }: { readonly hasDoor: boolean },
): Promise<Database> {
  const { dataDir } = options;
  await mkdir(dataDir, { recursive: true });
  /** What undoes each step, the last one first. */
  const undoing: (() => Promise<void>)[] = [];
  const close = once(async () => {
    for (const undo of undoing.reverse()) await undo();
  });
  try {
    undoing.push(await holdDataFolder(dataDir));
    const folder = path.join(dataDir, 'database');
    const engine = await startEngine({ folder, onFailure: options.onFailure ?? (() => undefined) });
    undoing.push(engine.stop);
    // One session only: the engine would interleave the steps of prepared statements of two connections.
    const pool = openPool({
      connection: engine.connection,
      connections: 1,
      onPanic: engine.fail,
      // The session outlives its connections, and with it the statements that they have prepared.
      greeting: 'DEALLOCATE ALL',
      target: `the embedded database in ${folder}`,
      logger: options.logger,
    });
    undoing.push(pool.close);
    if (hasDoor) undoing.push(await openDoor(dataDir, engine.copyTo));
    return { ...pool, engine: 'embedded', close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function migrated(database: Database, logger: Logger): Promise<Database> {
  try {
    const applied = await migrate(database);
    if (applied.length > 0) logger.info({ migrations: applied }, 'database brought up to date');
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Closing a second time waits for the first. */
function once(close: () => Promise<void>): () => Promise<void> {
  let closed: Promise<void> | undefined;
  return () => (closed ??= close());
}

/** Host, port and name; never the password. */
function describeUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
}

const SERVER_CONNECTIONS = 10;
/** A network that lost its way is silent; nobody should wait for it for ever. */
const STATEMENT_MILLISECONDS = 60_000;
/** A node that vanished must not hold its locks until the server's system finds out, which may take hours. */
const BEGIN = `BEGIN; SET LOCAL idle_in_transaction_session_timeout = '60s'`;
const SERVING = {
  connections: SERVER_CONNECTIONS,
  statementMilliseconds: STATEMENT_MILLISECONDS,
  begin: BEGIN,
} as const;
