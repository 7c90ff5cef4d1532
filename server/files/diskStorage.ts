import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, opendir, rename, rm } from 'node:fs/promises';
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
      const place = path.join(folder, disk.file(key).key);
      await mkdir(path.dirname(place), { recursive: true });
      await move(localPath, place);
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

/** By hand, because the library leaves a part of the file in its place when the disk is full, and does not say that it is. */
async function move(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}.part`;
  try {
    await rename(from, to);
  } catch (error) {
    // They lie on two disks.
    if (!hasCode(error, 'EXDEV')) throw error;
    try {
      await copyFile(from, unfinished);
      await rename(unfinished, to);
    } finally {
      await rm(unfinished, { force: true });
    }
    await rm(from);
  }
}

/** What is asked of a file or a folder; undefined where it is not there. */
export async function ifThere<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
