import type { Logger } from 'pino';
import type { Services } from './services';

/** A queue of jobs in a table, of which any node takes one at a time. */
export interface WorkQueue {
  /** Starts processing the due jobs without waiting for them, once for all calls before it begins. */
  wake(): void;
  /** Waits for the running job. */
  close(): Promise<void>;
}

/** The result of taking the next job. */
export interface WorkOutcome {
  /** Whether more jobs may be due. */
  readonly hasMore: boolean;
  /** If no more are due: milliseconds until the next one is; absent: the next round is early enough. */
  readonly dueIn?: number | undefined;
}

/**
 * Reads when the next job is due.
 * @param sql selects the instant as `at`; null without a job
 */
export async function millisecondsUntil(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  sql: string,
): Promise<number | undefined> {
  const [next] = await database.query<{ at: Date | null }>(sql);
  return next?.at ? next.at.getTime() - clock().getTime() : undefined;
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
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** Whether the work was requested and has not begun. */
  let isRequested = false;
  let working = Promise.resolve();

  async function workAll(): Promise<void> {
    isRequested = false;
    while (!isClosed) {
      const { hasMore, dueIn } = await processNext();
      if (hasMore) continue;
      wakeIn(dueIn);
      return;
    }
  }
  function wake(): void {
    if (isRequested) return;
    isRequested = true;
    working = working.then(workAll).catch((error: unknown) => {
      logger.error({ err: error, queue: name }, 'a queue cannot be worked on');
    });
  }
  /** Replaces the former timer: the newest answer counts. */
  function wakeIn(milliseconds: number | undefined): void {
    clearTimeout(timer);
    if (isClosed || milliseconds === undefined || milliseconds > ROUND_MILLISECONDS) return;
    timer = setTimeout(wake, Math.max(milliseconds, MIN_DELAY_MILLISECONDS)).unref();
  }
  const rounds = setInterval(wake, ROUND_MILLISECONDS);
  rounds.unref();
  return {
    wake,
    async close() {
      isClosed = true;
      clearInterval(rounds);
      clearTimeout(timer);
      await working;
    },
  };
}

const ROUND_MILLISECONDS = 60_000;
/** A job that was due and could not be claimed is being processed by another node. */
const MIN_DELAY_MILLISECONDS = 1_000;
