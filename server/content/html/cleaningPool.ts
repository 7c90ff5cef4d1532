import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { assetPath } from '../../assets';
import type { CleaningResult } from './cleanValue';

/** A pool of worker threads that clean values. */
export interface CleaningPool {
  /** The results in the order of the values. Rejects if the thread crashes or the pool is closed. */
  clean(values: readonly string[]): Promise<readonly CleaningResult[]>;
  /** Terminates the threads. */
  close(): Promise<void>;
}

interface Job {
  readonly resolve: (results: readonly CleaningResult[]) => void;
  readonly reject: (reason: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** Pending jobs, oldest first: the worker answers in order. */
  readonly jobs: Job[];
}

/** Threads are started on demand; a crashed one is replaced by the next call. */
export function createCleaningPool(): CleaningPool {
  const threads = new Set<Thread>();

  function startThread(): Thread {
    const worker = startWorker();
    const thread: Thread = { worker, jobs: [] };
    let failure: Error | undefined;
    worker.on('message', (results: readonly CleaningResult[]) => {
      thread.jobs.shift()?.resolve(results);
      // An idle thread keeps no process alive.
      if (thread.jobs.length === 0) worker.unref();
    });
    worker.on('error', (error: Error) => {
      failure = error;
    });
    worker.on('exit', () => {
      threads.delete(thread);
      for (const { reject } of thread.jobs) reject(new Error('A cleaning thread ended.', { cause: failure }));
    });
    threads.add(thread);
    return thread;
  }

  return {
    clean(values) {
      const leastBusy = [...threads].toSorted((a, b) => a.jobs.length - b.jobs.length)[0];
      const thread =
        leastBusy && (leastBusy.jobs.length === 0 || threads.size >= MAX_THREADS) ? leastBusy : startThread();
      return new Promise((resolve, reject) => {
        thread.jobs.push({ resolve, reject });
        thread.worker.ref();
        thread.worker.postMessage(values);
      });
    },
    async close() {
      await Promise.all(Array.from(threads, ({ worker }) => worker.terminate()));
    },
  };
}

/** Starts the built worker; in development and in tests, the one from source. */
function startWorker(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MEGABYTES } };
  const source = assetPath('content/html/cleaningWorker.ts');
  if (!existsSync(source)) return new Worker(assetPath('cleaningWorker.js'), options);
  // Of the two ways of tsx, only this one reaches into threads on Node.js 20.
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs/api');
  const program = `require(${JSON.stringify(tsx)}).require(${JSON.stringify(source)}, ${JSON.stringify(source)})`;
  return new Worker(program, { ...options, eval: true });
}

/** Leaves a core to the main thread. */
const MAX_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** In MB; a document of maximum size takes a third of it. */
const MAX_MEMORY_MEGABYTES = 1024;
