import type { FastifyInstance } from 'fastify';
import { programMigrations } from './database/migrate';
import type { Queryable } from './database/queryable';
import type { Services } from './services';
import { VERSION } from './version';

/** A node that serves the database, as it registered itself. */
export interface ServingNode {
  readonly version: string;
  /** The name of the last migration of its version. */
  readonly newestMigration: string;
  readonly seenAt: Date;
}

/** Registers this node in the database while the process listens, with its version and newest migration. */
export function registerServingNode(app: FastifyInstance, { database, newId, logger }: Services): void {
  const id = newId();
  let newestMigration: string | undefined;
  let isRegistered = false;
  let pending = Promise.resolve();

  async function heartbeat(): Promise<void> {
    // Read once: an upgrade may have replaced the files since this node has started.
    newestMigration ??= (await programMigrations()).at(-1)?.name ?? '';
    await database.query(
      `INSERT INTO serving_node (id, version, newest_migration) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [id, VERSION, newestMigration],
    );
    await database.query(`DELETE FROM serving_node WHERE seen_at < now() - interval '1 day'`);
    isRegistered = true;
  }
  function beat(): void {
    pending = pending
      .then(heartbeat)
      .catch((error: unknown) => logger.warn({ err: error }, 'the node could not be noted'));
  }
  const timer = setInterval(beat, HEARTBEAT_INTERVAL_MILLISECONDS);
  timer.unref();
  app.addHook('onListen', beat);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await pending;
    if (!isRegistered) return;
    // If the database is unreachable, the entry expires after a minute.
    await database.query('DELETE FROM serving_node WHERE id = $1', [id]).catch(() => undefined);
  });
}

/** The nodes with a heartbeat within the last minute. */
export async function servingNodes(database: Queryable): Promise<readonly ServingNode[]> {
  const [table] = await database.query<{ found: boolean }>(`SELECT to_regclass('serving_node') IS NOT NULL AS found`);
  if (!table?.found) return [];
  return database.query<ServingNode>(
    `SELECT version, newest_migration AS "newestMigration", seen_at AS "seenAt" FROM serving_node
     WHERE seen_at > now() - interval '1 minute' ORDER BY newest_migration, version`,
  );
}

const HEARTBEAT_INTERVAL_MILLISECONDS = 20_000;
