// The embedded database engine, in a worker thread so that a long query never blocks HTTP.
// Plain JavaScript: a worker is started from a file, in development as well as from the build.
import { constants, cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableFiles, durableStartParams } from './durableFiles.mjs';

if (!parentPort) throw new Error('engineWorker.mjs runs as a worker only.');
const port = parentPort;
const { folder, socketPath } = workerData;

// Buffers of a fifth of the default: what does not fit there is read from the system's cache of the files. It saves 100 MB.
// A file has no moving heads: without being told, searches by text do not use their index.
const startParams = [...durableStartParams, '-c', 'shared_buffers=32MB', '-c', 'random_page_cost=1.1'];
const engine = await PGlite.create({ fs: new DurableFiles(folder), extensions: { pg_trgm }, startParams });
const run = engine.execProtocolRawStream.bind(engine);
// SQL errors are answers; what is thrown here is the engine itself breaking down, after which its queue stands still.
engine.execProtocolRawStream = async (message, options) => {
  try {
    return await run(message, options);
  } catch (error) {
    port.postMessage({ type: 'failed', message: String(error) });
    throw error;
  }
};
const server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: 4 });
await server.start();

// Between two messages of clients nothing is written: what is copied then is what a killed process would have left, which opens whole.
async function copyTo(target) {
  try {
    await engine.runExclusive(async () => {
      cpSync(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
    });
    port.postMessage({ type: 'copied', target });
  } catch (error) {
    port.postMessage({ type: 'copied', target, problem: String(error) });
  }
}

port.on('message', async (message) => {
  if (message.type === 'copy') await copyTo(message.target);
  if (message.type !== 'stop') return;
  await server.stop();
  await engine.close();
  port.postMessage({ type: 'stopped' });
  port.close();
});
port.postMessage({ type: 'ready' });
