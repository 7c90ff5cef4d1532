import type { Services } from '../services';
import { createWorkQueue, millisecondsUntil, type WorkOutcome, type WorkQueue } from '../workQueue';
import { requestProgress, sendDeployOrder, type DeploymentProgress } from './deployHook';
import { messages } from './messages';
import { addMilliseconds } from '../instants';

type QueueOptions = Pick<Services, 'database' | 'clock' | 'logger' | 'config'>;

/**
 * Sends requests to the deployment system, and polls its status if it reports one. Any number of nodes may process the queue; each
 * request is claimed by one of them, and by another one if that crashes.
 */
export function createDeployQueue(options: QueueOptions): WorkQueue {
  const { logger } = options;
  return createWorkQueue({ name: 'deployments', logger, processNext: () => processNext(options) });
}

interface DueRow {
  readonly id: string;
  readonly brand: string;
  readonly requested_by: string;
  readonly requested_at: Date;
  readonly note: string | null;
  readonly attempts: number;
  /** URL of the status; null until the deployment system accepted the request. */
  readonly status_url: string | null;
  readonly taken_at: Date | null;
}

async function processNext(options: QueueOptions): Promise<WorkOutcome> {
  const { database, clock } = options;
  const now = clock();
  // The lease keeps other nodes away; after a crash of this node the request becomes due again.
  const [row] = await database.query<DueRow>(
    `UPDATE deployment d SET status = 'running', attempts = attempts + 1, next_attempt_at = $2
     FROM brand b
     WHERE b.id = d.brand_id AND d.id = (
       SELECT id FROM deployment WHERE status IN ('queued', 'running') AND next_attempt_at <= $1
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING d.id, b.name AS brand, d.requested_by, d.requested_at, d.note, d.attempts, d.status_url, d.taken_at`,
    [now, addMilliseconds(now, LEASE_MILLISECONDS)],
  );
  if (!row) return { hasMore: false, dueIn: await millisecondsUntil(options, NEXT) };
  const { status_url: statusUrl, taken_at: takenAt } = row;
  if (statusUrl === null || takenAt === null) await sendOrder(options, row);
  else await pollProgress(options, { id: row.id, statusUrl, takenAt });
  return { hasMore: true };
}

/** When the next step of a deployment is due. */
const NEXT = `SELECT min(next_attempt_at) AS at FROM deployment WHERE status IN ('queued', 'running')`;

async function sendOrder(options: QueueOptions, row: DueRow): Promise<void> {
  const { database, clock, logger, config } = options;
  const { id, brand, requested_by, requested_at, note, attempts } = row;
  const outcome = await sendDeployOrder(config.deployHook, {
    ...{ id, brand, requested_by, at: requested_at.toISOString() },
    ...(note !== null && { note }),
  });
  if (outcome.isAccepted) {
    const { statusUrl } = outcome;
    if (statusUrl === undefined) return finish(options, { id, status: 'done', message: null });
    const now = clock();
    await database.query(
      `UPDATE deployment SET status_url = $2, taken_at = $3, next_attempt_at = $4, message = NULL WHERE id = $1`,
      [id, statusUrl, now, addMilliseconds(now, POLL_INTERVAL_MILLISECONDS)],
    );
    return;
  }
  const { message, canRetry, cause } = outcome;
  logger.warn({ err: cause, deployment: id, attempts, reason: message }, 'a deployment could not be handed over');
  const pause = canRetry ? RETRY_DELAYS_MILLISECONDS[attempts - 1] : undefined;
  if (pause === undefined) return finish(options, { id, status: 'failed', message });
  await database.query(`UPDATE deployment SET status = 'queued', next_attempt_at = $2, message = $3 WHERE id = $1`, [
    id,
    addMilliseconds(clock(), pause),
    message,
  ]);
}

/** Polls the status of a deployment. */
async function pollProgress(
  options: QueueOptions,
  { id, statusUrl, takenAt }: { readonly id: string; readonly statusUrl: string; readonly takenAt: Date },
): Promise<void> {
  const { database, clock, logger, config } = options;
  const progress = await requestProgress(config.deployHook, statusUrl);
  if (progress === undefined) logger.warn({ deployment: id }, 'a deployment system does not tell how far it is');
  if (progress?.state === 'success') return finish(options, { id, status: 'done', ...progress });
  if (progress?.state === 'failure') {
    return finish(options, {
      id,
      status: 'failed',
      ...progress,
      message: progress.message ?? messages.deploymentFailed,
    });
  }
  const now = clock();
  if (now >= addMilliseconds(takenAt, MAX_DEPLOYMENT_MILLISECONDS)) {
    return finish(options, { id, status: 'failed', message: messages.deploymentEndless });
  }
  await database.query(
    `UPDATE deployment SET next_attempt_at = $2, message = coalesce($3, message), progress = coalesce($4, progress),
       url = coalesce($5, url) WHERE id = $1`,
    [id, addMilliseconds(now, POLL_INTERVAL_MILLISECONDS), progress?.message, progress?.percent, progress?.url],
  );
}

async function finish(
  { database, clock }: QueueOptions,
  outcome: Partial<DeploymentProgress> & {
    readonly id: string;
    readonly status: 'done' | 'failed';
    readonly message: string | null;
  },
): Promise<void> {
  const { id, status, message, url = null } = outcome;
  await database.query(
    'UPDATE deployment SET status = $2, message = $3, finished_at = $4, url = coalesce($5, url) WHERE id = $1',
    [id, status, message, clock(), url],
  );
}

const LEASE_MILLISECONDS = 60_000;
/** Before the second, third and fourth (last) attempt: the request has ended before the next one is allowed. */
const RETRY_DELAYS_MILLISECONDS: readonly number[] = [1000, 10_000, 60_000];
const POLL_INTERVAL_MILLISECONDS = 5_000;
/** A deployment without a reported result by then counts as failed. */
const MAX_DEPLOYMENT_MILLISECONDS = 3_600_000;
