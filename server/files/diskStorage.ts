import { randomUUID } from 'node:crypto';
import { open, opendir } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStorage } from './fileStorage';
import { flush } from './flush';
import type { StorageSettings } from './storageSettings';

/** Files in a folder of this machine, or one that all nodes share. */
export function createDiskStorage({ folder }: Extract<StorageSettings, { readonly type: 'disk' }>): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    async keep(key, localPath) {
      await disk.moveFromFs(localPath, key);
      await flush(folder, key);
    },
    async write(key, bytes) {
      const unfinished = `${key}.${randomUUID()}.part`;
      await disk.put(unfinished, bytes);
      await disk.move(unfinished, key);
      await flush(folder, key);
    },
    async open(key, range) {
      // By hand, because the library gives no part of a file.
      const file = await ifThere(open(path.join(folder, key)));
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        const stream = file.createReadStream(range ?? {});
        return { stream, size: range ? range.end - range.start + 1 : size, total: size };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    exists: (key) => disk.exists(key),
    readBytes: async (key) => new Uint8Array(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
    async *list(prefix) {
      const root = path.join(folder, prefix);
      for await (const entry of (await ifThere(opendir(root, { recursive: true }))) ?? []) {
        if (entry.isFile())
          yield path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      }
    },
  };
}

/** What is asked of a file or a folder; undefined where it is not there. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
