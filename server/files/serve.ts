import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { BadInput, NotFound } from '../errors';
import { findRecord } from './fileRecords';
import { isKey } from './keys';
import { messages } from './messages';
import type { FileStorage } from './storage';
import { THUMBNAIL_TYPE, THUMBNAIL_WIDTHS, type Thumbnails, type ThumbnailWidth } from './thumbnails';

export interface ServeOptions {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly thumbnails: Thumbnails;
}

/**
 * `GET /files/…`, with `?width=` for a smaller version of an image (API-REST-025). It needs no token: the brands'
 * websites show these pictures to everybody, and a key cannot be guessed. What is stored under a key never changes.
 * @throws NotFound, BadInput
 */
export async function serveFile(
  { database, storage, thumbnails }: ServeOptions,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const key = `files/${(request.params as { '*': string })['*']}`;
  const width = readWidth((request.query as { width?: unknown }).width);
  const record = isKey(key) ? await findRecord(database, key) : undefined;
  if (!record) throw new NotFound(messages.notFound);
  if (width !== undefined && !record.fileType.startsWith('image/')) throw new BadInput('width', messages.notAnImage);
  const etag = `"${key}${width === undefined ? '' : `-${width}`}"`;
  void reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    // Helmet's default would keep the brands' websites from showing the picture.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
    'x-frame-options': 'SAMEORIGIN',
  });
  if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)) {
    return reply.status(304).send();
  }
  const stored = await storage.open(width === undefined ? key : await thumbnails.keyOf(key, width));
  // The record is there, the bytes are not: somebody removed them by hand.
  if (!stored) throw new NotFound(messages.notFound);
  const fileType = width === undefined ? record.fileType : THUMBNAIL_TYPE;
  return reply
    .type(fileType)
    .header('content-length', stored.size)
    .header('content-disposition', disposition(fileType, record.fileName))
    .send(stored.stream);
}

function readWidth(value: unknown): ThumbnailWidth | undefined {
  if (value === undefined) return undefined;
  const width = THUMBNAIL_WIDTHS.find((candidate) => String(candidate) === value);
  if (width === undefined) throw new BadInput('width', messages.badWidth(THUMBNAIL_WIDTHS));
  return width;
}

/** Only what a browser shows without running it opens in the page; the rest is a download. */
function disposition(fileType: string, fileName: string): string {
  const isShown = /^(image\/(jpeg|png|gif|webp)|video\/.+|application\/pdf)$/.test(fileType);
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, encodeCharacter);
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
