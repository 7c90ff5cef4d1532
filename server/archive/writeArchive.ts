import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import type { Database, Queryable } from '../database/database';
import { quote } from '../database/quote';
import type { FileStorage } from '../files/fileStorage';
import { appliedMigrations } from '../database/migrate';
import { flushFolder } from '../files/flush';
import { VERSION } from '../version';
import { ENTRY, FORMAT, FORMAT_VERSION, type Contents, type Manifest, type TableDigest } from './format';
import type { Progress } from './progress';
import { archivedTables, IN_UTC, createTableDigest, rowsAsJson, sequenceStates, type ArchivedTable } from './schema';
import { onStop, createPartialFile, checksumFileOf, partialFilesOf } from './partialFiles';

/** The source and target of an export. */
export interface ArchiveJob {
  /** Its transactions must be snapshots: REPEATABLE READ on a server, an exclusively opened embedded database. */
  readonly database: Database;
  readonly storage: Pick<FileStorage, 'open'>;
  /** The archive, which appears only when it is complete and synced. */
  readonly file: string;
  readonly clock: () => Date;
  readonly progress: Progress;
}

/** The database cancelled the transaction that the archive is read in. */
export class SnapshotInterrupted extends Error {
  constructor() {
    super(
      'The database interrupted the reading of its rows, as a standby does for changes of its primary. Start again.',
    );
    this.name = 'SnapshotInterrupted';
  }
}

/**
 * Writes all rows and files into one archive. The rows are from one snapshot; files, which never change, follow after it.
 * Memory is limited to some parts of a few megabytes, regardless of the amount of data.
 * @throws ArchiveInProgress, SnapshotInterrupted
 * @returns the contents; `gaps` lists the files that are missing or damaged in the storage
 */
export async function writeArchive({ database, storage, file, clock, progress }: ArchiveJob): Promise<Contents> {
  const unfinished = partialFilesOf(file);
  await createPartialFile(unfinished.archive);
  function cleanUp(): void {
    for (const partial of Object.values(unfinished)) rmSync(partial, { force: true });
  }
  const removeHandlers = onStop(cleanUp);
  try {
    const writer = await openWriter(unfinished.archive, clock());
    try {
      const contents = await writeContents({ database, storage, writer, clock, progress }, unfinished.keys);
      await rename(unfinished.archive, file);
      await flushFolder(path.dirname(file));
      return contents;
    } finally {
      await writer.close();
    }
  } finally {
    removeHandlers();
    cleanUp();
  }
}

