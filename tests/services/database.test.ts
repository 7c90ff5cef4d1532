import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderInUse } from '../../server/database/dataFolderLock';
import { openDatabase, type Database } from '../../server/database/database';
import { writeEmptySnapshot } from '../../server/database/emptySnapshot.mjs';
import { startEngine } from '../../server/database/engine';
import { migrate, MigrationChanged, MigrationUnknown } from '../../server/database/migrate';
import { DatabaseUnreachable } from '../../server/errors';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { createTestDatabase } from './support/testDatabase';

const logger = pino({ level: 'silent' });
const cleanups: (() => Promise<unknown>)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-database-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function open(options: { readonly dataDir?: string } = {}): Promise<Database> {
  const database = await openDatabase({ dataDir: folder, logger, ...options });
  cleanups.push(() => database.close());
  return database;
}

describe('the embedded database', () => {
  it('keeps its data over a restart', async () => {
    const first = await open();
    await first.query('CREATE TABLE kept (text text)');
    await first.query('INSERT INTO kept VALUES ($1)', ['Ñandú 👩‍👩‍👧']);
    await first.close();
    const second = await open();
    expect(await second.query('SELECT text FROM kept')).toEqual([{ text: 'Ñandú 👩‍👩‍👧' }]);
  });

  it('is refused to a second process on the same folder, and free again after the first has ended', async () => {
    await placeEmptyDatabase(folder);
    const first = await open();
    const refused = openDatabase({ dataDir: folder, logger });
    await expect(refused).rejects.toThrow(DataFolderInUse);
    await expect(refused).rejects.toThrow(`${folder} is in use by another process (process ${process.pid})`);
    expect(await first.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.close();
    await open();
  });

  it('is refused while another process runs, and free again after that was killed', async () => {
    await placeEmptyDatabase(folder);
    const holder = startHolder(folder);
    await holder.ready;
    await expect(openDatabase({ dataDir: folder, logger })).rejects.toThrow(DataFolderInUse);
    holder.process.kill('SIGKILL');
    await once(holder.process, 'exit');
    const database = await open();
    expect(await database.query('SELECT text FROM written')).toEqual([{ text: 'before the kill' }]);
  });

  it('is held by one only of many that start at once', async () => {
    await placeEmptyDatabase(folder);
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => openDatabase({ dataDir: folder, logger })),
    );
    const opened = results.filter((result) => result.status === 'fulfilled');
    expect(opened.length).toBeLessThanOrEqual(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(DataFolderInUse);
      else await result.value.close();
    }
    await open();
  });

  it('works in a folder with a long path', async () => {
    const long = path.join(folder, 'a-folder-with-a-long-name-'.repeat(5), 'and another one');
    await mkdir(long, { recursive: true });
    await placeEmptyDatabase(long);
    const database = await open({ dataDir: long });
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await expect(openDatabase({ dataDir: long, logger })).rejects.toThrow(DataFolderInUse);
  });

  it('begins anew after a first start that was cut off', async () => {
    await mkdir(path.join(folder, 'database.new', 'base'), { recursive: true });
    await writeFile(path.join(folder, 'database.new', 'PG_VERSION'), 'half');
    const database = await open();
    expect(await database.query('SELECT count(*)::int AS n FROM page')).toEqual([{ n: 0 }]);
    expect(await readdir(folder)).not.toContain('database.new');
  });

  it('begins with the empty database of the build where there is one', async () => {
    const snapshot = path.join(folder, 'empty.tar.gz');
    await writeEmptySnapshot(snapshot);
    const engine = await startEngine({ folder: path.join(folder, 'database'), onFailure: () => undefined, snapshot });
    await engine.stop();
    const database = await open();
    expect(await database.query('SELECT count(*)::int AS n FROM page')).toEqual([{ n: 0 }]);
  });

  it('names a folder whose database cannot be opened, and lets go of the folder', async () => {
    await mkdir(path.join(folder, 'database'));
    await writeFile(path.join(folder, 'database', 'PG_VERSION'), 'not a version');
    await expect(openDatabase({ dataDir: folder, logger })).rejects.toThrow(path.join(folder, 'database'));
    await rm(path.join(folder, 'database'), { recursive: true });
    await placeEmptyDatabase(folder);
    await open();
  });
});

describe('a database that is not reachable', () => {
  it('is named without its password', async () => {
    const url = 'postgres://somebody:secret@127.0.0.1:9/brand';
    const refused = openDatabase({ url, dataDir: folder, logger });
    await expect(refused).rejects.toThrow(DatabaseUnreachable);
    await expect(refused).rejects.toThrow('The database is not reachable (127.0.0.1:9/brand).');
  });
});

