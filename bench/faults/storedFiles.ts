import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../../server/database/database';
import type { Place } from '../support/engines';
import { mustHold, type Tally } from './fault';

/**
 * Soon after an upload has ended, however it ended, nothing of it is left in the folder for incoming files.
 * @throws Violation
 */
export async function mustLeaveNothing({ dataDir }: Pick<Place, 'dataDir'>): Promise<void> {
  const deadline = performance.now() + MAX_CLEANING_MILLISECONDS;
  for (;;) {
    const left = await readdir(path.join(dataDir, 'uploads'));
    if (left.length === 0) return;
    mustHold(performance.now() < deadline, `nothing should be left of uploads, found ${left.length} files`);
    await wait(POLL_INTERVAL_MILLISECONDS);
  }
}

/** The keys of the files in the storage folder of the services. */
export async function keysOnDisk({ dataDir }: Pick<Place, 'dataDir'>): Promise<readonly string[]> {
  const folder = path.join(dataDir, 'files');
  if (!existsSync(path.join(folder, 'files'))) return [];
  const entries = await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** What stopped services left behind. */
export interface StoppedServices {
  readonly place: Place;
  /** Keys in the storage. */
  readonly stored: readonly string[];
  /** Keys of acknowledged uploads. */
  readonly acknowledged: readonly string[];
  readonly tally: Tally;
}

/**
 * After the services have stopped: every acknowledged file has its bytes and its record, and no bytes are without a record, since nobody
 * would ever find them. A record whose bytes could not be stored is left to the daily
 * clean-up, and counted.
 * @throws Violation
 */
export async function compareFiles({ place, stored, acknowledged, tally }: StoppedServices): Promise<void> {
  const records = await readRecords(place);
  const bytes = new Set(stored);
  const lost = acknowledged.filter((key) => !records.has(key) || !bytes.has(key));
  mustHold(lost.length === 0, `acknowledged uploads should have record and bytes; these have not: ${lost.join(', ')}`);
  const orphans = stored.filter((key) => !records.has(key));
  mustHold(orphans.length === 0, `bytes should have a record; these have none: ${orphans.join(', ')}`);
  tally.add('records without bytes, left to the clean-up', [...records].filter((key) => !bytes.has(key)).length);
}

async function readRecords({ dataDir, env }: Place): Promise<ReadonlySet<string>> {
  const database = await openDatabase({ url: env['DATABASE_URL'], dataDir, logger: pino({ level: 'silent' }) });
  try {
    return new Set((await database.query<{ key: string }>('SELECT key FROM file')).map(({ key }) => key));
  } finally {
    await database.close();
  }
}

const MAX_CLEANING_MILLISECONDS = 5_000;
const POLL_INTERVAL_MILLISECONDS = 20;
