import { fileTypeFromFile } from 'file-type';
import type { Slots } from '../slots';
import { UploadRefused } from './errors';
import type { FileExtension, FileFacts } from './fileFacts';
import { holdsBytes } from './holdsBytes';
import { imageType, measureImage, requireDecodable } from './images';

export interface CheckOptions {
  readonly allowed: readonly FileExtension[];
  /** The message for every other type. */
  readonly refusal: string;
  /** Limits concurrent decoding of images, which takes much memory. */
  readonly decoding: Slots;
}

/**
 * Checks an uploaded file by its content.
 * @throws UploadRefused for other types, damaged images and images with too many pixels to decode
 */
export async function checkFile(localPath: string, { allowed, refusal, decoding }: CheckOptions): Promise<FileFacts> {
  const found = await detect(localPath);
  if (!found || !allowed.includes(found.extension)) throw new UploadRefused(400, refusal);
  if (!found.fileType.startsWith('image/')) return found;
  const size = await measureImage(localPath);
  await decoding(() => requireDecodable(localPath));
  return { ...found, ...size };
}

async function detect(localPath: string): Promise<Pick<FileFacts, 'fileType' | 'extension'> | undefined> {
  const found = await fileTypeFromFile(localPath);
  const image = imageType(found);
  if (image) return image;
  if (found?.mime === 'application/x-cfb') return (await holdsBytes(localPath, WORD_STREAM)) ? WORD : undefined;
  const extension = found && OTHER_TYPES[found.mime];
  return extension && { fileType: found.mime, extension };
}

const WORD = { fileType: 'application/msword', extension: 'doc' } as const;
/** Old Word files share their container format with other programs; the name of the text stream distinguishes them. */
const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le');
const OTHER_TYPES: Readonly<Record<string, FileExtension>> = {
  'video/mp4': 'mp4',
  'video/3gpp': '3gp',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
};
