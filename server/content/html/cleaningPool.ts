import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { assetPath } from '../../assets';
import type { Cleaned } from './cleanValue';

/** Cleans values in threads of their own. */
export interface CleaningPool {
  /** What became of each value, in order. Rejects when the thread breaks down, or the pool is closed meanwhile. */
  clean(values: readonly string[]): Promise<readonly Cleaned[]>;
  /** Ends the threads. */
  close(): Promise<void>;
}

interface Job {
  readonly resolve: (outcomes: readonly Cleaned[]) => void;
  readonly reject: (reason: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it was given and has not answered, oldest first: it answers in order. */
  readonly jobs: Job[];
}

/** Threads start with the first values they are given. One that breaks down is replaced by the next values. */
export function createCleaningPool(): CleaningPool {
  const threads = new Set<Thread>();

  function startThread(): Thread {
    const worker = startWorker();
    const thread: Thread = { worker, jobs: [] };
    let failure: Error | undefined;
    worker.on('message', (outcomes: readonly Cleaned[]) => {
      thread.jobs.shift()?.resolve(outcomes);
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
      const idle = [...threads].toSorted((a, b) => a.jobs.length - b.jobs.length)[0];
      const thread = idle && (idle.jobs.length === 0 || threads.size >= MOST_THREADS) ? idle : startThread();
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

/** From what the build made of it; in development and in tests from its source. */
function startWorker(): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } };
  const source = assetPath('content/html/cleaningWorker.ts');
  if (!existsSync(source)) return new Worker(assetPath('cleaningWorker.js'), options);
  // Of the two ways of tsx, only this one reaches into threads on Node.js 20.
  const tsx = createRequire(import.meta.url).resolve('tsx/cjs/api');
  const program = `require(${JSON.stringify(tsx)}).require(${JSON.stringify(source)}, ${JSON.stringify(source)})`;
  return new Worker(program, { ...options, eval: true });
}

/** Others have to be answered meanwhile. */
const MOST_THREADS = Math.max(1, Math.min(2, availableParallelism() - 1));
/** In MB; a document of the largest size takes a third of it. */
const MOST_MEMORY = 1024;
