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

/** A file on the disk, independent of its name. */
interface ForcedFile {
  /** The path of the copy of its forced bytes. */
  readonly copy: string;
  /** The ranges that were written since it was last forced. */
  readonly written: (readonly [position: number, length: number])[];
}

/**
 * The files of an engine, together with what would remain of them on a disk if the power failed now: bytes that were forced with their
 * file (fsync), under names that were forced with their folder. Everything else is lost. Folders themselves are assumed to exist at once.
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
   * @param folder of the engine; its present contents count as forced
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
      cpSync(path.join(folder, name), file.copy);
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

  /** Writes what would be on a disk now. */
  cutPower(to: string): void {
    for (const entry of readdirSync(this.#folder, { recursive: true, withFileTypes: true })) {
      if (entry.isDirectory()) {
        mkdirSync(path.join(to, path.relative(this.#folder, path.join(entry.parentPath, entry.name))), {
          recursive: true,
        });
      }
    }
    for (const [name, { copy }] of this.#forcedNames) cpSync(copy, path.join(to, name));
  }

  #newFile(): ForcedFile {
    this.#made += 1;
    const copy = path.join(this.#keep, String(this.#made));
    closeSync(openSync(copy, 'w'));
    return { copy, written: [] };
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

/** Copies the bytes that were written, and the length. */
function forceBytes(file: ForcedFile, handle: number): void {
  const copy = openSync(file.copy, 'r+');
  for (const [position, length] of file.written.splice(0)) {
    const bytes = Buffer.alloc(length);
    const read = readSync(handle, bytes, 0, length, position);
    writeSync(copy, bytes, 0, read, position);
  }
  ftruncateSync(copy, fstatSync(handle).size);
  closeSync(copy);
}
