import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { assetPath } from '../../../server/assets';
import { openDatabase } from '../../../server/database/database';

/**
 * Puts an empty embedded database with all migrations into a data folder. Making one takes seconds, so it is made once
 * per machine and version of the migrations, and copied after that.
 */
export async function placeEmptyDatabase(dataDir: string): Promise<void> {
  await cp(path.join(await template(), 'database'), path.join(dataDir, 'database'), { recursive: true });
}

async function template(): Promise<string> {
  const folder = path.join(os.tmpdir(), `brand-console-empty-${await version()}`);
  if (existsSync(folder)) return folder;
  const fresh = await mkdtemp(path.join(os.tmpdir(), 'brand-console-new-'));
  const database = await openDatabase({ dataDir: fresh, logger: pino({ level: 'silent' }) });
  await database.close();
  // Two test files may have made one at the same time; the first stays.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  return folder;
}

async function version(): Promise<string> {
  const migrations = assetPath('database/migrations');
  const hash = createHash('sha256');
  for (const name of (await readdir(migrations)).sort()) {
    hash.update(name).update(await readFile(path.join(migrations, name)));
  }
  const engine = await readFile('node_modules/@electric-sql/pglite/package.json');
  return hash.update(engine).digest('hex').slice(0, 16);
}
