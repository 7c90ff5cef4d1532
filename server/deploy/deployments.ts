import type { Queryable } from '../database/database';
import type { Paging } from '../content/paging';
import { ServiceError } from '../errors';
import type { BrandRow, Caller, Services } from '../services';
import { messages } from './messages';
import { requireScope } from '../content/access';
import { DEPLOY_SCOPE } from '../identity/vocabulary';
import { addMilliseconds } from '../instants';

/** A request to deploy a brand's website, as sent to the console. */
export interface Deployment {
  readonly id: string;
  /** `done`: completed, accepted by a deployment system without status reports, or recorded without one. */
  readonly status: 'queued' | 'running' | 'done' | 'failed';
  /** The name of the user. */
  readonly requested_by: string;
  readonly requested_at: Date;
  readonly finished_at: Date | null;
  /** When it was planned; null: not planned. */
  readonly planned_at: Date | null;
  /** The error, or the message of the deployment system, for people. */
  readonly message: string | null;
  /** Percent; null if not reported. */
  readonly progress: number | null;
  /** A page with details for people. */
  readonly url: string | null;
  /** The note of the user. */
  readonly note: string | null;
}

/** The last deployment of a brand. */
export interface LastDeployment extends Deployment {
  /** Seconds until the next request is allowed; 0: now (DEPLOY-003). */
  readonly ready_in: number;
}

/** The website was deployed less than four minutes ago (DEPLOY-003). */
export class DeployedRecently extends ServiceError {
  constructor(
    readonly brandName: string,
    /** Time until the next request is allowed. */
    readonly seconds: number,
  ) {
    super('CONFLICT', messages.tooSoon(brandName), { seconds });
  }
}

/** Requires the right to deploy. @throws Forbidden */
export function requireDeployRight({ config }: Pick<Services, 'config'>, caller: Caller): void {
  if (config.deployRestricted) requireScope(caller, DEPLOY_SCOPE);
}

interface RequestedDeployment {
  readonly brand: Pick<BrandRow, 'id' | 'name'>;
  readonly caller: Caller;
  readonly note: string | null;
  /** When it was planned; absent: not planned. */
  readonly plannedAt?: Date;
}

/**
 * Records a request. A failed one does not block the next.
 * @param transaction serializes the requests of a brand
 * @throws DeployedRecently
 */
export async function requestDeployment(
  transaction: Queryable,
  { clock, newId, config }: Pick<Services, 'clock' | 'newId' | 'config'>,
  { brand, caller, note, plannedAt }: RequestedDeployment,
): Promise<void> {
  const now = clock();
  const isRecorded = config.deployHook === undefined;
  // Serializes the requests of a brand, because two concurrent ones could both pass the check.
  await transaction.query('SELECT id FROM brand WHERE id = $1 FOR NO KEY UPDATE', [brand.id]);
  const seconds = await secondsLeft(transaction, brand.id, now);
  if (seconds > 0) throw new DeployedRecently(brand.name, seconds);
  await transaction.query(
    `INSERT INTO deployment
       (id, brand_id, user_id, requested_by, requested_at, status, next_attempt_at, finished_at, note, planned_at)
     VALUES ($1, $2, $3, $4, $5, $6, $5, $7, $8, $9)`,
    [
      ...[newId(), brand.id, caller.userId, caller.name, now],
      ...[isRecorded ? 'done' : 'queued', isRecorded ? now : null, note, plannedAt ?? null],
    ],
  );
}

/** The last request for a brand, if any. */
export async function findLastDeployment(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  brandId: string,
): Promise<LastDeployment | undefined> {
  const [last] = await listDeployments(database, { brandId, limit: 1, offset: 0 });
  return last && { ...last, ready_in: await secondsLeft(database, brandId, clock()) };
}

/** The requests for a brand, newest first. */
export function listDeployments(
  database: Queryable,
  { brandId, limit, offset }: Paging & { readonly brandId: string },
): Promise<Deployment[]> {
  return database.query<Deployment>(
    `SELECT id, status, requested_by, requested_at, finished_at, planned_at, message, progress, url, note FROM deployment
     WHERE brand_id = $1 ORDER BY requested_at DESC, id LIMIT $2 OFFSET $3::bigint`,
    [brandId, limit, offset],
  );
}

/**
 * Seconds until a brand may be deployed again. Ignores failed requests, and those that seem to be in the future because they were
 * made before the clock was set back.
 */
async function secondsLeft(database: Queryable, brandId: string, now: Date): Promise<number> {
  const [last] = await database.query<{ at: Date }>(
    `SELECT requested_at AS at FROM deployment
     WHERE brand_id = $1 AND status <> 'failed' AND requested_at > $2 AND requested_at < $3
     ORDER BY requested_at DESC LIMIT 1`,
    [brandId, ...[-COOLDOWN_MILLISECONDS, COOLDOWN_MILLISECONDS].map((offset) => addMilliseconds(now, offset))],
  );
  return last ? Math.ceil((last.at.getTime() + COOLDOWN_MILLISECONDS - now.getTime()) / 1000) : 0;
}

const COOLDOWN_MILLISECONDS = 240_000;
