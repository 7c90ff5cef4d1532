// Creates a new embedded database. In its own worker, because its memory is returned to the system when it ends.
// Plain JavaScript: a worker is started from a file, in development as well as from the build.
import { Blob } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { forceFolder, forceNames } from './durableFiles.mjs';

const { folder, snapshot } = workerData;

// The database is moved to its final folder only when complete: a killed process leaves no partial one.
const unfinished = `${folder}.new`;
await rm(unfinished, { recursive: true, force: true });
// The build includes an empty database: unpacking it is several times faster than creating one.
const prepared = existsSync(snapshot) ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {};
// The engine clears its buffers when it starts, by default 128 MB: longer than all that it has to do here.
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];
const engine = await PGlite.create({ dataDir: unfinished, startParams, ...prepared });
await engine.close();
// All later data depends on these files: sync them first.
forceFolder(unfinished);
await rename(unfinished, folder);
forceNames(path.dirname(folder));
