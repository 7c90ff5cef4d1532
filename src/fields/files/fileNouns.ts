import type { PlacedFile, PlacedFiles } from '../../definition';
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