/** On the engine under test: the embedded one, or that of TEST_DATABASE_URL. */
describe('on either engine', () => {
  let database: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const server = await createTestDatabase();
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'brand-console-database-'));
    if (server === undefined) await placeEmptyDatabase(dataDir);
    database = await openDatabase({ dataDir, logger, url: server?.url });
    stop = async () => {
      await database.close();
      await server?.drop();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  afterAll(() => stop());

  describe('a transaction', () => {
    beforeEach(async () => {
      await database.query('DROP TABLE IF EXISTS counter');
      await database.query('CREATE TABLE counter (id integer PRIMARY KEY, n integer NOT NULL)');
      await database.query('INSERT INTO counter VALUES (1, 0)');
    });

    it('stores all or nothing', async () => {
      const failed = database.transaction(async (transaction) => {
        await transaction.query('UPDATE counter SET n = 5');
        throw new Error('changed my mind');
      });
      await expect(failed).rejects.toThrow('changed my mind');
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 0 }]);
      expect(
        await database.transaction(async (transaction) => {
          await transaction.query('UPDATE counter SET n = 6');
          return 'answer';
        }),
      ).toBe('answer');
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 6 }]);
    });

    it('does not pass for stored when one of its errors was swallowed', async () => {
      const swallowed = database.transaction(async (transaction) => {
        await transaction.query('UPDATE counter SET n = 7');
        await transaction.query('SELECT nonsense').catch(() => undefined);
      });
      await expect(swallowed).rejects.toThrow('rolled back');
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 0 }]);
    });

    it('of many at once each counts', async () => {
      await Promise.all(
        Array.from({ length: 20 }, () =>
          database.transaction((transaction) => transaction.query('UPDATE counter SET n = n + 1 WHERE id = 1')),
        ),
      );
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 20 }]);
    });
  });

  describe('migrations', () => {
    let files: string;
    beforeEach(async () => {
      await database.query('DROP TABLE IF EXISTS migration, first_one');
      files = await mkdtemp(path.join(os.tmpdir(), 'brand-console-migrations-'));
      cleanups.push(() => rm(files, { recursive: true, force: true }));
      await writeFile(
        path.join(files, '001-first.sql'),
        'CREATE TABLE first_one (id integer);\nINSERT INTO first_one VALUES (1);\n',
      );
      await writeFile(path.join(files, '002-second.sql'), 'ALTER TABLE first_one ADD COLUMN name text;\n');
    });

    it('run in order, once', async () => {
      expect(await migrate(database, files)).toEqual(['001-first.sql', '002-second.sql']);
      expect(await migrate(database, files)).toEqual([]);
      expect(await database.query('SELECT id, name FROM first_one')).toEqual([{ id: 1, name: null }]);
      await writeFile(path.join(files, '003-third.sql'), 'DROP TABLE first_one;');
      expect(await migrate(database, files)).toEqual(['003-third.sql']);
    });

    it('run once, however many processes start at the same time', async () => {
      const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, files)));
      expect(applied.filter((names) => names.length === 2)).toHaveLength(1);
      expect(applied.filter((names) => names.length === 0)).toHaveLength(4);
    });

    it('do not mind other line ends', async () => {
      await migrate(database, files);
      await writeFile(path.join(files, '002-second.sql'), 'ALTER TABLE first_one ADD COLUMN name text;\r\n');
      expect(await migrate(database, files)).toEqual([]);
    });

    it('refuse a file that was changed after it was applied, by name', async () => {
      await migrate(database, files);
      await writeFile(path.join(files, '002-second.sql'), 'ALTER TABLE first_one ADD COLUMN other text;');
      await expect(migrate(database, files)).rejects.toThrow(MigrationChanged);
      await expect(migrate(database, files)).rejects.toThrow('002-second.sql');
    });

    it('refuse a database of a newer program', async () => {
      await migrate(database, files);
      await rm(path.join(files, '002-second.sql'));
      await expect(migrate(database, files)).rejects.toThrow(MigrationUnknown);
    });

    it('leave nothing behind when one of them fails', async () => {
      await writeFile(path.join(files, '003-wrong.sql'), 'CREATE TABLE second_one (id integer); SELECT nonsense;');
      await expect(migrate(database, files)).rejects.toThrow('nonsense');
      const tables = await database.query("SELECT to_regclass('first_one') AS a, to_regclass('second_one') AS b");
      expect(tables).toEqual([{ a: null, b: null }]);
    });
  });
});

/** A process of its own that holds the folder and has written something. */
function startHolder(dataDir: string): { readonly process: ChildProcess; readonly ready: Promise<void> } {
  const script = fileURLToPath(new URL('./support/holdDataFolder.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanups.push(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => {
      if (text.toString().includes('ready')) resolve();
    });
    child.on('exit', (code) => reject(new Error(`The holder ended with ${code}.`)));
  });
  return { process: child, ready };
}
