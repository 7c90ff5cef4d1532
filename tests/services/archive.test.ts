import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, truncateSync } from 'node:fs';
import {
  copyFile,
  mkdir,
  open,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  truncate,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUp, exportTo, importFrom, restoreFrom, verifyArchive } from '../../scripts/archives/commands';
import { verifyInstallation } from '../../scripts/archives/verify';
import { createApp } from '../../server/app';
import { InvalidArchive, EXCLUDED_TABLES } from '../../server/archive/format';
import { ImportUnfinished } from '../../server/database/importState';
import { ImportRefused } from '../../server/archive/loadArchive';
import { openSource } from '../../server/archive/source';
import { SILENT_PROGRESS, type Progress } from '../../server/archive/progress';
import { checkArchive, entriesOf } from '../../server/archive/readArchive';
import { SnapshotInterrupted, writeArchive } from '../../server/archive/writeArchive';
import type { Config } from '../../server/config';
import { openDatabase, openWithoutMigrating, type Database } from '../../server/database/database';
import type { AppliedMigration } from '../../server/database/migrate';
import { lockDataFolder } from '../../server/database/dataFolderLock';
import { openStorage } from '../../server/files/storage';
import { faqDefinitions } from './support/faqEntries';
import { contentOf, dataCommand, makeInstallations, type Installations } from './support/installations';
import { runProgram, spawnProgram } from './support/runProgram';

const logger = pino({ level: 'silent' });
let installations: Installations;
let folder: string;
let demo: Config;
let archive: string;
/** The digests of the demo's tables. */
let before: Awaited<ReturnType<typeof contentOf>>;
beforeAll(async () => {
  installations = await makeInstallations();
  ({ folder, demo, archive } = installations);
  before = await contentOf(demo);
});
afterAll(() => installations.remove());

/** Like an import of an archive from before the last migration: if it is applied meanwhile, restoring its row fails. */
async function withoutLastMigration(installation: Config, act: () => Promise<void>): Promise<void> {
  const [last] = await queryOf<AppliedMigration>(
    installation,
    'DELETE FROM migration_ahead WHERE name = (SELECT max(name) FROM migration_ahead) RETURNING name, checksum',
  );
  await act();
  await queryOf(installation, 'INSERT INTO migration_ahead (name, checksum) VALUES ($1, $2)', [
    last?.name,
    last?.checksum,
  ]);
}

async function queryOf<Row>(
  { dataDir, databaseUrl }: Config,
  statement: string,
  parameters: readonly unknown[] = [],
): Promise<readonly Row[]> {
  const database = await openWithoutMigrating({ dataDir, url: databaseUrl, logger });
  try {
    return await database.query<Row>(statement, parameters);
  } finally {
    await database.close();
  }
}

/** Fails when this many parts have been imported, like an interruption. */
function cutAfter(parts: number): Progress {
  let left = parts;
  return {
    report(what) {
      if (what !== 'Import') return;
      left -= 1;
      if (left === 0) throw new Error('Cut.');
    },
  };
}

