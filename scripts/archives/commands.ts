import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { loadArchive, ImportRefused } from '../../server/archive/loadArchive';
import { openSource, SNAPSHOT } from '../../server/archive/source';
import { checkArchive } from '../../server/archive/readArchive';
import { isRecentlyWritten, partialFilesOf } from '../../server/archive/partialFiles';
import { writeArchive } from '../../server/archive/writeArchive';
import type { Contents } from '../../server/archive/format';
import { UsageError } from '../../server/commandLine';
import { restrictDataFolder } from '../../server/dataFolder';
import { openWithoutMigrating } from '../../server/database/database';
import { openStorage } from '../../server/files/storage';
import { placeOf, readableSize, type DataCommand } from './command';

/** Writes the installation into one archive. @returns false where files of it are missing or damaged */
export async function exportTo(command: DataCommand): Promise<boolean> {
  const file = path.resolve(placeOf(command, 'the file to write'));
  if (existsSync(file)) throw new UsageError(`${file} is there already.`);
  return write(command, file);
}

/** Writes a dated archive into a folder and verifies it; removes leftovers of killed backups, and the oldest backups beyond `keep`. */
export async function backUp(command: DataCommand): Promise<boolean> {
  const folder = path.resolve(placeOf(command, 'the folder for backups'));
  const keep = command.keep === undefined ? undefined : Number(command.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new UsageError(`--keep: expected a whole number from 1, got '${command.keep}'.`);
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(command, folder);
  const stamp = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  const file = path.join(folder, `${PREFIX}${stamp}${ENDING}`);
  const isComplete = await write(command, file);
  try {
    await checkArchive(file, command.progress);
  } catch (error) {
    // It must not pass for the newest backup.
    await rename(file, `${file}${DAMAGED}`);
    throw error;
  }
  command.print('Read again: every part is as it was written.');
  if (!isComplete) {
    if (keep !== undefined) command.warn('Older backups stay: they may have what this one lacks.');
    return false;
  }
  const older = (await backupsIn(folder)).slice(0, keep === undefined ? 0 : -keep);
  for (const name of older) {
    await rm(path.join(folder, name));
    command.print(`Removed ${name}.`);
  }
  return true;
}

/** Removes the partial files of killed backups; those of a running one stay. */
async function removeUnfinished({ print }: DataCommand, folder: string): Promise<void> {
  const partialNames = (await readdir(folder)).filter((name) => name.startsWith(PREFIX) && name.includes(`${ENDING}.`));
  for (const name of new Set(partialNames.map((one) => one.slice(0, one.indexOf(`${ENDING}.`) + ENDING.length)))) {
    const partialFiles = Object.values(partialFilesOf(path.join(folder, name)));
    const lastWritten = Math.max(
      ...partialFiles.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0),
    );
    if (lastWritten === 0 || isRecentlyWritten(lastWritten)) continue;
    for (const file of partialFiles) await rm(file, { force: true });
    print(`Removed what was left of ${name}, which was not finished.`);
  }
}

/** Imports an archive into the configured installation. */
export async function importFrom(command: DataCommand): Promise<boolean> {
  return importFile(command, path.resolve(placeOf(command, 'the archive')));
}

/** As importFrom; given a folder of backups, imports the newest. */
export async function restoreFrom(command: DataCommand): Promise<boolean> {
  const place = path.resolve(placeOf(command, 'the backup, or the folder of backups'));
  if (!existsSync(place) || !statSync(place).isDirectory()) return importFile(command, place);
  const newest = (await backupsIn(place)).at(-1);
  if (newest === undefined) throw new UsageError(`There is no backup in ${place}.`);
  return importFile(command, path.join(place, newest));
}

/** Verifies an archive and prints a summary of its contents. */
export async function verifyArchive(command: DataCommand): Promise<boolean> {
  const { print, progress } = command;
  const { manifest, contents } = await checkArchive(path.resolve(placeOf(command, 'the archive')), progress);
  print(`Whole. Written ${manifest.takenAt} by version ${manifest.version} from ${SOURCES[manifest.engine]}.`);
  printContents(command, contents);
  return contents.gaps.length === 0;
}

async function write(command: DataCommand, file: string): Promise<boolean> {
  const { config, logger, progress, print } = command;
  const source = await openSource(config, { logger, begin: SNAPSHOT });
  try {
    const contents = await writeArchive({
      database: source.database,
      storage: await openStorage(config.storageUrl),
      file,
      clock: () => new Date(),
      progress,
    });
    print(`Wrote ${file}, ${readableSize(statSync(file).size)}.`);
    printContents(command, contents);
    return contents.gaps.length === 0;
  } finally {
    await source.close();
  }
}

async function importFile(command: DataCommand, file: string): Promise<boolean> {
  const { config, logger, progress, print, replaces } = command;
  // Before anything else: a damaged archive must not change anything.
  const archive = await checkArchive(file, progress);
  await restrictDataFolder(config.dataDir, logger);
  const database = await openWithoutMigrating({ url: config.databaseUrl, dataDir: config.dataDir, logger });
  try {
    const others = config.databaseUrl === undefined ? [] : await database.query<{ who: string }>(OTHER_SESSIONS);
    if (others.length > 0) {
      throw new ImportRefused(
        `others work on the database (${others.map(({ who }) => who).join(', ')}): stop the services first.`,
      );
    }
    const { skipped, rows, files } = await loadArchive(archive, {
      ...{ database, replaceExisting: replaces, progress, storage: await openStorage(config.storageUrl) },
      incomingFolder: path.join(config.dataDir, 'uploads'),
    });
    if (skipped > 0) print(`Went on after ${skipped} parts that an earlier import had brought in.`);
    print(`Imported ${rows} rows and ${files} files; every table is as in the archive. Everybody signs in anew.`);
    printGaps(command, archive.contents);
    return archive.contents.gaps.length === 0;
  } finally {
    await database.close();
  }
}

function printContents(command: DataCommand, contents: Contents): void {
  const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
  command.print(
    `${rows} rows of ${Object.keys(contents.tables).length} tables, ${contents.files.count} files (${readableSize(contents.files.bytes)}).`,
  );
  printGaps(command, contents);
}

function printGaps({ warn }: DataCommand, { gaps }: Contents): void {
  for (const { key, reason } of gaps.slice(0, MAX_PRINTED_GAPS))
    warn(`The source has this file ${GAPS[reason]}: ${key}`);
  if (gaps.length > MAX_PRINTED_GAPS) warn(`… and ${gaps.length - MAX_PRINTED_GAPS} more.`);
}

/** Oldest first. */
async function backupsIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.startsWith(PREFIX) && name.endsWith(ENDING)).sort();
}

const PREFIX = 'brand-console-';
const ENDING = '.tar';
/** Added to the name of a backup that could not be read again. */
const DAMAGED = '.damaged';
const MAX_PRINTED_GAPS = 20;
const GAPS = { missing: 'no more', damaged: 'damaged' } as const;
const SOURCES = { embedded: 'an embedded database', postgres: 'a PostgreSQL server' } as const;
const OTHER_SESSIONS = `SELECT concat_ws(' at ', nullif(application_name, ''), coalesce(client_addr::text, 'this machine')) AS who
  FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`;
