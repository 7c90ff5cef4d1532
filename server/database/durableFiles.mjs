// The file system of the embedded engine, with a working fsync.
// Plain JavaScript, like the workers that use it.
import { fsyncSync, openSync, closeSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * Start parameters of the engine. PGlite's default -F means fsync=off. The sync method is fsync because fdatasync is a no-op in the
 * engine's libc; fsync reaches the underlying file system.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** A local folder as the engine's file system. PGlite's own has no fsync: the engine's calls do nothing there. */
export class DurableFiles extends NodeFS {
  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options);
    const adapt = (module) => this.adapt(module.FS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [adapt, ...emscriptenOpts.preRun] } };
  }

  /** Adds fsync to the engine's file system, before the engine runs. */
  adapt(system) {
    system.filesystems.NODEFS.stream_ops.fsync = (stream) => {
      try {
        fsyncSync(stream.nfd);
      } catch (error) {
        // Windows syncs directory entries itself, and cannot sync folders.
        if (process.platform === 'win32' && error.code === 'EPERM') return 0;
        // The engine must not continue as if the data were synced: it panics, and the process ends.
        throw new system.ErrnoError(EIO);
      }
      return 0;
    };
  }
}

/**
 * Syncs a folder to the disk, with everything in it.
 * @param {string} folder
 */
export function forceFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) forceFolder(target);
    else if (entry.isFile()) force(target);
  }
  forceNames(folder);
}

/**
 * Syncs the entries of a folder to the disk.
 * @param {string} folder
 */
export function forceNames(folder) {
  if (process.platform !== 'win32') force(folder);
}

function force(target) {
  const handle = openSync(target, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Error number of the engine's libc. */
const EIO = 29;
