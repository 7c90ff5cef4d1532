import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '../database/database';
import { violatedUniqueness } from '../database/constraints';
import { mayUsePage, mayUseRecords, requirePageAccess, requireRecordAccess } from '../content/access';
import { requireId } from '../content/arguments';
import { PAGE_NOT_FOUND } from '../content/page/pageRow';
import { placeOf } from '../content/records/saveRecord';
import { recordStores } from '../content/records/stores';
import { requireVisibility } from '../content/setShown';
import { BadInput, Forbidden, NotFound, ServiceError } from '../errors';
import { DEPLOY_SCOPE } from '../identity/vocabulary';
import type { BrandRequest } from '../brandRequest';
import type { BrandRow, Caller, EntryKey, Services } from '../services';
import { messages } from './messages';
import { requireDeploying } from '../deploy/deployments';

/** What is done at a time. */
export const PLAN_ACTIONS = ['deploy', 'show', 'hide'] as const;

/** A plan as it is stored, with what access to it is decided by. */
export interface PlanRow {
  readonly id: string;
  readonly brand_id: string;
  readonly brand_name: string;
  readonly brand_tenant_id: string;
  readonly action: (typeof PLAN_ACTIONS)[number];
  /** Of showing and hiding, as the next three. */
  readonly kind: EntryKey['kind'] | null;
  readonly entry_of: string | null;
  readonly entry_id: string | null;
  /** What the entry was called when it was planned. */
  readonly planned_name: string | null;
  /** What it is called now. */
  readonly name: string | null;
  /** Of a page that is there. */
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

/** SELECT … FROM … of plans. */
export const PLANS = `
  SELECT plan.id, plan.brand_id, brand.name AS brand_name, brand.tenant_id AS brand_tenant_id, plan.action, plan.kind,
    plan.entry_of, plan.entry_id, plan.name AS planned_name, coalesce(page.name, plan.name) AS name, page.slug, page.category, plan.note, plan.due_at,
    plan.user_id, plan.planned_by, plan.planned_at, plan.status, plan.attempts, plan.message
  FROM plan JOIN brand ON brand.id = plan.brand_id LEFT JOIN page
    ON plan.kind = 'page' AND (page.id, page.brand_id, page.tag) = (plan.entry_id, plan.brand_id, plan.entry_of)`;

/** A plan as the console reads it. */
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
  /** `failed`: it was not done; `message` says why. */
  readonly status: 'planned' | 'failed';
  /** Whether the caller may give it another time. */
  readonly may_change: boolean;
  /** Whether the caller may cancel it, or dismiss what was not done. */
  readonly may_cancel: boolean;
}

type Needed = Pick<Services, 'database' | 'clock' | 'config' | 'definitions'>;

/**
 * What is coming for a brand, the next first, and before that what was not done, until somebody dismisses it or plans it again: as far
 * as the caller may see it.
 */
export async function listPlans(services: Needed, { brand, caller }: BrandRequest): Promise<readonly Plan[]> {
  const rows = await services.database.query<PlanRow>(
    `(${PLANS} WHERE plan.brand_id = $1 AND plan.status = 'planned' ORDER BY plan.due_at, plan.id LIMIT $2)
     UNION ALL
     (${PLANS} WHERE plan.brand_id = $1 AND plan.status = 'failed' ORDER BY plan.due_at DESC, plan.id LIMIT $2)
     ORDER BY due_at, id`,
    [brand.id, MOST_PLANS],
  );
  return rows.filter((row) => maySee(services, caller, row)).map((row) => planOf(services, caller, row));
}

/** What somebody wants to be done at a time. */
export interface SentPlan {
  readonly id: string;
  readonly action: PlanRow['action'];
  /** Of showing and hiding. */
  readonly entry: EntryKey | undefined;
  readonly at: Date;
  readonly note: string | null;
}

/**
 * Plans something, or changes the time and the note of a plan; it is done in the name of whoever did that last.
 * @throws BadInput for a time that has passed or is far off, and when there are too many
 * @throws NotFound, Forbidden for what the caller may not do now
 * @throws ServiceError CONFLICT when the plan was done or cancelled meanwhile or is for something else, or the entry has another one
 */
