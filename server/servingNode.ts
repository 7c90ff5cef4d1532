import type { FastifyInstance } from 'fastify';
import { ownMigrations } from './database/migrate';
import type { Queryable } from './database/queryable';
import type { Services } from './services';
import { VERSION } from './version';

/** A node that serves the database, as it said of itself. */
export interface ServingNode {
  readonly version: string;
  /** The name of the last migration that it knows. */
  readonly newestMigration: string;
  readonly seenAt: Date;
}

/** Notes while the process listens that it serves the database, and which schema it knows. */
export function registerServingNode(app: FastifyInstance, { database, newId, logger }: Services): void {
  const id = newId();
  let isNoted = false;
  let noting = Promise.resolve();

  async function note(): Promise<void> {
    const newest = (await ownMigrations()).at(-1)?.name ?? '';
    await database.query(
      `INSERT INTO serving_node (id, version, newest_migration) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [id, VERSION, newest],
    );
    await database.query(`DELETE FROM serving_node WHERE seen_at < now() - interval '1 day'`);
    isNoted = true;
  }
  function look(): void {
    noting = noting.then(note).catch((error: unknown) => logger.warn({ err: error }, 'the node could not be noted'));
  }
  const timer = setInterval(look, BETWEEN_NOTES_MILLISECONDS);
  timer.unref();
  app.addHook('onListen', look);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await noting;
    if (!isNoted) return;
    // Who cannot be reached is forgotten after a minute.
    await database.query('DELETE FROM serving_node WHERE id = $1', [id]).catch(() => undefined);
  });
}

/** The nodes that were heard of within the last minute. */
export async function servingNodes(database: Queryable): Promise<readonly ServingNode[]> {
  const [table] = await database.query<{ found: boolean }>(`SELECT to_regclass('serving_node') IS NOT NULL AS found`);
  if (!table?.found) return [];
  return database.query<ServingNode>(
    `SELECT version, newest_migration AS "newestMigration", seen_at AS "seenAt" FROM serving_node
     WHERE seen_at > now() - interval '1 minute' ORDER BY newest_migration, version`,
  );
}

const BETWEEN_NOTES_MILLISECONDS = 20_000;
