import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Disk, errors } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where the bytes of files are, by key. */
export interface FileStorage {
  /** Moves a local file in. */
  keep(key: string, localPath: string): Promise<void>;
  /** Stores bytes; readers never see half of them. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The stored bytes, or nothing when there are none. Whoever opens must read or destroy the stream. */
  open(key: string): Promise<{ readonly stream: Readable; readonly size: number } | undefined>;
  exists(key: string): Promise<boolean>;
  readBytes(key: string): Promise<Uint8Array>;
  remove(key: string): Promise<void>;
}

/**
 * The storage of STORAGE_URL.
 * @param url a `file:` address of a folder
 */
export function openStorage(url: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: new URL(url), visibility: 'private' }));
  return {
    keep: (key, localPath) => disk.moveFromFs(localPath, key),
    async write(key, bytes) {
      const unfinished = `${key}.${randomUUID()}.part`;
      await disk.put(unfinished, bytes);
      await disk.move(unfinished, key);
    },
    async open(key) {
      try {
        const { contentLength } = await disk.getMetaData(key);
        return { stream: await disk.getStream(key), size: contentLength };
      } catch (error) {
        if (error instanceof errors.E_CANNOT_GET_METADATA && isMissing(error.cause)) return undefined;
        throw error;
      }
    },
    exists: (key) => disk.exists(key),
    readBytes: async (key) => new Uint8Array(await disk.getBytes(key)),
    remove: (key) => disk.delete(key),
  };
}

function isMissing(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ENOENT';
}
