import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';

/** Syncs a file and its entry in its folder to the disk. */
export async function flushFile(file: string): Promise<void> {
  await flushOne(file);
  await flushFolder(path.dirname(file));
}

/** Syncs the entries of a folder to the disk. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and syncs their entries itself.
  if (process.platform !== 'win32') await flushOne(folder);
}

/**
 * Creates the folder of a key below a root unless it exists, and syncs the entries of all folders above the file to the disk: it is lost
 * with any of them. Each folder is synced once per process, because only the creation of a folder changes them.
 * @returns a function of the key, a path relative to the root
 */
export function durableFolders(root: string): (key: string) => Promise<void> {
  const flushed = new Map<string, Promise<void>>();
  return async (key) => {
    const folder = path.dirname(key);
    const created = await mkdir(path.join(root, folder), { recursive: true });
    if (created !== undefined) flushed.delete(folder);
    let flushing = flushed.get(folder);
    if (!flushing) {
      flushing = flushAbove(root, folder);
      flushed.set(folder, flushing);
      flushing.catch(() => flushed.delete(folder));
    }
    await flushing;
  };
}

/** Syncs the entries of the folders above one, up to the root. */
async function flushAbove(root: string, folder: string): Promise<void> {
  let current = folder;
  while (current !== '.') {
    current = path.dirname(current);
    await flushFolder(path.join(root, current));
  }
}

async function flushOne(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
