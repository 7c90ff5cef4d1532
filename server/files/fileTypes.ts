import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { ConcurrencyLimit } from '../concurrencyLimit';
import { UploadRefused } from './errors';
import type { FileExtension, FileProperties } from './fileProperties';
import { containsBytes } from './containsBytes';
import { imageType, measureImage, requireDecodable } from './images';

export interface CheckOptions {
  readonly allowed: readonly FileExtension[];
  /** The message for every other type. */
  readonly refusal: string;
  /** Limits concurrent decoding of images, which takes much memory. */
  readonly decoding: ConcurrencyLimit;
}

/**
 * Checks an uploaded file by its content.
 * @param file.head its first bytes
 * @throws UploadRefused for other types, damaged images and images with too many pixels to decode
 */
export async function checkFile(
  file: LocalFile,
  { allowed, refusal, decoding }: CheckOptions,
): Promise<FileProperties> {
  const { localPath } = file;
  const found = await detect(file);
  if (!found || !allowed.includes(found.extension)) throw new UploadRefused(400, refusal);
  if (!found.fileType.startsWith('image/')) return found;
  const size = await measureImage(localPath);
  await decoding(() => requireDecodable(localPath));
  return { ...found, ...size };
}

interface LocalFile {
  readonly localPath: string;
  readonly head: Uint8Array;
}

async function detect({
  localPath,
  head,
}: LocalFile): Promise<Pick<FileProperties, 'fileType' | 'extension'> | undefined> {
  // A PNG with long metadata is not recognized by its first bytes, nor are most other types.
  const imageByHead = imageType(await fileTypeFromBuffer(head));
  if (imageByHead) return imageByHead;
  const found = await fileTypeFromFile(localPath);
  const image = imageType(found);
  if (image) return image;
  if (found?.mime === 'application/x-cfb') return (await containsBytes(localPath, WORD_STREAM)) ? WORD : undefined;
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
