/**
 * `npm run rotate-keys`: takes the keys that sign tokens out of use; new ones are made when they are needed, and nobody is signed out. With
 * `-- --all`, for keys that somebody may have: nothing that they made is good any more, and everybody signs in again.
 */
import { existsSync } from 'node:fs';
import { pino } from 'pino';
import { ConfigError, readConfig } from '../server/config';
import { openDatabase } from '../server/database/database';
import { DataFolderInUse } from '../server/database/dataFolderLock';
import { rotateKeys } from '../server/identity/keys';

if (existsSync('.env')) process.loadEnvFile('.env');
const all = process.argv.includes('--all');
try {
  const { databaseUrl: url, dataDir } = readConfig(process.env);
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
} catch (error) {
  const isExpected = error instanceof ConfigError || error instanceof DataFolderInUse;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
