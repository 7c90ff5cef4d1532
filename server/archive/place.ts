import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../config';
import { openForWork, type Database } from '../database/database';
import { DataFolderInUse } from '../database/dataFolderLock';
import { askForSnapshot, NoDoor } from '../database/operatorDoor';
import { schemaState } from '../database/contract';
import { ownMigrations, seenMigrations } from '../database/migrate';
import { requireFinishedImport } from './importState';

/** There is no database where the settings say, or not one of this version. */
export class NoSource extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NoSource';
  }
}

/** An installation's database, to be read. */
export interface Source {
  readonly database: Database;
  /** The settings that lead to what is read: of a running embedded database, a snapshot. */
  readonly config: Config;
  close(): Promise<void>;
}

/**
 * Opens the database of an installation for reading, whether its services run or not. A server is read beside them. The process that
 * works on an embedded database is asked for a snapshot: it stands still while its folder is copied, and needs the room for that. Another
 * command gives none, but has its end: it is waited for.
 * @param begin what transactions begin with on a server
 * @throws NoSource, ImportUnfinished, DatabaseUnreachable, SnapshotRefused
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

/** A transaction that sees one moment of a server, however long it lasts. */
export const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Keeps a command from making a new database where the settings are those of another place.
 * @throws NoSource, or the system's own error where this user may not look
 */
export function requireDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (databaseUrl === undefined && !statSync(path.join(dataDir, 'database'), { throwIfNoEntry: false })) {
    throw new NoSource(`There is no database in ${dataDir}.`);
  }
}

async function open(config: Config, { logger, begin }: SourceOptions): Promise<Source> {
  const { databaseUrl: url, dataDir } = config;
  if (url !== undefined) {
    const database = openForWork({ url, dataDir, logger, ...(begin !== undefined && { begin }) });
    return { database, config, close: database.close };
  }
  requireDatabase(config);
  const end = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    try {
      const database = await openForWork({ dataDir, logger });
      return { database, config, close: database.close };
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
    }
    try {
      return await openSnapshot(config, logger);
    } catch (error) {
      if (!(error instanceof NoDoor) || Date.now() >= end) throw error;
    }
    await pause(PAUSE_MILLISECONDS);
  }
}

async function openSnapshot(config: Config, logger: Logger): Promise<Source> {
  const { dataDir, release } = await askForSnapshot(config.dataDir);
  try {
    const database = await openForWork({ dataDir, logger });
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
  const [seen, own, { toCome }] = await Promise.all([seenMigrations(database), ownMigrations(), schemaState(database)]);
  const known = new Map(own.map(({ name, checksum }) => [name, checksum]));
  const isOwn = toCome.length === 0 && seen.every(({ name, checksum }) => known.get(name) === checksum);
  if (!isOwn)
    throw new NoSource('The database is not of this version: start the services once, or use the version that did.');
}

const PATIENCE_MILLISECONDS = 60_000;
const PAUSE_MILLISECONDS = 250;
