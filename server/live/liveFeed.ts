import { DatabaseError } from 'pg';
import type { Queryable } from '../database/database';
import type { Services } from '../services';

/** A change event, as recorded in the database: what was changed, never its content. */
export interface LiveEvent {
  /** 'page', the kind of a record, 'deployment', 'plan', 'user' or 'role'. */
  readonly kind: string;
  readonly subject_id: string;
  /** 'saved', 'removed', 'restored', 'featured', 'moved', 'visited', or the status of a deployment or plan. */
  readonly action: string;
  readonly brand_id: string | null;
  readonly brand_name: string | null;
  readonly brand_tenant_id: string | null;
  readonly revision: number | null;
  readonly done_by: string | null;
  readonly done_at: Date | null;
  /** Plans only: the tag of its page, or the kind of its record. */
  readonly tag: string | null;
  readonly slug: string | null;
  readonly category: string | null;
  /** Ids of the users it is for; null: everybody who may read the subject. */
  readonly people: readonly string[] | null;
}

/** The events between two positions. */
export interface LiveEventBatch {
  /** The position to read from next. */
  readonly position: string;
  /** The last event of each subject; undefined if unknown, or if there are too many. */
  readonly events: readonly LiveEvent[] | undefined;
}

/** The events of all nodes, polled by this node. */
export interface LiveFeed {
  /** Polls while there are listeners, starting at the position of the first `since`. @returns removes the listener */
  subscribe(listener: (news: LiveEventBatch) => void): () => void;
  /**
   * The events since a position of any node; for an invalid or expired position, the current one without events.
   * Call `listen` first to miss nothing in between.
   * @param position undefined: only the current position
   */
  eventsSince(position: string | undefined): Promise<LiveEventBatch>;
  /** The position up to which listeners were notified; undefined without listeners. */
  position(): string | undefined;
  close(): Promise<void>;
}

/**
 * Polls the table of events while there are listeners. A position is a database snapshot: new events are those committed since it
 * was taken, in any order, so that none is missed or delivered twice.
 */
export function createLiveFeed(
  services: Pick<Services, 'database' | 'clock' | 'logger' | 'livePollMilliseconds'>,
): LiveFeed {
  const { database, clock, logger, livePollMilliseconds } = services;
  const listeners = new Set<(news: LiveEventBatch) => void>();
  let position: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let polling = Promise.resolve();
  let hasFailed = false;

  async function readSince(from: string | undefined): Promise<LiveEventBatch> {
    const snapshot = snapshotOf(from, clock());
    try {
      return await readNews(database, { snapshot, now: clock() });
    } catch (error) {
      // The position was well-formed but invalid.
      if (snapshot === undefined || !isInvalidSnapshot(error)) throw error;
      return readNews(database, { snapshot: undefined, now: clock() });
    }
  }

  async function poll(): Promise<void> {
    if (position === undefined) return;
    try {
      const news = await readSince(position);
      ({ position } = news);
      hasFailed = false;
      if (news.events?.length === 0) return;
      for (const listener of [...listeners]) listener(news);
    } catch (error) {
      // Log once, not on every retry.
      if (!hasFailed) logger.warn({ err: error }, 'live events cannot be read');
      hasFailed = true;
    }
  }

  function schedulePoll(): void {
    if (listeners.size === 0) {
      position = undefined;
      return;
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      polling = polling.then(poll).finally(schedulePoll);
    }, livePollMilliseconds).unref();
  }

  return {
    async eventsSince(from) {
      const news = await readSince(from);
      if (listeners.size > 0) position ??= news.position;
      return news;
    },
    subscribe(listener) {
      listeners.add(listener);
      schedulePoll();
      return () => listeners.delete(listener);
    },
    position: () => position,
    async close() {
      listeners.clear();
      clearTimeout(timer);
      await polling;
    },
  };
}

/** Deletes events that no client can request any more. */
export async function deleteOldLiveEvents(database: Queryable): Promise<void> {
  await database.query(`DELETE FROM live_event WHERE noted_at < now() - interval '${RETENTION_MINUTES} minutes'`);
}

async function readNews(
  database: Queryable,
  { snapshot, now }: { readonly snapshot: string | undefined; readonly now: Date },
): Promise<LiveEventBatch> {
  if (snapshot === undefined) {
    const [row] = await database.query<SnapshotRow>(SNAPSHOT);
    return { position: positionOf(row, now), events: undefined };
  }
  const rows = await database.query<SnapshotRow & Partial<LiveEvent>>(NEWS, [snapshot]);
  const [first] = rows;
  if (first?.is_foreign || rows.length > MAX_EVENTS) return { position: positionOf(first, now), events: undefined };
  return { position: positionOf(first, now), events: rows.filter(isEvent) };
}

interface SnapshotRow {
  readonly snapshot: string;
  /** The position is newer than this database, which was restored from a backup. */
  readonly is_foreign?: boolean;
}

function isEvent(row: SnapshotRow & Partial<LiveEvent>): row is SnapshotRow & LiveEvent {
  return typeof row.kind === 'string';
}

function positionOf(row: SnapshotRow | undefined, now: Date): string {
  if (row === undefined) throw new Error('The database gave no snapshot.');
  return `${now.getTime()}/${row.snapshot}`;
}

/** The snapshot of a position that has not expired. */
function snapshotOf(position: string | undefined, now: Date): string | undefined {
  const [, at, snapshot] = POSITION.exec(position ?? '') ?? [];
  return Number(at) > now.getTime() - POSITION_LIFETIME_MINUTES * MINUTE_MILLISECONDS ? snapshot : undefined;
}

function isInvalidSnapshot(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '22P02' || error.code === '22003');
}

const SNAPSHOT = 'SELECT pg_current_snapshot()::text AS snapshot';

/** At least one row, for the snapshot, which is the one that determines the rows visible to the statement. */
const NEWS = `
  SELECT taken.snapshot::text, pg_snapshot_xmax($1::pg_snapshot) > pg_snapshot_xmax(taken.snapshot) AS is_foreign,
    news.kind, news.subject_id, news.action, news.brand_id, brand.name AS brand_name, brand.tenant_id AS brand_tenant_id,
    news.revision, news.done_by, news.done_at, news.tag, news.slug, news.category, news.people::text[] AS people
  FROM (SELECT pg_current_snapshot() AS snapshot) AS taken
  LEFT JOIN LATERAL (
    SELECT DISTINCT ON (kind, subject_id, action = 'visited') * FROM live_event
    WHERE made_in >= pg_snapshot_xmin($1::pg_snapshot) AND NOT pg_visible_in_snapshot(made_in, $1::pg_snapshot)
    ORDER BY kind, subject_id, action = 'visited', id DESC LIMIT 1001
  ) AS news ON true
  LEFT JOIN brand ON brand.id = news.brand_id`;

const POSITION = /^(\d{1,16})\/(\d{1,19}:\d{1,19}:[\d,]{0,4000})$/;
/** Beyond this number, events are not delivered individually; NEWS reads one more. */
const MAX_EVENTS = 1_000;
const MINUTE_MILLISECONDS = 60_000;
/** Clients that were disconnected for longer reload everything. */
const POSITION_LIFETIME_MINUTES = 10;
/** Longer than the lifetime of a position, to tolerate clock differences between nodes and database. */
const RETENTION_MINUTES = 60;
