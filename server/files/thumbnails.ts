import type { Logger } from 'pino';
import type { Queryable } from '../database/database';
import { NotFound } from '../errors';
import type { Slots } from '../slots';
import { haveThumbnailsFailed, noteFailedThumbnails, type ServedRecord } from './fileRecords';
import { shrink } from './images';
import type { FileStorage } from './fileStorage';
import { messages } from './messages';
import type { Wholeness } from './wholeness';

/** Widths in pixels. A fixed few, so that nobody can fill the disk by asking for all of them. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

export const THUMBNAIL_TYPE = 'image/webp';

export interface Thumbnails {
  /** The key of the smaller version in the storage; it is made at the first call. @throws NotFound where it cannot be made */
  keyOf(record: ServedRecord, width: ThumbnailWidth): Promise<string>;
}

/** The keys of all smaller versions that there may be of an image. */
export function thumbnailKeys(key: string): readonly string[] {
  return THUMBNAIL_WIDTHS.map((width) => thumbnailKey(key, width));
}

function thumbnailKey(key: string, width: ThumbnailWidth): string {
  return `thumbnails/${width}/${key.replace(/\.[^.]+$/, '')}.webp`;
}

export interface ThumbnailOptions {
  readonly database: Queryable;
  readonly storage: FileStorage;
  readonly wholeness: Pick<Wholeness, 'requireLength'>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn'>;
  /** Takes turns at decoding images, which takes memory. */
  readonly decoding: Slots;
}

/** Smaller versions of images, kept in the storage. One that cannot be made is noted, and not tried again by any node. */
export function createThumbnails(options: ThumbnailOptions): Thumbnails {
  const running = new Map<string, Promise<void>>();
  return {
    async keyOf(record, width) {
      const target = thumbnailKey(record.key, width);
      let made = running.get(target);
      if (!made) {
        made = provide(options, { record, width, target }).finally(() => running.delete(target));
        running.set(target, made);
      }
      await made;
      return target;
    },
  };
}

interface Order {
  readonly record: ServedRecord;
  readonly width: ThumbnailWidth;
  readonly target: string;
}

/** What is there already waits for no turn at decoding. */
async function provide(options: ThumbnailOptions, order: Order): Promise<void> {
  if (await options.storage.exists(order.target)) return;
  await options.decoding(() => make(options, order));
}

async function make(options: ThumbnailOptions, { record, width, target }: Order): Promise<void> {
  const { database, storage, wholeness, clock, logger } = options;
  const { key } = record;
  if (await haveThumbnailsFailed(database, key)) throw new NotFound(messages.noThumbnail);
  const bytes = await storage.readBytes(key);
  wholeness.requireLength(record, bytes.byteLength);
  const smaller = await shrink(bytes, width).catch(async (error: unknown) => {
    logger.warn({ err: error, key }, 'an image has no smaller versions: it cannot be decoded');
    await noteFailedThumbnails(database, key, clock());
    throw new NotFound(messages.noThumbnail);
  });
  await storage.write(target, smaller);
}
