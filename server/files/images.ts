import { fileTypeFromBuffer, type FileTypeResult } from 'file-type';
import sharp from 'sharp';
import { UploadRefused } from './errors';
import type { FileFacts } from './fileFacts';
import { messages } from './messages';

/** Facts of bytes that the server made itself; nothing when they are no image. */
export async function describeImage(bytes: Uint8Array): Promise<FileFacts | undefined> {
  const found = imageType(await fileTypeFromBuffer(bytes));
  return found && { ...found, ...(await measureImage(bytes)) };
}

/**
 * A smaller version as WebP, never wider than the original.
 * @param width pixels
 */
export async function shrink(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true });
  return image.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}

/** The type of an image that browsers show, from what the detection says; nothing for anything else. */
export function imageType(
  found: FileTypeResult | undefined,
): { readonly fileType: string; readonly extension: ImageExtension } | undefined {
  // An animated PNG is a PNG file to everybody but this detection.
  const fileType = found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? '');
  const extension = IMAGE_TYPES[fileType];
  return extension && { fileType, extension };
}

/**
 * The pixels of an image as a person sees it.
 * @throws UploadRefused for a damaged image and one with too many pixels to decode
 */
export async function measureImage(
  input: string | Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> {
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

type ImageExtension = 'jpg' | 'png' | 'gif' | 'webp';
const IMAGE_TYPES: Readonly<Record<string, ImageExtension>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** A small file can claim a picture that would fill the memory when it is decoded. */
const MAX_PIXELS = 100_000_000;
