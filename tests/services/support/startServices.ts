import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createApp, type App } from '../../../server/app';
import { readConfig, type Config } from '../../../server/config';
import type { Queryable } from '../../../server/database/database';
import { SEED_BRANDS } from '../../../server/seed/brands';
import { seedIdentity } from '../../../server/seed/identity';
import type { Services } from '../../../server/services';
import { placeEmptyDatabase } from './emptyDatabase';
import { createTestDatabase } from './testDatabase';
import { UNLIMITED } from './unlimited';
import { borrowDatabase, type BorrowedDatabase } from './workerDatabases';

/** Shorter than in an installation, because tests wait for live events. */
const LIVE_POLL_MILLISECONDS = 40;

/** The whole service on a free port, with a database and a data folder of its own. */
export interface RunningServices extends Pick<App, 'app' | 'services'> {
  /** Without a trailing slash. */
  readonly url: string;
  readonly config: Config;
  /** Moves the clock of the services forward. */
  advance(seconds: number): void;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the services on an empty database: the embedded engine, or the server of TEST_DATABASE_URL.
 * @param env settings on top of the defaults; SEED=none is preset, but the brands and the demo accounts exist
 * @param logger receives the logs; they are discarded by default
 * @param definitions of their record areas; those of the repository by default
 * @param database 'shared' is a database of this worker, emptied, which saves seconds; with 'own' the services open one themselves
 */
export async function startServices({
  env = {},
  logger,
  database: choice = 'shared',
  definitions,
}: {
  readonly env?: Readonly<Record<string, string>>;
  readonly logger?: Services['logger'];
  readonly database?: 'shared' | 'own';
  readonly definitions?: Services['definitions'];
} = {}): Promise<RunningServices> {
  const port = await findFreePort();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-services-'));
  const { url, database, drop }: DatabaseSource =
    choice === 'own' ? await placeDatabase(dataDir) : await borrowDatabase();
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SEED: 'none',
    // Tests send more requests than people.
    ...UNLIMITED,
    ...(url ? { DATABASE_URL: url } : {}),
    ...env,
  });
  let clockOffset = 0;
  const { app, services, close } = await createApp(config, {
    clock: () => new Date(Date.now() + clockOffset),
    livePollMilliseconds: LIVE_POLL_MILLISECONDS,
    ...(logger ? { logger } : {}),
    ...(database ? { database } : {}),
    ...(definitions ? { definitions } : {}),
  });
  await seedIdentity(services);
  await storeBrands(services.database);
  await app.listen({ port, host: config.host });
  return {
    app,
    services,
    config,
    url: config.publicUrl,
    advance(seconds) {
      clockOffset += seconds * 1000;
    },
    async stop() {
      await close();
      await drop?.();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where the services find their database: already open, on a server, or in their data folder. */
interface DatabaseSource extends Partial<BorrowedDatabase> {
  readonly drop?: () => Promise<void>;
}

async function placeDatabase(dataDir: string): Promise<DatabaseSource> {
  const onServer = await createTestDatabase();
  if (onServer) return onServer;
  await placeEmptyDatabase(dataDir);
  return {};
}

/** A port that is free at the moment. */
export async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}

/** Stores the brands as in an installation that was set up. */
async function storeBrands(database: Queryable): Promise<void> {
  await database.query(
    `INSERT INTO brand (id, name, tenant_id)
     SELECT id, name, tenant_id FROM jsonb_to_recordset($1::jsonb) AS b (id uuid, name text, tenant_id uuid)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(SEED_BRANDS.map(({ id, name, tenantId }) => ({ id, name, tenant_id: tenantId })))],
  );
}
