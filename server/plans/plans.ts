import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../database/database';
import { violatedUniqueness } from '../database/constraints';
import { mayUsePage, mayUseRecords, requirePageAccess, requireRecordAccess } from '../content/access';
import { requireId } from '../content/arguments';
import { PAGE_NOT_FOUND } from '../content/page/pageRow';
import { recordTargetOf } from '../content/records/saveRecord';
import { recordStores } from '../content/records/stores';
import { requireVisibility } from '../content/setVisibility';
import { BadInput, Forbidden, NotFound, ServiceError } from '../errors';
import { DEPLOY_SCOPE } from '../identity/vocabulary';
import type { BrandRequest } from '../brandRequest';
import type { BrandRow, Caller, EntryKey, Services } from '../services';
import { messages } from './messages';
import { requireDeployRight } from '../deploy/deployments';
import { addMilliseconds, DAY_MILLISECONDS } from '../instants';

export const PLAN_ACTIONS = ['deploy', 'show', 'hide'] as const;

/** A stored plan, with the columns that determine access to it. */
export interface PlanRow {
  readonly id: string;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly brand_tenant_id: string;
  readonly action: (typeof PLAN_ACTIONS)[number];
  /** For showing and hiding, like the next three. */
  readonly kind: EntryKey['kind'] | null;
  readonly entry_of: string | null;
  readonly entry_id: string | null;
  /** The name of the entry when it was planned. */
  readonly planned_name: string | null;
  /** The current name of the entry. */
  readonly name: string | null;
  /** Of an existing page. */
  readonly slug: string | null;
  readonly category: string | null;
  readonly note: string | null;
  readonly due_at: Date;
  readonly user_id: string | null;
  readonly planned_by: string;
  readonly planned_at: Date;
  readonly status: 'planned' | 'done' | 'failed' | 'cancelled';
  readonly attempts: number;
  readonly message: string | null;
}

/** SELECT and FROM clauses of plans. */
export const PLANS = `
  SELECT plan.id, plan.brand_id, brand.name AS brand_name, brand.tenant_id AS brand_tenant_id, plan.action, plan.kind,
    plan.entry_of, plan.entry_id, plan.name AS planned_name, coalesce(page.name, plan.name) AS name, page.slug, page.category, plan.note, plan.due_at,
    plan.user_id, plan.planned_by, plan.planned_at, plan.status, plan.attempts, plan.message
  FROM plan JOIN brand ON brand.id = plan.brand_id LEFT JOIN page
    ON plan.kind = 'page' AND (page.id, page.brand_id, page.tag) = (plan.entry_id, plan.brand_id, plan.entry_of)`;

/** A plan, as sent to the console. */
export interface Plan extends Pick<
  PlanRow,
  | 'id'
  | 'action'
  | 'kind'
  | 'entry_id'
  | 'name'
  | 'slug'
  | 'category'
  | 'note'
  | 'planned_by'
  | 'planned_at'
  | 'message'
> {
  /** The tag of the page, or the kind of the record. */
  readonly of: string | null;
  readonly at: Date;
  /** `failed`: `message` has the reason. */
  readonly status: 'planned' | 'failed';
  /** Whether the caller may reschedule it. */
  readonly may_change: boolean;
  /** Whether the caller may cancel it, or dismiss a failed one. */
  readonly may_cancel: boolean;
}

type PlanDependencies = Pick<Services, 'database' | 'clock' | 'config' | 'definitions'>;

/**
 * The pending plans of a brand, next one first, and failed ones until somebody dismisses or reschedules them, as far as the caller
 * may see them.
 */
export async function listPlans(services: PlanDependencies, { brand, caller }: BrandRequest): Promise<readonly Plan[]> {
  const rows = await services.database.query<PlanRow>(
    `(${PLANS} WHERE plan.brand_id = $1 AND plan.status = 'planned' ORDER BY plan.due_at, plan.id LIMIT $2)
     UNION ALL
     (${PLANS} WHERE plan.brand_id = $1 AND plan.status = 'failed' ORDER BY plan.due_at DESC, plan.id LIMIT $2)
     ORDER BY due_at, id`,
    [brand.id, MAX_PLANS],
  );
  return rows.filter((row) => maySee(services, caller, row)).map((row) => planOf(services, caller, row));
}

/** A plan sent by a caller. */
export interface SentPlan {
  readonly id: string;
  readonly action: PlanRow['action'];
  /** For showing and hiding. */
  readonly entry: EntryKey | undefined;
  readonly at: Date;
  readonly note: string | null;
}

/**
 * Creates a plan, or changes its time and note; it is executed on behalf of the user who saved it last.
 * @throws BadInput for a time in the past or too far in the future, and if there are too many plans
 * @throws NotFound, Forbidden for actions that the caller is not allowed now
 * @throws ServiceError CONFLICT if the plan has ended or is for something else, or the entry has another plan
 */
