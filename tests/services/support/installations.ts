import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { placeDemoData } from '../../../bench/support/demoData';
import { exportTo } from '../../../scripts/archives/commands';
import type { DataCommand } from '../../../scripts/archives/command';
import { openSource } from '../../../server/archive/source';
import { SILENT_PROGRESS } from '../../../server/archive/progress';
import { archivedTables, tableDigest } from '../../../server/archive/schema';
import { readConfig, type Config } from '../../../server/config';
import { openDatabase } from '../../../server/database/database';
import { placeEmptyDatabase } from './emptyDatabase';

const logger = pino({ level: 'silent' });

/** Installations that only `npm run data` works with, below one folder, and an archive to fill them from. */
export interface Installations {
  readonly folder: string;
  /** The demo content in an embedded database, with its files on disk; it must not be changed. */
  readonly demo: Config;
  /** Its archive, by `npm run data -- export`. */
  readonly archive: string;
  /** Makes one with an embedded database of its own, empty yet. */
  embedded(env?: Readonly<Record<string, string>>): Promise<Config>;
  /** Makes a copy of the demo. */
  copyOfDemo(): Promise<Config>;
  /** Removes all of them. */
  remove(): Promise<void>;
}

/** Makes the demo content and its archive. */
export async function makeInstallations(): Promise<Installations> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'installations-'));
  async function embedded(env: Readonly<Record<string, string>> = {}): Promise<Config> {
    const dataDir = path.join(folder, randomUUID());
    await placeEmptyDatabase(dataDir);
    return readConfig({ DATA_DIR: dataDir, SEED: 'none', ...env });
  }
  const demo = readConfig({ DATA_DIR: path.join(folder, randomUUID()), SEED: 'none' });
  await placeDemoData(demo.dataDir);
  const database = await openDatabase({ dataDir: demo.dataDir, logger });
  await database.query(
    `INSERT INTO draft_key (user_id, material, created_at) SELECT id, 'secret-of-a-draft', now() FROM app_user LIMIT 1`,
  );
  await database.close();
  const archive = path.join(folder, 'demo.tar');
  await exportTo(dataCommand(demo, archive).command);
  return {
    ...{ folder, demo, archive, embedded },
    async copyOfDemo() {
      const dataDir = path.join(folder, randomUUID());
      cpSync(demo.dataDir, dataDir, { recursive: true });
      return readConfig({ DATA_DIR: dataDir, SEED: 'none' });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A command of `npm run data`, and its output. */
export function dataCommand(config: Config, place?: string, options: Partial<DataCommand> = {}) {
  const printed: string[] = [];
  const warned: string[] = [];
  return {
    printed,
    warned,
    command: {
      ...{ config, place, replaces: false, keep: undefined, logger, progress: SILENT_PROGRESS },
      print: (line: string) => void printed.push(line),
      warn: (line: string) => void warned.push(line),
      ...options,
    },
  };
}

/** The digests of all tables of an installation, by their names. */
export async function contentOf(config: Config): Promise<ReadonlyMap<string, unknown>> {
  const { database, close } = await openSource(config, { logger });
  try {
    return await database.transaction(async (transaction) => {
      await transaction.query(`SET LOCAL TimeZone = 'UTC'`);
      const digests = new Map<string, unknown>();
      for (const table of await archivedTables(transaction)) {
        digests.set(table.name, await tableDigest(transaction, table));
      }
      return digests;
    });
  } finally {
    await close();
  }
}
