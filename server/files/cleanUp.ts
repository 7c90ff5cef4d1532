import type { Services } from '../services';
import { markForRemoval, removeRecord, unmarkForRemoval } from './fileRecords';
import type { FileStorage } from './fileStorage';
import { thumbnailKeys } from './thumbnails';
import { addMilliseconds, DAY_MILLISECONDS } from '../instants';

export interface CleanUpResult {
  /** Number of files. */
  readonly removed: number;
  /** Their total size. */
  readonly bytes: number;
}

/**
 * Removes uploads that nothing refers to: no page, no stored revision, no document. Files younger than a day are kept, because a
 * form that uses them may not be saved yet. Safe against concurrent nodes and saves: candidates are first marked, after which no
 * save may refer to them, and then their references are checked once more.
 * @param signal stops the work between two steps
 * @throws the reason of the signal
 */
export async function removeOrphans(
  services: Pick<Services, 'database' | 'content' | 'clock' | 'logger'>,
  storage: FileStorage,
  signal?: AbortSignal,
): Promise<CleanUpResult> {
  const { database, clock, logger } = services;
  const before = addMilliseconds(clock(), -DAY_MILLISECONDS);
  let result: CleanUpResult = { removed: 0, bytes: 0 };
  let lastKey = '';
  try {
    for (;;) {
      const files = await database.query<{ key: string; size: string; file_type: string }>(
        'SELECT key, size, file_type FROM file WHERE created_at < $1 AND key > $2 ORDER BY key LIMIT $3',
        [before, lastKey, BATCH_SIZE],
      );
      if (files.length === 0) return result;
      const orphans = await markOrphans(
        services,
        files.map(({ key }) => key),
        signal,
      );
      for (const { key, size, file_type: fileType } of files.filter((file) => orphans.has(file.key))) {
        signal?.throwIfAborted();
        // The record is deleted last: an interrupted removal is retried the next day.
        const thumbnails = fileType.startsWith('image/') ? thumbnailKeys(key) : [];
        try {
          for (const stored of [...thumbnails, key]) await storage.remove(stored);
        } catch (error) {
          logger.error({ err: error, key }, 'a file that nothing refers to could not be removed');
          continue;
        }
        await removeRecord(database, key);
        result = { removed: result.removed + 1, bytes: result.bytes + Number(size) };
      }
      lastKey = files.at(-1)?.key ?? '';
    }
  } finally {
    if (result.removed > 0) logger.info(result, 'files that nothing refers to were removed');
  }
}

/** @returns those of the keys that nothing refers to, marked for removal */
async function markOrphans(
  { database, content, clock }: Pick<Services, 'database' | 'content' | 'clock'>,
  keys: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ReadonlySet<string>> {
  const needed = await content.referencedKeys(keys, signal);
  signal?.throwIfAborted();
  const marked = await markForRemoval(database, { keys: keys.filter((key) => !needed.has(key)), now: clock() });
  let referenced: ReadonlySet<string>;
  try {
    referenced = await content.referencedKeys(marked, signal);
  } catch (error) {
    // Nobody could save one that was referred to in the meantime.
    await unmarkForRemoval(database, marked);
    throw error;
  }
  await unmarkForRemoval(database, [...needed, ...referenced]);
  return new Set(marked.filter((key) => !referenced.has(key)));
}

/** Large, because each batch reads all texts of the database. */
const BATCH_SIZE = 10_000;
