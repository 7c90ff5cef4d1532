import { formatDateTime } from '../../src/lib/dates';
import { DeployedRecently, requestDeployment, requireDeployRight } from '../deploy/deployments';
import type { Queryable } from '../database/database';
import { Forbidden, ServiceError } from '../errors';
import type { Caller, Notice, Services } from '../services';
import { createWorkQueue, millisecondsUntil, type WorkOutcome, type WorkQueue } from '../workQueue';
import { messages } from './messages';
import { PLANS, type PlanRow } from './plans';
import { addMilliseconds } from '../instants';

/**
 * Executes due plans on behalf of the users who planned them, with their current rights. A plan is executed and marked as done in the
 * same transaction, so exactly once among all nodes; plans that became due while no node ran are executed at the next start.
 * @param deployments queue that sends the due deployments
 */
export function createPlanQueue(services: Services, deployments: Pick<WorkQueue, 'wake'>): WorkQueue {
  const { logger } = services;
  return createWorkQueue({ name: 'plans', logger, processNext: () => processNext(services, deployments) });
}

async function processNext(services: Services, deployments: Pick<WorkQueue, 'wake'>): Promise<WorkOutcome> {
  const { database } = services;
  const claimed: { plan?: PlanRow } = {};
  try {
    const plan = await database.transaction(async (transaction) => {
      const due = await claimNext(transaction, services.clock());
      if (due === undefined) return undefined;
      claimed.plan = due;
      await executePlan(transaction, services, due);
      await end(transaction, services, { plan: due, status: 'done', message: null });
      return due;
    });
    if (plan === undefined) return { hasMore: false, dueIn: await millisecondsUntil(services, NEXT) };
    if (plan.action === 'deploy') deployments.wake();
    return { hasMore: true };
  } catch (error) {
    if (claimed.plan === undefined) throw error;
    await recordFailure(services, claimed.plan, error);
    return { hasMore: true };
  }
}

/** The row lock keeps other nodes away until the transaction ends. */
async function claimNext(transaction: Queryable, now: Date): Promise<PlanRow | undefined> {
  const [plan] = await transaction.query<PlanRow>(
    `${PLANS} WHERE plan.status = 'planned' AND plan.next_attempt_at <= $1
     ORDER BY plan.next_attempt_at, plan.id LIMIT 1 FOR UPDATE OF plan SKIP LOCKED`,
    [now],
  );
  return plan;
}

async function executePlan(transaction: Queryable, services: Services, plan: PlanRow): Promise<void> {
  const caller = await callerOf(transaction, services, plan);
  const { action, kind, entry_of: of, entry_id: id, planned_at: plannedAt } = plan;
  if (action === 'deploy') {
    if (!caller.tenantIds.includes(plan.brand_tenant_id)) throw new Forbidden();
    requireDeployRight(services, caller);
    const brand = { id: plan.brand_id, name: plan.brand_name };
    await requestDeployment(transaction, services, { brand, caller, note: plan.note, plannedAt });
  } else if (kind !== null && of !== null && id !== null) {
    const entry = { kind, of, id };
    await services.content.setVisibility(transaction, { entry, isShown: action === 'show', caller, plannedAt });
  }
}

/** @throws Forbidden for a user who may no longer sign in */
async function callerOf(transaction: Queryable, { identity }: Services, plan: PlanRow): Promise<Caller> {
  const caller = plan.user_id === null ? undefined : await identity.find(transaction, plan.user_id);
  if (caller === undefined) throw new ServiceError('FORBIDDEN', messages.gone(plan.planned_by));
  return caller;
}

/** Fails a plan, or schedules a retry. */
async function recordFailure(services: Services, plan: PlanRow, error: unknown): Promise<void> {
  const { id, attempts } = plan;
  if (error instanceof DeployedRecently) {
    const delay = error.seconds * 1000;
    return postpone(services, plan, { attempts, delay });
  }
  if (error instanceof ServiceError && error.code !== 'SERVICE_UNAVAILABLE') {
    const message = error instanceof Forbidden ? messages.noRight(plan.planned_by) : error.message;
    return failPlan(services, plan, message);
  }
  services.logger.error({ err: error, plan: id, attempts }, 'what was planned could not be done');
  if (attempts + 1 < MAX_ATTEMPTS)
    return postpone(services, plan, { attempts: attempts + 1, delay: RETRY_DELAY_MILLISECONDS });
  return failPlan(services, plan, messages.fault);
}

/** Records why a plan failed, with a mail to the user who planned it, who may not be using the console at the time. */
async function failPlan(services: Services, plan: PlanRow, message: string): Promise<void> {
  const { database, identity, config } = services;
  const { user_id: userId } = plan;
  await database.transaction(async (transaction) => {
    const isEnded = await end(transaction, services, { plan, status: 'failed', message });
    if (isEnded && userId !== null) {
      await identity.notify(transaction, userId, failureNotice(plan, { message, publicUrl: config.publicUrl }));
    }
  });
}

/**
 * The mail about a failed plan, with the name of the entry at planning time, because the user may no longer have access to it.
 * @param why.publicUrl of the console
 */
function failureNotice(
  { action, planned_name: name, brand_name: brand, due_at: dueAt }: PlanRow,
  { message, publicUrl }: { readonly message: string; readonly publicUrl: string },
): Notice {
  const what = {
    deploy: `deploy the ${brand} website`,
    show: `publish ${name} (${brand})`,
    hide: `hide ${name} (${brand})`,
  }[action];
  return {
    subject: `Not done: ${what}`,
    text: `you planned to ${what} on ${formatDateTime(dueAt.toISOString())} (Manila time). It was not done:

${message}

It stands on the home of the Brand Console until somebody dismisses it or plans it again:
${publicUrl}/home`,
  };
}

/** Does nothing if the plan was rescheduled in the meantime. */
async function postpone(
  { database, clock }: Services,
  { id, due_at: dueAt }: PlanRow,
  { attempts, delay }: { readonly attempts: number; readonly delay: number },
): Promise<void> {
  await database.query(
    `UPDATE plan SET next_attempt_at = $2, attempts = $3 WHERE id = $1 AND status = 'planned' AND due_at = $4`,
    [id, addMilliseconds(clock(), delay), attempts, dueAt],
  );
}

/**
 * Ends a plan, unless another node executed it or it was rescheduled in the meantime.
 * @returns whether it was ended by this call
 */
async function end(
  queryable: Queryable,
  { clock }: Services,
  outcome: { readonly plan: PlanRow; readonly status: 'done' | 'failed'; readonly message: string | null },
): Promise<boolean> {
  const { plan, status, message } = outcome;
  const ended = await queryable.query(
    `UPDATE plan SET status = $2, message = $3, finished_at = $4
     WHERE id = $1 AND status = 'planned' AND due_at = $5 RETURNING id`,
    [plan.id, status, message, clock(), plan.due_at],
  );
  return ended.length > 0;
}

/** When the next plan is due. */
const NEXT = `SELECT min(next_attempt_at) AS at FROM plan WHERE status = 'planned'`;

const MAX_ATTEMPTS = 5;
const RETRY_DELAY_MILLISECONDS = 60_000;
