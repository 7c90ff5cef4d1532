import { randomUUID } from 'node:crypto';
import { copyFile, open, opendir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { FileStorage } from './fileStorage';
import { durableFolders, flushFile } from './flush';
import type { StorageSettings } from './storageSettings';

/** Files in a local or shared folder. */
export function createDiskStorage({ folder }: Extract<StorageSettings, { readonly type: 'disk' }>): FileStorage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const createFolder = durableFolders(folder);
  /** The path of a key, in a folder that exists. @throws the library's error for a key that leaves the root */
  async function placeFor(key: string): Promise<string> {
    const { key: checkedKey } = disk.file(key);
    await createFolder(checkedKey);
    return path.join(folder, checkedKey);
  }
  return {
    async moveIn(key, localPath) {
      const target = await placeFor(key);
      await move(localPath, target);
      await flushFile(target);
    },
    async write(key, bytes) {
      const unfinished = `${key}.${randomUUID()}.part`;
      const target = await placeFor(key);
      await disk.put(unfinished, bytes);
      await disk.move(unfinished, key);
      await flushFile(target);
    },
    async open(key, range) {
      // Without the library, which cannot read ranges.
      const file = await undefinedIfMissing(open(path.join(folder, key)));
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
      for await (const entry of (await undefinedIfMissing(opendir(root, { recursive: true }))) ?? []) {
        if (entry.isFile())
          yield path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/');
      }
    },
  };
}

/** Without the library, which leaves a partial file at the target if the disk is full, and does not report it. */
async function move(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomUUID()}.part`;
  try {
    await rename(from, to);
  } catch (error) {
    // On different file systems.
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

/** Awaits an operation on a file or folder; undefined if it does not exist. */
export async function undefinedIfMissing<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
