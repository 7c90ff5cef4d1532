import type { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file of the engine. */
export interface EngineStream {
  readonly nfd: number;
  readonly node: EngineNode;
}

/** A name in the file system of the engine. */
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

/** Calls on names, to be replaced one by one. */
export interface EngineNodeCalls {
  mknod(parent: EngineNode, name: string, mode: number, device: number): EngineNode;
  rename(node: EngineNode, folder: EngineNode, name: string): void;
  unlink(parent: EngineNode, name: string): void;
}

/** What the engine is started with, so that it forces what was committed onto the disk. */
export const durableStartParams: string[];

/** A folder of this machine whose files are forced onto the disk when the engine asks for it. */
export class DurableFiles extends NodeFS {
  /** Gives the file system of the engine what it lacks, before the engine runs. */
  adapt(system: EngineFileSystem): void;
}

/** Forces a folder onto the disk, with all that is in it. */
export function forceFolder(folder: string): void;
/** Forces the names in a folder onto the disk. */
export function forceNames(folder: string): void;
