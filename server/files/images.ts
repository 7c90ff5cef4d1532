import { fileTypeFromBuffer, type FileTypeResult } from 'file-type';
import sharp from 'sharp';
import { UploadRefused } from './errors';
import type { FileProperties } from './fileProperties';
import { messages } from './messages';

// Otherwise the library keeps what it has decoded, for further operations on the same image; here each is decoded once.
sharp.cache(false);

/** Properties of an image created by the server itself; undefined if it is not an image. */
export async function describeImage(bytes: Uint8Array): Promise<FileProperties | undefined> {
  const found = imageType(await fileTypeFromBuffer(bytes));
  return found && { ...found, ...(await measureImage(bytes)) };
}

/**
 * A thumbnail as WebP, never wider than the original.
 * @param width pixels
 * @throws the decoder's error for a damaged image
 */
export async function shrink(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  const image = sharp(bytes, DECODING).rotate().resize({ width, withoutEnlargement: true });
  return image.webp({ quality: 80 }).toBuffer();
}

/**
 * Decodes an image completely: a valid header does not imply valid data.
 * @throws UploadRefused for a damaged image
 */
export async function requireDecodable(localPath: string): Promise<void> {
  await sharp(localPath, DECODING)
    // Reads every line, and needs next to no memory.
    .resize({ width: 16, height: 16, fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer()
    .catch(() => {
      throw new UploadRefused(400, messages.unreadable);
    });
}

/** The type of an image that browsers can display, from the detection result; undefined for any other. */
export function imageType(
  found: FileTypeResult | undefined,
): { readonly fileType: string; readonly extension: ImageExtension } | undefined {
  // Only this detection distinguishes animated PNG files.
  const fileType = found?.mime === 'image/apng' ? 'image/png' : (found?.mime ?? '');
  const extension = IMAGE_TYPES[fileType];
  return extension && { fileType, extension };
}

/**
 * The displayed width and height of an image in pixels.
 * @throws UploadRefused for damaged images and images with too many pixels to decode
 */
export async function measureImage(
  input: string | Uint8Array,
): Promise<{ readonly width: number; readonly height: number }> {
  // Only the header is read here; the limit is checked manually, to distinguish large images from damaged ones.
  const metadata = await sharp(input, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new UploadRefused(400, messages.unreadable);
    });
  const { width, height } = metadata.autoOrient;
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

/** Against small files whose decoded image would exhaust the memory. */
const MAX_PIXELS = 100_000_000;
/** `failOn: 'error'`: browsers also display images about which decoders only warn. */
const DECODING = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' } as const;
