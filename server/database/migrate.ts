import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetPath } from '../assets';
import type { Database, Queryable } from './queryable';
import { ADVISORY_LOCKS } from './advisoryLocks';

/** An applied migration file was edited afterwards; a new file must be added instead. */
export class MigrationChanged extends Error {
  constructor(
    readonly file: string,
    expected: string,
    got: string,
  ) {
    super(`Migration ${file} was changed after it was applied: expected checksum ${expected}, got ${got}.`);
    this.name = 'MigrationChanged';
  }
}

/** The database is too new: something was taken away from it that this program uses. */
export class MigrationUnknown extends Error {
  constructor(readonly file: string) {
    super(
      `The database is too new for this program: it has the migration ${file}, which this program does not know. Start a newer version.`,
    );
    this.name = 'MigrationUnknown';
  }
}

/** The database is too old: a later migration builds on one that an operator has to ask for. */
export class MigrationsWait extends Error {
  constructor(waiting: string, later: string) {
    super(
      `The database is too old for this program: ${later} comes after ${waiting}, which takes away what older versions use. When none of them runs any more: npm run migrations -- --contract`,
    );
    this.name = 'MigrationsWait';
  }
}

/** A migration that the database has seen. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  /** Whether a program that does not know it must not serve the database. */
  readonly isRequired: boolean;
}

export interface MigrateOptions {
  /** Where the files `NNN-name.sql` and `NNN-name.contract.sql` are; those of this program unless given. */
  readonly folder?: string;
  /** Up to the schema of these files; absent: all. */
  readonly only?: ReadonlySet<string>;
  /** Whether no older program is to serve the database from now on. */
  readonly isContracting?: boolean;
}

/**
 * Brings the schema up to date: every file that was not applied yet, in the order of the names, each in a transaction of its own, so
 * that it locks no more than it changes while others work; a new database gets them all in one. What takes away something that an older
 * program uses (`.contract.sql`) waits until it is asked for, but in a new database. Several processes may do so at once: they wait for
 * each other.
 * @returns the names of the files that were applied now
 * @throws MigrationChanged, MigrationUnknown, MigrationsWait
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<readonly string[]> {
  const files = await readMigrations(options.folder);
  const applied: string[] = [];
  for (let isDone = false; !isDone;) {
    const steps = await database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrations]);
      await transaction.query(TABLES);
      const seen = await seenMigrations(transaction);
      const all = stepsTo(files, seen, options);
      const now = seen.length === 0 ? all : all.slice(0, 1);
      for (const file of now) {
        await transaction.query(file.sql);
        await note(transaction, file);
      }
      return { now, isLast: now.length === all.length };
    });
    applied.push(...steps.now.map(({ name }) => name));
    isDone = steps.isLast;
  }
  return applied;
}

/** The files that are to be applied now. @throws MigrationChanged, MigrationUnknown, MigrationsWait */
function stepsTo(
  files: readonly Migration[],
  seen: readonly AppliedMigration[],
  { only, isContracting = false }: MigrateOptions,
): readonly Migration[] {
  const checksums = new Map(seen.map(({ name, checksum }) => [name, checksum]));
  const unknown = seen.find(({ name, isRequired }) => isRequired && !files.some((file) => file.name === name));
  if (unknown) throw new MigrationUnknown(unknown.name);
  const takesAll = isContracting || seen.length === 0;
  const steps: Migration[] = [];
  let waiting: string | undefined;
  for (const file of files) {
    const known = checksums.get(file.name);
    if (known === file.checksum) continue;
    if (known !== undefined) throw new MigrationChanged(file.name, known, file.checksum);
    if (only && !only.has(file.name)) continue;
    if (isContraction(file) && !takesAll) waiting ??= file.name;
    else if (waiting !== undefined) throw new MigrationsWait(waiting, file.name);
    else steps.push(file);
  }
  return steps;
}

/** What a contraction builds on is required with it: who knows it knows all before it. */
async function note(transaction: Queryable, file: Migration): Promise<void> {
  const isRequired = isContraction(file) || file.name < FIRST_AHEAD;
  await transaction.query(
    `INSERT INTO ${isRequired ? 'migration' : 'migration_ahead'} (name, checksum) VALUES ($1, $2)`,
    [file.name, file.checksum],
  );
  if (!isContraction(file)) return;
  await transaction.query(
    `WITH known AS (DELETE FROM migration_ahead WHERE name < $1 RETURNING name, checksum, applied_at)
     INSERT INTO migration (name, checksum, applied_at) SELECT name, checksum, applied_at FROM known`,
    [file.name],
  );
}

/** Whether a migration takes away what an older program uses. */
export function isContraction({ name }: { readonly name: string }): boolean {
  return name.endsWith('.contract.sql');
}

/** The migrations that the database has seen, by name; none where it is new. */
export async function seenMigrations(database: Queryable): Promise<readonly AppliedMigration[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT name FROM unnest(ARRAY['migration', 'migration_ahead']) AS name WHERE to_regclass(name) IS NOT NULL`,
  );
  if (tables.length === 0) return [];
  return database.query(
    `${tables.map(({ name }) => `SELECT name, checksum, ${name === 'migration'} AS "isRequired" FROM ${name}`).join(' UNION ALL ')} ORDER BY name`,
  );
}

/** The migrations of this program, as a database that has seen them all says. */
export async function ownMigrations(
  folder?: string,
): Promise<readonly { readonly name: string; readonly checksum: string }[]> {
  const files = await readMigrations(folder);
  return files.map(({ name, checksum }) => ({ name, checksum }));
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(folder: string = assetPath('database/migrations')): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+(\.contract)?\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // Version control may have changed the line ends.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * `migration` is what a program must know to serve the database, and nothing else is in it: versions before 1.3 refuse what they do not
 * know there. `migration_ahead` is what only adds to the schema, so that programs which do not know it serve the database as before.
 */
const TABLES = ['migration', 'migration_ahead']
  .map(
    (name) => `CREATE TABLE IF NOT EXISTS ${name} (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());`,
  )
  .join('\n');
/** Every version that can be upgraded from while it works knows what comes before. */
const FIRST_AHEAD = '083';
