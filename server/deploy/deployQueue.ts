import type { Services } from '../services';
import { createWorkQueue, type WorkOutcome, type WorkQueue } from '../workQueue';
import { askProgress, giveOrder, type Progress } from './deployHook';
import { messages } from './messages';

type QueueOptions = Pick<Services, 'database' | 'clock' | 'logger' | 'config'>;

/**
 * Hands requests over to the deployment system, and asks how far it is where it tells. Any number of nodes may work on it; each
 * request is taken by one of them, and by another one when that dies.
 */
export function createDeployQueue(options: QueueOptions): WorkQueue {
  const { logger } = options;
  return createWorkQueue({ name: 'deployments', logger, workNext: () => workOnNext(options) });
}

interface DueRow {
  readonly id: string;
  readonly brand: string;
  readonly requested_by: string;
  readonly requested_at: Date;
  readonly note: string | null;
  readonly attempts: number;
  /** Where the deployment system tells how far it is; null until it took the request over. */
  readonly status_url: string | null;
  readonly taken_at: Date | null;
}

async function workOnNext(options: QueueOptions): Promise<WorkOutcome> {
  const { database, clock } = options;
  const now = clock();
  // The lease keeps other nodes away, and a request whose node died comes up again.
  const [row] = await database.query<DueRow>(
    `UPDATE deployment d SET status = 'running', attempts = attempts + 1, next_attempt_at = $2
     FROM brand b
     WHERE b.id = d.brand_id AND d.id = (
       SELECT id FROM deployment WHERE status IN ('queued', 'running') AND next_attempt_at <= $1
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING d.id, b.name AS brand, d.requested_by, d.requested_at, d.note, d.attempts, d.status_url, d.taken_at`,
    [now, later(now, LEASE_MILLISECONDS)],
  );
  if (!row) return { hasMore: false };
  const { status_url: statusUrl, taken_at: takenAt } = row;
  const dueIn =
    statusUrl === null || takenAt === null
      ? await handOver(options, row)
      : await follow(options, { id: row.id, statusUrl, takenAt });
  return { hasMore: true, dueIn };
}

/** Gives one order. @returns after how many milliseconds there is more to do for it */
async function handOver(options: QueueOptions, row: DueRow): Promise<number | undefined> {
  const { database, clock, logger, config } = options;
  const { id, brand, requested_by, requested_at, note, attempts } = row;
  const outcome = await giveOrder(config.deployHook, {
    ...{ id, brand, requested_by, at: requested_at.toISOString() },
    ...(note !== null && { note }),
  });
  if (outcome.isTaken) {
    const { statusUrl } = outcome;
    if (statusUrl === undefined) return finish(options, { id, status: 'done', message: null });
    const now = clock();
    await database.query(
      `UPDATE deployment SET status_url = $2, taken_at = $3, next_attempt_at = $4, message = NULL WHERE id = $1`,
      [id, statusUrl, now, later(now, BETWEEN_QUESTIONS_MILLISECONDS)],
    );
    return BETWEEN_QUESTIONS_MILLISECONDS;
  }
  const { message, mayWorkLater, cause } = outcome;
  logger.warn({ err: cause, deployment: id, attempts, reason: message }, 'a deployment could not be handed over');
  const pause = mayWorkLater ? PAUSES_MILLISECONDS[attempts - 1] : undefined;
  if (pause === undefined) return finish(options, { id, status: 'failed', message });
  await database.query(`UPDATE deployment SET status = 'queued', next_attempt_at = $2, message = $3 WHERE id = $1`, [
    id,
    later(clock(), pause),
    message,
  ]);
  return pause;
}

/** Asks how far a deployment is. @returns after how many milliseconds it is asked again */
async function follow(
  options: QueueOptions,
  { id, statusUrl, takenAt }: { readonly id: string; readonly statusUrl: string; readonly takenAt: Date },
): Promise<number | undefined> {
  const { database, clock, logger, config } = options;
  const told = await askProgress(config.deployHook, statusUrl);
  if (told === undefined) logger.warn({ deployment: id }, 'a deployment system does not tell how far it is');
  if (told?.state === 'success') return finish(options, { id, status: 'done', ...told });
  if (told?.state === 'failure') {
    return finish(options, { id, status: 'failed', ...told, message: told.message ?? messages.deploymentFailed });
  }
  const now = clock();
  if (now >= later(takenAt, LONGEST_DEPLOYMENT_MILLISECONDS)) {
    return finish(options, { id, status: 'failed', message: messages.deploymentEndless });
  }
  await database.query(
    `UPDATE deployment SET next_attempt_at = $2, message = coalesce($3, message), progress = coalesce($4, progress),
       url = coalesce($5, url) WHERE id = $1`,
    [id, later(now, BETWEEN_QUESTIONS_MILLISECONDS), told?.message, told?.percent, told?.url],
  );
  return BETWEEN_QUESTIONS_MILLISECONDS;
}

async function finish(
  { database, clock }: QueueOptions,
  ended: Partial<Progress> & {
    readonly id: string;
    readonly status: 'done' | 'failed';
    readonly message: string | null;
  },
): Promise<undefined> {
  const { id, status, message, url = null } = ended;
  await database.query(
    'UPDATE deployment SET status = $2, message = $3, finished_at = $4, url = coalesce($5, url) WHERE id = $1',
    [id, status, message, clock(), url],
  );
}

function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

const LEASE_MILLISECONDS = 60_000;
/** Before the second, third and fourth attempt, which is the last: a result is there before anybody may ask again. */
const PAUSES_MILLISECONDS: readonly number[] = [1000, 10_000, 60_000];
const BETWEEN_QUESTIONS_MILLISECONDS = 5_000;
/** A deployment of which no end is told by then has failed. */
const LONGEST_DEPLOYMENT_MILLISECONDS = 3_600_000;
