import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Database, Queryable } from '../database/database';
import { migrate, programMigrations, appliedMigrations } from '../database/migrate';
import { quote } from '../database/quote';
import { schemaTables } from '../database/schemaTables';
import type { FileStorage } from '../files/fileStorage';
import { isKey } from '../files/keys';
import { InvalidArchive, type Contents, type Manifest } from './format';
import type { Progress } from './progress';
import { entriesOf, type CheckedArchive, type EntryStream } from './readArchive';
import { archivedTables, IN_UTC, tableDigest } from './schema';

/** The target of an import. */
export interface ImportJob {
  /** Used exclusively by the import, without statement timeouts. */
  readonly database: Database;
  readonly storage: Pick<FileStorage, 'moveIn' | 'remove'>;
  /** A local folder for files in transit. */
  readonly incomingFolder: string;
  /** Whether existing data is removed first. */
  readonly replaceExisting: boolean;
  readonly progress: Progress;
}

export interface ImportResult {
  /** Number of parts that an earlier attempt had imported. */
  readonly skipped: number;
  readonly rows: number;
  readonly files: number;
}

/** The archive must not be imported into this target. */
export class ImportRefused extends Error {
  constructor(reason: string) {
    super(`Nothing was imported: ${reason}`);
    this.name = 'ImportRefused';
  }
}

/** The imported data differs from the archive. */
export class ImportMismatch extends Error {
  constructor(tables: readonly string[]) {
    super(
      `After the import these tables are not as in the archive: ${tables.join(', ')}. Was somebody writing to them?`,
    );
    this.name = 'ImportMismatch';
  }
}

/**
 * Imports an archive into an empty database and its storage. Each part is one transaction that also records the progress: an
 * interrupted import resumes there when called again with the same archive. Until it is finished, the services refuse to start.
 * @throws ImportRefused if the database contains other data, InvalidArchive for the archive of a newer program, ImportMismatch
 */
export async function loadArchive(archive: CheckedArchive, job: ImportJob): Promise<ImportResult> {
  const { database, progress } = job;
  const { manifest, contents, id } = archive;
  await probeStorage(job);
  const skipped = await prepare(archive, job);
  const columnsOf = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
  let part = 0;
  let done = 0;
  let recorded = skipped;
  for await (const { name, size, stream } of entriesOf(archive.file)) {
    done += size;
    const [kind = '', table = ''] = name.split('/');
    const columns = kind === 'database' ? columnsOf.get(table) : undefined;
    if (!columns && kind !== 'files') {
      stream.resume();
      continue;
    }
    part += 1;
    if (part <= skipped) {
      stream.resume();
      continue;
    }
    if (columns) {
      await loadRows(database, { stream, table, columns, archive: id, part });
      recorded = part;
    } else {
      await loadFile(job, name, stream);
      // Importing a file twice is harmless.
      if (part - recorded >= FILES_PER_CHECKPOINT) {
        await recordPart(database, id, part);
        recorded = part;
      }
    }
    progress.report('Import', done, archive.size);
  }
  await recordPart(database, id, part);
  await finish(archive, job);
  const rows = Object.values(contents.tables).reduce((sum, table) => sum + table.rows, 0);
  return { skipped, rows, files: contents.files.count };
}

/**
 * Creates the schema of the archive, and drops foreign keys and indexes and disables triggers, which would slow down the import. The
 * counts maintained by triggers are in the archive.
 * @returns the number of parts already imported
 */
async function prepare({ id, manifest }: CheckedArchive, { database, replaceExisting }: ImportJob): Promise<number> {
  await requireKnownSchema(manifest);
  const seen = await appliedMigrations(database);
  if (seen.length === 0) {
    await migrate(database, { only: new Set(manifest.migrations.map(({ name }) => name)) });
  } else if (seen.length !== manifest.migrations.length) {
    throw new ImportRefused(
      'the archive is of an older version, and the database was brought up to date already: begin with a new database.',
    );
  }
  return database.transaction(async (transaction) => {
    const tables = await archivedTables(transaction);
    const [previous] = await transaction.query<{ archive: string; parts_done: number; finished_at: Date | null }>(
      'SELECT archive, parts_done, finished_at FROM data_import ORDER BY finished_at NULLS FIRST LIMIT 1',
    );
    if (previous?.finished_at === null) {
      if (previous.archive === id) return previous.parts_done;
      throw new ImportRefused(
        'the import of another archive was not finished: go on with that one, or begin with a new database.',
      );
    }
    if (!replaceExisting && previous?.archive === id)
      throw new ImportRefused('this archive is in the database already.');
    if (!replaceExisting && !(await isEmpty(transaction))) {
      throw new ImportRefused('the database holds something. To remove it first: add --replace');
    }
    await transaction.query(`SET LOCAL lock_timeout = '10s'`);
    const constraints = await findConstraints(
      transaction,
      tables.map(({ name }) => name),
    );
    for (const { dropSql } of constraints) await transaction.query(dropSql);
    // Without their indexes, which would be emptied as well.
    await transaction.query(`TRUNCATE ${(await allTables(transaction)).map(quote).join(', ')}`);
    await transaction.query('INSERT INTO data_import (archive, set_aside) VALUES ($1, $2)', [
      id,
      JSON.stringify(constraints.map(({ restoreSql }) => restoreSql)),
    ]);
    return 0;
  });
}