describe('an archive', () => {
  it('leaves references, indexes, triggers and sequences as a migration makes them', async () => {
    const target = await installations.embedded();
    const shape = await shapeOf(target);
    await importFrom(dataCommand(target, archive).command);
    expect(await shapeOf(target)).toEqual(shape);
    const { services, close } = await createApp(target, { logger });
    const [fields] = await services.database.query<{ least: string; next: string }>(
      `SELECT max(sequence) AS least, nextval(pg_get_serial_sequence('field', 'sequence')) AS next FROM field`,
    );
    expect(Number(fields?.next)).toBeGreaterThan(Number(fields?.least));
    await close();
  });

  it('is a consistent snapshot, although its source keeps working', async () => {
    const source = await installations.copyOfDemo();
    const { services, close } = await createApp(source, { logger });
    const state = { isOver: false, saves: 0 };
    async function save(): Promise<void> {
      state.saves += 1;
      // Both in one transaction: an archive in which they differ is not a consistent snapshot.
      await services.database.transaction(async (transaction) => {
        const round = `round ${state.saves}`;
        await transaction.query('UPDATE tenant SET name = $1 WHERE id = (SELECT min(id::text)::uuid FROM tenant)', [
          round,
        ]);
        await transaction.query('UPDATE role SET description = $1', [round]);
      });
    }
    await save();
    const working = (async () => {
      while (!state.isOver) await save();
    })();
    const file = path.join(folder, `${randomUUID()}.tar`);
    await exportTo(dataCommand(source, file).command);
    state.isOver = true;
    await working;
    await close();
    expect(state.saves).toBeGreaterThan(1);
    const target = await installations.embedded();
    await importFrom(dataCommand(target, file).command);
    const { database, close: closeTarget } = await openSource(target, { logger });
    const rounds = await database.query(
      `SELECT description AS round FROM role UNION SELECT name FROM tenant WHERE name LIKE 'round %'`,
    );
    await closeTarget();
    expect(rounds).toEqual([{ round: expect.stringMatching(/^round \d+$/) as string }]);
    expect((await readdir(source.dataDir)).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
  });

  it('is not written twice into one file if the database repeats the transaction that reads it', async () => {
    const source = await installations.copyOfDemo();
    const { database, close } = await openSource(source, { logger });
    const repeating: Database = {
      ...database,
      async transaction(work) {
        await database.transaction(work);
        return database.transaction(work);
      },
    };
    const file = path.join(folder, 'repeated.tar');
    const storage = await openStorage(source.storageUrl);
    await expect(
      writeArchive({ database: repeating, storage, file, clock: () => new Date(), progress: SILENT_PROGRESS }),
    ).rejects.toThrow(SnapshotInterrupted);
    await close();
    expect(existsSync(file)).toBe(false);
  });

  it('resumes an import that was interrupted; until then the services refuse to start, and nothing is backed up', async () => {
    const target = await installations.embedded();
    for (const parts of [5, 20, 3]) {
      const cut = dataCommand(target, archive, { progress: cutAfter(parts) });
      await expect(importFrom(cut.command)).rejects.toThrow('Cut.');
    }
    await withoutLastMigration(target, async () => {
      await expect(createApp(target, { logger })).rejects.toThrow(ImportUnfinished);
    });
    // Half of an installation would pass for a complete one, and older backups would be deleted for it.
    const backups = path.join(folder, 'backups-of-half');
    await expect(backUp(dataCommand(target, backups, { keep: '1' }).command)).rejects.toThrow(ImportUnfinished);
    expect(await readdir(backups)).toEqual([]);
    const last = dataCommand(target, archive);
    expect(await importFrom(last.command)).toBe(true);
    expect(last.printed[0]).toMatch(/^Went on after 2\d parts/);
    expect(await contentOf(target)).toEqual(before);
    await (await createApp(target, { logger })).close();
  });

  it.each([0.2, 0.5, 0.9])('is refused entirely when one byte differs (%d of the way)', async (share) => {
    const damaged = path.join(folder, 'damaged.tar');
    await copyFile(archive, damaged);
    const middle = await middleOfEntry(damaged, share);
    const file = await open(damaged, 'r+');
    const byte = Buffer.alloc(1);
    await file.read(byte, 0, 1, middle);
    await file.write(Buffer.from([(byte[0] ?? 0) ^ 1]), 0, 1, middle);
    await file.close();
    const target = await installations.embedded();
    await expect(importFrom(dataCommand(target, damaged).command)).rejects.toThrow(InvalidArchive);
    await expect(verifyArchive(dataCommand(target, damaged).command)).rejects.toThrow(/damaged/);
    expect(await isUntouched(target)).toBe(true);
  });

  it('is refused when it is truncated, not an archive, or of a newer program', async () => {
    const target = await installations.embedded();
    await expect(verifyArchive(dataCommand(target, folder).command)).rejects.toThrow(/is a folder\. Name the file/);
    const cut = path.join(folder, 'cut.tar');
    for (const share of [0.3, 0.8]) {
      await copyFile(archive, cut);
      await truncate(cut, Math.floor((await stat(cut)).size * share));
      await expect(importFrom(dataCommand(target, cut).command)).rejects.toThrow(InvalidArchive);
    }
    await writeFile(cut, 'nothing of the kind '.repeat(100));
    await expect(importFrom(dataCommand(target, cut).command)).rejects.toThrow(InvalidArchive);
    await expect(importFrom(dataCommand(target, path.join(folder, 'none.tar')).command)).rejects.toThrow(
      'there is no file',
    );
    expect(await isUntouched(target)).toBe(true);
  });

  it('is imported into an empty installation only, or with --replace in place of its content', async () => {
    const target = await installations.copyOfDemo();
    const database = await openDatabase({ dataDir: target.dataDir, logger });
    await database.query('UPDATE career SET title = title || $1', [' of another installation']);
    await database.close();
    expect(await contentOf(target)).not.toEqual(before);
    const refused = importFrom(dataCommand(target, archive).command);
    await expect(refused).rejects.toThrow(ImportRefused);
    await expect(refused).rejects.toThrow('--replace');
    expect(await importFrom(dataCommand(target, archive, { replaces: true }).command)).toBe(true);
    expect(await contentOf(target)).toEqual(before);
    await expect(importFrom(dataCommand(target, archive).command)).rejects.toThrow(
      'this archive is in the database already',
    );
  });

  it('has every table except those excluded by name, and no keys or sessions', async () => {
    const { database, close } = await openSource(demo, { logger });
    const all = await database.query<{ name: string }>(
      `SELECT tablename::text AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1`,
    );
    await close();
    const { manifest } = await checkArchive(archive, SILENT_PROGRESS);
    const archived = manifest.tables.map(({ name }) => name);
    expect([...archived, ...Object.keys(EXCLUDED_TABLES)].sort()).toEqual(all.map(({ name }) => name));
    for (const name of ['signing_key', 'draft_key', 'sign_in', 'refresh_token']) expect(archived).not.toContain(name);
    expect((await stat(archive)).mode & 0o077).toBe(0);
  });

  it('reports that the disk is full, and leaves nothing behind', async () => {
    const full = path.join(folder, 'full.tar');
    await symlink('/dev/full', `${full}.part`);
    await expect(exportTo(dataCommand(demo, full).command)).rejects.toThrow(/^ENOSPC: no space left/);
    expect((await readdir(folder)).filter((name) => name.startsWith('full.tar'))).toEqual([]);
  });

  it('is left to the command that writes it; the remains of an interrupted one are overwritten', async () => {
    const file = path.join(folder, 'twice.tar');
    await writeFile(`${file}.part`, 'begun');
    const second = exportTo(dataCommand(demo, file).command);
    await expect(second).rejects.toThrow(
      /^Another command writes \S+twice\.tar\.part, or was cut within the last hour\./,
    );
    expect(await readFile(`${file}.part`, 'utf8')).toBe('begun');
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(`${file}.part`, before, before);
    expect(await exportTo(dataCommand(demo, file).command)).toBe(true);
    expect((await readdir(folder)).filter((name) => name.startsWith('twice.tar'))).toEqual(['twice.tar']);
  });

  it('waits for another command that reads the same database, but not forever', async () => {
    const files = ['one.tar', 'other.tar'].map((name) => path.join(folder, name));
    const exported = await Promise.all(files.map((file) => exportTo(dataCommand(demo, file).command)));
    expect(exported).toEqual([true, true]);
    const release = await lockDataFolder(demo.dataDir);
    onTestFinished(release);
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const waiting = exportTo(dataCommand(demo, path.join(folder, 'third.tar')).command);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    await expect(waiting).rejects.toThrow(
      `The process that works on ${demo.dataDir} gave no snapshot of its database: it is another command. Try again when it has ended.`,
    );
  });

  it('names the files that are missing from its source, and is complete otherwise', async () => {
    const source = await installations.copyOfDemo();
    const [lost = ''] = await filesOf(source);
    await rm(path.join(source.dataDir, 'files', lost));
    const file = path.join(folder, 'gaps.tar');
    const exporting = dataCommand(source, file);
    expect(await exportTo(exporting.command)).toBe(false);
    expect(exporting.warned).toEqual([`The source has this file no more: ${lost}`]);
    const target = await installations.embedded();
    expect(await importFrom(dataCommand(target, file).command)).toBe(false);
    expect(await contentOf(target)).toEqual(before);
  });
});

describe('backups', () => {
  it('are dated and verified; the requested number is kept, and the newest is restored', async () => {
    const backups = path.join(folder, 'backups');
    const source = await installations.copyOfDemo();
    const made = dataCommand(source, backups, { keep: '2' });
    expect(await backUp(made.command)).toBe(true);
    for (const year of [2020, 2021]) {
      await copyFile(archive, path.join(backups, `brand-console-${year}-01-01T00-00-00Z.tar`));
    }
    const [first] = (await readdir(backups)).slice(-1);
    await backUp(dataCommand(source, backups, { keep: '2', print: () => undefined }).command);
    const left = await readdir(backups);
    expect(left).toHaveLength(2);
    expect(left).toContain(first);
    expect(made.printed).toContain('Read again: every part is as it was written.');
    const target = await installations.embedded();
    expect(await restoreFrom(dataCommand(target, backups).command)).toBe(true);
    expect(await contentOf(target)).toEqual(before);
  });

  it('that cannot be read again do not pass for the newest', async () => {
    const backups = path.join(folder, 'backups-damaged');
    const source = await installations.copyOfDemo();
    const damageWritten = (line: string) => {
      const [, file] = /^Wrote (.*\.tar),/.exec(line) ?? [];
      if (file !== undefined) truncateSync(file, 1_000);
    };
    await expect(backUp(dataCommand(source, backups, { print: damageWritten }).command)).rejects.toThrow(
      InvalidArchive,
    );
    expect(await readdir(backups)).toEqual([expect.stringMatching(/^brand-console-.*\.tar\.damaged$/)]);
    await expect(restoreFrom(dataCommand(source, backups).command)).rejects.toThrow('There is no backup');
  });

  it('that were killed are cleaned up by the next one; one that is still running is left alone', async () => {
    const backups = path.join(folder, 'backups-killed');
    await mkdir(backups);
    const [killed, working] = [2020, 2021].map((year) =>
      ['keys', 'part', 'part.sums'].map((ending) => `brand-console-${year}-01-01T00-00-00Z.tar.${ending}`),
    );
    for (const name of [...killed!, ...working!]) await writeFile(path.join(backups, name), 'begun');
    const before = new Date(Date.now() - 2 * 60 * 60 * 1000);
    for (const name of [...killed!, working![0]!]) await utimes(path.join(backups, name), before, before);
    const made = dataCommand(await installations.copyOfDemo(), backups);
    expect(await backUp(made.command)).toBe(true);
    expect(made.printed[0]).toBe(
      'Removed what was left of brand-console-2020-01-01T00-00-00Z.tar, which was not finished.',
    );
    const left = await readdir(backups);
    expect(left).toHaveLength(4);
    expect(left).toEqual(expect.arrayContaining(working!));
  });

  it('are all kept while files are missing from the new one', async () => {
    const backups = path.join(folder, 'backups-of-gaps');
    const source = await installations.copyOfDemo();
    expect(await backUp(dataCommand(source, backups).command)).toBe(true);
    const complete = await readdir(backups);
    await rm(path.join(source.dataDir, 'files'), { recursive: true });
    const made = dataCommand(source, backups, { keep: '1' });
    expect(await backUp(made.command)).toBe(false);
    expect(made.warned.at(-1)).toBe('Older backups stay: they may have what this one lacks.');
    expect(await readdir(backups)).toEqual(expect.arrayContaining(complete));
  });
});

describe('the verification of an installation', () => {
  it('finds files that are missing, damaged or without a record, and dangling references', async () => {
    const config = await installations.copyOfDemo();
    const [missing = '', damaged = ''] = await filesOf(config);
    const files = path.join(config.dataDir, 'files');
    await rm(path.join(files, missing));
    const bytes = await readFile(path.join(files, damaged));
    await writeFile(path.join(files, damaged), Buffer.concat([bytes.subarray(1), Buffer.from('x')]));
    const stranger = `files/2026/01/${randomUUID()}.png`;
    await writeFile(path.join(files, path.dirname(damaged), path.basename(stranger)), 'of nobody');
    const lost = `files/2026/01/${randomUUID()}.png`;
    const database = await openDatabase({ dataDir: config.dataDir, logger });
    await database.query(
      `UPDATE link_record SET image_key = $1 WHERE id = (SELECT min(id::text)::uuid FROM link_record)`,
      [lost],
    );
    await database.close();
    const verification = dataCommand(config);
    expect(await verifyInstallation(verification.command)).toBe(false);
    expect(verification.warned.sort()).toEqual(
      [
        `A file is missing: ${missing}`,
        `A file is damaged: ${damaged}`,
        `No record has this stored file: ${path.posix.join(path.dirname(damaged), path.basename(stranger))}`,
        `link_record refers to a file that there is no record of: ${lost}`,
      ].sort(),
    );
  });

  it('uses the definitions of its folder, and changes nothing', async () => {
    const config = await installations.copyOfDemo();
    const { services, close } = await createApp(config, { logger, definitions: faqDefinitions });
    await services.database.query(
      `INSERT INTO record (id, brand_id, area, data, keys, indexed_by, revision, created_at, updated_at)
       SELECT gen_random_uuid(), id, 'faq', '{"question": "<b>Why?</b><script></script>"}', '{}', '', 1, now(), now()
       FROM brand WHERE name = 'ALP'`,
    );
    await close();
    const [shape, content] = [await shapeOf(config), await contentOf(config)];
    const { output } = await runProgram('data', ['verify'], {
      DATA_DIR: config.dataDir,
      SCHEMAS_DIR: path.resolve('tests/support/definitions'),
    });
    expect(output).toMatch(/^ALP {2}faq/m);
    expect(await shapeOf(config)).toEqual(shape);
    expect(await contentOf(config)).toEqual(content);
  });
});

describe('npm run data', () => {
  it('prints its usage, and a problem in one line', async () => {
    const none = await runProgram('data', [], {});
    expect(none.code).toBe(1);
    for (const name of ['export', 'import', 'backup', 'restore', 'verify']) {
      expect(none.output).toContain(`npm run data -- ${name}`);
    }
    const lost = await runProgram('data', ['export', path.join(folder, 'nowhere.tar')], {
      DATA_DIR: path.join(folder, 'nowhere'),
    });
    expect(lost).toEqual({ code: 1, output: `There is no database in ${path.join(folder, 'nowhere')}.\n` });
  });

  it('distinguishes a folder that it cannot read from one without a database', async () => {
    const loop = path.join(folder, 'loop');
    await symlink(loop, loop);
    const { code, output } = await runProgram('data', ['backup', path.join(folder, 'of-loop')], { DATA_DIR: loop });
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(/^ELOOP: .*\n$/) as string });
  });

  it('continues when its output is closed', async () => {
    const { dataDir: DATA_DIR } = await installations.copyOfDemo();
    const verifying = await spawnProgram('data', ['verify'], { DATA_DIR });
    verifying.stdout?.destroy();
    const errorOutput = text(verifying.stderr!);
    expect(await once(verifying, 'exit')).toEqual([0, null]);
    expect(await errorOutput).not.toContain('EPIPE');
  });

  it('leaves nothing of an archive behind when it is stopped', async () => {
    const file = path.join(folder, 'stopped.tar');
    // A bucket that never responds.
    const bucket = createServer();
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(bucket.address() as AddressInfo).port}`;
    const exporting = await spawnProgram('data', ['export', file], {
      DATA_DIR: (await installations.copyOfDemo()).dataDir,
      STORAGE_URL: `s3://key:secret@${address}/uploads?endpoint=http://${address}`,
    });
    await once(bucket, 'request');
    expect(existsSync(`${file}.part`)).toBe(true);
    exporting.kill('SIGINT');
    expect(await once(exporting, 'exit')).toEqual([null, 'SIGINT']);
    bucket.closeAllConnections();
    bucket.close();
    expect((await readdir(folder)).filter((name) => name.startsWith('stopped.tar'))).toEqual([]);
  });

  it('reports why a bucket refuses, and what to do, and leaves the database unchanged', async () => {
    const bucket = createServer((_request, answer) => {
      answer.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(bucket.address() as AddressInfo).port}`;
    const STORAGE_URL = `s3://key:secret@${address}/uploads?endpoint=http://${address}`;
    const source = await installations.copyOfDemo();
    const ofDemo = { DATA_DIR: source.dataDir, STORAGE_URL };
    const ended = [
      await runProgram('data', ['export', path.join(folder, 'refused.tar')], ofDemo),
      await runProgram('data', ['import', archive, '--replace'], ofDemo),
    ];
    bucket.close();
    for (const { code, output } of ended) {
      expect(code).toBe(1);
      expect(output).toContain('The bucket refuses the key (AccessDenied). Give the key the rights to');
      expect(output).not.toContain('    at ');
    }
    // The refusal is detected before anything is removed.
    expect(await contentOf(source)).toEqual(before);
  });

  it('reports a system error about a file or a database in one line', async () => {
    const uploads = path.join(folder, 'uploads-in-the-way');
    await mkdir(uploads, { recursive: true });
    await writeFile(path.join(uploads, 'files'), 'no folder');
    const imported = await runProgram('data', ['import', archive], {
      DATA_DIR: path.join(folder, 'without-uploads'),
      STORAGE_URL: `file://${uploads}`,
    });
    expect(imported).toEqual({
      code: 1,
      output: expect.stringMatching(/^(Import: .*\n)*E[A-Z]+: .*mkdir.*\n$/) as string,
    });
    const { dataDir: DATA_DIR } = await installations.copyOfDemo();
    await truncate(path.join(DATA_DIR, 'database', 'global', 'pg_control'), 100);
    expect(await runProgram('data', ['verify'], { DATA_DIR })).toEqual({
      code: 1,
      output: expect.stringMatching(/^The embedded database in \S+ failed: .*npm run doctor\n$/) as string,
    });
  });
});

