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
 * @throws the decoder's error for a damaged image
 */
export async function shrink(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const image = sharp(bytes, DECODING).rotate().resize({ width, withoutEnlargement: true });
  return image.webp({ quality: 80 }).toBuffer();
}

/**
 * Decodes an image from beginning to end, once: a head that can be read says nothing of what follows.
 * @throws UploadRefused for a damaged one
 */
export async function requireDecodable(localPath: string): Promise<void> {
  await sharp(localPath, DECODING)
    // Every line is read for it, and next to nothing is kept.
    .resize({ width: 16, height: 16, fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UploadRefused(400, messages.unreadable);
    });
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
/** What decoders only warn of is shown by browsers, too. */
const DECODING = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' } as const;
