import { cpSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../../../server/database/database';
import { cachedFolder } from './cachedFolder';

/** Puts an empty embedded database with all migrations into a data folder. */
export async function placeEmptyDatabase(dataDir: string): Promise<void> {
  const template = await cachedFolder('empty-database', {
    from: ['server/database/migrations', 'node_modules/@electric-sql/pglite/package.json'],
    async make(folder) {
      const database = await openDatabase({ dataDir: folder, logger: pino({ level: 'silent' }) });
      await database.close();
    },
  });
  cpSync(path.join(template, 'database'), path.join(dataDir, 'database'), { recursive: true });
}