/** @throws InvalidArchive */
async function requireKnownSchema({ migrations, version }: Manifest): Promise<void> {
  const known = new Map((await programMigrations()).map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (!unknown) return;
  throw new InvalidArchive(
    `version ${version} wrote it, whose schema this program does not know (${unknown.name}). Use that version or a newer one.`,
  );
}

/** The first start stores permissions and the like, which are in the archive too; users, pages and files are real data. */
async function isEmpty(database: Queryable): Promise<boolean> {
  const [row] = await database.query<{ empty: boolean }>(
    'SELECT NOT EXISTS (SELECT 1 FROM app_user) AND NOT EXISTS (SELECT 1 FROM page) AND NOT EXISTS (SELECT 1 FROM file) AS empty',
  );
  return row?.empty ?? false;
}

async function allTables(database: Queryable): Promise<readonly string[]> {
  const tables = await schemaTables(database);
  return tables.map(({ name }) => name).filter((name) => !['migration', 'migration_ahead'].includes(name));
}

/** Statements that drop or disable something during the import, with those that restore it, in the order of execution. */
async function findConstraints(
  database: Queryable,
  tables: readonly string[],
): Promise<readonly { readonly dropSql: string; readonly restoreSql: string }[]> {
  const references = await database.query<{ dropSql: string; restoreSql: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS "dropSql",
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS "restoreSql"
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY conrelid, conname`,
  );
  const indexes = await database.query<{ dropSql: string; restoreSql: string }>(
    `SELECT format('DROP INDEX %s', i.indexrelid::regclass) AS "dropSql", pg_get_indexdef(i.indexrelid) AS "restoreSql"
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = ANY ($1::text[])
       AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid) ORDER BY i.indexrelid`,
    [[...tables]],
  );
  const triggers = tables.map((table) => ({
    dropSql: `ALTER TABLE ${quote(table)} DISABLE TRIGGER USER`,
    restoreSql: `ALTER TABLE ${quote(table)} ENABLE TRIGGER USER`,
  }));
  return [...references, ...indexes, ...triggers];
}

interface RowsPart {
  readonly stream: EntryStream;
  readonly table: string;
  readonly columns: readonly string[];
  readonly archive: string;
  readonly part: number;
}

async function loadRows(database: Database, { stream, table, columns, archive, part }: RowsPart): Promise<void> {
  const lines = (await unzip(await buffer(stream))).toString().trimEnd().replaceAll('\n', ',');
  const list = columns.map(quote).join(', ');
  await database.transaction(async (transaction) => {
    await transaction.query(IN_UTC);
    await transaction.query(
      `INSERT INTO ${quote(table)} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM json_populate_recordset(NULL::${quote(table)}, $1::json)`,
      [`[${lines}]`],
    );
    await recordPart(transaction, archive, part);
  });
}

/** Detects an unwritable storage before anything is removed. The name of the probe differs from those of uploads. */
async function probeStorage(job: ImportJob): Promise<void> {
  const key = `files/probe-${randomUUID()}.txt`;
  await keepFile(job, key, Readable.from([Buffer.from('A probe.')]));
  await job.storage.remove(key);
}

async function loadFile(job: ImportJob, key: string, stream: EntryStream): Promise<void> {
  if (!isKey(key)) throw new InvalidArchive(`${key} is not the name of an upload.`);
  await keepFile(job, key, stream);
}

async function keepFile({ storage, incomingFolder }: ImportJob, key: string, stream: EntryStream): Promise<void> {
  await mkdir(incomingFolder, { recursive: true });
  const local = path.join(incomingFolder, `import-${path.basename(key)}`);
  try {
    await pipeline(stream, createWriteStream(local, { mode: 0o600 }));
    await storage.moveIn(key, local);
  } finally {
    await rm(local, { force: true });
  }
}

async function recordPart(database: Queryable, archive: string, part: number): Promise<void> {
  await database.query('UPDATE data_import SET parts_done = $2 WHERE archive = $1', [archive, part]);
}

/** Compares all tables with the archive, restores constraints, indexes and triggers, and migrates the schema. */
async function finish({ id, contents }: CheckedArchive, { database, progress }: ImportJob): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query(IN_UTC);
    await requireSame(transaction, { contents, progress });
    const [row] = await transaction.query<{ set_aside: readonly string[] }>(
      'SELECT set_aside FROM data_import WHERE archive = $1',
      [id],
    );
    // Indexes before foreign keys, which need them to be validated.
    const statements = (row?.set_aside ?? []).toSorted(
      (a, b) => Number(a.startsWith('ALTER')) - Number(b.startsWith('ALTER')),
    );
    for (const [index, statement] of statements.entries()) {
      progress.report('Indexes and references', index, statements.length);
      await transaction.query(statement);
    }
    for (const { name, lastValue } of contents.sequences) {
      if (lastValue !== null)
        await transaction.query('SELECT setval($1::regclass, $2::bigint)', [quote(name), lastValue]);
    }
    await transaction.query('UPDATE data_import SET finished_at = now() WHERE archive = $1', [id]);
  });
  await database.query('ANALYZE');
  await migrate(database);
}

/** @throws ImportMismatch */
async function requireSame(
  transaction: Queryable,
  { contents, progress }: { readonly contents: Contents; readonly progress: Progress },
): Promise<void> {
  const tables = await archivedTables(transaction);
  const different: string[] = [];
  for (const [index, table] of tables.entries()) {
    progress.report('Comparing', index, tables.length);
    const expected = contents.tables[table.name];
    const found = await tableDigest(transaction, table);
    if (found.rows !== expected?.rows || found.digest !== expected.digest) different.push(table.name);
  }
  if (different.length > 0) throw new ImportMismatch(different);
}

const unzip = promisify(gunzip);
const FILES_PER_CHECKPOINT = 50;
