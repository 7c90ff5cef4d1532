import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { openWithoutMigrating, type Database } from '../database/database';
import { DataFolderInUse } from '../database/dataFolderLock';
import { requestSnapshot, NoSnapshotServer } from '../database/snapshotServer';
import { schemaState } from '../database/contract';
import { programMigrations, appliedMigrations } from '../database/migrate';
import { requireFinishedImport } from '../database/importState';

/** The configured database does not exist, or is of another version. */
export class SourceNotFound extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'SourceNotFound';
  }
}

/** An installation's database, opened for reading. */
export interface Source {
  readonly database: Database;
  /** The settings of the opened database: for a running embedded one, those of a snapshot. */
  readonly config: Config;
  close(): Promise<void>;
}

/**
 * Opens the database of an installation for reading, whether its services run or not. A server is read concurrently. For an embedded
 * database, the running process is asked for a snapshot: it is paused while its folder is copied, and the disk needs room for the
 * copy. Other commands provide no snapshot, but are short-lived: they are waited for.
 * @param begin the statement that begins transactions on a server
 * @throws SourceNotFound, ImportUnfinished, DatabaseUnreachable, SnapshotRefused
 */
export async function openSource(config: Config, { logger, begin }: SourceOptions): Promise<Source> {
  const source = await open(config, { logger, ...(begin !== undefined && { begin }) });
  try {
    await requireOwnSchema(source.database);
    await requireFinishedImport(source.database);
    return source;
  } catch (error) {
    await source.close();
    throw error;
  }
}

interface SourceOptions {
  readonly logger: Logger;
  readonly begin?: string;
}

/** Begins a transaction with a consistent snapshot of a server. */
export const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Prevents a command with wrong settings from creating a new database.
 * @throws SourceNotFound, or the system's error if this user has no access
 */
export function requireDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl === undefined && !statSync(path.join(dataDir, 'database'), { throwIfNoEntry: false })) {
    throw new SourceNotFound(`There is no database in ${dataDir}.`);
  }
}

async function open(config: Config, { logger, begin }: SourceOptions): Promise<Source> {
  const { databaseUrl: url, dataDir } = config;
  if (url !== undefined) {
    const database = openWithoutMigrating({ url, dataDir, logger, ...(begin !== undefined && { begin }) });
    return { database, config, close: database.close };
  }
  requireDatabase(config);
  const deadline = Date.now() + MAX_WAIT_MILLISECONDS;
  for (;;) {
    try {
      const database = await openWithoutMigrating({ dataDir, logger });
      return { database, config, close: database.close };
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
    }
    try {
      return await openSnapshot(config, logger);
    } catch (error) {
      if (!(error instanceof NoSnapshotServer) || Date.now() >= deadline) throw error;
    }
    await pause(RETRY_INTERVAL_MILLISECONDS);
  }
}

async function openSnapshot(config: Config, logger: Logger): Promise<Source> {
  const { dataDir, release } = await requestSnapshot(config.dataDir);
  try {
    const database = await openWithoutMigrating({ dataDir, logger });
    return {
      database,
      config: { ...config, dataDir },
      async close() {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function requireOwnSchema(database: Database): Promise<void> {
  const [seen, own, { pending }] = await Promise.all([
    appliedMigrations(database),
    programMigrations(),
    schemaState(database),
  ]);
  const known = new Map(own.map(({ name, checksum }) => [name, checksum]));
  const isOwn = pending.length === 0 && seen.every(({ name, checksum }) => known.get(name) === checksum);
  if (!isOwn)
    throw new SourceNotFound(
      'The database is not of this version: start the services once, or use the version that did.',
    );
}

const MAX_WAIT_MILLISECONDS = 60_000;
const RETRY_INTERVAL_MILLISECONDS = 250;
