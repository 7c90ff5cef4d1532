import type { Logger } from 'pino';

/** Work that lies in a table, of which any node takes a piece at a time. */
export interface WorkQueue {
  /** Begins to work on whatever is due; nobody waits for it. */
  look(): void;
  /** Waits for the piece that is being worked on. */
  close(): Promise<void>;
}

/** What became of looking for a piece of work. */
export interface WorkOutcome {
  /** Whether there may be more that is due. */
  readonly hasMore: boolean;
  /** Milliseconds after which something will be due; absent: the next round is early enough. */
  readonly dueIn?: number | undefined;
}

/**
 * Works on a queue whenever it is told to look, when something comes due, and once a minute: what a node left behind that died
 * is taken over by another.
 * @param options.name in the logs
 * @param options.workNext takes one piece, so that no other node has it
 */
export function createWorkQueue(options: {
  readonly name: string;
  readonly logger: Logger;
  readonly workNext: () => Promise<WorkOutcome>;
}): WorkQueue {
  const { name, logger, workNext } = options;
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  let working = Promise.resolve();

  async function workAll(): Promise<void> {
    while (!isClosed) {
      const { hasMore, dueIn } = await workNext();
      if (dueIn !== undefined) lookIn(dueIn);
      if (!hasMore) return;
    }
  }
  function look(): void {
    working = working.then(workAll).catch((error: unknown) => {
      logger.error({ err: error, queue: name }, 'a queue cannot be worked on');
    });
  }
  function lookIn(milliseconds: number): void {
    if (isClosed || milliseconds > ROUND_MILLISECONDS) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      look();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }
  const rounds = setInterval(look, ROUND_MILLISECONDS);
  rounds.unref();
  return {
    look,
    async close() {
      isClosed = true;
      clearInterval(rounds);
      timers.forEach(clearTimeout);
      await working;
    },
  };
}

const ROUND_MILLISECONDS = 60_000;