export async function savePlan(services: PlanDependencies, request: BrandRequest, sent: SentPlan): Promise<Plan> {
  const { database, clock } = services;
  const { brand, caller } = request;
  const now = clock();
  requireTime(sent.at, now);
  await database.transaction(async (transaction) => {
    const find = () => findPlan(transaction, { id: sent.id, brand }, 'FOR UPDATE OF plan');
    // Found only the second time: the same request was sent twice, and the first one held the lock.
    const stored = (await find()) ?? (await lockPlans(transaction, brand).then(find));
    if (stored) {
      if (stored.status !== 'planned') throw new ServiceError('CONFLICT', messages.notPlanned);
      if (!mayChange(services, caller, stored)) throw new Forbidden();
      if (!matches(stored, sent)) throw new ServiceError('CONFLICT', messages.otherPlan);
      await transaction.query(
        `UPDATE plan SET due_at = $2, next_attempt_at = $2, attempts = 0, note = $3, user_id = $4, planned_by = $5,
           planned_at = $6 WHERE id = $1`,
        [sent.id, sent.at, sent.note, caller.userId, caller.name, now],
      );
    } else await addPlan(transaction, { services, request, sent });
  });
  const saved = await findPlan(database, { id: sent.id, brand });
  if (saved === undefined) throw new NotFound(messages.notFound);
  return planOf(services, caller, saved);
}

function matches(stored: PlanRow, { action, entry }: SentPlan): boolean {
  const { kind, entry_of: of, entry_id: id } = stored;
  return stored.action === action && isDeepStrictEqual(entry, kind === null ? undefined : { kind, of, id });
}

/** Serializes the new plans of a brand, so that they can be counted. */
async function lockPlans(transaction: Queryable, brand: BrandRow): Promise<void> {
  await transaction.query('SELECT id FROM brand WHERE id = $1 FOR NO KEY UPDATE', [brand.id]);
}

/** Call it with the lock on the plans of the brand. */
async function addPlan(
  transaction: Queryable,
  options: { readonly services: PlanDependencies; readonly request: BrandRequest; readonly sent: SentPlan },
): Promise<void> {
  const { services, sent } = options;
  const { brand, caller } = options.request;
  const { action, entry } = sent;
  const [count] = await transaction.query<{ plans: number }>(
    `SELECT count(*)::int AS plans FROM plan WHERE brand_id = $1 AND status = 'planned'`,
    [brand.id],
  );
  if ((count?.plans ?? 0) >= MAX_PLANS) throw new BadInput('at', messages.tooMany(MAX_PLANS));
  if (entry === undefined) requireDeployRight(services, caller);
  const name = entry && (await requireEntry(transaction, { services, caller, brand, entry }));
  try {
    await transaction.query(
      `INSERT INTO plan (id, brand_id, action, kind, entry_of, entry_id, name, note, due_at, next_attempt_at, user_id,
         planned_by, planned_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10, $11, $12)`,
      [
        ...[sent.id, brand.id, action, entry?.kind ?? null, entry?.of ?? null, entry?.id ?? null, name ?? null],
        ...[sent.note, sent.at, caller.userId, caller.name, services.clock()],
      ],
    );
    await transaction.query(
      `UPDATE plan SET status = 'cancelled', finished_at = $6
       WHERE brand_id = $1 AND action = $2 AND (kind, entry_of, entry_id) IS NOT DISTINCT FROM ($3, $4, $5::uuid) AND status = 'failed'`,
      [brand.id, action, entry?.kind ?? null, entry?.of ?? null, entry?.id ?? null, services.clock()],
    );
  } catch (error) {
    const violated = violatedUniqueness(error);
    if (violated === 'plan_entry') throw new ServiceError('CONFLICT', messages.planned);
    // The id belongs to a plan of another brand.
    if (violated !== undefined) throw new NotFound(messages.notFound);
    throw error;
  }
}

/**
 * The name of an entry, which the caller must be allowed to change.
 * @throws NotFound, Forbidden, BadInput
 */
async function requireEntry(
  transaction: Queryable,
  options: {
    readonly services: PlanDependencies;
    readonly caller: Caller;
    readonly brand: BrandRow;
    readonly entry: EntryKey;
  },
): Promise<string> {
  const { services, caller, brand, entry } = options;
  const { kind, of } = entry;
  requireVisibility(services, { kind, of, brandName: brand.name });
  const id = requireId(entry.id, 'entry_id');
  if (kind === 'page') {
    const [page] = await transaction.query<{ name: string; slug: string; category: string | null }>(
      'SELECT name, slug, category FROM page WHERE id = $1 AND brand_id = $2 AND tag = $3',
      [id, brand.id, of],
    );
    if (page === undefined) throw new NotFound(PAGE_NOT_FOUND);
    requirePageAccess(caller, { ...page, tag: of, brandName: brand.name }, ['update']);
    return page.name;
  }
  const store = recordStores(services.definitions).require(of);
  const [record] = await store.read(transaction, [id]);
  if (record?.brandId !== brand.id) throw new NotFound(store.notFound);
  requireRecordAccess(caller, recordTargetOf(store, brand.name), ['update']);
  return store.nameOf(record.values);
}

