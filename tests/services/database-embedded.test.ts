import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DataFolderInUse, lockDataFolder } from '../../server/database/dataFolderLock';
import { openDatabase, type Database } from '../../server/database/database';
import { startEngine } from '../../server/database/engine';
import { requestSnapshot, startSnapshotServer } from '../../server/database/snapshotServer';
import { BRIEF_PROCESS } from './support/briefProcess';
import { placeEmptyDatabase } from './support/emptyDatabase';
import { servicesBuild } from './support/servicesBuild';

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
  it('keeps its data across a restart', async () => {
    await placeEmptyDatabase(folder);
    const first = await open();
    await first.query('CREATE TABLE kept (text text)');
    await first.query('INSERT INTO kept VALUES ($1)', ['Ñandú 👩‍👩‍👧']);
    await first.close();
    const second = await open();
    expect(await second.query('SELECT text FROM kept')).toEqual([{ text: 'Ñandú 👩‍👩‍👧' }]);
  });

  it('is refused to a second process on the same folder until the first has ended', async () => {
    await placeEmptyDatabase(folder);
    const first = await open();
    const refused = openDatabase({ dataDir: folder, logger });
    await expect(refused).rejects.toThrow(DataFolderInUse);
    await expect(refused).rejects.toThrow(`${folder} is in use by another process (process ${process.pid})`);
    expect(await first.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await first.close();
    await open();
  });

  it('is refused while another process runs, and free again after that was killed, which leaves nothing elsewhere', async () => {
    await placeEmptyDatabase(folder);
    const temporary = await mkdtemp(path.join(os.tmpdir(), 'tmp-'));
    cleanups.push(() => rm(temporary, { recursive: true, force: true }));
    const holder = startHolder(folder, temporary);
    await holder.ready;
    await expect(openDatabase({ dataDir: folder, logger })).rejects.toThrow(DataFolderInUse);
    holder.process.kill('SIGKILL');
    await once(holder.process, 'exit');
    const database = await open();
    expect(await database.query('SELECT text FROM written')).toEqual([{ text: 'before the kill' }]);
    await database.close();
    expect((await readdir(temporary)).filter((name) => name.startsWith('brand-console-'))).toEqual([]);
    expect(await readdir(folder)).toEqual(['database']);
  });

  it('is held by only one of many that start at once', async () => {
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

  it('starts over after an interrupted first start', async () => {
    await mkdir(path.join(folder, 'database.new', 'base'), { recursive: true });
    await writeFile(path.join(folder, 'database.new', 'PG_VERSION'), 'half');
    const database = await open();
    expect(await database.query('SELECT count(*)::int AS n FROM page')).toEqual([{ n: 0 }]);
    expect(await readdir(folder)).not.toContain('database.new');
  });

  it('starts from the empty database of the build if there is one', async () => {
    const snapshot = path.join(await servicesBuild(), 'database', 'empty.tar.gz');
    const engine = await startEngine({ folder: path.join(folder, 'database'), onFailure: () => undefined, snapshot });
    await engine.stop();
    const database = await open();
    expect(await database.query('SELECT count(*)::int AS n FROM page')).toEqual([{ n: 0 }]);
  });

  it('can be stopped twice, and cannot be copied after that', async () => {
    await placeEmptyDatabase(folder);
    const engine = await startEngine({ folder: path.join(folder, 'database'), onFailure: () => undefined });
    await engine.stop();
    await engine.stop();
    await expect(engine.copyTo(path.join(folder, 'copy'))).rejects.toThrow('The embedded database was closed.');
  });

  it('names a folder whose database cannot be opened, and releases the folder', async () => {
    await mkdir(path.join(folder, 'database'));
    await writeFile(path.join(folder, 'database', 'PG_VERSION'), 'not a version');
    await expect(openDatabase({ dataDir: folder, logger })).rejects.toThrow(path.join(folder, 'database'));
    await rm(path.join(folder, 'database'), { recursive: true });
    await placeEmptyDatabase(folder);
    await open();
  });

  it('is stopped again when the socket for operators cannot be opened', async () => {
    await placeEmptyDatabase(folder);
    const createServer = net.createServer.bind(net);
    // The first server is the lock, the second the socket for operators.
    const making = vi.spyOn(net, 'createServer').mockImplementationOnce(createServer).mockImplementationOnce(refuse);
    onTestFinished(() => {
      making.mockRestore();
    });
    await expect(openDatabase({ dataDir: folder, logger })).rejects.toThrow('There are no sockets left.');
    expect(await readdir(folder)).toEqual(['database']);
    await open();
  });
});

describe('the socket for operators', () => {
  it('is given up by a client without an answer, of which nothing stays behind when the process resumes', async () => {
    await placeEmptyDatabase(folder);
    const holder = startHolder(folder, folder);
    await holder.ready;
    holder.process.kill('SIGSTOP');
    await expect(requestSnapshot(folder, 500)).rejects.toThrow(
      `The process that works on ${folder} gave no snapshot of its database: it has not answered for 0.5 s. Is it stopped?`,
    );
    holder.process.kill('SIGCONT');
    // Queued behind the abandoned request: when this one is answered, that one was handled.
    await (await requestSnapshot(folder)).release();
    await expect.poll(() => readdir(folder)).not.toContainEqual(expect.stringMatching(/^snapshot-/));
  });

  it('leaves a snapshot to its reader when the process that made it ends and another one starts', async () => {
    async function copyTo(to: string): Promise<void> {
      await mkdir(to, { recursive: true });
    }
    const close = await startSnapshotServer(folder, copyTo);
    const read = await requestSnapshot(folder);
    const release = await lockDataFolder(read.dataDir);
    await requestSnapshot(folder);
    await close();
    const closeNext = await startSnapshotServer(folder, copyTo);
    const left = (await readdir(folder)).filter((name) => name.startsWith('snapshot-'));
    expect(left).toEqual([path.basename(read.dataDir)]);
    await release();
    await read.release();
    await closeNext();
    expect(await readdir(folder)).toEqual([]);
  });

  it('sends a sign of life from time to time while a copy is being made', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let finish: (() => void) | undefined;
    const close = await startSnapshotServer(folder, () => new Promise((resolve) => void (finish = resolve)));
    const visitor = net.connect(path.join(folder, 'operator.sock'));
    const received = once(visitor.setEncoding('utf8'), 'data');
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    vi.advanceTimersToNextTimer();
    expect(await received).toEqual([' ']);
    finish?.();
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    await close();
  });
});

function refuse(): never {
  throw new Error('There are no sockets left.');
}

/**
 * A separate process that holds the folder and has written something.
 * @param temporary its folder for temporary files
 */
function startHolder(
  dataDir: string,
  temporary: string,
): { readonly process: ChildProcess; readonly ready: Promise<void> } {
  const script = fileURLToPath(new URL('./support/holdDataFolder.ts', import.meta.url));
  const child = spawn(process.execPath, [...BRIEF_PROCESS, '--import', 'tsx', script, dataDir], {
    env: { ...process.env, TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
