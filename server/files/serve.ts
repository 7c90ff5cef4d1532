import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Database } from '../database/database';
import { errorBody, type Exchange } from '../errorAnswers';
import { BadInput, NotFound } from '../errors';
import { isDocument, type DocumentLinks } from './documentLinks';
import { findRecord, type FileRecord, type ServedRecord } from './fileRecords';
import { isKey } from './keys';
import { messages } from './messages';
import type { ByteRange, FileStorage } from './fileStorage';
import type { Wholeness } from './wholeness';
import { THUMBNAIL_TYPE, THUMBNAIL_WIDTHS, type Thumbnails, type ThumbnailWidth } from './thumbnails';

export interface ServeOptions {
  readonly database: Database;
  readonly storage: FileStorage;
  readonly thumbnails: Thumbnails;
  readonly wholeness: Wholeness;
  /** Absent: documents are public. */
  readonly links: DocumentLinks | undefined;
}

/**
 * `GET /files/…`, with `?width=` for a smaller version of an image (API-REST-025). It needs no token: the brands'
 * websites show these pictures to everybody, and a key cannot be guessed. Documents may need a signed link. What is stored under a key
 * never changes, so a browser may keep it for ever and ask for parts of it. A file that is damaged is not served.
 * @throws NotFound, BadInput, Forbidden
 */
export async function serveFile(
  { database, storage, thumbnails, wholeness, links }: ServeOptions,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const key = `files/${(request.params as { '*': string })['*']}`;
  const width = readWidth((request.query as { width?: unknown }).width);
  const record = isKey(key) ? await findRecord(database, key) : undefined;
  if (!record) throw new NotFound(messages.notFound);
  if (width !== undefined && !record.fileType.startsWith('image/')) throw new BadInput('width', messages.notAnImage);
  // Faults, unlike files, must not be kept.
  void reply.header('cache-control', 'no-store');
  const query = request.query as Readonly<Record<string, unknown>>;
  const secondsLeft = isDocument(record.fileType) ? await links?.require(key, query) : undefined;
  const cacheControl = secondsLeft === undefined ? FOR_EVER : `private, max-age=${secondsLeft}`;
  const etag = `"${key}${width === undefined ? '' : `-${width}`}"`;
  if (request.headers['if-none-match']?.split(',').some((tag) => isSameTag(tag, etag))) {
    return setHeaders(reply, { etag, cacheControl, fileType: record.fileType }).status(304).send();
  }
  await wholeness.requireBytes(record);
  if (width === undefined) return sendOriginal({ storage, wholeness, record, etag, cacheControl }, { request, reply });
  const thumbnail = { key: await thumbnails.keyOf(record, width), fileName: record.fileName, fileType: THUMBNAIL_TYPE };
  return send({ storage, file: thumbnail, etag, cacheControl }, { request, reply });
}

interface Original {
  readonly storage: FileStorage;
  readonly wholeness: Wholeness;
  readonly record: ServedRecord;
  readonly etag: string;
  readonly cacheControl: string;
}

/** All of the file, or the part that a player of a video asks for. */
async function sendOriginal(
  { storage, wholeness, record, etag, cacheControl }: Original,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { range: header, 'if-range': condition } = request.headers;
  void reply.header('accept-ranges', 'bytes');
  // A part of what somebody has may be continued only where it is the same file.
  const isWanted = request.method === 'GET' && (condition === undefined || String(condition).trim() === etag);
  const range = isWanted ? readRange(header, record.size) : undefined;
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .header('content-range', `bytes */${record.size}`)
      .send(errorBody(messages.badRange(record.size)));
  }
  const check = (total: number): void => wholeness.requireLength(record, total);
  return send({ storage, file: record, etag, cacheControl, check, ...(range ? { range } : {}) }, { request, reply });
}

/**
 * The Range header of a request for a file.
 * @param size of the file in bytes
 * @returns the range; `unsatisfiable` when it begins behind the end; nothing when all of the file is wanted: no
 * header, one that cannot be understood, or several ranges, which a server may answer with the whole file
 */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // Without a first byte the number counts from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}

interface Sending {
  readonly storage: FileStorage;
  readonly file: Pick<FileRecord, 'key' | 'fileName' | 'fileType'> & { readonly size?: number };
  readonly etag: string;
  readonly cacheControl: string;
  readonly range?: ByteRange;
  /** Told how many bytes are stored. @throws NotFound */
  readonly check?: (total: number) => void;
}

async function send(
  { storage, file, etag, cacheControl, range, check }: Sending,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const stored = await storage.open(file.key, range);
  // The record is there, the bytes are not: somebody removed them by hand.
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
    .header('content-disposition', disposition(file.fileType, file.fileName));
  if (range) {
    void reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size ?? '*'}`);
  }
  if (request.method !== 'HEAD') return reply.send(stored.stream);
  stored.stream.destroy();
  // A stream, or the length would be said to be none.
  return reply.send(Readable.from([]));
}

interface Facts {
  readonly etag: string;
  readonly cacheControl: string;
  readonly fileType: string;
}

/** The headers of every good answer; a fault must not be kept for ever. */
function setHeaders(reply: FastifyReply, { etag, cacheControl, fileType }: Facts): FastifyReply {
  // Browsers show a PDF in a sandbox as well as outside of one; scripts of one that is none would have no origin.
  const sandbox = isDocument(fileType) ? 'sandbox; ' : '';
  return reply.headers({
    etag,
    'cache-control': cacheControl,
    // Helmet's default would keep the brands' websites from showing the picture.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': `${sandbox}default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'`,
    'x-frame-options': 'SAMEORIGIN',
  });
}

/** What is stored under a key never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

function isSameTag(tag: string, etag: string): boolean {
  return tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag;
}

function readWidth(value: unknown): ThumbnailWidth | undefined {
  if (value === undefined) return undefined;
  const width = THUMBNAIL_WIDTHS.find((candidate) => String(candidate) === value);
  if (width === undefined) throw new BadInput('width', messages.badWidth(THUMBNAIL_WIDTHS));
  return width;
}

/** Only what a browser shows without running it opens in the page; the rest is a download. */
function disposition(fileType: string, fileName: string): string {
  const isShown = /^(image\/(jpeg|png|gif|webp)|video\/(mp4|3gpp)|application\/pdf)$/.test(fileType);
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, encodeCharacter);
  return `${isShown ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function encodeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