/**
 * Cancels a plan, or dismisses a failed one.
 * @throws NotFound, Forbidden, ServiceError CONFLICT if it was executed in the meantime
 */
export async function cancelPlan(
  services: PlanDependencies,
  { brand, caller }: BrandRequest,
  id: string,
): Promise<void> {
  const { database, clock } = services;
  const plan = await findPlan(database, { id, brand });
  if (plan === undefined || !maySee(services, caller, plan)) throw new NotFound(messages.notFound);
  if (plan.status === 'cancelled') return;
  if (!mayCancel(services, caller, plan)) throw new Forbidden();
  const cancelled = await database.query(
    `UPDATE plan SET status = 'cancelled', finished_at = $2 WHERE id = $1 AND status IN ('planned', 'failed') RETURNING id`,
    [id, clock()],
  );
  if (cancelled.length === 0) throw new ServiceError('CONFLICT', messages.notPlanned);
}

/** Deletes plans executed or cancelled too long ago (setting TRASH_DAYS). Failed ones stay until somebody dismisses them. */
export async function deleteOldPlans({ database, clock, config }: PlanDependencies): Promise<void> {
  const before = addMilliseconds(clock(), -config.trashDays * DAY_MILLISECONDS);
  await database.query(`DELETE FROM plan WHERE status IN ('done', 'cancelled') AND finished_at < $1`, [before]);
}

async function findPlan(
  database: Queryable,
  { id, brand }: { readonly id: string; readonly brand: BrandRow },
  lock: 'FOR UPDATE OF plan' | '' = '',
): Promise<PlanRow | undefined> {
  const [plan] = await database.query<PlanRow>(`${PLANS} WHERE plan.id = $1 AND plan.brand_id = $2 ${lock}`, [
    id,
    brand.id,
  ]);
  return plan;
}

function requireTime(at: Date, now: Date): void {
  if (at <= now) throw new BadInput('at', messages.past);
  if (at > addMilliseconds(now, MAX_AHEAD_MILLISECONDS)) throw new BadInput('at', messages.tooFar);
}

function maySee(services: PlanDependencies, caller: Caller, plan: PlanRow): boolean {
  return (
    plan.user_id === caller.userId ||
    plan.action === 'deploy' ||
    mayUseEntry(services, { caller, plan, action: 'read' })
  );
}

function mayChange({ config, ...services }: PlanDependencies, caller: Caller, plan: PlanRow): boolean {
  if (plan.action === 'deploy') return !config.deployRestricted || caller.scopes.has(DEPLOY_SCOPE);
  // A plan for a deleted or moved page may be removed by the user who planned it.
  if (plan.kind === 'page' && plan.slug === null) return plan.user_id === caller.userId;
  return mayUseEntry(services, { caller, plan, action: 'update' });
}

/** A failed plan has no effect any more: the user who planned it may dismiss it, regardless of their current rights. */
function mayCancel(services: PlanDependencies, caller: Caller, plan: PlanRow): boolean {
  const isOwnFailure = plan.status === 'failed' && plan.user_id === caller.userId;
  return isOwnFailure || mayChange(services, caller, plan);
}

function mayUseEntry(
  { definitions }: Pick<Services, 'definitions'>,
  { caller, plan, action }: { readonly caller: Caller; readonly plan: PlanRow; readonly action: 'read' | 'update' },
): boolean {
  const { kind, entry_of: of, brand_name: brandName, slug, category } = plan;
  if (of === null) return false;
  if (kind === 'page') return slug !== null && mayUsePage(caller, { tag: of, slug, brandName, category }, [action]);
  const store = recordStores(definitions).find(of);
  return store !== undefined && mayUseRecords(caller, recordTargetOf(store, brandName), [action]);
}

function planOf(services: PlanDependencies, caller: Caller, row: PlanRow): Plan {
  const { id, action, kind, entry_of, entry_id, note, due_at, planned_by, planned_at } = row;
  // The user who planned it still sees it, but not the current data of an entry they can no longer read.
  const isReadable = mayUseEntry(services, { caller, plan: row, action: 'read' });
  const { name, slug, category } = isReadable ? row : { name: row.planned_name, slug: null, category: null };
  return {
    ...{ id, action, kind, of: entry_of, entry_id, name, slug, category, note, at: due_at, planned_by, planned_at },
    status: row.status === 'failed' ? 'failed' : 'planned',
    message: row.message,
    may_change: mayChange(services, caller, row),
    may_cancel: mayCancel(services, caller, row),
  };
}

const MAX_PLANS = 500;
const MAX_AHEAD_MILLISECONDS = 366 * DAY_MILLISECONDS;
