/**
 * `npm run migrations`: prints which programs can serve the database, and the pending migrations. With `-- --contract`, once no older
 * version runs any more: applies the migrations that remove what older versions use (docs/operate.md, "Upgrade").
 */
import { pino } from 'pino';
import { requireDatabase } from '../server/archive/source';
import { readConfig } from '../server/config';
import { contract, schemaState } from '../server/database/contract';
import { openWithoutMigrating } from '../server/database/database';
import { runForOperator } from './runForOperator';

const usage = `npm run migrations                 says which programs can serve the database, what is to come, what waits
npm run migrations -- --contract   applies what waits, once no older version runs any more`;

await runForOperator({ usage, options: { contract: { type: 'boolean' } } }, async ({ values }) => {
  const config = readConfig(process.env);
  requireDatabase(config);
  const { databaseUrl: url, dataDir } = config;
  const database = await openWithoutMigrating({ url, dataDir, logger: pino({ level: 'silent' }) });
  try {
    if (values.contract) {
      const applied = await contract(database);
      console.log(applied.length === 0 ? 'Nothing waits.' : `Applied: ${applied.join(', ')}`);
    } else {
      const { served, pending, pendingContractions } = await schemaState(database);
      console.log(`A program must know ${served.from}; the database is at ${served.to}.`);
      console.log(`To come with the next start: ${pending.join(', ') || 'nothing'}.`);
      console.log(`Waiting for --contract: ${pendingContractions.join(', ') || 'nothing'}.`);
    }
    return true;
  } finally {
    await database.close();
  }
});
