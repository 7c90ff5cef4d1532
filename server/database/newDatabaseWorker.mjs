// Makes a new embedded database. A worker of its own, because its memory goes back to the system when it ends.
// Plain JavaScript: a worker is started from a file, in development as well as from the build.
import { Blob } from 'node:buffer';
import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { forceFolder, forceNames } from './durableFiles.mjs';

const { folder, snapshot } = workerData;

// The database comes to its place only when it is whole: a process killed meanwhile leaves nothing half-made.
const unfinished = `${folder}.new`;
await rm(unfinished, { recursive: true, force: true });
// The build brings an empty database along, which is unpacked several times faster than a new one is made.
const prepared = existsSync(snapshot) ? { loadDataDir: new Blob([await readFile(snapshot)]) } : {};
const engine = await PGlite.create({ dataDir: unfinished, ...prepared });
await engine.close();
// What is saved later rests on these files: they are on the disk before it begins.
forceFolder(unfinished);
await rename(unfinished, folder);
forceNames(path.dirname(folder));
