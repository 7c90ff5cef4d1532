import { formatDateTime } from '../../src/lib/dates';
import { DeployedRecently, requestDeployment, requireDeploying } from '../deploy/deployments';
import type { Queryable } from '../database/database';
import { Forbidden, ServiceError } from '../errors';
import type { Caller, Notice, Services } from '../services';
import { createWorkQueue, type WorkOutcome, type WorkQueue } from '../workQueue';
import { messages } from './messages';
import { PLANS, type PlanRow } from './plans';

/**
 * Does what is due, in the name of whoever planned it and with the rights they have by then. It is done in the transaction that
 * notes it as done, so that it is done once, by whichever node comes first; what came due while no node ran is done when one starts.
 * @param deployments hands over the deployments that were due
 */
export function createPlanQueue(services: Services, deployments: Pick<WorkQueue, 'look'>): WorkQueue {
  const { logger } = services;
  return createWorkQueue({ name: 'plans', logger, workNext: () => workOnNext(services, deployments) });
}

async function workOnNext(services: Services, deployments: Pick<WorkQueue, 'look'>): Promise<WorkOutcome> {
  const { database } = services;
  const claimed: { plan?: PlanRow } = {};
  try {
    const plan = await database.transaction(async (transaction) => {
      const due = await claimNext(transaction, services.clock());
      if (due === undefined) return undefined;
      claimed.plan = due;
      await carryOut(transaction, services, due);
      await end(transaction, services, { plan: due, status: 'done', message: null });
      return due;
    });
    if (plan === undefined) return { hasMore: false, dueIn: await untilNext(services) };
    if (plan.action === 'deploy') deployments.look();
    return { hasMore: true };
  } catch (error) {
    if (claimed.plan === undefined) throw error;
    return { hasMore: true, dueIn: await noteFault(services, claimed.plan, error) };
  }
}

/** The lock of the row keeps other nodes away until the transaction ends. */
async function claimNext(transaction: Queryable, now: Date): Promise<PlanRow | undefined> {
  const [plan] = await transaction.query<PlanRow>(
    `${PLANS} WHERE plan.status = 'planned' AND plan.next_attempt_at <= $1
     ORDER BY plan.next_attempt_at, plan.id LIMIT 1 FOR UPDATE OF plan SKIP LOCKED`,
    [now],
  );
  return plan;
}

async function carryOut(transaction: Queryable, services: Services, plan: PlanRow): Promise<void> {
  const caller = await callerOf(transaction, services, plan);
  const { action, kind, entry_of: of, entry_id: id, planned_at: plannedAt } = plan;
  if (action === 'deploy') {
    if (!caller.tenantIds.includes(plan.brand_tenant_id)) throw new Forbidden();
    requireDeploying(services, caller);
    const brand = { id: plan.brand_id, name: plan.brand_name };
    await requestDeployment(transaction, services, { brand, caller, note: plan.note, plannedAt });
  } else if (kind !== null && of !== null && id !== null) {
    const entry = { kind, of, id };
    await services.content.setShown(transaction, { entry, isShown: action === 'show', caller, plannedAt });
  }
}

/** @throws Forbidden for somebody who may not sign in any more */
async function callerOf(transaction: Queryable, { identity }: Services, plan: PlanRow): Promise<Caller> {
  const caller = plan.user_id === null ? undefined : await identity.find(transaction, plan.user_id);
  if (caller === undefined) throw new ServiceError('FORBIDDEN', messages.gone(plan.planned_by));
  return caller;
}

/** Gives a plan up, or tries it again later. @returns after how many milliseconds */
async function noteFault(services: Services, plan: PlanRow, error: unknown): Promise<number | undefined> {
  const { id, attempts } = plan;
  if (error instanceof DeployedRecently) {
    const pause = error.seconds * 1000;
    return postpone(services, plan, { attempts, pause });
  }
  if (error instanceof ServiceError && error.code !== 'SERVICE_UNAVAILABLE') {
    const message = error instanceof Forbidden ? messages.noRight(plan.planned_by) : error.message;
    return giveUp(services, plan, message);
  }
  services.logger.error({ err: error, plan: id, attempts }, 'what was planned could not be done');
  if (attempts + 1 < MOST_ATTEMPTS)
    return postpone(services, plan, { attempts: attempts + 1, pause: PAUSE_MILLISECONDS });
  return giveUp(services, plan, messages.fault);
}

/** Notes why a plan was not done, with a mail to whoever planned it: they may not look at the console then. */
async function giveUp(services: Services, plan: PlanRow, message: string): Promise<undefined> {
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
 * What whoever planned something is told of it when it was not done, with the name that they know: they may have no right to the
 * entry any more.
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

/** One that was given another time meanwhile waits for that. */
async function postpone(
  { database, clock }: Services,
  { id, due_at: dueAt }: PlanRow,
  { attempts, pause }: { readonly attempts: number; readonly pause: number },
): Promise<number> {
  await database.query(
    `UPDATE plan SET next_attempt_at = $2, attempts = $3 WHERE id = $1 AND status = 'planned' AND due_at = $4`,
    [id, new Date(clock().getTime() + pause), attempts, dueAt],
  );
  return pause;
}

/**
 * Another node may have done meanwhile what this one could not, or somebody may have given the plan another time.
 * @returns whether it was this one
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

/** Milliseconds until the next plan is due; what another node is about to do is looked after a moment later. */
async function untilNext({ database, clock }: Services): Promise<number | undefined> {
  const [next] = await database.query<{ at: Date | null }>(
    `SELECT min(next_attempt_at) AS at FROM plan WHERE status = 'planned'`,
  );
  return next?.at ? Math.max(next.at.getTime() - clock().getTime(), SHORTEST_PAUSE_MILLISECONDS) : undefined;
}

const MOST_ATTEMPTS = 5;
const PAUSE_MILLISECONDS = 60_000;
const SHORTEST_PAUSE_MILLISECONDS = 1_000;
