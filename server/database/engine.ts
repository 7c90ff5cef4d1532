import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PoolConfig } from 'pg';
import { assetPath } from '../assets';

/** A running embedded engine. */
export interface Engine {
  readonly connection: PoolConfig;
  stop(): Promise<void>;
}

/** The embedded engine could not open its folder, or broke down. */
export class EngineFailed extends Error {
  constructor(options: { readonly folder: string; readonly reason: string }) {
    super(`The embedded database in ${options.folder} failed: ${options.reason}`);
    this.name = 'EngineFailed';
  }
}

type EngineMessage =
  { readonly type: 'ready' } | { readonly type: 'stopped' } | { readonly type: 'failed'; readonly message: string };

/**
 * Starts the embedded engine in a worker thread. It is reached through a unix socket in a folder that only this
 * user may enter, so nobody else on the machine can open the database.
 * @param folder where it stores; created when missing
 * @param onFailure called once when the engine breaks down after its start
 * @throws EngineFailed
 */
export async function startEngine(options: {
  readonly folder: string;
  readonly onFailure: (error: Error) => void;
}): Promise<Engine> {
  const socketFolder = await mkdtemp(path.join(shortTemporaryFolder(), 'brand-console-'));
  const worker = new Worker(assetPath('database/engineWorker.mjs'), {
    workerData: { folder: options.folder, socketPath: path.join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`) },
  });
  function failure(reason: string): EngineFailed {
    return new EngineFailed({ folder: options.folder, reason });
  }
  let stopping = false;
  await new Promise<void>((resolve, reject) => {
    let started = false;
    function fail(error: Error): void {
      if (started && !stopping) options.onFailure(error);
      reject(error);
    }
    worker.on('message', (message: EngineMessage) => {
      if (message.type === 'ready') {
        started = true;
        resolve();
      }
      if (message.type === 'failed') fail(failure(message.message));
    });
    worker.on('error', (error: unknown) => fail(failure(error instanceof Error ? error.message : String(error))));
    worker.on('exit', (code) => fail(failure(`it stopped with code ${code}`)));
  }).catch(async (error: unknown) => {
    await worker.terminate();
    await rm(socketFolder, { recursive: true, force: true });
    throw error;
  });
  return {
    connection: { host: socketFolder, port: SOCKET_PORT, user: 'postgres', database: 'postgres' },
    stop: async () => {
      stopping = true;
      const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
      worker.postMessage('stop');
      await exited;
      await rm(socketFolder, { recursive: true, force: true });
    },
  };
}

/** Longer paths of unix sockets are cut off silently (108 bytes on Linux, 104 elsewhere). */
function shortTemporaryFolder(): string {
  const folder = os.tmpdir();
  return folder.length > LONGEST_FOLDER && existsSync('/tmp') ? '/tmp' : folder;
}

const LONGEST_FOLDER = 60;
/** Only names the socket file; nothing listens on a network port. */
const SOCKET_PORT = 5432;
