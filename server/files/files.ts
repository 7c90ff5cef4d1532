import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { errorBody } from '../errorAnswers';
import { NotImplemented } from '../errors';
import type { Files, Services } from '../services';
import { UploadRefused } from './errors';
import { addRecord, displayName } from './fileRecords';
import { describeImage } from './images';
import { newKey } from './keys';
import { openScanner } from './scanner/openScanner';
import { serveFile } from './serve';
import { openStorage, type FileStorage } from './storage';
import { createThumbnails } from './thumbnails';
import { readUploader, uploadImage, type UploadOptions } from './upload';

/**
 * Uploads and the files themselves. Sets `services.files` for the seed.
 * Both paths of the image upload have one handler; the screens behind `/upload/images` allow 50 MB.
 */
export async function registerFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, logger } = services;
  const storage = openStorage(config.storageUrl);
  const arriving = path.join(config.dataDir, 'uploads');
  await mkdir(arriving, { recursive: true });
  await removeLeftovers(arriving, services.clock());
  services.files = { put: (file) => putOwnFile(services, storage, file) };
  const options: UploadOptions = { services, storage, scanner: openScanner(config, logger), arriving };
  const thumbnails = createThumbnails(storage);
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof UploadRefused) return reply.status(error.status).send(errorBody(error.message));
      throw error;
    });
    registerImageUpload(scope, options, { path: '/uploads/images', limit: config.uploadLimitMb * MEGABYTE });
    registerImageUpload(scope, options, { path: '/upload/images', limit: WIDE_LIMIT });
    for (const later of LATER) {
      scope.post(later, async (request) => {
        await readUploader(services, request);
        throw new NotImplemented(`POST ${later}`);
      });
    }
    scope.get('/files/*', (request, reply) => serveFile({ database, storage, thumbnails }, { request, reply }));
  });
}

interface ImageUpload {
  readonly path: string;
  /** Bytes. */
  readonly limit: number;
}

function registerImageUpload(
  scope: FastifyInstance,
  options: UploadOptions,
  { path: route, limit }: ImageUpload,
): void {
  scope.post(route, async (request, reply) => {
    const caller = await readUploader(options.services, request);
    return reply.status(201).send(await uploadImage(request, { options, caller, limit }));
  });
}

async function putOwnFile(
  { database, clock, newId }: Services,
  storage: FileStorage,
  { bytes, fileName, fileType, tenantId }: Parameters<Files['put']>[0],
): Promise<{ readonly key: string }> {
  const image = await describeImage(bytes);
  const now = clock();
  const extension = image?.extension ?? EXTENSIONS[fileType] ?? 'bin';
  const key = newKey({ id: newId(), now, extension });
  await storage.write(key, bytes);
  await addRecord(database, {
    key,
    tenantId,
    fileName: displayName(fileName),
    fileType: image?.fileType ?? fileType,
    size: bytes.byteLength,
    width: image?.width,
    height: image?.height,
    scanStatus: 'own',
    createdBy: undefined,
    createdAt: now,
  });
  return { key };
}

/** Files that were still arriving when a process died. Younger ones may belong to another process. */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const leftover = path.join(folder, name);
    const { mtimeMs } = await stat(leftover);
    if (now.getTime() - mtimeMs > LEFTOVER_MILLISECONDS) await rm(leftover, { force: true });
  }
}

const MEGABYTE = 1024 * 1024;
const WIDE_LIMIT = 50 * MEGABYTE;
const LEFTOVER_MILLISECONDS = 24 * 60 * 60 * 1000;
const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'video/mp4': 'mp4' };
const LATER = ['/upload/objects', '/uploads/videos', '/uploads/documents', '/upload/mdor-docs'] as const;
