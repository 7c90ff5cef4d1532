import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both inclusive, zero-based. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface OpenFile {
  readonly stream: Readable;
  readonly size: number;
  readonly total: number;
}

/** Stores the bytes of files by key. */
export interface FileStorage {
  /** Moves a local file into the storage; durable once the promise resolves. */
  moveIn(key: string, localPath: string): Promise<void>;
  /** Stores bytes atomically: readers never see a partial file. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * The stored bytes, or undefined. The caller must read or destroy the stream.
   * @param range within the file; absent: the complete file
   * @returns size: bytes of the stream; total: bytes of the file
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  exists(key: string): Promise<boolean>;
  readBytes(key: string): Promise<Uint8Array>;
  /** Does nothing if it does not exist. */
  remove(key: string): Promise<void>;
  /** All keys with a prefix, in any order. */
  list(prefix: string): AsyncIterable<string>;
}
