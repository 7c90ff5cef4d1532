/**
 * `npm run migrations`: says which programs can serve the database, and what is to come. With `-- --contract`, once no older version
 * runs any more: applies what takes away from the schema what older versions use (docs/operate.md, "Upgrade").
 */
import { pino } from 'pino';
import { readConfig } from '../server/config';
import { contract, schemaState } from '../server/database/contract';
import { openForWork } from '../server/database/database';
import { runForOperator } from './runForOperator';

await runForOperator(async () => {
  const { databaseUrl: url, dataDir } = readConfig(process.env);
  const database = await openForWork({ url, dataDir, logger: pino({ level: 'silent' }) });
  try {
    if (process.argv.includes('--contract')) {
      const applied = await contract(database);
      console.log(applied.length === 0 ? 'Nothing waits.' : `Applied: ${applied.join(', ')}`);
    } else {
      const { served, toCome, waiting } = await schemaState(database);
      console.log(`A program must know ${served.from}; the database is at ${served.to}.`);
      console.log(`To come with the next start: ${toCome.join(', ') || 'nothing'}.`);
      console.log(`Waiting for --contract: ${waiting.join(', ') || 'nothing'}.`);
    }
    return true;
  } finally {
    await database.close();
  }
});
