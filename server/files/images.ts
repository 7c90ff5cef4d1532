import { fileTypeFromBuffer, fileTypeFromFile, type FileTypeResult } from 'file-type';
import sharp from 'sharp';
import { UploadRefused } from './errors';
import { messages } from './messages';

/** An image as its own bytes describe it; what the sender said of it does not count. */
export interface ImageFacts {
  /** MIME type. */
  readonly fileType: string;
  /** Without the dot. */
  readonly extension: string;
  /** Pixels, as a person sees it (a turned photo is measured turned). */
  readonly width: number;
  readonly height: number;
}

/** The names people know for the allowed types (UPL-001, UPL-002). */
export function allowedTypes({ webp }: { readonly webp: boolean }): readonly string[] {
  return webp ? ['jpeg', 'jpg', 'png', 'gif', 'webp'] : ['jpeg', 'jpg', 'png', 'gif'];
}

/**
 * Checks an uploaded image by its content.
 * @param types the allowed types, as allowedTypes gives them
 * @throws UploadRefused for another type, a damaged image and one with too many pixels to decode
 */
export async function checkImage(localPath: string, types: readonly string[]): Promise<ImageFacts> {
  const found = imageType(await fileTypeFromFile(localPath));
  if (!found || !types.includes(found.extension)) throw new UploadRefused(400, messages.onlyTypes(types));
  return { ...found, ...(await measure(localPath)) };
}

/** Facts of bytes that the server made itself; nothing when they are no image. */
export async function describeImage(bytes: Uint8Array): Promise<ImageFacts | undefined> {
  const found = imageType(await fileTypeFromBuffer(bytes));
  return found && { ...found, ...(await measure(bytes)) };
}

/**
 * A smaller version as WebP, never wider than the original.
 * @param width pixels
 */
export async function shrink(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
  return image.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}

function imageType(found: FileTypeResult | undefined): Pick<ImageFacts, 'fileType' | 'extension'> | undefined {
  // An animated PNG is a PNG file to everybody but this detection.
  if (found?.mime === 'image/apng') return { fileType: 'image/png', extension: 'png' };
  return found && IMAGE_TYPES.includes(found.mime) ? { fileType: found.mime, extension: found.ext } : undefined;
}

async function measure(input: string | Uint8Array): Promise<{ readonly width: number; readonly height: number }> {
  // Only the head is read here; the limit is checked by hand, to tell a large image from a damaged one.
  const facts = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UploadRefused(400, messages.unreadable);
    });
  const { width, height } = facts.autoOrient;
  if (!(width > 0 && height > 0)) throw new UploadRefused(400, messages.unreadable);
  if (width * height > MAX_PIXELS) throw new UploadRefused(400, messages.tooManyPixels(MAX_PIXELS / 1_000_000));
  return { width, height };
}

const IMAGE_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** A small file can claim a picture that would fill the memory when it is decoded. */
const MAX_PIXELS = 100_000_000;
