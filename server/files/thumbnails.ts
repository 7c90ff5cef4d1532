import { createSlots } from '../slots';
import { shrink } from './images';
import type { FileStorage } from './fileStorage';

/** Widths in pixels. A fixed few, so that nobody can fill the disk by asking for all of them. */
export const THUMBNAIL_WIDTHS = [160, 320, 640, 1280] as const;
export type ThumbnailWidth = (typeof THUMBNAIL_WIDTHS)[number];

export const THUMBNAIL_TYPE = 'image/webp';

export interface Thumbnails {
  /** The key of the smaller version in the storage; it is made at the first call. */
  keyOf(key: string, width: ThumbnailWidth): Promise<string>;
}

/** The keys of all smaller versions that there may be of an image. */
export function thumbnailKeys(key: string): readonly string[] {
  return THUMBNAIL_WIDTHS.map((width) => thumbnailKey(key, width));
}

function thumbnailKey(key: string, width: ThumbnailWidth): string {
  return `thumbnails/${width}/${key.replace(/\.[^.]+$/, '')}.webp`;
}

/** Smaller versions of images, kept in the storage. Few are made at a time: decoding takes memory. */
export function createThumbnails(storage: FileStorage): Thumbnails {
  const running = new Map<string, Promise<void>>();
  const slots = createSlots(PARALLEL);
  return {
    async keyOf(key, width) {
      const target = thumbnailKey(key, width);
      let made = running.get(target);
      if (!made) {
        made = slots(() => makeOnce(storage, { key, width, target })).finally(() => running.delete(target));
        running.set(target, made);
      }
      await made;
      return target;
    },
  };
}

interface Order {
  readonly key: string;
  readonly width: ThumbnailWidth;
  readonly target: string;
}

async function makeOnce(storage: FileStorage, { key, width, target }: Order): Promise<void> {
  if (await storage.exists(target)) return;
  await storage.write(target, await shrink(await storage.readBytes(key), width));
}

const PARALLEL = 2;
