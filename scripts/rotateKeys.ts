/**
 * `npm run rotate-keys`: takes the keys that sign tokens out of use; new ones are made when they are needed, and nobody is signed out. With
 * `-- --all`, for keys that somebody may have: nothing that they made is good any more, and everybody signs in again.
 */
import { pino } from 'pino';
import { readConfig } from '../server/config';
import { openDatabase } from '../server/database/database';
import { rotateKeys } from '../server/identity/keys';
import { runForOperator } from './runForOperator';

await runForOperator(async () => {
  const all = process.argv.includes('--all');
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
  return true;
});
