import type { Services } from '../../services';
import { requireId } from '../arguments';
import type { WriteContext } from '../context';
import { findPageById } from '../page/pageQueries';

/** Somebody who has a page open. */
export interface PageVisitor {
  readonly user_id: string;
  readonly name: string;
}

/** A page and the tab that has it open. */
interface Visit {
  readonly page_id: string;
  readonly visit: string;
}

/**
 * Notes that the caller has a page open, for a while: whoever stays says so again.
 * @returns the others who have it open, who came first standing first: of the caller's own brands only
 * @throws NotFound, Forbidden as reading the page does
 */
export async function visitPage(args: Visit, context: WriteContext): Promise<readonly PageVisitor[]> {
  const { database, caller, services } = context;
  const page = await findPageById({ id: args.page_id }, context, 'page_id');
  const now = services.clock();
  await database.query(
    `INSERT INTO page_visit (page_id, visit, user_id, began_at, seen_at) VALUES ($1, $2, $3, $4, $4)
     ON CONFLICT (page_id, visit) DO UPDATE SET seen_at = excluded.seen_at WHERE page_visit.user_id = excluded.user_id`,
    [page.id, requireId(args.visit, 'visit'), caller.userId, now],
  );
  return database.query<PageVisitor>(
    `SELECT u.id AS user_id, u.first_name || ' ' || u.last_name AS name
     FROM page_visit AS visit JOIN app_user AS u ON u.id = visit.user_id
     WHERE visit.page_id = $1 AND visit.user_id <> $2 AND visit.seen_at > $3
       AND EXISTS (SELECT 1 FROM user_tenant AS t WHERE t.user_id = u.id AND t.tenant_id = ANY($4::uuid[]))
     GROUP BY u.id ORDER BY min(visit.began_at), u.id`,
    [page.id, caller.userId, endedBefore(now), caller.tenantIds],
  );
}

/** Notes that a tab of the caller has the page open no more. One that it did not have open is no error. */
export async function leavePage(args: Visit, context: WriteContext): Promise<boolean> {
  const { id } = await findPageById({ id: args.page_id }, context, 'page_id');
  await context.database.query('DELETE FROM page_visit WHERE page_id = $1 AND visit = $2 AND user_id = $3', [
    id,
    requireId(args.visit, 'visit'),
    context.caller.userId,
  ]);
  return true;
}

/** Forgets visits that have ended without a word. */
export async function forgetVisits({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<void> {
  await database.query('DELETE FROM page_visit WHERE seen_at <= $1', [endedBefore(clock())]);
}

function endedBefore(now: Date): Date {
  return new Date(now.getTime() - VISIT_MILLISECONDS);
}

/** Browsers let a tab in the background say something once a minute. */
const VISIT_MILLISECONDS = 90_000;
