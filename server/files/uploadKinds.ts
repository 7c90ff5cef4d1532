import type { Config } from '../config';
import type { FileExtension } from './fileFacts';
import { messages } from './messages';

/** One of the upload calls. */
export interface UploadKind {
  readonly path: string;
  /** webp is for AVIDA only, but for the banner it is for every brand (UPL-002, UPL-034, A-4). */
  readonly webp: 'every brand' | 'AVIDA' | 'no brand';
  /** What is allowed besides webp. */
  readonly extensions: readonly FileExtension[];
  /** Bytes; a file must have fewer. */
  limit(config: Pick<Config, 'uploadLimitMb'>): number;
  /** Absent: the shared message with the allowed types (UPL-005). */
  readonly refusal?: string;
  /** A document of a project: the form names brand and project, and the caller has access to such documents. */
  readonly isPropertyDocument?: true;
}

const IMAGES = ['jpg', 'png', 'gif'] as const;
const MEGABYTE = 1024 * 1024;

function byDefault({ uploadLimitMb }: Pick<Config, 'uploadLimitMb'>): number {
  return uploadLimitMb * MEGABYTE;
}

/** Screens that name a limit of their own name this one. */
function wide(): number {
  return 50 * MEGABYTE;
}

/** Every upload call (API-REST-018 to API-REST-023, A-1, A-2, A-4, A-5, A-7). */
export const UPLOAD_KINDS: readonly UploadKind[] = [
  { path: '/uploads/images', webp: 'AVIDA', extensions: IMAGES, limit: byDefault },
  { path: '/upload/images', webp: 'every brand', extensions: IMAGES, limit: wide },
  { path: '/upload/objects', webp: 'AVIDA', extensions: [...IMAGES, 'mp4'], limit: byDefault },
  {
    path: '/uploads/videos',
    webp: 'no brand',
    extensions: ['mp4', '3gp', 'gif'],
    limit: byDefault,
    refusal: messages.onlyVideos,
  },
  { path: '/uploads/documents', webp: 'no brand', extensions: ['pdf', 'doc', 'docx'], limit: wide },
  { path: '/upload/mdor-docs', webp: 'no brand', extensions: ['pdf'], limit: wide, isPropertyDocument: true },
];

/** What the kind allows a brand. */
export function allowedExtensions(
  kind: UploadKind,
  { isAvida }: { readonly isAvida: boolean },
): readonly FileExtension[] {
  const isWebp = kind.webp === 'every brand' || (kind.webp === 'AVIDA' && isAvida);
  return isWebp ? [...kind.extensions, 'webp'] : kind.extensions;
}

/** The message for a wrong type, with the types as people name them. */
export function refusalOf(kind: UploadKind, allowed: readonly FileExtension[]): string {
  return (
    kind.refusal ??
    messages.onlyTypes(allowed.flatMap((extension) => (extension === 'jpg' ? ['jpeg', 'jpg'] : [extension])))
  );
}
