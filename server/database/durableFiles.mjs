// The files of the embedded engine, forced onto the disk when PostgreSQL asks for it.
// Plain JavaScript, as the workers that use it.
import { fsyncSync, openSync, closeSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * What the engine is started with. PGlite says -F, which is fsync=off. The method is fsync because the engine's libc answers fdatasync
 * without doing anything; fsync reaches the file system below.
 */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** A folder of this machine. PGlite's own has no fsync, so that the engine's calls of it do nothing. */
export class DurableFiles extends NodeFS {
  async init(database, options) {
    const { emscriptenOpts } = await super.init(database, options);
    const adapt = (module) => this.adapt(module.FS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [adapt, ...emscriptenOpts.preRun] } };
  }

  /** Gives the file system of the engine what it lacks, before the engine runs. */
  adapt(system) {
    system.filesystems.NODEFS.stream_ops.fsync = (stream) => {
      try {
        fsyncSync(stream.nfd);
      } catch (error) {
        // Windows keeps names by itself, and forces no folders.
        if (process.platform === 'win32' && error.code === 'EPERM') return 0;
        // The engine must not go on as if it were on the disk: it panics, and the process ends.
        throw new system.ErrnoError(EIO);
      }
      return 0;
    };
  }
}

/**
 * Forces a folder onto the disk, with all that is in it.
 * @param {string} folder
 */
export function forceFolder(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) forceFolder(place);
    else if (entry.isFile()) force(place);
  }
  forceNames(folder);
}

/**
 * Forces the names in a folder onto the disk.
 * @param {string} folder
 */
export function forceNames(folder) {
  if (process.platform !== 'win32') force(folder);
}

function force(place) {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** As the engine's libc counts errors. */
const EIO = 29;
