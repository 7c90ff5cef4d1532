import { inEitherCase, WEB_START } from '../lib/linkPatterns';
import { fileCodec } from './codecs/file';
import { MAX_LENGTHS, MAX_ITEMS, type Guard } from './guard';
import { defineKind, type RuleViolation } from './kind';
import type { ItemsPlace, WithPlace } from './places';
import { fieldItemsPlace, fieldPlace } from './placing';
import { itemLimits, isRequired } from './rules';
import type { MaxCount } from './scalars';
import type { CommonSettings, Condition } from './settings';
import type { Storage } from './storage';
import type { StoredField, StoredFieldList } from './stored';
import { itemsValue, partsValue } from './structure';
import { ruleMessages } from './texts';
import { tidyItems, trim, withTidyText } from './tidy';
import { isGroup, type FileItem, type FormData, type FormValue } from './values';

/**
 * File name extensions.
 * @title a list with an ending at least
 * @minItems 1
 * @uniqueItems true
 */
type Extensions = readonly Extension[];

/**
 * A file name extension.
 * @title an ending of small letters and digits, without the dot
 * @pattern ^[a-z0-9]+$
 */
type Extension = string;

/** Limits of uploaded files. */
interface UploadSettings extends CommonSettings {
  readonly label: string;
  /**
   * Accepted file extensions, without the dot. Defaults: jpeg, jpg, png and gif for pictures; mp4, 3gp, 3gpp and gif for videos; pdf, doc
   * and docx for documents.
   */
  readonly accept?: Extensions;
  /**
   * Upper limit of the file size in megabytes (1024 × 1024 bytes); a file must be smaller. Default: 49.
   * @title a number, which is more than 0
   * @exclusiveMinimum 0
   */
  readonly maxMegabytes?: number;
}

/** Settings of a field that holds one uploaded file. */
interface FileSettings extends UploadSettings {
  /** The field that holds the file: the value is its storage key, everything else is in meta_data. */
  readonly stored: StoredField;
  /** Makes a file required. The text is the message shown when there is none. */
  readonly required?: string;
  /** Requires a file only while this condition holds. */
  readonly requiredWhen?: Condition;
  /** Extensions allowed for the stored key, unless it is an absolute web address. A key with any other is reported as invalid. */
  readonly keyEndings?: Extensions;
}

/** Settings of a field that holds several uploaded files. */
interface FilesSettings extends UploadSettings {
  /** Where the files are stored: one field for each. */
  readonly stored: StoredFieldList;
  /** Maximum number of files. Default: 25 for `videos`, otherwise 500. */
  readonly max?: MaxCount;
}

/** Settings of a field that holds several uploaded files, one of which may be featured. */
interface FeaturedFilesSettings extends FilesSettings {
  /**
   * Whether exactly one file is marked as featured, the first one unless another is selected. If false, new files are stored as not
   * featured, and the flags of stored files are kept. Default for `media` and `videos`: true.
   */
  readonly featured?: boolean;
}

/** One uploaded picture. */
export interface ImageField extends FileSettings {
  readonly type: 'image';
  /** Whether the picture has an alt text. Default: false. */
  readonly altText?: boolean;
  /** Marks the alt text as required without enforcing it. */
  readonly altTextStarred?: boolean;
  /** Locks the alt text until the first save (CONT-015, A-39). */
  readonly altTextOnceStored?: boolean;
  /** Endpoint that the file is uploaded to. Default: `/uploads/images`. */
  readonly uploadTo?: '/uploads/images' | '/upload/images' | '/upload/objects';
}

/** Uploaded pictures with captions. */
export interface ImagesField extends FeaturedFilesSettings {
  readonly type: 'images';
  /** Whether each picture has an alt text. Default: false. */
  readonly altText?: boolean;
  /** Endpoint that the files are uploaded to. Default: `/uploads/images`. */
  readonly uploadTo?: '/uploads/images' | '/upload/images';
}

