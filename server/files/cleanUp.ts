import type { Services } from '../services';
import { noteRemoval, removeRecord, takeBackRemoval } from './fileRecords';
import type { FileStorage } from './fileStorage';
import { thumbnailKeys } from './thumbnails';

/** What a clean-up did. */
export interface CleanUp {
  /** Files. */
  readonly removed: number;
  /** Their size together. */
  readonly bytes: number;
}

/**
 * Removes uploads that nothing refers to: no page, no stored revision of one, no document. A file is left alone for a
 * day, because a form that uses it may not be saved yet. Several nodes may do this at once, and people may save meanwhile: what is to
 * be removed is noted, from when on no save takes it, and looked for once more.
 */
export async function removeOrphans(
  services: Pick<Services, 'database' | 'content' | 'clock' | 'logger'>,
  storage: FileStorage,
): Promise<CleanUp> {
  const { database, content, clock, logger } = services;
  const before = new Date(clock().getTime() - GRACE_MILLISECONDS);
  let done: CleanUp = { removed: 0, bytes: 0 };
  let last = '';
  for (;;) {
    const files = await database.query<{ key: string; size: string; file_type: string }>(
      'SELECT key, size, file_type FROM file WHERE created_at < $1 AND key > $2 ORDER BY key LIMIT $3',
      [before, last, BATCH],
    );
    if (files.length === 0) break;
    const keys = files.map(({ key }) => key);
    const needed = await content.referencedKeys(keys);
    const noted = await noteRemoval(database, { keys: keys.filter((key) => !needed.has(key)), now: clock() });
    const named = await content.referencedKeys(noted);
    await takeBackRemoval(database, [...needed, ...named]);
    const orphans = new Set(noted.filter((key) => !named.has(key)));
    for (const { key, size, file_type: fileType } of files.filter((file) => orphans.has(file.key))) {
      // The record goes last: what stops in between is found again the next day.
      const smaller = fileType.startsWith('image/') ? thumbnailKeys(key) : [];
      try {
        for (const stored of [...smaller, key]) await storage.remove(stored);
      } catch (error) {
        logger.error({ err: error, key }, 'a file that nothing refers to could not be removed');
        continue;
      }
      await removeRecord(database, key);
      done = { removed: done.removed + 1, bytes: done.bytes + Number(size) };
    }
    last = files.at(-1)?.key ?? '';
  }
  if (done.removed > 0) logger.info(done, 'files that nothing refers to were removed');
  return done;
}

const GRACE_MILLISECONDS = 24 * 60 * 60 * 1000;
const BATCH = 2000;
