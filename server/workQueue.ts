import type { Logger } from 'pino';

/** A queue of jobs in a table, of which any node takes one at a time. */
export interface WorkQueue {
  /** Starts processing the due jobs without waiting for them. */
  wake(): void;
  /** Waits for the running job. */
  close(): Promise<void>;
}

/** The result of taking the next job. */
export interface WorkOutcome {
  /** Whether more jobs may be due. */
  readonly hasMore: boolean;
  /** Milliseconds until the next job is due; absent: the next round is early enough. */
  readonly dueIn?: number | undefined;
}

/**
 * Processes a queue when `wake` is called, when a job becomes due, and once a minute, so that jobs of a crashed node are
 * taken over by another.
 * @param options.name for the logs
 * @param options.processNext claims and runs one job, exclusively among all nodes
 */
export function createWorkQueue(options: {
  readonly name: string;
  readonly logger: Logger;
  readonly processNext: () => Promise<WorkOutcome>;
}): WorkQueue {
  const { name, logger, processNext } = options;
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  let working = Promise.resolve();

  async function workAll(): Promise<void> {
    while (!isClosed) {
      const { hasMore, dueIn } = await processNext();
      if (dueIn !== undefined) wakeIn(dueIn);
      if (!hasMore) return;
    }
  }
  function wake(): void {
    working = working.then(workAll).catch((error: unknown) => {
      logger.error({ err: error, queue: name }, 'a queue cannot be worked on');
    });
  }
  function wakeIn(milliseconds: number): void {
    if (isClosed || milliseconds > ROUND_MILLISECONDS) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      wake();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }
  const rounds = setInterval(wake, ROUND_MILLISECONDS);
  rounds.unref();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(rounds);
      timers.forEach(clearTimeout);
      await working;
    },
  };
}

const ROUND_MILLISECONDS = 60_000;
