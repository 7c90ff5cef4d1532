import type { Services } from '../../services';
import { requireId } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import { findPageById } from '../page/pageQueries';
import { requireOwnRecords } from '../records/saveRecord';
import { recordStores } from '../records/stores';
import { addMilliseconds } from '../../instants';

/** A user who has a page or a record open. */
export interface Visitor {
  readonly user_id: string;
  readonly name: string;
}

/** A page and the id of the tab that has it open. */
interface PageVisit {
  readonly page_id: string;
  readonly visit: string;
}

/** A record, with its kind, and the id of the tab that has it open. */
interface RecordVisit {
  readonly of: string;
  readonly id: string;
  readonly visit: string;
}

/**
 * Records that the caller has a page open. Visits expire: the client repeats the call as a heartbeat.
 * @returns the other users who have it open, ordered by arrival; only staff of the caller's brands
 * @throws NotFound, Forbidden as reading the page does
 */
export async function visitPage(args: PageVisit, context: WriteContext): Promise<readonly Visitor[]> {
  return visit(await openPage(args, context), context);
}

/** Ends the visit of a tab of the caller; an unknown visit is not an error. */
export async function leavePage(args: PageVisit, context: WriteContext): Promise<boolean> {
  return leave(await openPage(args, context), context);
}

/** As visitPage, for a record. @throws NotFound, Forbidden as reading the record does, BadInput for an unknown kind */
export async function visitRecord(args: RecordVisit, context: WriteContext): Promise<readonly Visitor[]> {
  return visit(await openRecord(args, context), context);
}

/** As leavePage, for a record. */
export async function leaveRecord(args: RecordVisit, context: WriteContext): Promise<boolean> {
  return leave(await openRecord(args, context), context);
}

/** An open page or record, and the id of its tab. */
interface Visit {
  /** `page`, or the kind of the record. */
  readonly kind: string;
  readonly id: string;
  readonly visit: string;
}

async function openPage(args: PageVisit, context: ContentContext): Promise<Visit> {
  const { id } = await findPageById({ id: args.page_id }, context, 'page_id');
  return { kind: 'page', id, visit: requireId(args.visit, 'visit') };
}

async function openRecord(args: RecordVisit, context: ContentContext): Promise<Visit> {
  const store = recordStores(context.services.definitions).require(args.of);
  const id = requireId(args.id, 'id');
  const records = await store.read(context.database, [id]);
  requireOwnRecords(context, store, { ids: [id], records, actions: ['read'] });
  return { kind: store.of, id, visit: requireId(args.visit, 'visit') };
}

async function visit({ kind, id, visit: tab }: Visit, context: WriteContext): Promise<readonly Visitor[]> {
  const { database, caller, services } = context;
  const now = services.clock();
  await database.query(
    `INSERT INTO visit (kind, visited_id, visit, user_id, began_at, seen_at) VALUES ($1, $2, $3, $4, $5, $5)
     ON CONFLICT (kind, visited_id, visit) DO UPDATE SET seen_at = excluded.seen_at
     WHERE visit.user_id = excluded.user_id`,
    [kind, id, tab, caller.userId, now],
  );
  return database.query<Visitor>(
    `SELECT u.id AS user_id, u.first_name || ' ' || u.last_name AS name
     FROM visit JOIN app_user AS u ON u.id = visit.user_id
     WHERE visit.kind = $1 AND visit.visited_id = $2 AND visit.user_id <> $3 AND visit.seen_at > $4
       AND EXISTS (SELECT 1 FROM user_tenant AS t WHERE t.user_id = u.id AND t.tenant_id = ANY($5::uuid[]))
     GROUP BY u.id ORDER BY min(visit.began_at), u.id`,
    [kind, id, caller.userId, expiryLimit(now), caller.tenantIds],
  );
}

async function leave({ kind, id, visit: tab }: Visit, { database, caller }: WriteContext): Promise<boolean> {
  await database.query('DELETE FROM visit WHERE kind = $1 AND visited_id = $2 AND visit = $3 AND user_id = $4', [
    ...[kind, id, tab, caller.userId],
  ]);
  return true;
}

/** Deletes visits that have expired without being ended. */
export async function removeExpiredVisits({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.query('DELETE FROM visit WHERE seen_at <= $1', [expiryLimit(clock())]);
}

function expiryLimit(now: Date): Date {
  return addMilliseconds(now, -VISIT_MILLISECONDS);
}

/** Expiry of a visit without a heartbeat; browsers let background tabs send one about once a minute. */
const VISIT_MILLISECONDS = 90_000;
