import { open } from 'node:fs/promises';
import path from 'node:path';

/** Forces a file onto the disk, and the folders that lead to it: a file is lost, too, when its name is. */
export async function flush(folder: string, key: string): Promise<void> {
  await flushOne(path.join(folder, key));
  for (let above = path.dirname(key); ; above = path.dirname(above)) {
    await flushFolder(path.join(folder, above));
    if (above === '.') return;
  }
}

/** Forces the names in a folder onto the disk. */
export async function flushFolder(folder: string): Promise<void> {
  // Windows opens no folders, and keeps names by itself.
  if (process.platform !== 'win32') await flushOne(folder);
}

async function flushOne(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
