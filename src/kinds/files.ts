import { inEitherCase, WEB_START } from '../lib/linkPatterns';
import { ruleMessages } from '../lib/ruleMessages';
import { fileCodec } from './codecs/file';
import { defineKind, type FieldOf, type Misfit } from './kind';
import { itemLimits, isRequired } from './rules';
import type { Storage } from './storage';
import { itemsStructure, noItems, partsStructure } from './structure';
import { tidyItems, trim, withTidyText } from './tidy';
import { isGroup, type FormData, type FormValue } from './values';

/** An upload that is not done and clean has a status; one that was not scanned is done all the same (UPL-039). */
const STATUS = { enum: ['notScanned'] } as const;
/** What is wrong with a file that is being sent or was refused is said by its status. */
const HAS_FILE = { anyOf: [{ required: ['key'] }, { required: ['status'] }] } as const;

const ofPictures = { enum: statusProblem(ruleMessages.infected) };
const ofAttachments = { enum: statusProblem(ruleMessages.infectedAttachment) };
const ofOne = { pattern: () => ruleMessages.fileFormat };
const ofSeveral = { maxItems: (_field: unknown, { limit }: Misfit) => ruleMessages.maxFiles(limit) };

/** One uploaded file: the stored value is its key, the rest is in the field's meta data. */
const oneFile = {
  isInput: false,
  // One file alone is never featured.
  storage: (field: FieldOf<'image' | 'video' | 'document'>): Storage => ({
    as: 'file',
    place: field.place,
    claims: { altText: hasAltText(field), featured: false },
  }),
  structure: partsStructure,
  presence: HAS_FILE,
  rules: (field: FieldOf<'image' | 'video' | 'document'>) => ({
    type: 'object',
    properties: {
      status: STATUS,
      ...(field.keyEndings && { key: { type: 'string', pattern: keyPattern(field.keyEndings) } }),
    },
    ...(isRequired(field) ? HAS_FILE : {}),
  }),
  tidied: (_field: unknown, value: FormValue, { base }: { readonly base: FormValue }) =>
    isGroup(value) ? tidyFile(value, base) : value,
} as const;

/** Uploaded files, each a stored field. */
const severalFiles = {
  isInput: false,
  storage: (field: FieldOf<'images' | 'media' | 'videos'>): Storage => ({
    as: 'fields',
    place: field.place,
    codec: fileCodec({ altText: hasAltText(field), featured: field.featured }),
  }),
  empty: noItems,
  structure: itemsStructure,
  rules: (field: FieldOf<'images' | 'media' | 'videos'>) => ({
    type: 'array',
    ...itemLimits(field),
    items: { type: 'object', properties: { status: STATUS } },
  }),
  tidied: (_field: unknown, value: FormValue, tidying: { readonly base: FormValue }) =>
    tidyItems(value, tidying, tidyFile),
} as const;

/** One picture. */
export const image = defineKind<'image'>({ ...oneFile, drawn: 'picture', problems: { ...ofOne, ...ofPictures } });
/** One video. */
export const video = defineKind<'video'>({ ...oneFile, drawn: 'video', problems: { ...ofOne, ...ofAttachments } });
/** One document. */
export const document = defineKind<'document'>({ ...oneFile, drawn: 'link', problems: { ...ofOne, ...ofAttachments } });
/** Pictures. */
export const images = defineKind<'images'>({
  ...severalFiles,
  drawn: 'pictures',
  problems: { ...ofSeveral, ...ofPictures },
});
/** Pictures, and videos among them where the field allows that. */
export const media = defineKind<'media'>({
  ...severalFiles,
  drawn: 'pictures',
  problems: { ...ofSeveral, ...ofPictures },
});
/** Videos. */
export const videos = defineKind<'videos'>({
  ...severalFiles,
  drawn: 'videos',
  problems: { ...ofSeveral, ...ofAttachments },
});

function hasAltText(field: object): boolean {
  return 'altText' in field && field.altText === true;
}

/** A whole web address, or a key with one of these endings in either case (PROP-035, BAN-022). */
function keyPattern(endings: readonly string[]): string {
  return `${WEB_START}|\\.(?:${endings.map(inEitherCase).join('|')})$`;
}

function statusProblem(infected: string) {
  return (_field: unknown, { value }: Misfit): string => {
    const status = isGroup(value) ? value['status'] : undefined;
    if (status === 'uploading') return ruleMessages.uploading;
    return status === 'infected' ? infected : ruleMessages.failed;
  };
}

/** A file with what is said about it. */
function tidyFile<File extends FormData>(file: File, base: FormValue): File {
  const captioned = withTidyText(file, { key: 'caption', base, tidy: trim });
  return withTidyText(captioned, { key: 'altText', base, tidy: trim });
}
