import type { PlacedFile, PlacedFiles } from '../../definition';
import { MAX_MEGABYTES } from '../../kinds/files';
import type { FileItem } from '../../tree';
import type { IconName } from '../shared/Icon';
import { uploadTexts } from './texts';

/** The noun for the files of each field type; texts select their wording by it. */
export const FILE_NOUNS = {
  image: 'image',
  images: 'image',
  media: 'file',
  video: 'video',
  videos: 'video',
  document: 'document',
  documents: 'document',
} as const satisfies Record<(PlacedFile | PlacedFiles)['type'], string>;

export type FileNoun = (typeof FILE_NOUNS)[keyof typeof FILE_NOUNS];

/** Icons of the drop areas. */
export const FILE_ICONS = {
  image: 'picture',
  file: 'picture',
  video: 'video',
  document: 'document',
} as const satisfies Record<FileNoun, IconName>;

/** Message for an infected file (UPL-018, UPL-019). */
export function infectedText(noun: FileNoun): string {
  return noun === 'video' || noun === 'document' ? uploadTexts.infectedAttachment : uploadTexts.infected;
}

const MEGABYTE = 1024 * 1024;
/** The figure that the label gives for the default limit (UPL-007). */
const LABELLED_MEGABYTES = 50;
/** Accepted, but not listed in the label. */
const UNLABELLED: readonly string[] = ['gif', '3gpp'];
/** Extensions of videos (CARD-017, A-6). */
const VIDEO_EXTENSION = /\.(?:mpeg|mp4|3gpp?)$/i;

/** Which files a field accepts. */
export interface FileLimits {
  /** File extensions, without the dot. */
  readonly accept: readonly string[];
  readonly maxMegabytes: number;
  /** Message for a file of another type. */
  readonly wrongType: string;
}

export function limitsOf(settings: PlacedFile | PlacedFiles): FileLimits {
  const { accept = [], maxMegabytes = MAX_MEGABYTES } = settings;
  const isMixed = settings.type === 'media' && settings.videos === true;
  const all = isMixed ? [...accept, 'mp4'] : accept;
  const isVideos = settings.type === 'video' || settings.type === 'videos';
  const wrongType = isVideos ? uploadTexts.onlyVideos : uploadTexts.wrongType({ types: all.join(', ') });
  return { accept: all, maxMegabytes, wrongType };
}

/** Label of the control: '.jpeg, .jpg, .png (max 50 MB)' (UPL-007). */
export function acceptLabel({ accept, maxMegabytes }: FileLimits): string {
  const extensions = accept.filter((extension) => !UNLABELLED.includes(extension)).map((extension) => `.${extension}`);
  const megabytes = maxMegabytes === MAX_MEGABYTES ? LABELLED_MEGABYTES : maxMegabytes;
  return uploadTexts.accepted({ endings: extensions.join(', '), megabytes });
}

/** The `accept` attribute of a file input. */
export function acceptAttribute({ accept }: FileLimits): string {
  return accept.map((extension) => `.${extension}`).join(',');
}

/**
 * The message why a file is rejected; undefined if it is accepted (UPL-005, UPL-006, UPL-027). The service receives the accepted
 * extensions and checks again, by content.
 */
export function refusalOf(file: File, { accept, maxMegabytes, wrongType }: FileLimits): string | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!accept.includes(extension)) return wrongType;
  if (file.size < maxMegabytes * MEGABYTE) return undefined;
  return uploadTexts.tooBigFor({ tooBig: uploadTexts.tooBig, megabytes: maxMegabytes });
}

/** Whether a file is a video, by its MIME type or else by its extension. */
export function isVideoFile({ fileType, fileName, key }: FileItem): boolean {
  return fileType?.startsWith('video/') ?? VIDEO_EXTENSION.test(key ?? fileName ?? '');
}

/** Whether a file is a PDF, by its MIME type or else by its extension. */
export function isPdf({ fileType, fileName, key }: FileItem): boolean {
  return fileType === undefined ? /\.pdf$/i.test(key ?? fileName ?? '') : fileType === 'application/pdf';
}