/** Keys of the uploads on the disk of an installation. */
async function filesOf({ dataDir }: Config): Promise<readonly string[]> {
  const root = path.join(dataDir, 'files');
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((key) => key.startsWith('files/'))
    .sort();
}

async function isUntouched(config: Config): Promise<boolean> {
  const { database, close } = await openSource(config, { logger });
  const rows = await database.query('SELECT 1 FROM app_user UNION ALL SELECT 1 FROM data_import');
  await close();
  return rows.length === 0;
}

/** References, indexes, triggers and whether they fire. */
async function shapeOf(config: Config) {
  const { database, close } = await openSource(config, { logger });
  const shape = await database.query(
    `SELECT conname::text AS name, pg_get_constraintdef(oid) AS what FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
     UNION ALL SELECT tgname, tgrelid::regclass::text || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     ORDER BY 1, 2`,
  );
  await close();
  return shape;
}

/** An offset in the archive that is within the content of an entry. */
async function middleOfEntry(file: string, share: number): Promise<number> {
  const sizes: number[] = [];
  for await (const { size, stream } of entriesOf(file)) {
    stream.resume();
    sizes.push(size);
  }
  const index = Math.floor(sizes.length * share);
  const before = sizes.slice(0, index).reduce((sum, size) => sum + BLOCK + Math.ceil(size / BLOCK) * BLOCK, 0);
  return before + BLOCK + Math.floor((sizes[index] ?? 0) / 2);
}

const BLOCK = 512;
