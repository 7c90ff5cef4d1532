import type { PlacedFile, PlacedFiles } from '../../definition';
import { uploadTexts } from '../../lib/fileMessages';

/** What a type of field with files is called in texts for people. */
export interface FileWords {
  /** One of its files as the start of a name: `Image`. */
  readonly item: string;
  /** One of its files: `image`. */
  readonly one: string;
  readonly several: string;
  /** One of its files with an article: `an image`. */
  readonly any: string;
  /** What is said about an infected file (UPL-018, UPL-019). */
  readonly infected: string;
}

const { infected, infectedAttachment } = uploadTexts;
const IMAGE: FileWords = { item: 'Image', one: 'image', several: 'images', any: 'an image', infected };
const VIDEO: FileWords = {
  item: 'Video',
  one: 'video',
  several: 'videos',
  any: 'a video',
  infected: infectedAttachment,
};
const FILE: FileWords = { item: 'File', one: 'file', several: 'files', any: 'a file', infected };

/** The words of each type of field with files. */
export const FILE_WORDS = {
  image: IMAGE,
  images: IMAGE,
  media: FILE,
  video: VIDEO,
  videos: VIDEO,
  document: { ...FILE, any: 'a document', infected: infectedAttachment },
} as const satisfies Record<(PlacedFile | PlacedFiles)['type'], FileWords>;
