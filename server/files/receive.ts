import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UploadRefused } from './errors';
import { displayName } from './fileRecords';
import { messages } from './messages';

export interface ReceivedFile {
  /** The name given by the user; for display only. */
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string;
  /** Its first bytes, enough to recognize an image. */
  readonly head: Uint8Array;
  /** The other fields of the form. */
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Streams the field `file` of a multipart form to a local file. No other field (`filename` of some screens) influences the
 * target.
 * @param limit the file must have fewer bytes than this
 * @throws UploadRefused if the form is invalid, the file is too big or the upload was aborted
 */
export async function receiveFile(
  request: FastifyRequest,
  { localPath, limit }: { readonly localPath: string; readonly limit: number },
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new UploadRefused(415, messages.notMultipart);
  const abort = new AbortController();
  const onClose = (): void => {
    if (!request.raw.complete) abort.abort();
  };
  request.raw.once('close', onClose);
  // The connection may have been closed while the caller was being authenticated.
  if (request.raw.destroyed) onClose();
  try {
    return await readParts(request, { localPath, limit, signal: abort.signal });
  } catch (error) {
    if (abort.signal.aborted) throw new UploadRefused(400, messages.cutOff);
    throw explain(error);
  } finally {
    request.raw.off('close', onClose);
  }
}

interface Target {
  readonly localPath: string;
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Opens the file before reading anything: one still being opened could appear after its removal. */
async function readParts(request: FastifyRequest, { localPath, limit, signal }: Target): Promise<ReceivedFile> {
  const file = await open(localPath, 'wx', 0o600);
  try {
    signal.throwIfAborted();
    return await readInto(file, request, { limit, signal });
  } finally {
    await file.close();
  }
}

async function readInto(
  file: FileHandle,
  request: FastifyRequest,
  { limit, signal }: Omit<Target, 'localPath'>,
): Promise<ReceivedFile> {
  let received: Omit<ReceivedFile, 'fields'> | undefined;
  const fields = new Map<string, string>();
  const limits = { fileSize: limit - 1, files: 1, fields: 10, fieldSize: 4096, parts: 12, headerPairs: 50 };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') {
      if (typeof part.value === 'string') fields.set(part.fieldname, part.value);
      continue;
    }
    if (part.fieldname !== 'file') {
      part.file.resume();
      continue;
    }
    received = await saveFilePart(part, file, signal);
  }
  if (!received) throw new UploadRefused(400, messages.noFile);
  if (received.size === 0) throw new UploadRefused(400, messages.emptyFile);
  return { ...received, fields };
}

async function saveFilePart(
  part: MultipartFile,
  file: FileHandle,
  signal: AbortSignal,
): Promise<Omit<ReceivedFile, 'fields'>> {
  // A part can be a file only because of its type, without a name.
  const { filename = '' } = part as Partial<MultipartFile>;
  if (filename.includes('\0')) throw new UploadRefused(400, messages.noNul);
  const content = file.createWriteStream();
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  part.file.on('data', (chunk: Buffer) => {
    hash.update(chunk);
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
  });
  await pipeline(part.file, content, { signal });
  if (part.file.truncated) throw new UploadRefused(413, messages.tooBig);
  // Browsers encode quotation marks in the file name of a form as %22.
  return {
    fileName: displayName(filename.replaceAll('%22', '"')),
    size: content.bytesWritten,
    sha256: hash.digest('hex'),
    head,
  };
}

/** As many as the library that detects types reads of a stream. */
const HEAD_BYTES = 4100;

/** Turns errors of the form into refusals; internal ones (disk full) are returned unchanged. */
function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new UploadRefused(413, messages.tooBig);
  if (code === 'FST_FILES_LIMIT') return new UploadRefused(400, messages.severalFiles);
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return new UploadRefused(400, messages.cutOff);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const isFormError = typeof status === 'number' && status >= 400 && status < 500;
  const isParserError = error instanceof Error && /multipart|boundary|Part terminated/i.test(error.message);
  return isFormError || isParserError ? new UploadRefused(400, messages.badForm) : error;
}
