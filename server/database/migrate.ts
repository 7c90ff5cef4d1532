import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetPath } from '../assets';
import type { Database, Queryable } from './queryable';
import { ADVISORY_LOCKS } from './advisoryLocks';

/** A migration file was edited after it was applied; add a new file instead. */
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

/** The database is too new: something that this program uses was removed from it. */
export class MigrationUnknown extends Error {
  constructor(readonly file: string) {
    super(
      `The database is too new for this program: it has the migration ${file}, which this program does not know. Start a newer version.`,
    );
    this.name = 'MigrationUnknown';
  }
}

/** The database is too old: a later migration depends on a contraction, which an operator has to request. */
export class MigrationsWait extends Error {
  constructor(waiting: string, later: string) {
    super(
      `The database is too old for this program: ${later} comes after ${waiting}, which takes away what older versions use. When none of them runs any more: npm run migrations -- --contract`,
    );
    this.name = 'MigrationsWait';
  }
}

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  /** Whether a program must know it to serve the database. */
  readonly isRequired: boolean;
}

export interface MigrateOptions {
  /** The folder of the files `NNN-name.sql` and `NNN-name.contract.sql`; by default that of this program. */
  readonly folder?: string;
  /** Apply these files only; absent: all. */
  readonly only?: ReadonlySet<string>;
  /** Whether to apply contractions too, after which no older program can serve the database. */
  readonly isContracting?: boolean;
}

/**
 * Migrates the schema: applies every pending file in the order of the names, each in its own transaction, so that it locks only
 * what it changes while other nodes work; a new database gets all of them in one. Contractions (`.contract.sql`), which remove
 * something that an older program uses, are applied only on request or in a new database. Concurrent processes wait for each
 * other.
 * @returns the names of the files applied by this call
 * @throws MigrationChanged, MigrationUnknown, MigrationsWait
 */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<readonly string[]> {
  const files = await readMigrations(options.folder);
  const applied: string[] = [];
  for (let isDone = false; !isDone;) {
    const steps = await database.transaction(async (transaction) => {
      await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migrations]);
      await transaction.query(TABLES);
      const before = await appliedMigrations(transaction);
      const all = stepsTo(files, before, options);
      const now = before.length === 0 ? all : all.slice(0, 1);
      for (const file of now) {
        await transaction.query(file.sql);
        await recordMigration(transaction, file);
      }
      return { now, isLast: now.length === all.length };
    });
    applied.push(...steps.now.map(({ name }) => name));
    isDone = steps.isLast;
  }
  return applied;
}

/** The pending files. @throws MigrationChanged, MigrationUnknown, MigrationsWait */
function stepsTo(
  files: readonly Migration[],
  applied: readonly AppliedMigration[],
  { only, isContracting = false }: MigrateOptions,
): readonly Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const unknown = applied.find(({ name, isRequired }) => isRequired && !files.some((file) => file.name === name));
  if (unknown) throw new MigrationUnknown(unknown.name);
  const includesContractions = isContracting || applied.length === 0;
  const steps: Migration[] = [];
  let waiting: string | undefined;
  for (const file of files) {
    const checksum = checksums.get(file.name);
    if (checksum === file.checksum) continue;
    if (checksum !== undefined) throw new MigrationChanged(file.name, checksum, file.checksum);
    if (only && !only.has(file.name)) continue;
    if (isContraction(file) && !includesContractions) waiting ??= file.name;
    else if (waiting !== undefined) throw new MigrationsWait(waiting, file.name);
    else steps.push(file);
  }
  return steps;
}

/** A contraction makes all migrations before it required too: programs that know it know those. */
async function recordMigration(transaction: Queryable, file: Migration): Promise<void> {
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

/** Whether a migration removes something that an older program uses. */
export function isContraction({ name }: { readonly name: string }): boolean {
  return name.endsWith('.contract.sql');
}

/** The migrations applied to the database, by name; empty for a new one. */
export async function appliedMigrations(database: Queryable): Promise<readonly AppliedMigration[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT name FROM unnest(ARRAY['migration', 'migration_ahead']) AS name WHERE to_regclass(name) IS NOT NULL`,
  );
  if (tables.length === 0) return [];
  return database.query(
    `${tables.map(({ name }) => `SELECT name, checksum, ${name === 'migration'} AS "isRequired" FROM ${name}`).join(' UNION ALL ')} ORDER BY name`,
  );
}

/** The migrations of this program. */
export async function programMigrations(
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
      // Version control may have converted the line endings.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * `migration` has only migrations that a program must know to serve the database: versions before 1.3 refuse unknown ones there.
 * `migration_ahead` has those that only add to the schema, so that programs which do not know them can still serve the database.
 */
const TABLES = ['migration', 'migration_ahead']
  .map(
    (name) => `CREATE TABLE IF NOT EXISTS ${name} (
      name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now());`,
  )
  .join('\n');
/** Every version that supports a rolling upgrade knows all migrations before this one. */
const FIRST_AHEAD = '083';
