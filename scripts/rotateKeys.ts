/**
 * `npm run rotate-keys`: retires the keys that sign tokens; new ones are generated when needed, and nobody is signed out. With `--
 * --all`, for keys that may have leaked: everything they signed becomes invalid, and everybody has to sign in again.
 */
import { pino } from 'pino';
import { requireDatabase } from '../server/archive/source';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/database/database';
import { rotateKeys } from '../server/identity/keys';
import { runForOperator } from './runForOperator';

const usage = `npm run rotate-keys            takes the keys that sign tokens out of use; nobody is signed out
npm run rotate-keys -- --all   removes all keys: everybody signs in again`;

await runForOperator({ usage, options: { all: { type: 'boolean', default: false } } }, async ({ values: { all } }) => {
  const config = readConfig(process.env);
  requireDatabase(config);
  const { databaseUrl: url, dataDir } = config;
  const database = await openDatabase({ url, dataDir, logger: pino({ level: 'silent' }) });
  try {
    await rotateKeys(database, { all });
  } finally {
    await database.close();
  }
  console.log(
    all
      ? 'All keys were removed, and every sign-in has ended. Restart the services.'
      : 'The keys that sign were retired. Services that run make new ones within a minute.',
  );
  return true;
});
