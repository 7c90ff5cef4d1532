import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from 'pino';

/** Other users can access the data folder, and this process cannot change its permissions. */
export class DataFolderExposed extends Error {
  constructor(folder: string) {
    super(`Others can reach the data folder ${folder}, and it belongs to another user: chmod 700 it, or set DATA_DIR.`);
    this.name = 'DataFolderExposed';
  }
}

/**
 * Creates the data folder if it is missing, and restricts it and all files written from now on to the user of this process,
 * whatever the umask was. Permissions of an existing folder and its files are restricted too, with a warning in the log.
 * @throws DataFolderExposed
 */
export async function restrictDataFolder(folder: string, logger: Logger): Promise<void> {
  if (isMainThread) process.umask(GROUP_AND_OTHERS);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!(await isExposed(folder))) return;
  try {
    await restrict(folder);
  } catch (error) {
    throw Object.assign(new DataFolderExposed(folder), { cause: error });
  }
  logger.warn({ folder }, 'others could read the data folder; it was closed to them');
}

async function isExposed(entryPath: string): Promise<boolean> {
  return ((await stat(entryPath)).mode & GROUP_AND_OTHERS) !== 0;
}

/** The folder first, so that nothing inside is accessible in the meantime. */
async function restrict(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const entryPath = path.join(folder, entry.name);
    if (entry.isDirectory()) await restrict(entryPath);
    else if (entry.isFile()) await chmod(entryPath, 0o600);
  }
}

/** The permission bits of the group and of all other users. */
const GROUP_AND_OTHERS = 0o077;
