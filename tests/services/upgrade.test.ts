import { createHash } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app';
import { assetPath } from '../../server/assets';
import { readConfig } from '../../server/config';
import { contract, OlderNodesRunning, schemaState } from '../../server/database/contract';
import { openDatabase, type Database } from '../../server/database/database';
import { programMigrations } from '../../server/database/migrate';
import { servingNodes } from '../../server/servingNode';
import { VERSION } from '../../server/version';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { createTestDatabase } from './support/testDatabase';

const logger = pino({ level: 'silent' });
const NEWER = '998-newer.sql';
const ADDS = 'ALTER TABLE page ADD COLUMN of_a_newer_version text;';
const TAKES = '999-newer.contract.sql';

/** On a database that a newer version has already migrated. */
describe('a node of an older version', () => {
  let database: Database;
  let dataDir: string;
  let drop: (() => Promise<void>) | undefined;
  let url: string | undefined;
  const open = () => openDatabase({ dataDir, logger, url });
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-upgrade-'));
    const server = await createTestDatabase();
    [url, drop] = [server?.url, server?.drop];
    if (server === undefined) await placeEmptyDatabase(dataDir);
    database = await open();
    await database.query(ADDS);
    await database.query('INSERT INTO migration_ahead (name, checksum) VALUES ($1, $2)', [
      NEWER,
      createHash('sha256').update(ADDS).digest('hex'),
    ]);
    await database.close();
    database = await open();
  });
  afterAll(async () => {
    await database.close();
    await drop?.();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('serves a database with additions only, and announces the schema it knows while it runs', async () => {
    const own = (await programMigrations()).at(-1)?.name;
    expect(await schemaState(database)).toMatchObject({ served: { to: NEWER }, pending: [], pendingContractions: [] });
    const sharedDatabase = { ...database, close: async () => undefined };
    const { app, close } = await createApp(readConfig({ DATA_DIR: dataDir, SEED: 'demo', PORT: '0' }), {
      logger,
      database: sharedDatabase,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const nodes = () => servingNodes(database);
    await expect.poll(nodes).toMatchObject([{ version: VERSION, newestMigration: own }]);
    await close();
    await expect.poll(nodes).toEqual([]);
  });

  it('keeps the newer version from removing what it uses until it has stopped, and is refused from then on', async () => {
    const newer = path.join(dataDir, 'newer');
    await cp(assetPath('database/migrations'), newer, { recursive: true });
    await writeFile(path.join(newer, NEWER), ADDS);
    await writeFile(path.join(newer, TAKES), 'ALTER TABLE page DROP COLUMN of_a_newer_version;');
    await database.query(
      `INSERT INTO serving_node (id, version, newest_migration) VALUES (gen_random_uuid(), '1.2.9', '093-serving-nodes.sql')`,
    );
    expect(await schemaState(database, newer)).toMatchObject({ pending: [], pendingContractions: [TAKES] });
    const contraction = contract(database, newer);
    await expect(contraction).rejects.toThrow(OlderNodesRunning);
    await expect(contraction).rejects.toThrow('1.2.9 (knows 093-serving-nodes.sql)');
    // It was killed, and has sent no heartbeat for a minute.
    await database.query(`UPDATE serving_node SET seen_at = now() - interval '2 minutes'`);
    expect(await contract(database, newer)).toEqual([TAKES]);
    expect(await contract(database, newer)).toEqual([]);
    await database.close();
    await expect(open()).rejects.toThrow(`too new for this program: it has the migration ${NEWER}`);
  });
});
