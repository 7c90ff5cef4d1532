import type { Logger } from 'pino';
import type { Queryable } from '../database/database';
import { NotFound } from '../errors';
import type { ConcurrencyLimit } from '../concurrencyLimit';
import { hasThumbnailFailure, isRemoved, recordThumbnailFailure, type ServedRecord } from './fileRecords';
import { shrink } from './images';
import type { FileStorage } from './fileStorage';
import { messages } from './messages';
import type { FileIntegrity } from './fileIntegrity';

/** Widths in pixels. A fixed set, so that nobody can fill the disk by requesting arbitrary ones. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

export const THUMBNAIL_TYPE = 'image/webp';

export interface Thumbnails {
  /** The storage key of a thumbnail, which is created on first use. @throws NotFound if it cannot be created */
  keyOf(record: ServedRecord, width: ThumbnailWidth): Promise<string>;
}

/** The keys of all possible thumbnails of an image. */
export function thumbnailKeys(key: string): readonly string[] {
  return THUMBNAIL_WIDTHS.map((width) => thumbnailKey(key, width));
}

function thumbnailKey(key: string, width: ThumbnailWidth): string {
  return `thumbnails/${width}/${key.replace(/\.[^.]+$/, '')}.webp`;
}

export interface ThumbnailOptions {
  readonly database: Queryable;
  readonly storage: FileStorage;
  readonly integrity: Pick<FileIntegrity, 'requireLength'>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
  /** Limits concurrent decoding of images, which takes much memory. */
  readonly decoding: ConcurrencyLimit;
}

/** Thumbnails of images, kept in the storage. A failure is recorded, and not retried by any node. */
export function createThumbnails(options: ThumbnailOptions): Thumbnails {
  const running = new Map<string, Promise<void>>();
  return {
    async keyOf(record, width) {
      const target = thumbnailKey(record.key, width);
      let creation = running.get(target);
      if (!creation) {
        creation = createIfMissing(options, { record, width, target }).finally(() => running.delete(target));
        running.set(target, creation);
      }
      await creation;
      return target;
    },
  };
}

interface ThumbnailRequest {
  readonly record: ServedRecord;
  readonly width: ThumbnailWidth;
  readonly target: string;
}

/** Existing thumbnails do not wait for the decoding limit. */
async function createIfMissing(options: ThumbnailOptions, request: ThumbnailRequest): Promise<void> {
  if (await options.storage.exists(request.target)) return;
  await options.decoding(() => create(options, request));
}

async function create(options: ThumbnailOptions, { record, width, target }: ThumbnailRequest): Promise<void> {
  const { database, storage, integrity, clock, logger } = options;
  const { key } = record;
  if (await hasThumbnailFailure(database, key)) throw new NotFound(messages.noThumbnail);
  const bytes = await storage.readBytes(key);
  integrity.requireLength(record, bytes.byteLength);
  const thumbnail = await shrink(bytes, width).catch(async (error: unknown) => {
    logger.warn({ err: error, key }, 'an image has no smaller versions: it cannot be decoded');
    await recordThumbnailFailure(database, key, clock());
    throw new NotFound(messages.noThumbnail);
  });
  await storage.write(target, thumbnail);
  // The clean-up marks a file before it removes the thumbnails: it does not see one that is written afterwards.
  if (!(await isRemoved(database, key))) return;
  await storage.remove(target);
  throw new NotFound(messages.notFound);
}
