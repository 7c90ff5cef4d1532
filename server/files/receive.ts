import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { UploadRefused } from './errors';
import { displayName } from './fileRecords';
import { messages } from './messages';

export interface ReceivedFile {
  /** What the person called it; for display only. */
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string;
  /** The other fields of the form. */
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * Streams the field `file` of a multipart form to a local file. No other field (`filename` of some screens) has a say
 * in where it goes.
 * @param limit the file must have fewer bytes than this
 * @throws UploadRefused when the form is not right, the file is too big or the sender stopped midway
 */
export async function receiveFile(
  request: FastifyRequest,
  { localPath, limit }: { readonly localPath: string; readonly limit: number },
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw new UploadRefused(415, messages.notMultipart);
  const stopped = new AbortController();
  const onClose = (): void => {
    if (!request.raw.complete) stopped.abort();
  };
  request.raw.once('close', onClose);
  // It may have been cut off while somebody looked at who sends it.
  if (request.raw.destroyed) onClose();
  try {
    return await readParts(request, { localPath, limit, signal: stopped.signal });
  } catch (error) {
    if (stopped.signal.aborted) throw new UploadRefused(400, messages.cutOff);
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

/** The file is there before anything is read: one that is still being opened could appear after it was removed. */
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
    received = await save(part, file, signal);
  }
  if (!received) throw new UploadRefused(400, messages.noFile);
  if (received.size === 0) throw new UploadRefused(400, messages.emptyFile);
  return { ...received, fields };
}

async function save(part: MultipartFile, file: FileHandle, signal: AbortSignal): Promise<Omit<ReceivedFile, 'fields'>> {
  // A part may be a file by its type alone, without a name.
  const { filename = '' } = part as Partial<MultipartFile>;
  if (filename.includes('\0')) throw new UploadRefused(400, messages.noNul);
  const content = file.createWriteStream();
  const hash = createHash('sha256');
  part.file.on('data', (chunk: Buffer) => void hash.update(chunk));
  await pipeline(part.file, content, { signal });
  if (part.file.truncated) throw new UploadRefused(413, messages.tooBig);
  // Browsers write a quotation mark in a form's file name as %22.
  return {
    fileName: displayName(filename.replaceAll('%22', '"')),
    size: content.bytesWritten,
    sha256: hash.digest('hex'),
  };
}

/** The faults of a form as refusals; faults of our own (disk full) stay what they are. */
function explain(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new UploadRefused(413, messages.tooBig);
  if (code === 'FST_FILES_LIMIT') return new UploadRefused(400, messages.severalFiles);
  if (code === 'ERR_STREAM_PREMATURE_CLOSE') return new UploadRefused(400, messages.cutOff);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  const isFormFault = typeof status === 'number' && status >= 400 && status < 500;
  const isParserFault = error instanceof Error && /multipart|boundary|Part terminated/i.test(error.message);
  return isFormFault || isParserFault ? new UploadRefused(400, messages.badForm) : error;
}
