// Run by the build: an empty database as one file, beside the worker that begins new databases with it.
// Plain JavaScript, as the worker, so that the build runs it as it is.
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * Makes an empty database in memory and writes it down.
 * @param {string} file where to, for example dist/server/database/empty.tar.gz
 * @returns {Promise<void>}
 */
export async function writeEmptySnapshot(file) {
  const engine = await PGlite.create();
  const dump = await engine.dumpDataDir('gzip');
  await engine.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}
