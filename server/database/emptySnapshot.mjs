// Run by the build: creates an empty database as one file, next to the worker that unpacks it for new databases.
// Plain JavaScript, like the worker, so that the build can run it directly.
import { writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/**
 * Creates an empty database in memory and writes it to a file.
 * @param {string} file for example dist/server/database/empty.tar.gz
 * @returns {Promise<void>}
 */
export async function writeEmptySnapshot(file) {
  const engine = await PGlite.create();
  const dump = await engine.dumpDataDir('gzip');
  await engine.close();
  await writeFile(file, Buffer.from(await dump.arrayBuffer()));
}
