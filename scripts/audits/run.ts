import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../server/app';
import { ConfigError, readConfig, type Config } from '../../server/config';
import { DataFolderExposed } from '../../server/dataFolder';
import { DataFolderInUse } from '../../server/database/dataFolderLock';
import { KeysUnreadable, SecretKeyExposed } from '../../server/identity/keyBox';
import type { Services } from '../../server/services';
import type { AuditOptions } from './audit';

/** There is nothing to audit. */
class NoDatabase extends Error {}

/**
 * Runs an audit as a command: on what `npm start` would work on. The embedded database must not be in use.
 * @param audit says whether all is well afterwards; else the process ends with code 1
 * @param flag the argument with which it mends what it finds
 */
export async function runAudit(
  audit: (services: Services, options: AuditOptions) => Promise<boolean>,
  flag: string,
): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  try {
    const config = readConfig(process.env);
    const isWell = await onDatabase(config, (services) =>
      audit(services, { mends: process.argv.includes(flag), print: console.log }),
    );
    if (!isWell) process.exitCode = 1;
  } catch (error) {
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    console.error(isExpected && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

const EXPECTED = [
  ...[NoDatabase, ConfigError, DataFolderInUse],
  ...[DataFolderExposed, KeysUnreadable, SecretKeyExposed],
] as const;

async function onDatabase<T>(config: Config, work: (services: Services) => Promise<T>): Promise<T> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new NoDatabase(`There is no database in ${config.dataDir}.`);
  }
  const logger = pino({ level: 'silent' });
  const { services, close } = await createApp({ ...config, seed: 'none', firstAdministrator: undefined }, { logger });
  try {
    return await work(services);
  } finally {
    await close();
  }
}
