import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADVISORY_LOCKS } from '../../server/database/advisoryLocks';
import { openDatabase, type Database } from '../../server/database/database';
import {
  migrate,
  MigrationChanged,
  MigrationsWait,
  MigrationUnknown,
  appliedMigrations,
} from '../../server/database/migrate';
import { prepared } from '../../server/database/preparedStatements';
import { DatabaseUnreachable } from '../../server/errors';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { createTestDatabase } from './support/testDatabase';

const logger = pino({ level: 'silent' });

describe('a database that is not reachable', () => {
  it('is named without its password', async () => {
    const url = 'postgres://somebody:secret@127.0.0.1:9/brand';
    const refused = openDatabase({ url, dataDir: os.tmpdir(), logger });
    await expect(refused).rejects.toThrow(DatabaseUnreachable);
    await expect(refused).rejects.toMatchObject({
      message: 'The database is not reachable.',
      target: '127.0.0.1:9/brand',
    });
  });
});

// The embedded engine has one session, which a statement without an end would block.
if (process.env['TEST_DATABASE_URL'])
  it('a statement that takes too long ends on the server as well', async () => {
    const server = (await createTestDatabase()) ?? expect.fail('TEST_DATABASE_URL is not set.');
    const database = await openDatabase({ url: server.url, dataDir: os.tmpdir(), logger });
    const impatient = await openDatabase({ url: `${server.url}?query_timeout=200`, dataDir: os.tmpdir(), logger });
    await expect(impatient.query('SELECT pg_sleep(300)')).rejects.toThrow(DatabaseUnreachable);
    const running = () => database.query("SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(300)'");
    await expect.poll(running, { timeout: 30_000 }).toEqual([]);
    await Promise.all([database.close(), impatient.close()]);
    await server.drop();
  });

