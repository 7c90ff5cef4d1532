import { brands } from '../../schemas/brands';
import { isBrand } from '../../src/definition';
import { UploadRefused } from './errors';
import type { FileExtension } from './fileProperties';
import { messages } from './messages';

export interface UploadKind {
  readonly path: string;
  /** The brands that may upload webp: all for banners, otherwise those whose forms accept it (UPL-002, UPL-034, A-4). */
  readonly webp: 'every brand' | 'as in forms' | 'no brand';
  /** The allowed types other than webp. */
  readonly extensions: readonly FileExtension[];
  /** Absent: the shared message with the allowed types (UPL-005). */
  readonly refusal?: string;
  /** A document of a project: the form names brand and project, and the caller needs access to such documents. */
  readonly isPropertyDocument?: true;
}

const IMAGES = ['jpg', 'png', 'gif'] as const;
export const MEGABYTE = 1024 * 1024;

/** Every upload call (API-REST-018 to API-REST-023, A-1, A-2, A-4, A-5, A-7). */
export const UPLOAD_KINDS: readonly UploadKind[] = [
  { path: '/uploads/images', webp: 'as in forms', extensions: IMAGES },
  { path: '/upload/images', webp: 'every brand', extensions: IMAGES },
  { path: '/upload/objects', webp: 'as in forms', extensions: [...IMAGES, 'mp4'] },
  {
    path: '/uploads/videos',
    webp: 'no brand',
    extensions: ['mp4', '3gp', 'gif'],
    refusal: messages.onlyVideos,
  },
  { path: '/uploads/documents', webp: 'no brand', extensions: ['pdf', 'doc', 'docx'] },
  { path: '/upload/mdor-docs', webp: 'no brand', extensions: ['pdf'], isPropertyDocument: true },
];

interface AllowedTypes {
  readonly allowed: readonly FileExtension[];
  /** The message for every other type, with the usual names of the allowed types (UPL-005). */
  readonly refusal: string;
}

/**
 * The types that a kind allows for a brand, limited to those that the upload control accepts.
 * @param accept file name extensions accepted by the control, comma-separated; undefined: all that the kind allows
 * @throws UploadRefused if the kind allows none of them
 */
export function allowedTypes(
  kind: UploadKind,
  { brandName, accept }: { readonly brandName: string; readonly accept: string | undefined },
): AllowedTypes {
  const isWebp = kind.webp === 'every brand' || (kind.webp === 'as in forms' && takesWebp(brandName));
  const all = (isWebp ? [...kind.extensions, 'webp' as const] : kind.extensions).flatMap((extension) =>
    endingsOf(extension).map((ending) => ({ ending, extension })),
  );
  const named = accept?.split(',').flatMap((ending) => all.find((other) => other.ending === ending) ?? []) ?? all;
  if (named.length === 0) throw new UploadRefused(400, messages.badAccept(all.map(({ ending }) => ending)));
  return {
    allowed: named.map(({ extension }) => extension),
    refusal: kind.refusal ?? messages.onlyTypes(named.map(({ ending }) => ending)),
  };
}

/** Whether the image fields of a brand accept webp. */
function takesWebp(brandName: string): boolean {
  const accept = isBrand(brandName) ? brands[brandName].fieldDefaults.image?.['accept'] : undefined;
  return Array.isArray(accept) && accept.includes('webp');
}

/** The file name extensions in use for a type, that of its keys last. */
export function endingsOf(extension: string): readonly string[] {
  return [...(OTHER_ENDINGS.get(extension) ?? []), extension];
}

const OTHER_ENDINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['jpg', ['jpeg']],
  ['3gp', ['3gpp']],
] satisfies [FileExtension, readonly string[]][]);
