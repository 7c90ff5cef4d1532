import type { Services } from '../services';
import { giveOrder } from './deployHook';

/** Hands requests over to the deployment system. */
export interface DeployQueue {
  /** Begins to hand over whatever is due; nobody waits for it. */
  look(): void;
  /** Waits for the order that is being given. */
  close(): Promise<void>;
}

type QueueOptions = Pick<Services, 'database' | 'clock' | 'logger' | 'config'>;

/**
 * The queue of this database. Any number of nodes may work on it; each request is taken by one of them, and by another
 * one when that dies.
 */
export function createDeployQueue(options: QueueOptions): DeployQueue {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  let working = Promise.resolve();

  async function workAll(): Promise<void> {
    for (;;) {
      const next = isClosed ? 'nothing' : await handOverNext(options);
      if (next === 'nothing') return;
      if (typeof next === 'number') lookIn(next);
    }
  }
  function look(): void {
    working = working.then(workAll).catch((error: unknown) => {
      options.logger.error({ err: error }, 'the queue of deployments cannot be worked on');
    });
  }
  function lookIn(milliseconds: number): void {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      look();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }
  // What a node left behind that died.
  const rounds = setInterval(look, LOOK_MILLISECONDS);
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

interface DueRow {
  readonly id: string;
  readonly brand: string;
  readonly requested_by: string;
  readonly requested_at: Date;
  readonly note: string | null;
  readonly attempts: number;
}

/** Hands one request over; answers after how many milliseconds it comes up again when that failed. */
async function handOverNext(options: QueueOptions): Promise<'nothing' | 'finished' | number> {
  const { database, clock, logger, config } = options;
  const now = clock();
  // The lease keeps other nodes away, and a request whose node died comes up again.
  const [row] = await database.query<DueRow>(
    `UPDATE deployment d SET status = 'running', attempts = attempts + 1, next_attempt_at = $2
     FROM brand b
     WHERE b.id = d.brand_id AND d.id = (
       SELECT id FROM deployment WHERE status IN ('queued', 'running') AND next_attempt_at <= $1
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING d.id, b.name AS brand, d.requested_by, d.requested_at, d.note, d.attempts`,
    [now, new Date(now.getTime() + LEASE_MILLISECONDS)],
  );
  if (!row) return 'nothing';
  const { id, brand, requested_by, requested_at, note, attempts } = row;
  const outcome = await giveOrder(config.deployHook, {
    ...{ id, brand, requested_by, at: requested_at.toISOString() },
    ...(note !== null && { note }),
  });
  if (outcome.isTaken) {
    await finish(options, { id, status: 'done', message: null });
    return 'finished';
  }
  const { message, mayWorkLater, cause } = outcome;
  logger.warn({ err: cause, deployment: id, attempts, reason: message }, 'a deployment could not be handed over');
  const pause = mayWorkLater ? PAUSES_MILLISECONDS[attempts - 1] : undefined;
  if (pause === undefined) {
    await finish(options, { id, status: 'failed', message });
    return 'finished';
  }
  await database.query(`UPDATE deployment SET status = 'queued', next_attempt_at = $2, message = $3 WHERE id = $1`, [
    id,
    new Date(clock().getTime() + pause),
    message,
  ]);
  return pause;
}

async function finish(
  { database, clock }: QueueOptions,
  { id, status, message }: { readonly id: string; readonly status: 'done' | 'failed'; readonly message: string | null },
): Promise<void> {
  await database.query('UPDATE deployment SET status = $2, message = $3, finished_at = $4 WHERE id = $1', [
    id,
    status,
    message,
    clock(),
  ]);
}

const LOOK_MILLISECONDS = 60_000;
const LEASE_MILLISECONDS = 60_000;
/** Before the second, third and fourth attempt, which is the last: a result is there before anybody may ask again. */
const PAUSES_MILLISECONDS: readonly number[] = [1000, 10_000, 60_000];
