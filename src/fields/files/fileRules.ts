import type { PlacedFile, PlacedFiles } from '../../definition';
import type { FileItem } from '../../tree';
import type { IconName } from '../shared/Icon';
import { uploadTexts } from './texts';

/** What texts call the files of each type of field; they choose their words by it. */
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

/** What stands where such files are dropped. */
export const FILE_ICONS = {
  image: 'picture',
  file: 'picture',
  video: 'video',
  document: 'document',
} as const satisfies Record<FileNoun, IconName>;

/** What is said about an infected file (UPL-018, UPL-019). */
export function infectedText(noun: FileNoun): string {
  return noun === 'video' || noun === 'document' ? uploadTexts.infectedAttachment : uploadTexts.infected;
}

const MEGABYTE = 1024 * 1024;
/** The limit where a screen gives none, and what its label says then all the same (UPL-006, UPL-007, A-2). */
const DEFAULT_MEGABYTES = 49;
const LABELLED_MEGABYTES = 50;
/** Types where a screen gives none (UPL-001). */
const DEFAULT_ACCEPT = ['jpeg', 'jpg', 'png', 'gif'] as const;
/** Accepted, but not part of the label. */
const UNLABELLED: readonly string[] = ['gif', '3gpp'];
/** What counts as a video (CARD-017, A-6). */
const VIDEO_ENDING = /\.(?:mpeg|mp4|3gpp?)$/i;

/** What files a field takes. */
export interface FileLimits {
  /** File name endings, without the dot. */
  readonly accept: readonly string[];
  readonly maxMegabytes: number;
  /** What is said about a file of another type. */
  readonly wrongType: string;
}

/** The limits of a field with files. */
export function limitsOf(settings: PlacedFile | PlacedFiles): FileLimits {
  const { accept = DEFAULT_ACCEPT, maxMegabytes = DEFAULT_MEGABYTES } = settings;
  const isMixed = settings.type === 'media' && settings.videos === true;
  const all = isMixed ? [...accept, 'mp4'] : accept;
  const isVideos = settings.type === 'video' || settings.type === 'videos';
  const wrongType = isVideos ? uploadTexts.onlyVideos : uploadTexts.wrongType({ types: all.join(', ') });
  return { accept: all, maxMegabytes, wrongType };
}

/** The control's label text: '.jpeg, .jpg, .png (max 50 MB)' (UPL-007). */
export function acceptLabel({ accept, maxMegabytes }: FileLimits): string {
  const endings = accept.filter((ending) => !UNLABELLED.includes(ending)).map((ending) => `.${ending}`);
  const megabytes = maxMegabytes === DEFAULT_MEGABYTES ? LABELLED_MEGABYTES : maxMegabytes;
  return uploadTexts.accepted({ endings: endings.join(', '), megabytes });
}

/** The value of a file input's `accept`. */
export function acceptAttribute({ accept }: FileLimits): string {
  return accept.map((ending) => `.${ending}`).join(',');
}

/**
 * Why a file is not taken, in words for people; undefined when it is (UPL-005, UPL-006, UPL-027). The service is told what is
 * accepted and checks again, by content.
 */
export function refusalOf(file: File, { accept, maxMegabytes, wrongType }: FileLimits): string | undefined {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!accept.includes(ending)) return wrongType;
  if (file.size < maxMegabytes * MEGABYTE) return undefined;
  return uploadTexts.tooBigFor({ tooBig: uploadTexts.tooBig, megabytes: maxMegabytes });
}

/** Whether a file is a video, by its type or else by how its name ends. */
export function isVideoFile({ fileType, fileName, key }: FileItem): boolean {
  return fileType?.startsWith('video/') ?? VIDEO_ENDING.test(key ?? fileName ?? '');
}

/** Whether a file is one that a browser shows as pages. */
export function isPdf({ fileType, fileName, key }: FileItem): boolean {
  return fileType === undefined ? /\.pdf$/i.test(key ?? fileName ?? '') : fileType === 'application/pdf';
}
