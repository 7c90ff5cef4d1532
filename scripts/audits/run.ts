import { existsSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../server/app';
import { NoSource } from '../../server/archive/place';
import { readConfig, type Config } from '../../server/config';
import type { Services } from '../../server/services';
import type { AuditOptions } from './audit';

/**
 * Runs an audit on what `npm start` would work on. The embedded database must not be in use.
 * @param flag the argument with which it mends what it finds
 * @returns whether all is well afterwards
 */
export function runAudit(
  audit: (services: Services, options: AuditOptions) => Promise<boolean>,
  flag: string,
): Promise<boolean> {
  return onDatabase(readConfig(process.env), (services) =>
    audit(services, { mends: process.argv.includes(flag), print: console.log }),
  );
}

async function onDatabase<T>(config: Config, work: (services: Services) => Promise<T>): Promise<T> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database'))) {
    throw new NoSource(`There is no database in ${config.dataDir}.`);
  }
  const logger = pino({ level: 'silent' });
  const { services, close } = await createApp({ ...config, seed: 'none', firstAdministrator: undefined }, { logger });
  try {
    return await work(services);
  } finally {
    await close();
  }
}