/** A gallery of uploaded pictures and, if the field allows them, videos. One of them is featured. */
export interface MediaField extends FeaturedFilesSettings {
  readonly type: 'media';
  /** Also accepts mp4 videos (UPL-003). Default: false. */
  readonly videos?: boolean;
  /** Whether each file has a caption. Default: true. */
  readonly captions?: boolean;
  /** Whether each picture has an alt text. Default: false. */
  readonly altText?: boolean;
  /** Endpoint that the files are uploaded to. Default: `/uploads/images`, or `/upload/objects` if `videos` is set. */
  readonly uploadTo?: '/uploads/images' | '/upload/images' | '/upload/objects';
}

/** One uploaded video. */
export interface VideoField extends FileSettings {
  readonly type: 'video';
}

/** Uploaded videos, one of them featured. */
export interface VideosField extends FeaturedFilesSettings {
  readonly type: 'videos';
}

/** The owner of a document, such as a project. It is sent with the file, and nothing can be uploaded before it is selected. */
export interface DocumentOwner {
  /** Key of the sibling that holds the owner. */
  readonly field: string;
  /** Name of the upload parameter for the sibling's value, for example `project`; the brand is sent as `brand`. */
  readonly sentAs: string;
  /** Message shown until an owner is selected. */
  readonly message: string;
}

/** One uploaded document; PDF files have a preview. */
export interface DocumentField extends FileSettings {
  readonly type: 'document';
  /** Endpoint that the file is uploaded to. Default: `/uploads/documents`. */
  readonly uploadTo?: '/uploads/documents' | '/upload/mdor-docs';
  /** The owner, which must be selected before a file can be uploaded and is sent with it. */
  readonly belongsTo?: DocumentOwner;
}

/** An ordered list of uploaded documents; PDF files have a preview. */
export interface DocumentsField extends FilesSettings {
  readonly type: 'documents';
  /** Whether each document has a caption. Default: false. */
  readonly captions?: boolean;
}

/** A field with one uploaded file. */
export type FileField = ImageField | VideoField | DocumentField;

/** A field with several uploaded files. */
export type FilesField = ImagesField | MediaField | VideosField | DocumentsField;

/** The same with resolved storage. */
export type PlacedFile = WithPlace<FileField>;

/** The same with resolved storage. */
export type PlacedFiles = WithPlace<FilesField, ItemsPlace>;

/** Only an upload that is not both done and clean has a status; an unscanned file counts as done (UPL-039). */
const STATUS = { enum: ['notScanned'] } as const;
/** A file without a key has a status while it is uploading or if it was rejected; `STATUS` reports those. */
const HAS_FILE = { anyOf: [{ required: ['key'] }, { required: ['status'] }] } as const;

const imageMessages = { enum: statusProblem('infected') };
const attachmentMessages = { enum: statusProblem('infectedAttachment') };
const oneFileMessages = { pattern: () => ruleMessages.fileFormat };
const severalFilesMessages = {
  maxItems: (_field: unknown, { limit }: RuleViolation) => ruleMessages.maxFiles({ limit: String(limit) }),
};

/** One uploaded file: the stored value is its key, everything else is in the field's meta_data. */
const oneFile = {
  isInput: false,
  isLabelledGroup: true,
  place: fieldPlace,
  // A single file is never featured.
  storage: (field: PlacedFile): Storage => ({
    as: 'file',
    place: field.place,
    claims: { altText: hasAltText(field), featured: false },
  }),
  guard: ({ accept = [] }: PlacedFile): Guard => ({ as: 'file', maxLength: MAX_LENGTHS.address, accept }),
  structure: partsValue.structure,
  rules: (field: PlacedFile) => ({
    type: 'object',
    properties: {
      status: STATUS,
      ...(field.keyEndings && { key: { type: 'string', pattern: keyPattern(field.keyEndings) } }),
    },
    ...(isRequired(field) ? HAS_FILE : {}),
  }),
  tidy: (_field: unknown, value: FormValue, { base }: { readonly base: FormValue }) =>
    isGroup(value) ? tidyFile(value, base) : value,
} as const;

