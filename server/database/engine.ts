import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { assetPath } from '../assets';
import { shortTemporaryFolder } from './dataFolderLock';

/** A running embedded engine. */
export interface Engine {
  readonly connection: PoolConfig;
  /** To be called when the engine said to a client that it has broken down. */
  readonly fail: (reason: Error) => void;
  /** Copies the database as it is between two statements; all others wait for as long as the disk takes. */
  copyTo(folder: string): Promise<void>;
  stop(): Promise<void>;
}

export interface EngineOptions {
  /** Where it stores; made when missing. */
  readonly folder: string;
  /** Called once when the engine breaks down after its start. */
  readonly onFailure: (error: Error) => void;
  /** An empty database as writeEmptySnapshot makes it, to begin with; the one of the build by default. */
  readonly snapshot?: string;
}

/** The embedded engine could not open its folder, or broke down. */
export class EngineFailed extends Error {
  /** The message without what to do. */
  readonly says: string;

  constructor(folder: string, reason: unknown) {
    const says = `The embedded database in ${folder} failed: ${wordsFor(reason)}.`;
    super(`${says} Is there room on the disk, and is all in the folder this user's? npm run doctor`);
    this.name = 'EngineFailed';
    this.says = says;
  }
}

/** Of what its files met the engine knows a number alone. */
function wordsFor(reason: unknown): string {
  if (reason instanceof Error) return reason.message.replace(/\.$/, '');
  const isOfFiles = typeof reason === 'object' && reason !== null && 'errno' in reason;
  return isOfFiles ? `its files cannot be read or written (error ${String(reason.errno)})` : String(reason);
}

type EngineMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'stopped' }
  | { readonly type: 'copied'; readonly target: string; readonly problem?: string }
  | { readonly type: 'failed'; readonly message: string };

/**
 * Starts the embedded engine in a worker thread. It is reached through a unix socket in a folder that only this
 * user may enter, so nobody else on the machine can open the database.
 * @throws EngineFailed
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  if (!existsSync(options.folder)) await makeDatabase(options);
  const socketFolder = await makeSocketFolder(path.dirname(path.resolve(options.folder)));
  const worker = new Worker(assetPath('database/engineWorker.mjs'), {
    workerData: { folder: options.folder, socketPath: path.join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`) },
  });
  const exited = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
  let stopping = false;
  await new Promise<void>((resolve, reject) => {
    let started = false;
    function fail(reason: unknown): void {
      const failure = new EngineFailed(options.folder, reason);
      if (started && !stopping) options.onFailure(failure);
      reject(failure);
    }
    worker.on('message', (message: EngineMessage) => {
      if (message.type === 'ready') {
        started = true;
        resolve();
      }
      if (message.type === 'failed') fail(message.message);
    });
    worker.on('error', fail);
    worker.on('exit', (code) => {
      if (!stopping) fail(`it stopped with code ${code}`);
    });
  }).catch(async (error: unknown) => {
    await worker.terminate();
    await rm(socketFolder, { recursive: true, force: true });
    throw error;
  });
  return {
    fail: (reason) => {
      if (!stopping) options.onFailure(new EngineFailed(options.folder, reason));
    },
    connection: { host: socketFolder, port: SOCKET_PORT, user: 'postgres', database: 'postgres' },
    copyTo: (target) => copyEngine(worker, { target, exited }),
    stop: async () => {
      stopping = true;
      worker.postMessage({ type: 'stop' });
      await exited;
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** A worker that has ended, or ends meanwhile, answers nothing any more. */
async function copyEngine(
  worker: Worker,
  { target, exited }: { readonly target: string; readonly exited: Promise<void> },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    function settle(problem?: string): void {
      worker.off('message', hear);
      if (problem === undefined) resolve();
      else reject(new Error(problem));
    }
    function hear(message: EngineMessage): void {
      if (message.type === 'copied' && message.target === target) settle(message.problem);
    }
    worker.on('message', hear);
    void exited.then(() => settle('The embedded database was closed.'));
    worker.postMessage({ type: 'copy', target });
  });
}

async function makeDatabase({ folder, snapshot }: EngineOptions): Promise<void> {
  const worker = new Worker(assetPath('database/newDatabaseWorker.mjs'), {
    workerData: { folder, snapshot: snapshot ?? assetPath('database/empty.tar.gz') },
  });
  try {
    await once(worker, 'exit');
  } catch (error) {
    throw new EngineFailed(folder, error);
  }
  if (!existsSync(folder)) throw new EngineFailed(folder, 'it could not be made');
}

/**
 * Makes the folder of the socket in the data folder, whose next start knows what a killed process left there; below a temporary folder where
 * paths in the data folder are too long for sockets.
 */
async function makeSocketFolder(dataDir: string): Promise<string> {
  const own = path.join(dataDir, 'engine');
  if (Buffer.byteLength(own) > LONGEST_SOCKET_FOLDER) {
    return mkdtemp(path.join(shortTemporaryFolder(), 'brand-console-'));
  }
  await rm(own, { recursive: true, force: true });
  // The data folder itself may be open to others until services close it.
  await mkdir(own, { mode: 0o700 });
  return own;
}

const LONGEST_SOCKET_FOLDER = 85;
/** Only names the socket file; nothing listens on a network port. */
const SOCKET_PORT = 5432;
