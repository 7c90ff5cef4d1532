import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { assetPath } from '../assets';
import type { Database } from './queryable';

/** An applied migration file was edited afterwards; a new file must be added instead. */
export class MigrationChanged extends Error {
  readonly file: string;

  constructor(file: string, expected: string, got: string) {
    super(`Migration ${file} was changed after it was applied: expected checksum ${expected}, got ${got}.`);
    this.name = 'MigrationChanged';
    this.file = file;
  }
}

/** The database has seen a newer program than this one. */
export class MigrationUnknown extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`The database has the migration ${file}, which this program does not know. Start a newer version.`);
    this.name = 'MigrationUnknown';
    this.file = file;
  }
}

/**
 * Brings the schema up to date: every file that was not applied yet, in the order of the names, in one transaction.
 * Several processes may do so at once: they wait for each other.
 * @param folder where the files `NNN-name.sql` are
 * @param only up to the schema of these files; absent: all
 * @returns the names of the files that were applied now
 * @throws MigrationChanged, MigrationUnknown
 */
export async function migrate(
  database: Database,
  folder: string = assetPath('database/migrations'),
  only?: ReadonlySet<string>,
): Promise<readonly string[]> {
  const files = await readMigrations(folder);
  return database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await transaction.query(
      `CREATE TABLE IF NOT EXISTS migration (
        name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`,
    );
    const applied = await transaction.query<{ name: string; checksum: string }>('SELECT name, checksum FROM migration');
    const checksums = new Map(applied.map((row) => [row.name, row.checksum]));
    for (const { name } of applied) {
      if (!files.some((file) => file.name === name)) throw new MigrationUnknown(name);
    }
    const now: string[] = [];
    for (const file of files) {
      const known = checksums.get(file.name);
      if (known === file.checksum) continue;
      if (known !== undefined) throw new MigrationChanged(file.name, known, file.checksum);
      if (only && !only.has(file.name)) continue;
      await transaction.query(file.sql);
      await transaction.query('INSERT INTO migration (name, checksum) VALUES ($1, $2)', [file.name, file.checksum]);
      now.push(file.name);
    }
    return now;
  });
}

/** The migrations of this program, as a database that has seen them all says. */
export async function ownMigrations(): Promise<readonly { readonly name: string; readonly checksum: string }[]> {
  const files = await readMigrations(assetPath('database/migrations'));
  return files.map(({ name, checksum }) => ({ name, checksum }));
}

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      // Version control may have changed the line ends.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Any number that nothing else uses as an advisory lock. */
const LOCK = 8_120_418;
