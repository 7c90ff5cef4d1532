/**
 * `npm run reset`: prints the folders of the embedded database and of the uploads on disk; with `-- --yes` it removes them, so that the
 * next start begins with an empty database. Refuses while the services use them.
 */
import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../server/commandLine';
import { readConfig, type Config } from '../server/config';
import { lockDataFolder } from '../server/database/dataFolderLock';
import { storageSettings } from '../server/files/storageSettings';
import { runForOperator } from './runForOperator';

async function reset(config: Config, { isSure }: { readonly isSure: boolean }): Promise<string> {
  if (config.databaseUrl !== undefined) {
    throw new UsageError(
      'DATABASE_URL is set: drop and make the database with the tools of PostgreSQL (docs/operate.md, Reset).',
    );
  }
  const folders = foldersOf(config).filter((folder) => statSync(folder, { throwIfNoEntry: false }));
  if (folders.length === 0) return `There is nothing to remove in ${config.dataDir}.`;
  const release = await lockDataFolder(config.dataDir);
  try {
    const list = folders.map((folder) => `  ${folder}`).join('\n');
    if (!isSure) throw new UsageError(`This removes for ever:\n${list}\nTo go on: npm run reset -- --yes`);
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
    return `Removed:\n${list}`;
  } finally {
    await release();
  }
}

/** Only what the services made; DATA_DIR itself may be a folder that holds other things too. */
function foldersOf({ dataDir, storageUrl }: Config): readonly string[] {
  const storage = storageSettings(storageUrl);
  const isWithin = storage?.type === 'disk' && storage.folder.startsWith(dataDir + path.sep);
  return [path.join(dataDir, 'database'), path.join(dataDir, 'uploads'), ...(isWithin ? [storage.folder] : [])];
}

const usage = `npm run reset            says what would be removed
npm run reset -- --yes   removes it`;

await runForOperator({ usage, options: { yes: { type: 'boolean', default: false } } }, async ({ values }) => {
  console.log(await reset(readConfig(process.env), { isSure: values.yes }));
  return true;
});
