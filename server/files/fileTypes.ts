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

/** A received file on the local disk. */
interface UploadedFile {
  readonly localPath: string;
  /** Its first bytes, which are enough to recognize an image. */
  readonly head: Uint8Array;
}

/**
 * Checks an uploaded file by its content.
 * @throws UploadRefused for other types, damaged images and images with too many pixels to decode
 */
export async function checkFile(
  file: UploadedFile,
  { allowed, refusal, decoding }: CheckOptions,
): Promise<FileProperties> {
  const found = await detect(file);
  if (!found || !allowed.includes(found.extension)) throw new UploadRefused(400, refusal);
  if (!found.fileType.startsWith('image/')) return found;
  const size = await measureImage(file.localPath);
  await decoding(() => requireDecodable(file.localPath));
  return { ...found, ...size };
}

async function detect({
  localPath,
  head,
}: UploadedFile): Promise<Pick<FileProperties, 'fileType' | 'extension'> | undefined> {
  const image = imageType(await fileTypeFromBuffer(head));
  if (image) return image;
  // Office documents, for example, are ZIP files with certain entries.
  const found = await fileTypeFromFile(localPath);
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
