import {
  closeSync,
  cpSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DurableFiles, type EngineFileSystem, type EngineStream } from '../../server/database/durableFiles.mjs';

/** A file as the disk has it, whatever its name. */
interface ForcedFile {
  /** Where its forced bytes are kept. */
  readonly kept: string;
  /** What was written since it was forced: bytes from, and how many. */
  readonly written: (readonly [position: number, length: number])[];
}

/**
 * The files of an engine, and beside them what a disk would have of them if the power failed now: bytes that were forced with their file,
 * under names that were forced with their folder. Everything else is lost. Folders themselves are taken to be there at once.
 */
export class ForcedFiles extends DurableFiles {
  readonly #folder: string;
  readonly #keep: string;
  /** By path below the folder, as the engine sees it. */
  readonly #names = new Map<string, ForcedFile>();
  /** As the disk has them. */
  readonly #forcedNames = new Map<string, ForcedFile>();
  #made = 0;

  /**
   * @param folder of the engine; what is in it is on the disk
   * @param keep an empty folder for what was forced
   */
  constructor(folder: string, keep: string) {
    super(folder);
    this.#folder = path.resolve(folder);
    this.#keep = keep;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const name = path.relative(folder, path.join(entry.parentPath, entry.name));
      const file = this.#newFile();
      cpSync(path.join(folder, name), file.kept);
      this.#names.set(name, file);
      this.#forcedNames.set(name, file);
    }
  }

  override adapt(system: EngineFileSystem): void {
    super.adapt(system);
    const { stream_ops: streams, node_ops: nodes, realPath } = system.filesystems.NODEFS;
    const nameOf = (node: EngineStream['node']): string => path.relative(this.#folder, realPath(node));
    const { fsync, write } = streams;
    streams.fsync = (stream) => {
      const done = fsync(stream);
      this.#force(nameOf(stream.node), stream.nfd);
      return done;
    };
    streams.write = (...call) => {
      const written = write(...call);
      const [stream, , , , position] = call;
      this.#names.get(nameOf(stream.node))?.written.push([position, written]);
      return written;
    };
    const { mknod, rename, unlink } = nodes;
    nodes.mknod = (...call) => {
      const node = mknod(...call);
      this.#names.set(nameOf(node), this.#newFile());
      return node;
    };
    nodes.rename = (node, folder, name) => {
      const before = nameOf(node);
      rename(node, folder, name);
      const file = this.#names.get(before);
      if (!file) return;
      this.#names.delete(before);
      this.#names.set(path.join(nameOf(folder), name), file);
    };
    nodes.unlink = (parent, name) => {
      unlink(parent, name);
      this.#names.delete(path.join(nameOf(parent), name));
    };
  }

  /** Writes down what a disk would have now. */
  cutPower(to: string): void {
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) {
        mkdirSync(path.join(to, path.relative(this.#folder, path.join(entry.parentPath, entry.name))), {
          recursive: true,
        });
      }
    }
    for (const [name, { kept }] of this.#forcedNames) cpSync(kept, path.join(to, name));
  }

  #newFile(): ForcedFile {
    this.#made += 1;
    const kept = path.join(this.#keep, String(this.#made));
    closeSync(openSync(kept, 'w'));
    return { kept, written: [] };
  }

  #force(name: string, handle: number): void {
    const file = this.#names.get(name);
    if (file) forceBytes(file, handle);
    else this.#forceNames(name);
  }

  #forceNames(folder: string): void {
    const isIn = (name: string): boolean => path.dirname(name) === (folder === '' ? '.' : folder);
    for (const name of this.#forcedNames.keys()) if (isIn(name)) this.#forcedNames.delete(name);
    for (const [name, file] of this.#names) if (isIn(name)) this.#forcedNames.set(name, file);
  }
}

/** The bytes that were written, and the length. */
function forceBytes(file: ForcedFile, handle: number): void {
  const kept = openSync(file.kept, 'r+');
  for (const [position, length] of file.written.splice(0)) {
    const bytes = Buffer.alloc(length);
    const read = readSync(handle, bytes, 0, length, position);
    writeSync(kept, bytes, 0, read, position);
  }
  ftruncateSync(kept, fstatSync(handle).size);
  closeSync(kept);
}
