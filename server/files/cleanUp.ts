import type { Services } from '../services';
import { markForRemoval, removeRecord, unmarkForRemoval } from './fileRecords';
import type { FileStorage } from './fileStorage';
import { thumbnailKeys } from './thumbnails';

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
 */
export async function removeOrphans(
  services: Pick<Services, 'database' | 'content' | 'clock' | 'logger'>,
  storage: FileStorage,
): Promise<CleanUpResult> {
  const { database, content, clock, logger } = services;
  const before = new Date(clock().getTime() - GRACE_MILLISECONDS);
  let result: CleanUpResult = { removed: 0, bytes: 0 };
  let lastKey = '';
  for (;;) {
    const files = await database.query<{ key: string; size: string; file_type: string }>(
      'SELECT key, size, file_type FROM file WHERE created_at < $1 AND key > $2 ORDER BY key LIMIT $3',
      [before, lastKey, BATCH_SIZE],
    );
    if (files.length === 0) break;
    const keys = files.map(({ key }) => key);
    const needed = await content.referencedKeys(keys);
    const marked = await markForRemoval(database, { keys: keys.filter((key) => !needed.has(key)), now: clock() });
    const referenced = await content.referencedKeys(marked);
    await unmarkForRemoval(database, [...needed, ...referenced]);
    const orphans = new Set(marked.filter((key) => !referenced.has(key)));
    for (const { key, size, file_type: fileType } of files.filter((file) => orphans.has(file.key))) {
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
  if (result.removed > 0) logger.info(result, 'files that nothing refers to were removed');
  return result;
}

const GRACE_MILLISECONDS = 24 * 60 * 60 * 1000;
const BATCH_SIZE = 2000;
