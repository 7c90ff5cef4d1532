import { createHash } from 'node:crypto';
import { openSource } from '../../server/archive/source';
import { archivedTables } from '../../server/archive/schema';
import { findDanglingKeys } from '../../server/content/referencedKeys';
import type { Queryable } from '../../server/database/database';
import { quote } from '../../server/database/quote';
import type { FileStorage } from '../../server/files/fileStorage';
import { isKey } from '../../server/files/keys';
import { openStorage } from '../../server/files/storage';
import { createMetrics } from '../../server/metrics/metrics';
import { createServices } from '../../server/services';
import { auditContent } from '../audits/content';
import { auditOrders } from '../audits/orders';
import type { DataCommand } from './command';

/**
 * Checks an installation, running or not, without changing it: row counts, whether every file is as it was uploaded, references to
 * unknown files, stored files without a record, and the audits of orders and content.
 * @returns whether no problem was found
 */
export async function verifyInstallation(command: DataCommand): Promise<boolean> {
  const { logger, print } = command;
  const { database, config, close } = await openSource(command.config, { logger });
  try {
    const services = createServices({ config, database, logger, metrics: createMetrics({ withProcess: false }) });
    const storage = await openStorage(config.storageUrl);
    await printCounts(database, print);
    const found = [
      await verifyFiles(command, { database, storage }),
      await verifyReferences(command, database),
      await auditOrders(services, { mends: false, print }),
      await auditContent(services, { mends: false, print }),
    ];
    return found.every(Boolean);
  } finally {
    await close();
  }
}

async function printCounts(database: Queryable, print: DataCommand['print']): Promise<void> {
  const counts: string[] = [];
  for (const { name } of await archivedTables(database)) {
    const [row] = await database.query<{ rows: string }>(`SELECT count(*) AS rows FROM ${quote(name)}`);
    if (row && row.rows !== '0') counts.push(`${name} ${row.rows}`);
  }
  print(`Rows: ${counts.join(', ')}.`);
}

interface Installation {
  readonly database: Queryable;
  readonly storage: FileStorage;
}

async function verifyFiles(
  { print, warn, progress }: DataCommand,
  { database, storage }: Installation,
): Promise<boolean> {
  const [total] = await database.query<{ bytes: string }>('SELECT coalesce(sum(size), 0) AS bytes FROM file');
  const found = { whole: 0, missing: 0, damaged: 0, unhashed: 0, unknown: 0 };
  let done = 0;
  for (let last = ''; ;) {
    const files = await database.query<{ key: string; size: string; sha256: string | null }>(
      'SELECT key, size, sha256 FROM file WHERE key > $1 ORDER BY key LIMIT $2',
      [last, BATCH_SIZE],
    );
    if (files.length === 0) break;
    for (const { key, size, sha256 } of files) {
      const state = await stateOf(storage, { key, size: Number(size), sha256 });
      found[state] += 1;
      if (state === 'missing' || state === 'damaged') warn(`A file is ${state}: ${key}`);
      done += Number(size);
      progress.report('Files', done, Number(total?.bytes ?? 0));
    }
    last = files.at(-1)?.key ?? '';
  }
  for await (const key of unknownKeys({ database, storage })) {
    found.unknown += 1;
    warn(`No record has this stored file: ${key}`);
  }
  print(
    `Files: ${found.whole} as they were uploaded, ${found.unhashed} of the right length without a sum, ${found.missing} missing, ` +
      `${found.damaged} damaged, ${found.unknown} without a record.`,
  );
  return found.missing + found.damaged + found.unknown === 0;
}

async function stateOf(
  storage: FileStorage,
  { key, size, sha256 }: { readonly key: string; readonly size: number; readonly sha256: string | null },
): Promise<'whole' | 'missing' | 'damaged' | 'unhashed'> {
  const stored = await storage.open(key);
  if (!stored) return 'missing';
  if (stored.size !== size || sha256 === null) {
    stored.stream.destroy();
    return stored.size === size ? 'unhashed' : 'damaged';
  }
  const hash = createHash('sha256');
  for await (const chunk of stored.stream) hash.update(chunk as Buffer);
  return hash.digest('hex') === sha256 ? 'whole' : 'damaged';
}

/** Uploads only: thumbnails have no records, and other files in the same bucket are not ours. */
async function* unknownKeys({ database, storage }: Installation): AsyncGenerator<string> {
  let batch: string[] = [];
  for await (const key of storage.list('files')) {
    if (!isKey(key)) continue;
    batch.push(key);
    if (batch.length < BATCH_SIZE) continue;
    yield* await withoutRecord(database, batch);
    batch = [];
  }
  yield* await withoutRecord(database, batch);
}

async function withoutRecord(database: Queryable, keys: readonly string[]): Promise<readonly string[]> {
  const known = await database.query<{ key: string }>('SELECT key FROM file WHERE key = ANY ($1::text[])', [[...keys]]);
  const names = new Set(known.map(({ key }) => key));
  return keys.filter((key) => !names.has(key));
}

async function verifyReferences({ print, warn }: DataCommand, database: Queryable): Promise<boolean> {
  const dangling = await findDanglingKeys(database);
  for (const { key, table } of dangling) warn(`${table} refers to a file that there is no record of: ${key}`);
  print(
    `References: ${dangling.length === 0 ? 'all lead to files that are known' : `${dangling.length} lead to no known file`}.`,
  );
  return dangling.length === 0;
}

const BATCH_SIZE = 1_000;
