import type { PlacedFile, PlacedFiles } from '../../definition';
import { filesOf, kindOf, type FileNoun } from '../../kinds';
import { hasAltText, MAX_MEGABYTES } from '../../kinds/files';
import { isVideo } from '../../lib/videoLinks';
import type { FileItem } from '../../tree';
import type { IconName } from '../shared/Icon';
import { uploadTexts } from './texts';

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

/** Settings of a field for each of its tiles. */
export interface TileParts {
  readonly noun: FileNoun;
  readonly hasCaption: boolean;
  readonly hasAltText: boolean;
  /** Whether the alt text is marked as required. */
  readonly isAltTextStarred?: boolean;
  /** Whether the alt text is disabled until the first save. */
  readonly isAltTextLocked?: boolean;
}

export function tilePartsOf(settings: PlacedFile | PlacedFiles, { isNew = false } = {}): TileParts {
  const { noun, hasCaptions = 'captions' in settings && settings.captions } = filesOf(settings);
  return {
    noun,
    hasCaption: hasCaptions,
    hasAltText: hasAltText(settings),
    isAltTextStarred: 'altTextStarred' in settings && settings.altTextStarred,
    isAltTextLocked: isNew && 'altTextOnceStored' in settings && settings.altTextOnceStored,
  };
}

const MEGABYTE = 1024 * 1024;
/** The figure that the label gives for the default limit (UPL-007). */
const LABELLED_MEGABYTES = 50;
/** Accepted, but not listed in the label. */
const UNLABELLED: readonly string[] = ['gif', '3gpp'];

/** Which files a field accepts. */
export interface FileLimits {
  /** File extensions, without the dot. */
  readonly accept: readonly string[];
  readonly maxMegabytes: number;
  /** Message for a file of another type. */
  readonly wrongType: string;
}

export function limitsOf(settings: PlacedFile | PlacedFiles): FileLimits {
  const { accept = [] } = kindOf(settings).guard(settings);
  const { maxMegabytes = MAX_MEGABYTES } = settings;
  const isOnlyVideo = filesOf(settings).noun === 'video';
  const wrongType = isOnlyVideo ? uploadTexts.onlyVideos : uploadTexts.wrongType({ types: accept.join(', ') });
  return { accept, maxMegabytes, wrongType };
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
  return fileType?.startsWith('video/') ?? isVideo(key ?? fileName ?? '');
}

/** Whether a file is a PDF, by its MIME type or else by its extension. */
export function isPdf({ fileType, fileName, key }: FileItem): boolean {
  return fileType === undefined ? /\.pdf$/i.test(key ?? fileName ?? '') : fileType === 'application/pdf';
}