export async function savePlan(services: Needed, request: BrandRequest, sent: SentPlan): Promise<Plan> {
  const { database, clock } = services;
  const { brand, caller } = request;
  const now = clock();
  requireTime(sent.at, now);
  await database.transaction(async (transaction) => {
    const stored = await findPlan(transaction, { id: sent.id, brand }, 'FOR UPDATE OF plan');
    if (stored) {
      if (stored.status !== 'planned') throw new ServiceError('CONFLICT', messages.notPlanned);
      if (!mayChange(services, caller, stored)) throw new Forbidden();
      if (!isFor(stored, sent)) throw new ServiceError('CONFLICT', messages.otherPlan);
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

function isFor(stored: PlanRow, { action, entry }: SentPlan): boolean {
  const { kind, entry_of: of, entry_id: id } = stored;
  return stored.action === action && isDeepStrictEqual(entry, kind === null ? undefined : { kind, of, id });
}

async function addPlan(
  transaction: Queryable,
  given: { readonly services: Needed; readonly request: BrandRequest; readonly sent: SentPlan },
): Promise<void> {
  const { services, sent } = given;
  const { brand, caller } = given.request;
  const { action, entry } = sent;
  // One after the other for each brand, so that they can be counted.
  await transaction.query('SELECT id FROM brand WHERE id = $1 FOR NO KEY UPDATE', [brand.id]);
  const [count] = await transaction.query<{ plans: number }>(
    `SELECT count(*)::int AS plans FROM plan WHERE brand_id = $1 AND status = 'planned'`,
    [brand.id],
  );
  if ((count?.plans ?? 0) >= MOST_PLANS) throw new BadInput('at', messages.tooMany(MOST_PLANS));
  if (entry === undefined) requireDeploying(services, caller);
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
    // A plan of another brand.
    if (violated !== undefined) throw new NotFound(messages.notFound);
    throw error;
  }
}

/**
 * What an entry is called that the caller may change.
 * @throws NotFound, Forbidden, BadInput
 */
async function requireEntry(
  transaction: Queryable,
  given: {
    readonly services: Needed;
    readonly caller: Caller;
    readonly brand: BrandRow;
    readonly entry: EntryKey;
  },
): Promise<string> {
  const { services, caller, brand, entry } = given;
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
  requireRecordAccess(caller, placeOf(store, brand.name), ['update']);
  return store.nameOf(record.values);
}

/**
 * Takes a plan back; one that was not done is not shown any more.
 * @throws NotFound, Forbidden, ServiceError CONFLICT when it was done meanwhile
 */
export async function cancelPlan(services: Needed, { brand, caller }: BrandRequest, id: string): Promise<void> {
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

/** Forgets what was done or cancelled too long ago (setting TRASH_DAYS). What was not done is told of until somebody dismisses it. */
export async function forgetPlans({ database, clock, config }: Needed): Promise<void> {
  const before = new Date(clock().getTime() - config.trashDays * DAY_MILLISECONDS);
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
  if (at.getTime() > now.getTime() + FARTHEST_MILLISECONDS) throw new BadInput('at', messages.tooFar);
}

function maySee(services: Needed, caller: Caller, plan: PlanRow): boolean {
  return (
    plan.user_id === caller.userId ||
    plan.action === 'deploy' ||
    mayUseEntry(services, { caller, plan, action: 'read' })
  );
}

function mayChange({ config, ...services }: Needed, caller: Caller, plan: PlanRow): boolean {
  if (plan.action === 'deploy') return !config.deployRestricted || caller.scopes.has(DEPLOY_SCOPE);
  // What is gone, or was moved, may be cleared away by who planned it.
  if (plan.kind === 'page' && plan.slug === null) return plan.user_id === caller.userId;
  return mayUseEntry(services, { caller, plan, action: 'update' });
}

/** What was not done changes nothing any more: who planned it dismisses it, whatever they may do by now. */
function mayCancel(services: Needed, caller: Caller, plan: PlanRow): boolean {
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
  return store !== undefined && mayUseRecords(caller, placeOf(store, brandName), [action]);
}

function planOf(services: Needed, caller: Caller, row: PlanRow): Plan {
  const { id, action, kind, entry_of, entry_id, note, due_at, planned_by, planned_at } = row;
  // Who planned it goes on seeing it, but not what became of an entry that left their sight.
  const isInSight = mayUseEntry(services, { caller, plan: row, action: 'read' });
  const { name, slug, category } = isInSight ? row : { name: row.planned_name, slug: null, category: null };
  return {
    ...{ id, action, kind, of: entry_of, entry_id, name, slug, category, note, at: due_at, planned_by, planned_at },
    status: row.status === 'failed' ? 'failed' : 'planned',
    message: row.message,
    may_change: mayChange(services, caller, row),
    may_cancel: mayCancel(services, caller, row),
  };
}

const MOST_PLANS = 500;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const FARTHEST_MILLISECONDS = 366 * DAY_MILLISECONDS;