/** On the engine under test: the embedded one, or the server of TEST_DATABASE_URL. */
it('gives each advisory lock a number of its own', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});

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

    it('does not count as stored when one of its errors was swallowed', async () => {
      const swallowed = database.transaction(async (transaction) => {
        await transaction.query('UPDATE counter SET n = 7');
        await transaction.query('SELECT nonsense').catch(() => undefined);
      });
      await expect(swallowed).rejects.toThrow('rolled back');
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 0 }]);
    });

    it('on a read-only replica fails like one that did not reach its database', async () => {
      const refused = database.transaction(async (transaction) => {
        await transaction.query('SET TRANSACTION READ ONLY');
        await transaction.query('UPDATE counter SET n = 8');
      });
      await expect(refused).rejects.toThrow(DatabaseUnreachable);
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 0 }]);
    });

    it('fails with the error of its work, even if its code is also one of a lost connection', async () => {
      const failed = database.transaction(async (transaction) => {
        await transaction.query('UPDATE counter SET n = 9');
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      });
      await expect(failed).rejects.toThrow('no space left on device');
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 0 }]);
    });

    it('fails with the error of a parameter that cannot be sent', async () => {
      const unreadable = { toPostgres: () => Buffer.alloc(1).readInt8(1) };
      const failed = database.transaction(async (transaction) => {
        await transaction.query('UPDATE counter SET n = 10');
        await transaction.query('UPDATE counter SET n = $1', [unreadable]);
      });
      await expect(failed).rejects.toMatchObject({ name: 'RangeError', code: 'ERR_OUT_OF_RANGE' });
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 0 }]);
    });

    it.each(['ECONNRESET', 'EAI_AGAIN', 'ERR_STREAM_DESTROYED', 'ERR_SSL_BAD_DECRYPT'])(
      'fails as not reached with the error %s of its connection',
      async (code) => {
        const lost = {
          toPostgres() {
            throw Object.assign(new Error('gone'), { code });
          },
        };
        const failed = database.transaction((transaction) => transaction.query('UPDATE counter SET n = $1', [lost]));
        await expect(failed).rejects.toThrow(DatabaseUnreachable);
        expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 0 }]);
      },
    );

    it('takes effect for each of many at once', async () => {
      await Promise.all(
        Array.from({ length: 20 }, () =>
          database.transaction((transaction) => transaction.query('UPDATE counter SET n = n + 1 WHERE id = 1')),
        ),
      );
      expect(await database.query('SELECT n FROM counter')).toEqual([{ n: 20 }]);
    });
  });

  describe('a statement that is prepared', () => {
    const GROWN = prepared('SELECT * FROM grown WHERE id = $1');
    const PLANS = 'SELECT count(*)::int AS plans FROM pg_prepared_statements WHERE statement = $1';
    beforeEach(async () => {
      await database.query('DROP TABLE IF EXISTS grown');
      await database.query('CREATE TABLE grown (id integer)');
      await database.query('INSERT INTO grown VALUES (1), (2)');
    });

    it('is planned once for its connection, whatever its values', async () => {
      const found = await database.transaction(async (transaction) => [
        ...(await transaction.query(GROWN, [1])),
        ...(await transaction.query(GROWN, [2])),
        ...(await transaction.query(PLANS, [GROWN.text])),
      ]);
      expect(found).toEqual([{ id: 1 }, { id: 2 }, { plans: 1 }]);
    });

    it('returns columns that a migration has added in the meantime, alone and in a transaction', async () => {
      await database.query(GROWN, [1]);
      await database.query('ALTER TABLE grown ADD COLUMN name text');
      expect(await database.query(GROWN, [1])).toEqual([{ id: 1, name: null }]);
      await database.query('ALTER TABLE grown ADD COLUMN size integer');
      const found = database.transaction((transaction) => transaction.query(GROWN, [2]));
      expect(await found).toEqual([{ id: 2, name: null, size: null }]);
    });

    it('is planned each time once a connection did not know it, as behind a pooler, and does not fail', async () => {
      const byId = prepared('SELECT id FROM grown WHERE id = $1');
      let attempts = 0;
      const answers = await database.transaction(async (transaction) => {
        attempts += 1;
        await transaction.query(byId, [1]);
        await transaction.query('DEALLOCATE ALL');
        return [...(await transaction.query(byId, [2])), ...(await transaction.query(PLANS, [byId.text]))];
      });
      expect({ answers, attempts }).toEqual({ answers: [{ id: 2 }, { plans: 0 }], attempts: 2 });
      expect(await database.query(byId, [1])).toEqual([{ id: 1 }]);
    });
  });

  describe('migrations', () => {
    let files: string;
    beforeEach(async () => {
      await database.query('DROP TABLE IF EXISTS migration, migration_ahead, first_one');
      files = await mkdtemp(path.join(os.tmpdir(), 'brand-console-migrations-'));
      await writeFile(
        path.join(files, '001-first.sql'),
        'CREATE TABLE first_one (id integer);\nINSERT INTO first_one VALUES (1);\n',
      );
      await writeFile(path.join(files, '002-second.sql'), 'ALTER TABLE first_one ADD COLUMN name text;\n');
    });
    afterEach(() => rm(files, { recursive: true, force: true }));

    it('run in order, once', async () => {
      expect(await migrate(database, { folder: files })).toEqual(['001-first.sql', '002-second.sql']);
      expect(await migrate(database, { folder: files })).toEqual([]);
      expect(await database.query('SELECT id, name FROM first_one')).toEqual([{ id: 1, name: null }]);
      await writeFile(path.join(files, '003-third.sql'), 'DROP TABLE first_one;');
      expect(await migrate(database, { folder: files })).toEqual(['003-third.sql']);
    });

    it('run once, however many processes start at the same time', async () => {
      const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(database, { folder: files })));
      expect(applied.filter((names) => names.length === 2)).toHaveLength(1);
      expect(applied.filter((names) => names.length === 0)).toHaveLength(4);
    });

    it('keep the ones before one that fails', async () => {
      await migrate(database, { folder: files });
      await writeFile(path.join(files, '003-third.sql'), 'ALTER TABLE first_one ADD COLUMN third text;');
      await writeFile(path.join(files, '004-fourth.sql'), 'ALTER TABLE nowhere ADD COLUMN fourth text;');
      await expect(migrate(database, { folder: files })).rejects.toThrow('nowhere');
      const applied = await appliedMigrations(database);
      expect(applied.map(({ name }) => name)).toEqual(['001-first.sql', '002-second.sql', '003-third.sql']);
    });

    it('ignore different line ends', async () => {
      await migrate(database, { folder: files });
      await writeFile(path.join(files, '002-second.sql'), 'ALTER TABLE first_one ADD COLUMN name text;\r\n');
      expect(await migrate(database, { folder: files })).toEqual([]);
    });

    it('refuse a file that was changed after it was applied, by name', async () => {
      await migrate(database, { folder: files });
      await writeFile(path.join(files, '002-second.sql'), 'ALTER TABLE first_one ADD COLUMN other text;');
      await expect(migrate(database, { folder: files })).rejects.toThrow(MigrationChanged);
      await expect(migrate(database, { folder: files })).rejects.toThrow('002-second.sql');
    });

    it('refuse a database from which a newer program removed something, and accept one with additions only', async () => {
      await writeFile(path.join(files, '083-more.sql'), 'ALTER TABLE first_one ADD COLUMN more text;');
      await migrate(database, { folder: files });
      await rm(path.join(files, '083-more.sql'));
      expect(await migrate(database, { folder: files })).toEqual([]);
      await rm(path.join(files, '002-second.sql'));
      await expect(migrate(database, { folder: files })).rejects.toThrow(MigrationUnknown);
      await expect(migrate(database, { folder: files })).rejects.toThrow('too new for this program');
    });

    describe('that remove something', () => {
      const TAKES = '084-name.contract.sql';
      beforeEach(async () => {
        await migrate(database, { folder: files });
        await writeFile(path.join(files, '083-title.sql'), 'ALTER TABLE first_one ADD COLUMN title text;');
        await writeFile(path.join(files, TAKES), 'ALTER TABLE first_one DROP COLUMN name;');
      });

      it('wait until they are requested, and from then on require the migrations they build on', async () => {
        expect(await migrate(database, { folder: files })).toEqual(['083-title.sql']);
        expect(await database.query('SELECT name, title FROM first_one')).toHaveLength(1);
        expect(await migrate(database, { folder: files, isContracting: true })).toEqual([TAKES]);
        const applied = await appliedMigrations(database);
        expect(applied.map(({ name, isRequired }) => [name, isRequired])).toEqual([
          ['001-first.sql', true],
          ['002-second.sql', true],
          ['083-title.sql', true],
          [TAKES, true],
        ]);
        for (const name of ['083-title.sql', TAKES]) await rm(path.join(files, name));
        await expect(migrate(database, { folder: files })).rejects.toThrow(MigrationUnknown);
      });

      it('are applied at once to a new database, which no older program serves', async () => {
        await database.query('DROP TABLE migration, migration_ahead, first_one');
        expect(await migrate(database, { folder: files })).toContain(TAKES);
      });

      it('block a program whose later migrations build on them', async () => {
        await writeFile(path.join(files, '085-later.sql'), 'ALTER TABLE first_one ADD COLUMN later text;');
        const refused = migrate(database, { folder: files });
        await expect(refused).rejects.toThrow(MigrationsWait);
        await expect(refused).rejects.toThrow(`too old for this program: 085-later.sql comes after ${TAKES}`);
        expect(await migrate(database, { folder: files, isContracting: true })).toHaveLength(3);
      });
    });

    it('leave nothing behind when one of them fails', async () => {
      await writeFile(path.join(files, '003-wrong.sql'), 'CREATE TABLE second_one (id integer); SELECT nonsense;');
      await expect(migrate(database, { folder: files })).rejects.toThrow('nonsense');
      const tables = await database.query("SELECT to_regclass('first_one') AS a, to_regclass('second_one') AS b");
      expect(tables).toEqual([{ a: null, b: null }]);
    });
  });
});
