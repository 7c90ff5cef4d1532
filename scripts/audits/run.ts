import { pino } from 'pino';
import { createApp } from '../../server/app';
import { requireDatabase } from '../../server/archive/source';
import { readConfig, type Config } from '../../server/config';
import type { Services } from '../../server/services';
import type { AuditOptions } from './audit';

/**
 * Runs an audit on the installation that `npm start` would serve. The embedded database must not be in use.
 * @param mends whether to fix the findings
 * @returns whether all is well afterwards
 */
export function runAudit(
  audit: (services: Services, options: AuditOptions) => Promise<boolean>,
  mends: boolean,
): Promise<boolean> {
  return onDatabase(readConfig(process.env), (services) => audit(services, { mends, print: console.log }));
}

async function onDatabase<T>(config: Config, work: (services: Services) => Promise<T>): Promise<T> {
  requireDatabase(config);
  const logger = pino({ level: 'silent' });
  const { services, close } = await createApp({ ...config, seed: 'none', firstAdministrator: undefined }, { logger });
  try {
    return await work(services);
  } finally {
    await close();
  }
}
