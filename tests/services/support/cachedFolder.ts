import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderInUse, lockDataFolder } from '../../../server/database/dataFolderLock';

/**
 * A folder whose content takes seconds to build. It is built once and reused by all runs until its sources change.
 * @param name of the folder, below .cache
 * @param from the files and folders that the content depends on
 * @param make fills the empty folder that it is given
 * @returns the path of the filled folder; it must not be changed
 */
export async function cachedFolder(
  name: string,
  { from, make }: { readonly from: readonly string[]; readonly make: (folder: string) => Promise<void> },
): Promise<string> {
  const versions = path.resolve('.cache', name);
  const folder = path.join(versions, await hashOf(from));
  if (existsSync(folder)) return folder;
  await mkdir(versions, { recursive: true });
  const release = await waitForLock(versions);
  try {
    if (!existsSync(folder)) await replaceBy(folder, make);
  } finally {
    await release();
  }
  return folder;
}

/** Locks the folder; waits for another worker that may be building the same. */
async function waitForLock(folder: string): Promise<() => Promise<void>> {
  for (;;) {
    try {
      return await lockDataFolder(folder);
    } catch (error) {
      if (!(error instanceof DataFolderInUse)) throw error;
      await wait(RETRY_INTERVAL_MILLISECONDS);
    }
  }
}

/** Replaces all other versions by a new one, which is moved into place only when it is complete. */
async function replaceBy(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const versions = path.dirname(folder);
  const outdated = (await readdir(versions, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const unfinished = await mkdtemp(path.join(versions, 'unfinished-'));
  await make(unfinished);
  await rename(unfinished, folder);
  for (const { name } of outdated) await rm(path.join(versions, name), { recursive: true, force: true });
}

async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(source)) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

async function filesOf(source: string): Promise<readonly string[]> {
  if ((await stat(source)).isFile()) return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

const RETRY_INTERVAL_MILLISECONDS = 100;
