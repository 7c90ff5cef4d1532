import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../server/database/database';
import { migrate, MigrationChanged, MigrationUnknown } from '../../server/database/migrate';
import { DatabaseUnreachable } from '../../server/errors';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { createTestDatabase } from './support/testDatabase';

const logger = pino({ level: 'silent' });

describe('a database that is not reachable', () => {
  it('is named without its password', async () => {
    const url = 'postgres://somebody:secret@127.0.0.1:9/brand';
    const refused = openDatabase({ url, dataDir: os.tmpdir(), logger });
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
      await writeFile(
        path.join(files, '001-first.sql'),
        'CREATE TABLE first_one (id integer);\nINSERT INTO first_one VALUES (1);\n',
      );
      await writeFile(path.join(files, '002-second.sql'), 'ALTER TABLE first_one ADD COLUMN name text;\n');
    });
    afterEach(() => rm(files, { recursive: true, force: true }));

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
