import type { FastifyInstance } from 'fastify';
import type { Services } from './services';
import { addMilliseconds, DAY_MILLISECONDS } from './instants';

export interface DailyWork {
  /** Its name in the database, the metrics and the logs. */
  readonly name: string;
  /** Whether each node runs it, for what it keeps to itself, at its start and every hour. Otherwise any of them may run it. */
  readonly isPerNode?: boolean;
  /**
   * Its result is ignored.
   * @param signal stops the work between two steps when the process stops
   * @throws the reason of the signal, unless the work just returns
   */
  run(signal: AbortSignal): Promise<unknown>;
}

/**
 * Runs a job once a day while the process runs. Of several nodes on one database only one runs it, and a restart does not
 * make it due earlier. A failure is logged, and the job runs again the next day. A run in the future, by a clock that was ahead,
 * does not count, nor does one that was interrupted because the process stopped.
 */
export function registerDailyWork(
  app: FastifyInstance,
  { database, clock, logger, metrics }: Services,
  work: DailyWork,
): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | undefined;

  /** Claims the job for this node for a day. @returns false if it is not due */
  async function claim(): Promise<boolean> {
    const now = clock();
    const due = await database.query(
      `INSERT INTO daily_work AS d (name, began_at) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET began_at = excluded.began_at
       WHERE d.began_at <= $3 OR d.began_at > $4 RETURNING name`,
      [
        ...[work.name, now],
        ...[-DAY_MILLISECONDS, CLOCK_TOLERANCE_MILLISECONDS].map((offset) => addMilliseconds(now, offset)),
      ],
    );
    return due.length > 0;
  }
  async function runWhenDue(): Promise<void> {
    if (!work.isPerNode && !(await claim())) return;
    try {
      await work.run(signal);
    } finally {
      if (signal.aborted && !work.isPerNode)
        await database.query('DELETE FROM daily_work WHERE name = $1', [work.name]);
    }
    if (!signal.aborted) metrics.backgroundRuns.inc({ work: work.name, outcome: 'done' });
  }
  function check(): void {
    running ??= runWhenDue()
      .catch((error: unknown) => {
        if (error === signal.reason) return;
        metrics.backgroundRuns.inc({ work: work.name, outcome: 'failed' });
        logger.error({ err: error, work: work.name }, 'the daily work failed');
      })
      .finally(() => {
        running = undefined;
      });
  }
  const timer = setInterval(check, CHECK_INTERVAL_MILLISECONDS);
  timer.unref();
  app.addHook('onListen', check);
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Runs of nodes whose clocks are ahead by less count; otherwise each of two nodes would ignore the runs of the other. */
const CLOCK_TOLERANCE_MILLISECONDS = 60 * 60 * 1000;
const CHECK_INTERVAL_MILLISECONDS = 60 * 60 * 1000;
