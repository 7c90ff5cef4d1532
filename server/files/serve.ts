import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database';
import { errorBody, type Exchange } from '../errorAnswers';
import { BadInput, NotFound } from '../errors';
import { readFields } from '../requestFields';
import { isDocument, type DocumentLinks } from './documentLinks';
import { findRecord, type FileRecord, type ServedRecord } from './fileRecords';
import { isKey } from './keys';
import { messages } from './messages';
import type { ByteRange, FileStorage } from './fileStorage';
import type { FileIntegrity } from './fileIntegrity';
import { endingsOf } from './uploadKinds';
import { THUMBNAIL_TYPE, THUMBNAIL_WIDTHS, type Thumbnails, type ThumbnailWidth } from './thumbnails';

export interface ServeOptions {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly thumbnails: Thumbnails;
  readonly integrity: FileIntegrity;
  /** Absent: documents are public. */
  readonly links: DocumentLinks | undefined;
}

/**
 * `GET /files/…`, with `?width=` for a thumbnail of an image (API-REST-025). It requires no token: the brands' websites are
 * public, and keys cannot be guessed. Documents may require a signed link. The content of a key never changes, so browsers may
 * cache it forever and request ranges. Damaged files are not served.
 * @throws NotFound, BadInput, Forbidden
 */
export async function serveFile(
  { database, storage, thumbnails, integrity, links }: ServeOptions,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const key = `files/${(request.params as { '*': string })['*']}`;
  const query = readFields(request.query);
  const width = readWidth(query['width']);
  const record = isKey(key) ? await findRecord(database, key) : undefined;
  if (!record) throw new NotFound(messages.notFound);
  if (width !== undefined && !record.fileType.startsWith('image/')) throw new BadInput('width', messages.notAnImage);
  // Unlike files, errors must not be cached.
  void reply.header('cache-control', 'no-store');
  const secondsLeft = isDocument(record.fileType) ? await links?.verify(key, query) : undefined;
  const cacheControl = secondsLeft === undefined ? IMMUTABLE : `private, max-age=${secondsLeft}`;
  const etag = `"${key}${width === undefined ? '' : `-${width}`}"`;
  if (request.headers['if-none-match']?.split(',').some((tag) => isSameTag(tag, etag))) {
    return setHeaders(reply, { etag, cacheControl, fileType: record.fileType }).status(304).send();
  }
  await integrity.requireBytes(record);
  if (width === undefined) return sendOriginal({ storage, integrity, record, etag, cacheControl }, { request, reply });
  const thumbnail = { key: await thumbnails.keyOf(record, width), fileName: record.fileName, fileType: THUMBNAIL_TYPE };
  return send({ storage, file: thumbnail, etag, cacheControl }, { request, reply });
}

interface OriginalFile {
  readonly storage: FileStorage;
  readonly integrity: FileIntegrity;
  readonly record: ServedRecord;
  readonly etag: string;
  readonly cacheControl: string;
}

/** Sends the complete file, or a requested range, as used by video players. */
async function sendOriginal(
  { storage, integrity, record, etag, cacheControl }: OriginalFile,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { range: header, 'if-range': condition } = request.headers;
  void reply.header('accept-ranges', 'bytes');
  // With If-Range, a range is served only if the client has the same version.
  const acceptsRange = request.method === 'GET' && (condition === undefined || String(condition).trim() === etag);
  const range = acceptsRange ? readRange(header, record.size) : undefined;
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .header('content-range', `bytes */${record.size}`)
      .send(errorBody(messages.badRange(record.size)));
  }
  const check = (total: number): void => integrity.requireLength(record, total);
  return send({ storage, file: record, etag, cacheControl, check, ...(range ? { range } : {}) }, { request, reply });
}

/**
 * Parses the Range header of a request for a file.
 * @param size of the file in bytes
 * @returns the range; `unsatisfiable` if it begins behind the end; undefined for the complete file: without a header, with an
 * invalid one, or with several ranges, which a server may answer with the complete file
 */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // Without a first byte the number is a suffix length.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}

interface SendOptions {
  readonly storage: FileStorage;
  readonly file: Pick<FileRecord, 'key' | 'fileName' | 'fileType'> & { readonly size?: number };
  readonly etag: string;
  readonly cacheControl: string;
  readonly range?: ByteRange;
  /** Checks the number of stored bytes. @throws NotFound */
  readonly check?: (total: number) => void;
}

async function send(
  { storage, file, etag, cacheControl, range, check }: SendOptions,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const stored = await storage.open(file.key, range);
  // The record exists without the bytes: they were removed manually.
  if (!stored) throw new NotFound(messages.notFound);
  try {
    check?.(stored.total);
  } catch (error) {
    stored.stream.destroy();
    throw error;
  }
  setHeaders(reply, { etag, cacheControl, fileType: file.fileType })
    .type(file.fileType)
    .header('content-length', stored.size)
    .header('content-disposition', disposition(file));
  if (range) {
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size ?? '*'}`);
  }
  if (request.method !== 'HEAD') return reply.send(stored.stream);
  stored.stream.destroy();
  // A stream, because otherwise the content length would be set to 0.
  return reply.send(Readable.from([]));
}

interface FileHeaders {
  readonly etag: string;
  readonly cacheControl: string;
  readonly fileType: string;
}

/** Sets the headers of successful responses; errors must not be cached forever. */
function setHeaders(reply: FastifyReply, { etag, cacheControl, fileType }: FileHeaders): FastifyReply {
  // Browsers display a PDF in a sandbox too; scripts of a disguised document have no origin there.
  const sandbox = isDocument(fileType) ? 'sandbox; ' : '';
  return reply.headers({
    etag,
    'cache-control': cacheControl,
    // Helmet's default would prevent the brands' websites from displaying the image.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `${sandbox}default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
    'x-frame-options': 'SAMEORIGIN',
  });
}

/** The content of a key never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

function isSameTag(tag: string, etag: string): boolean {
  return tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag;
}

function readWidth(value: unknown): ThumbnailWidth | undefined {
  if (value === undefined) return undefined;
  const width = THUMBNAIL_WIDTHS.find((candidate) => String(candidate) === value);
  if (width === undefined) throw new BadInput('width', messages.badWidth(THUMBNAIL_WIDTHS));
  return width;
}

/** Only types that a browser displays without executing them are shown inline; others are downloaded. */
function disposition({ key, fileType, fileName }: SendOptions['file']): string {
  const isInline = /^(image\/(jpeg|png|gif|webp)|video\/(mp4|3gpp)|application\/pdf)$/.test(fileType);
  const name = withEnding(fileName, key.split('.').at(-1) ?? '');
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, encodeCharacter);
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A name with an ending of its file's type: by that of the sender, who chose it freely, a system decides which program opens the file. */
function withEnding(fileName: string, extension: string): string {
  const isOfType = endingsOf(extension).some((ending) => fileName.toLowerCase().endsWith(`.${ending}`));
  return isOfType ? fileName : `${fileName}.${extension}`;
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
