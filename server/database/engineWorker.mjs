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

// Buffers of a fifth of the default, which saves 100 MB: the rest is served by the system's file cache.
// A low random_page_cost, because text searches do not use their index otherwise.
const startParams = [...durableStartParams, '-c', 'shared_buffers=32MB', '-c', 'random_page_cost=1.1'];
const engine = await PGlite.create({ fs: new DurableFiles(folder), extensions: { pg_trgm }, startParams });
const run = engine.execProtocolRawStream.bind(engine);
// SQL errors are regular responses; an exception here is a failure of the engine itself, after which its queue is stuck.
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

// Nothing is written between two client messages: a copy made then is like the folder of a killed process, which can be recovered.
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
