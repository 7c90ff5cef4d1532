import { brands } from '../../schemas/brands';
import { isBrand } from '../../src/definition';
import { UploadRefused } from './errors';
import type { FileExtension } from './fileFacts';
import { messages } from './messages';

/** One of the upload calls. */
export interface UploadKind {
  readonly path: string;
  /** Of which brands webp is taken: for the banner of every one, else of those whose forms take it (UPL-002, UPL-034, A-4). */
  readonly webp: 'every brand' | 'as in forms' | 'no brand';
  /** What is allowed besides webp. */
  readonly extensions: readonly FileExtension[];
  /** Absent: the shared message with the allowed types (UPL-005). */
  readonly refusal?: string;
  /** A document of a project: the form names brand and project, and the caller has access to such documents. */
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

/** The types that an upload may have. */
interface AllowedTypes {
  readonly allowed: readonly FileExtension[];
  /** The message for every other type, with the types as people name them (UPL-005). */
  readonly refusal: string;
}

/**
 * What a kind allows a brand, and of that what the control accepts which sends the file.
 * @param accept the file name endings that the control names, joined with commas; undefined for all that the kind allows
 * @throws UploadRefused when the kind allows none of them
 */
export function allowedTypes(
  kind: UploadKind,
  { brandName, accept }: { readonly brandName: string; readonly accept: string | undefined },
): AllowedTypes {
  const isWebp = kind.webp === 'every brand' || (kind.webp === 'as in forms' && takesWebp(brandName));
  const all = (isWebp ? [...kind.extensions, 'webp' as const] : kind.extensions).flatMap(endingsOf);
  const named = accept?.split(',').flatMap((ending) => all.find((other) => other.ending === ending) ?? []) ?? all;
  if (named.length === 0) throw new UploadRefused(400, messages.badAccept(all.map(({ ending }) => ending)));
  return {
    allowed: named.map(({ extension }) => extension),
    refusal: kind.refusal ?? messages.onlyTypes(named.map(({ ending }) => ending)),
  };
}

/** Whether the forms of a brand take pictures of that type. */
function takesWebp(brandName: string): boolean {
  const accept = isBrand(brandName) ? brands[brandName].fieldDefaults.image?.['accept'] : undefined;
  return Array.isArray(accept) && accept.includes('webp');
}

interface Ending {
  readonly ending: string;
  readonly extension: FileExtension;
}

/** What people call the files of a type. */
function endingsOf(extension: FileExtension): readonly Ending[] {
  const others = OTHER_ENDINGS[extension];
  return [...(others ?? []), extension].map((ending) => ({ ending, extension }));
}

const OTHER_ENDINGS: Readonly<Partial<Record<FileExtension, readonly string[]>>> = { jpg: ['jpeg'], '3gp': ['3gpp'] };
