import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Bytes on their way out. */
export interface OpenFile {
  readonly stream: Readable;
  readonly size: number;
  readonly total: number;
}

/** Where the bytes of files are, by key. */
export interface FileStorage {
  /** Moves a local file in; it outlives a power cut once this has ended. */
  keep(key: string, localPath: string): Promise<void>;
  /** Stores bytes; readers never see half of them. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * The stored bytes, or nothing when there are none. Whoever opens must read or destroy the stream.
   * @param range within the file; absent: all of it
   * @returns size: of what the stream gives; total: of the whole file
   */
  open(key: string, range?: ByteRange): Promise<OpenFile | undefined>;
  exists(key: string): Promise<boolean>;
  readBytes(key: string): Promise<Uint8Array>;
  /** Nothing happens when it is not there. */
  remove(key: string): Promise<void>;
  /** The keys of all that is stored below a folder, in any order. */
  list(prefix: string): AsyncIterable<string>;
}
