import { open } from 'node:fs/promises';
import path from 'node:path';

/** Syncs a file and its parent folders to the disk: a file is also lost if its directory entry is. */
export async function flush(folder: string, key: string): Promise<void> {
  await flushOne(path.join(folder, key));
  for (let parent = path.dirname(key); ; parent = path.dirname(parent)) {
    await flushFolder(path.join(folder, parent));
    if (parent === '.') return;
  }
}

/** Syncs the entries of a folder to the disk. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows cannot open folders, and syncs their entries itself.
  if (process.platform !== 'win32') await flushOne(folder);
}

async function flushOne(target: string): Promise<void> {
  const handle = await open(target, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
