import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from 'pino';

/** Others can reach the data folder, and this process cannot change that. */
export class DataFolderExposed extends Error {
  constructor(folder: string) {
    super(`Others can reach the data folder ${folder}, and it belongs to another user: chmod 700 it, or set DATA_DIR.`);
    this.name = 'DataFolderExposed';
  }
}

/**
 * Makes the data folder where it is missing, and closes it to everybody but the user of this process, with all that is written from now on,
 * whatever the umask was. One that was open is closed with a word in the log, and so are its files.
 * @throws DataFolderExposed
 */
export async function closeDataFolder(folder: string, logger: Logger): Promise<void> {
  if (isMainThread) process.umask(OF_OTHERS);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await isOpen(folder))) return;
  try {
    await close(folder);
  } catch (error) {
    throw Object.assign(new DataFolderExposed(folder), { cause: error });
  }
  logger.warn({ folder }, 'others could read the data folder; it was closed to them');
}

async function isOpen(place: string): Promise<boolean> {
  return ((await stat(place)).mode & OF_OTHERS) !== 0;
}

/** The folder first, so that nothing inside can be reached meanwhile. */
async function close(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) await close(place);
    else if (entry.isFile()) await chmod(place, 0o600);
  }
}

/** The permissions of the group and of everybody else. */
const OF_OTHERS = 0o077;