/** @param keys temporary file for the list of files */
async function writeContents(
  { database, storage, writer, clock, progress }: Omit<ArchiveJob, 'file'> & Writing,
  keys: string,
): Promise<Contents> {
  let isBegun = false;
  const snapshot = await database.transaction(async (transaction) => {
    // The transaction would be repeated, for example because of a conflict on a standby, and write everything again.
    if (isBegun) throw new SnapshotInterrupted();
    isBegun = true;
    const manifest = await readManifestOf(transaction, { engine: database.engine, now: clock() });
    await writer.add(ENTRY.manifest, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    const tables = await writeTables({ transaction, writer, progress }, manifest);
    await spoolFiles(transaction, keys);
    return { manifest, tables, sequences: await sequenceStates(transaction) };
  });
  const { manifest, tables, sequences } = snapshot;
  const contents: Contents = {
    tables,
    sequences,
    ...(await writeFiles({ writer, storage, progress }, { keys, all: manifest.files })),
  };
  await writer.add(ENTRY.contents, Buffer.from(`${JSON.stringify(contents, null, 2)}\n`));
  await writer.end();
  return contents;
}

async function readManifestOf(
  transaction: Queryable,
  { engine, now }: { readonly engine: Database['engine']; readonly now: Date },
): Promise<Manifest> {
  await transaction.query(IN_UTC);
  const tables: Manifest['tables'][number][] = [];
  for (const table of await archivedTables(transaction)) {
    const [row] = await transaction.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${quote(table.name)}`);
    tables.push({ ...table, rows: Number(row?.rows) });
  }
  const [files] = await transaction.query<{ count: string; bytes: string }>(
    'SELECT count(*) AS count, coalesce(sum(size), 0) AS bytes FROM file',
  );
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    version: VERSION,
    takenAt: now.toISOString(),
    engine,
    migrations: (await appliedMigrations(transaction)).map(({ name, checksum }) => ({ name, checksum })),
    tables,
    files: { count: Number(files?.count), bytes: Number(files?.bytes) },
  };
}

interface Writing {
  readonly writer: Writer;
  readonly progress: Progress;
}

async function writeTables(
  { transaction, writer, progress }: Writing & { readonly transaction: Queryable },
  { tables }: Manifest,
): Promise<Contents['tables']> {
  const all = tables.reduce((sum, { rows }) => sum + rows, 0);
  const digests: Record<string, TableDigest> = {};
  let done = 0;
  for (const table of tables) {
    const digest = createTableDigest();
    let part = 0;
    for await (const lines of partsOf(transaction, table)) {
      for (const line of lines) digest.add(line);
      part += 1;
      const name = `database/${table.name}/${String(part).padStart(PART_DIGITS, '0')}.jsonl.gz`;
      await writer.add(name, await zip(`${lines.join('\n')}\n`, { level: ZIP_LEVEL }));
      done += lines.length;
      progress.report(`Rows, ${table.name}`, done, all);
    }
    digests[table.name] = digest.read();
  }
  return digests;
}

/** The rows of a table in parts of about PART_CHARACTERS. The fetch size adapts to the length of the rows so far. */
async function* partsOf(transaction: Queryable, table: ArchivedTable): AsyncGenerator<readonly string[]> {
  await transaction.query(`DECLARE archived NO SCROLL CURSOR FOR ${rowsAsJson(table)}`);
  let fetched = FIRST_FETCH;
  let part: string[] = [];
  let characters = 0;
  for (;;) {
    const lines = await transaction.query<{ line: string }>(`FETCH ${fetched} FROM archived`);
    if (lines.length === 0) break;
    let longest = 1;
    for (const { line } of lines) {
      part.push(line);
      characters += line.length;
      longest = Math.max(longest, line.length);
      if (characters < PART_CHARACTERS) continue;
      yield part;
      part = [];
      characters = 0;
    }
    fetched = Math.min(fetched * 2, MAX_FETCH, Math.max(1, Math.floor(PART_CHARACTERS / longest)));
  }
  if (part.length > 0) yield part;
  await transaction.query('CLOSE archived');
}

/** Writes the list of files to a temporary file, so that the snapshot need not last until all of them are copied. */
async function spoolFiles(transaction: Queryable, to: string): Promise<void> {
  await transaction.query(
    `DECLARE spooled NO SCROLL CURSOR FOR SELECT json_build_object('key', key, 'size', size, 'sha256', sha256)::text AS line
     FROM file ORDER BY key`,
  );
  const spool = await open(to, 'w', 0o600);
  try {
    for (;;) {
      const lines = await transaction.query<{ line: string }>(`FETCH ${MAX_FETCH} FROM spooled`);
      if (lines.length === 0) break;
      await spool.appendFile(`${lines.map(({ line }) => line).join('\n')}\n`);
    }
  } finally {
    await spool.close();
  }
}

interface SpooledFile {
  readonly key: string;
  readonly size: number;
  readonly sha256: string | null;
}

async function writeFiles(
  { writer, storage, progress }: Writing & { readonly storage: Pick<FileStorage, 'open'> },
  { keys, all }: { readonly keys: string; readonly all: Manifest['files'] },
): Promise<Pick<Contents, 'files' | 'gaps'>> {
  const gaps: Contents['gaps'][number][] = [];
  let count = 0;
  let bytes = 0;
  for await (const line of createInterface({ input: createReadStream(keys) })) {
    const { key, size, sha256 } = JSON.parse(line) as SpooledFile;
    const stored = await storage.open(key);
    if (stored?.size === size) {
      const written = await writer.addStream(key, { stream: stored.stream, size });
      // It is already in the archive, and the target will refuse to serve it, like the source.
      if (sha256 !== null && sha256 !== written) gaps.push({ key, reason: 'damaged' });
      count += 1;
      bytes += size;
    } else {
      stored?.stream.destroy();
      gaps.push({ key, reason: stored ? 'damaged' : 'missing' });
    }
    progress.report('Files', bytes, all.bytes);
  }
  return { files: { count, bytes }, gaps };
}

/** Writes entries sequentially, and their checksums at the end. */
interface Writer {
  add(name: string, bytes: Buffer): Promise<void>;
  /** @returns the SHA-256 of the written bytes */
  addStream(name: string, content: { readonly stream: Readable; readonly size: number }): Promise<string>;
  end(): Promise<void>;
  /** Closes its files, whether it was finished or not. */
  close(): Promise<void>;
}

async function openWriter(file: string, mtime: Date): Promise<Writer> {
  const tar: Pack = pack();
  const written = pipeline(tar, createWriteStream(file));
  // Handled in `write`: the current entry fails too, and then awaits it.
  written.catch(() => undefined);
  const sums = await open(checksumFileOf(file), 'w', 0o600);

  async function write(name: string, { stream, size }: { readonly stream: Readable; readonly size: number }) {
    try {
      await pipeline(stream, tar.entry({ name, size, mtime, mode: 0o600 }));
    } catch (error) {
      tar.destroy(error as Error);
      // Only the file's error has the reason, such as a full disk: entries just report a destroyed stream.
      await written;
    }
  }
  async function addStream(name: string, { stream, size }: { readonly stream: Readable; readonly size: number }) {
    const hash = createHash('sha256');
    const hashed = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
    });
    stream.on('error', (error) => hashed.destroy(error));
    await write(name, { stream: stream.pipe(hashed), size });
    const sha256 = hash.digest('hex');
    await sums.appendFile(`${sha256}  ${name}\n`);
    return sha256;
  }
  return {
    addStream,
    async add(name, bytes) {
      await addStream(name, { stream: Readable.from([bytes]), size: bytes.byteLength });
    },
    async end() {
      await sums.close();
      const { size } = await stat(checksumFileOf(file));
      await write(ENTRY.sums, { stream: createReadStream(checksumFileOf(file)), size });
      tar.finalize();
      await written;
      const handle = await open(file, 'r');
      await handle.sync();
      await handle.close();
    },
    async close() {
      tar.destroy();
      await sums.close();
    },
  };
}

const zip = promisify(gzip) as (text: string, options: { readonly level: number }) => Promise<Buffer>;
/** Twice as fast as the default, with 10 % larger output. */
const ZIP_LEVEL = 3;
const PART_DIGITS = 6;
const PART_CHARACTERS = 4 * 1024 * 1024;
const FIRST_FETCH = 16;
const MAX_FETCH = 1_000;
