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
  /** Call it when the engine reported a fatal error to a client. */
  readonly fail: (reason: Error) => void;
  /** Copies the database between two statements; all others wait until the copy is on the disk. */
  copyTo(folder: string): Promise<void>;
  stop(): Promise<void>;
}

export interface EngineOptions {
  /** The database folder; created if it is missing. */
  readonly folder: string;
  /** Called once if the engine fails after its start. */
  readonly onFailure: (error: Error) => void;
  /** The initial empty database, as created by writeEmptySnapshot; that of the build by default. */
  readonly snapshot?: string;
}

/** The embedded engine could not open its folder, or failed. */
export class EngineFailed extends Error {
  /** The message without advice. */
  readonly summary: string;

  constructor(folder: string, reason: unknown) {
    const says = `The embedded database in ${folder} failed: ${reasonText(reason)}.`;
    super(`${says} Is there room on the disk, and is all in the folder this user's? npm run doctor`);
    this.name = 'EngineFailed';
    this.summary = says;
  }
}

/** For file errors the engine reports only an errno. */
function reasonText(reason: unknown): string {
  if (reason instanceof Error) return reason.message.replace(/\.$/, '');
  const isFileError = typeof reason === 'object' && reason !== null && 'errno' in reason;
  return isFileError ? `its files cannot be read or written (error ${String(reason.errno)})` : String(reason);
}

type EngineMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'stopped' }
  | { readonly type: 'copied'; readonly target: string; readonly problem?: string }
  | { readonly type: 'failed'; readonly message: string };

/**
 * Starts the embedded engine in a worker thread. It listens on a unix socket in a folder that only this user can access, so
 * that no other user of the machine can open the database.
 * @throws EngineFailed
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  if (!existsSync(options.folder)) await createDatabase(options);
  const socketFolder = await createSocketFolder(path.dirname(path.resolve(options.folder)));
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

/** Also settles if the worker exits, because it does not answer then. */
async function copyEngine(
  worker: Worker,
  { target, exited }: { readonly target: string; readonly exited: Promise<void> },
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    function settle(problem?: string): void {
      worker.off('message', onMessage);
      if (problem === undefined) resolve();
      else reject(new Error(problem));
    }
    function onMessage(message: EngineMessage): void {
      if (message.type === 'copied' && message.target === target) settle(message.problem);
    }
    worker.on('message', onMessage);
    void exited.then(() => settle('The embedded database was closed.'));
    worker.postMessage({ type: 'copy', target });
  });
}

async function createDatabase({ folder, snapshot }: EngineOptions): Promise<void> {
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
 * Creates the folder of the socket in the data folder, where the next start removes leftovers of a killed process; in a temporary
 * folder if paths in the data folder are too long for sockets.
 */
async function createSocketFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'engine');
  if (Buffer.byteLength(folder) > MAX_SOCKET_FOLDER_BYTES) {
    return mkdtemp(path.join(shortTemporaryFolder(), 'brand-console-'));
  }
  await rm(folder, { recursive: true, force: true });
  // The data folder itself may be accessible to others until the services restrict it.
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

const MAX_SOCKET_FOLDER_BYTES = 85;
/** Only part of the socket's file name; nothing listens on a network port. */
const SOCKET_PORT = 5432;
