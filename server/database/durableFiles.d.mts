import type { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file of the engine. */
export interface EngineStream {
  readonly nfd: number;
  readonly node: EngineNode;
}

/** A directory entry in the engine's file system. */
export interface EngineNode {
  readonly name: string;
}

/** The part of the engine's file system that is adapted. */
export interface EngineFileSystem {
  readonly filesystems: {
    readonly NODEFS: {
      readonly stream_ops: EngineStreamCalls;
      readonly node_ops: EngineNodeCalls;
      realPath(node: EngineNode): string;
    };
  };
  readonly ErrnoError: new (code: number) => Error;
}

/** Calls on open files, to be replaced one by one. */
export interface EngineStreamCalls {
  fsync(stream: EngineStream): number;
  write(stream: EngineStream, bytes: Int8Array, offset: number, length: number, position: number): number;
}

/** Calls on directory entries, to be replaced one by one. */
export interface EngineNodeCalls {
  mknod(parent: EngineNode, name: string, mode: number, device: number): EngineNode;
  rename(node: EngineNode, folder: EngineNode, name: string): void;
  unlink(parent: EngineNode, name: string): void;
}

/** Start parameters of the engine, with which it syncs commits to the disk. */
export const durableStartParams: string[];

/** A local folder as the engine's file system, with a working fsync. */
export class DurableFiles extends NodeFS {
  /** Adds fsync to the engine's file system, before the engine runs. */
  adapt(system: EngineFileSystem): void;
}

/** Syncs a folder to the disk, with everything in it. */
export function forceFolder(folder: string): void;
/** Syncs the entries of a folder to the disk. */
export function forceNames(folder: string): void;
