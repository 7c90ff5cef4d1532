import type { Queryable } from '../../database/database';
import { createConditions } from '../../database/conditions';
import type { ListParameters, ListRules } from './listParameters';

/** An entry of a user's activity log (USR-026). */
export interface Activity {
  /** The reference number. */
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly createdAt: string;
  readonly activity: string;
}

export interface NewActivities {
  readonly userId: string;
  /** Absent: the user themselves, by a link. */
  readonly actorId: string | undefined;
  /** The role they concern; absent: the user. */
  readonly roleId?: string;
  /** In chronological order. */
  readonly activities: readonly string[];
  readonly now: Date;
}

/** Adds to the activity log of a user, in the transaction of the change itself (C-30). */
export async function addActivities(
  transaction: Queryable,
  { userId, actorId, roleId, activities, now }: NewActivities,
): Promise<void> {
  await transaction.query(
    `INSERT INTO user_activity (user_id, actor_id, activity, created_at, role_id)
     SELECT $1, $2, activity, $4, $5 FROM unnest($3::text[]) WITH ORDINALITY AS a (activity, position) ORDER BY position`,
    [userId, actorId ?? null, [...activities], now, roleId ?? null],
  );
}

/** Adds a copy of the actor's own entry to the log of every user with the role. */
export async function addActivityOfRole(
  transaction: Queryable,
  change: { readonly roleId: string; readonly actorId: string; readonly activity: string; readonly now: Date },
): Promise<void> {
  await transaction.query(
    `INSERT INTO user_activity (user_id, actor_id, activity, created_at, role_id, is_copy)
     SELECT user_id, $2, $3, $4, $1, true FROM user_role WHERE role_id = $1`,
    [change.roleId, change.actorId, change.activity, change.now],
  );
}

export const ACTIVITY_RULES: ListRules = {
  sorts: { createdAt: 'a.created_at', id: 'a.id', activity: 'lower(a.activity)' },
  sortBy: 'createdAt',
  tieBreak: 'a.id',
};

/** A page of the activity log of a user, with the total number of matches (API-REST-008). */
export async function listActivities(
  database: Queryable,
  { userId, parameters }: { readonly userId: string; readonly parameters: ListParameters },
): Promise<{ readonly activities: readonly Activity[]; readonly total: number }> {
  const where = createConditions();
  where.add('a.user_id = ?', userId);
  if (parameters.pattern !== undefined) where.add('a.activity ILIKE ? OR a.id::text ILIKE ?', parameters.pattern);
  const [count] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM user_activity a WHERE ${where.sql}`,
    where.values,
  );
  const rows = await database.query<{ id: string; created_at: Date; activity: string }>(
    `SELECT a.id::text AS id, a.created_at, a.activity FROM user_activity a WHERE ${where.sql}
     ORDER BY ${parameters.orderBy} ${where.part(parameters)}`,
    where.values,
  );
  return {
    activities: rows.map(({ id, created_at: createdAt, activity }) => ({
      id,
      createdAt: createdAt.toISOString(),
      activity,
    })),
    total: count?.total ?? 0,
  };
}