/** Uploaded files, each in its own stored field. */
const severalFiles = {
  isInput: false,
  place: fieldItemsPlace,
  storage: (field: PlacedFiles): Storage => ({
    as: 'fields',
    place: field.place,
    codec: fileCodec({ altText: hasAltText(field), featured: 'featured' in field ? field.featured : undefined }),
  }),
  guard: ({ accept = [], max = MAX_ITEMS }: PlacedFiles): Guard => ({
    as: 'file',
    maxLength: MAX_LENGTHS.address,
    maxItems: max,
    accept,
  }),
  ...itemsValue,
  rules: (field: PlacedFiles) => ({
    type: 'array',
    ...itemLimits(field),
    items: { type: 'object', properties: { status: STATUS } },
  }),
  tidy: (_field: unknown, value: FormValue, tidying: { readonly base: FormValue }) =>
    tidyItems(value, tidying, tidyFile),
  arrange: arrangeFiles,
} as const;

/** The default limit of the file size (UPL-006, A-2). */
export const MAX_MEGABYTES = 49;
const PICTURES = { accept: ['jpeg', 'jpg', 'png', 'gif'], maxMegabytes: MAX_MEGABYTES } as const;
const VIDEOS = { accept: ['mp4', '3gp', '3gpp', 'gif'], maxMegabytes: MAX_MEGABYTES } as const;
const DOCUMENTS = { accept: ['pdf', 'doc', 'docx'], maxMegabytes: MAX_MEGABYTES } as const;

const PICTURE: FileItem = { key: 'files/lake.png', fileName: 'lake.png', fileType: 'image/png' };
const VIDEO: FileItem = { key: 'files/lake.mp4', fileName: 'lake.mp4', fileType: 'video/mp4' };
const DOCUMENT: FileItem = { key: 'files/lake.pdf', fileName: 'lake.pdf', fileType: 'application/pdf' };

export const image = defineKind<ImageField>({
  ...oneFile,
  example: PICTURE,
  files: { isList: false, noun: 'image', call: ({ uploadTo = '/uploads/images' }) => uploadTo },
  defaults: { ...PICTURES, uploadTo: '/uploads/images' },
  previewShape: 'picture',
  // Where `altText` is absent, a brand may have it for all pictures.
  settingProblems: ({ altText, ...field }) =>
    (['altTextStarred', 'altTextOnceStored'] as const).flatMap((setting) =>
      altText === false && field[setting] ? [{ setting, expected: 'altText beside it', got: 'false' }] : [],
    ),
  problems: { ...oneFileMessages, ...imageMessages },
});
export const video = defineKind<VideoField>({
  ...oneFile,
  example: VIDEO,
  files: { isList: false, noun: 'video', call: () => '/uploads/videos' },
  defaults: VIDEOS,
  previewShape: 'video',
  problems: { ...oneFileMessages, ...attachmentMessages },
});
export const document = defineKind<DocumentField>({
  ...oneFile,
  example: DOCUMENT,
  files: { isList: false, noun: 'document', call: ({ uploadTo = '/uploads/documents' }) => uploadTo },
  defaults: { ...DOCUMENTS, uploadTo: '/uploads/documents' },
  previewShape: 'link',
  siblings: ({ belongsTo }) => [{ setting: 'belongsTo.field', key: belongsTo?.field }],
  problems: { ...oneFileMessages, ...attachmentMessages },
});
export const images = defineKind<ImagesField, WithPlace<ImagesField, ItemsPlace>>({
  ...severalFiles,
  example: [{ ...PICTURE, featured: true }],
  files: { isList: true, noun: 'image', call: ({ uploadTo = '/uploads/images' }) => uploadTo, hasCaptions: true },
  defaults: { ...PICTURES, uploadTo: '/uploads/images' },
  previewShape: 'pictures',
  problems: { ...severalFilesMessages, ...imageMessages },
});
/** Pictures, and also videos if the field allows them. */
export const media = defineKind<MediaField, WithPlace<MediaField, ItemsPlace>>({
  ...severalFiles,
  example: [{ ...PICTURE, featured: true }],
  files: {
    isList: true,
    noun: 'file',
    call: ({ videos: areAccepted, uploadTo = areAccepted ? '/upload/objects' : '/uploads/images' }) => uploadTo,
  },
  defaults: { ...PICTURES, featured: true, captions: true },
  guard: (field) => ({
    ...severalFiles.guard(field),
    accept: [...(field.accept ?? []), ...(field.videos ? ['mp4'] : [])],
  }),
  previewShape: 'pictures',
  problems: { ...severalFilesMessages, ...imageMessages },
});
export const videos = defineKind<VideosField, WithPlace<VideosField, ItemsPlace>>({
  ...severalFiles,
  example: [{ ...VIDEO, featured: true }],
  files: { isList: true, noun: 'video', call: () => '/uploads/videos' },
  defaults: { ...VIDEOS, featured: true, max: 25 },
  previewShape: 'videos',
  problems: { ...severalFilesMessages, ...attachmentMessages },
});

