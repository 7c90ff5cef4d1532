import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { placeEmptyDatabase } from '../../tests/services/support/emptyDatabase';
import { createTestDatabase } from '../../tests/services/support/testDatabase';
import { placeDemoData } from './demoData';

const ENGINES = ['embedded', 'postgres'] as const;
export type EngineName = (typeof ENGINES)[number];

/** A data folder and a database for the services. */
export interface Place {
  readonly engine: EngineName;
  readonly dataDir: string;
  /** Settings of the services for this place; at their first start they create the demo content if it is missing. */
  readonly env: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

/** The server for databases of benches and fault rounds; absent if only the embedded engine runs. */
export function databaseServer(): string | undefined {
  return [process.env['BENCH_DATABASE_URL'], process.env['TEST_DATABASE_URL']].find(
    (url) => url !== '' && url !== undefined,
  );
}

/** The engines of this run. Prints what is left out, so that nobody takes a partial run for a full one. */
export function enginesOfRun(): readonly EngineName[] {
  const requested = ENGINES.find((engine) => engine === process.env['BENCH_ENGINE']);
  if (requested) process.stdout.write(`Only ${requested}, as BENCH_ENGINE says.\n`);
  if (requested) return [requested];
  if (databaseServer()) return ENGINES;
  process.stdout.write('PostgreSQL is left out: set BENCH_DATABASE_URL to a server on which databases may be made.\n');
  return ['embedded'];
}

/**
 * A database and a data folder, empty by default.
 * @param options.folder where the data folder is created; the system's folder for temporary files by default
 * @param options.holdsDemo whether an embedded database begins with the demo content; on a server the first start of the services creates
 * it
 */
export async function newPlace(
  engine: EngineName,
  { folder = os.tmpdir(), holdsDemo = false }: { readonly folder?: string; readonly holdsDemo?: boolean } = {},
): Promise<Place> {
  const dataDir = await mkdtemp(path.join(folder, 'brand-console-bench-'));
  const database = engine === 'postgres' ? await createTestDatabase({ server: databaseServer() }) : undefined;
  if (engine === 'postgres' && !database) throw new Error('BENCH_DATABASE_URL is not set.');
  if (!database) await (holdsDemo ? placeDemoData : placeEmptyDatabase)(dataDir);
  return {
    engine,
    dataDir,
    env: {
      ...{ DATA_DIR: dataDir, SECRET_KEY_FILE: path.join(dataDir, 'secret.key'), SEED: 'demo', DEMO_ACCOUNTS: 'on' },
      ...(database && { DATABASE_URL: database.url }),
    },
    async remove() {
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
