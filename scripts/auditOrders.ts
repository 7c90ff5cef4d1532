/**
 * `npm run audit-orders`: lists the stored pages whose lists have gaps or ties in their orders, or do not begin where the
 * definition says; with `-- --mend` saves them with the right ones, each as a revision of its own. It works on what
 * `npm start` would work on; the embedded database must not be in use.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '../server/app';
import { ConfigError, readConfig, type Config } from '../server/config';
import { DataFolderInUse } from '../server/database/dataFolderLock';
import { auditOrders } from './orders/audit';

/** There is nothing to audit. */
class NoDatabase extends Error {}

async function audit(config: Config): Promise<boolean> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new NoDatabase(`There is no database in ${config.dataDir}.`);
  }
  const logger = pino({ level: 'silent' });
  const { services, close } = await createApp({ ...config, seed: 'none', firstAdministrator: undefined }, { logger });
  try {
    return await auditOrders(services, { mends: process.argv.includes('--mend'), print: console.log });
  } finally {
    await close();
  }
}

if (existsSync('.env')) process.loadEnvFile('.env');
try {
  const isInOrder = await audit(readConfig(process.env));
  if (!isInOrder) process.exitCode = 1;
} catch (error) {
  const isExpected = [NoDatabase, ConfigError, DataFolderInUse].some((kind) => error instanceof kind);
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