export const documents = defineKind<DocumentsField, WithPlace<DocumentsField, ItemsPlace>>({
  ...severalFiles,
  example: [{ ...DOCUMENT, caption: 'Lake' }],
  files: { isList: true, noun: 'document', call: () => '/uploads/documents' },
  defaults: DOCUMENTS,
  storage: ({ place }) => ({ as: 'fields', place, codec: fileCodec({ altText: false, featured: false }) }),
  previewShape: 'link',
  problems: { ...severalFilesMessages, ...attachmentMessages },
});

/** If the field features a file, exactly one is featured: the first featured one, else the first of all (UPL-022). */
export function arrangeFiles(field: PlacedFiles, files: readonly FileItem[]): readonly FileItem[] {
  if (!('featured' in field && field.featured)) return files;
  const first = files.findIndex((file) => file.featured === true);
  return withFeatured(files, Math.max(first, 0));
}

/** The files with exactly one featured (UPL-024, UPL-029). */
export function withFeatured(files: readonly FileItem[], index: number): readonly FileItem[] {
  return files.map((file, position) => setFeatured(file, position === index));
}

function setFeatured(file: FileItem, isFeatured: boolean): FileItem {
  return (file.featured === true) === isFeatured ? file : { ...file, featured: isFeatured };
}

/** Whether its pictures have an alt text. */
export function hasAltText(field: object): boolean {
  return 'altText' in field && field.altText === true;
}

/** An absolute web address, or a key with one of these extensions in either case (PROP-035, BAN-022). */
function keyPattern(extensions: readonly string[]): string {
  return `${WEB_START}|\\.(?:${extensions.map(inEitherCase).join('|')})$`;
}

function statusProblem(infected: 'infected' | 'infectedAttachment') {
  return (_field: unknown, { value }: RuleViolation): string => {
    const status = isGroup(value) ? value['status'] : undefined;
    if (status === 'uploading') return ruleMessages.uploading;
    return status === 'infected' ? ruleMessages[infected] : ruleMessages.failed;
  };
}

/** Trims the caption and the alt text of a file. */
function tidyFile<File extends FormData>(file: File, base: FormValue): File {
  const captioned = withTidyText(file, { key: 'caption', base, tidy: trim });
  return withTidyText(captioned, { key: 'altText', base, tidy: trim });
}

/** The extensions that the services accept in each upload call. Whether pictures may be webp depends on the brand. */
const UPLOADED: Readonly<Record<string, readonly string[]>> = {
  '/uploads/images': [...PICTURES.accept, 'webp'],
  '/upload/images': [...PICTURES.accept, 'webp'],
  '/upload/objects': [...PICTURES.accept, 'webp', 'mp4'],
  '/uploads/videos': VIDEOS.accept,
  '/uploads/documents': DOCUMENTS.accept,
  '/upload/mdor-docs': ['pdf'],
};

/** The extensions that an upload call accepts. */
export function uploadedExtensions(call: string): readonly string[] {
  return UPLOADED[call] ?? [];
}
