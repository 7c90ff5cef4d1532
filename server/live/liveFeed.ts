import { DatabaseError } from 'pg';
import type { Queryable } from '../database/database';
import type { Services } from '../services';

/** Something that happened, as the database noted it: what changed, never what it holds. */
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
  /** Of a plan: that of its page, or the kind of its record. */
  readonly tag: string | null;
  readonly slug: string | null;
  readonly category: string | null;
  /** Whom it concerns; null: whoever may read what was changed. */
  readonly people: readonly string[] | null;
}

/** What happened between two positions. */
export interface LiveNews {
  /** Where the next reading begins. */
  readonly position: string;
  /** What happened last to each subject; undefined where that is not known, or too much to be told one by one. */
  readonly events: readonly LiveEvent[] | undefined;
}

/** What happens on any node, as this node hears of it. */
export interface LiveFeed {
  /** Reads on as long as somebody listens, from where `since` has been asked first. @returns ends the listening */
  listen(listener: (news: LiveNews) => void): () => void;
  /**
   * What happened since a position, whichever node gave it; one that cannot be read, or is too old, is answered without events.
   * Who listens before asking misses nothing in between.
   * @param position undefined: nothing is asked for but where to begin
   */
  since(position: string | undefined): Promise<LiveNews>;
  /** Up to where the listeners were told everything; undefined while nobody listens. */
  position(): string | undefined;
  close(): Promise<void>;
}

/**
 * Reads the table of events again and again, and only while somebody listens. A position is a snapshot of the database: new is what
 * has committed since it was taken, in whatever order that happened, so that nothing is missed or told twice.
 */
export function createLiveFeed(services: Pick<Services, 'database' | 'clock' | 'logger' | 'betweenNews'>): LiveFeed {
  const { database, clock, logger, betweenNews } = services;
  const listeners = new Set<(news: LiveNews) => void>();
  let position: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reading = Promise.resolve();
  let hasFailed = false;

  async function read(from: string | undefined): Promise<LiveNews> {
    const snapshot = snapshotOf(from, clock());
    try {
      return await readNews(database, { snapshot, now: clock() });
    } catch (error) {
      // What only looked like a position.
      if (snapshot === undefined || !isUnreadable(error)) throw error;
      return readNews(database, { snapshot: undefined, now: clock() });
    }
  }

  async function readOn(): Promise<void> {
    if (position === undefined) return;
    try {
      const news = await read(position);
      ({ position } = news);
      hasFailed = false;
      if (news.events?.length === 0) return;
      for (const listener of [...listeners]) listener(news);
    } catch (error) {
      // It is tried again and again: one line is enough.
      if (!hasFailed) logger.warn({ err: error }, 'live events cannot be read');
      hasFailed = true;
    }
  }

  function plan(): void {
    if (listeners.size === 0) {
      position = undefined;
      return;
    }
    timer ??= setTimeout(() => {
      timer = undefined;
      reading = reading.then(readOn).finally(plan);
    }, betweenNews).unref();
  }

  return {
    async since(from) {
      const news = await read(from);
      if (listeners.size > 0) position ??= news.position;
      return news;
    },
    listen(listener) {
      listeners.add(listener);
      plan();
      return () => listeners.delete(listener);
    },
    position: () => position,
    async close() {
      listeners.clear();
      clearTimeout(timer);
      await reading;
    },
  };
}

/** Forgets what nobody can ask for any more. */
export async function forgetLiveEvents(database: Queryable): Promise<void> {
  await database.query(`DELETE FROM live_event WHERE noted_at < now() - interval '${KEPT_MINUTES} minutes'`);
}

async function readNews(
  database: Queryable,
  { snapshot, now }: { readonly snapshot: string | undefined; readonly now: Date },
): Promise<LiveNews> {
  if (snapshot === undefined) {
    const [row] = await database.query<Seen>(SNAPSHOT);
    return { position: positionOf(row, now), events: undefined };
  }
  const rows = await database.query<Seen & Partial<LiveEvent>>(NEWS, [snapshot]);
  const [first] = rows;
  if (first?.is_foreign || rows.length > MOST_EVENTS) return { position: positionOf(first, now), events: undefined };
  return { position: positionOf(first, now), events: rows.filter(isEvent) };
}

interface Seen {
  readonly snapshot: string;
  /** The position is of a later time of another database: of one that was replaced by a backup. */
  readonly is_foreign?: boolean;
}

function isEvent(row: Seen & Partial<LiveEvent>): row is Seen & LiveEvent {
  return typeof row.kind === 'string';
}

function positionOf(row: Seen | undefined, now: Date): string {
  if (row === undefined) throw new Error('The database gave no snapshot.');
  return `${now.getTime()}/${row.snapshot}`;
}

/** The snapshot of a position that can still be read on from. */
function snapshotOf(position: string | undefined, now: Date): string | undefined {
  const [, at, snapshot] = POSITION.exec(position ?? '') ?? [];
  return Number(at) > now.getTime() - READABLE_MINUTES * MINUTE ? snapshot : undefined;
}

function isUnreadable(error: unknown): boolean {
  return error instanceof DatabaseError && (error.code === '22P02' || error.code === '22003');
}

const SNAPSHOT = 'SELECT pg_current_snapshot()::text AS snapshot';

/** One row at least, for the snapshot; that of a statement is the one that its rows are seen by. */
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
/** What happened to more subjects at once than this is not told one by one; NEWS reads one more. */
const MOST_EVENTS = 1_000;
const MINUTE = 60_000;
/** Who was away for longer asks for everything anew. */
const READABLE_MINUTES = 10;
/** Longer than that, whatever the clocks of nodes and database say. */
const KEPT_MINUTES = 60;
