import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { registerDailyWork } from '../dailyWork';
import { errorBody } from '../errorAnswers';
import { readFields, requiredText } from '../requestFields';
import { requireCaller } from '../identity/bearer';
import { openKeys } from '../identity/keys';
import { limitRequestsPerUser } from '../identity/requestLimit';
import { countUpload } from '../metrics/countUpload';
import type { Files, Services } from '../services';
import { createConcurrencyLimit } from '../concurrencyLimit';
import { removeOrphans } from './cleanUp';
import { undefinedIfMissing } from './diskStorage';
import { UploadRefused } from './errors';
import { createDocumentLinks, findInaccessibleDocument, requireDocument, type DocumentLinks } from './documentLinks';
import { displayName } from './fileRecords';
import { describeImage } from './images';
import { newKey } from './keys';
import { messages } from './messages';
import { openScanner } from './scanner/openScanner';
import { serveFile } from './serve';
import type { FileStorage } from './fileStorage';
import { openStorage } from './storage';
import { createThumbnails } from './thumbnails';
import { createFileIntegrity } from './fileIntegrity';
import { readUploader, storeFile, handleUpload, type UploadOptions } from './upload';
import { readFormLimits } from './formLimits';
import { UPLOAD_KINDS } from './uploadKinds';
import { DAY_MILLISECONDS } from '../instants';

/**
 * Uploads, downloads, and, if DOCUMENT_LINKS is signed, `GET /file-links?key=`, which returns a signed link to callers who may
 * read the document. Sets `services.files` for the other modules. Removes unreferenced files, and what is left of interrupted uploads,
 * when they are a day old.
 */
export async function registerFiles(app: FastifyInstance, services: Services): Promise<void> {
  const { config, database, clock, logger, metrics } = services;
  const storage = await openStorage(config.storageUrl);
  const incoming = path.join(config.dataDir, 'uploads');
  await mkdir(incoming, { recursive: true });
  services.files = {
    put: (file) => putOwnFile(services, storage, file),
    findInaccessibleDocument: (transaction, caller, keys) =>
      findInaccessibleDocument({ database: transaction, definitions: services.definitions }, caller, keys),
    removeOrphans: (signal) => removeOrphans(services, storage, signal),
  };
  const decoding = createConcurrencyLimit(MAX_CONCURRENT_DECODING);
  let formLimits: ReturnType<typeof readFormLimits> | undefined;
  const options: UploadOptions = {
    services,
    storage,
    scanner: openScanner(services),
    incomingFolder: incoming,
    decoding,
    formLimits: () => (formLimits ??= readFormLimits(services.definitions)),
  };
  const integrity = createFileIntegrity({ storage, metrics, logger });
  const thumbnails = createThumbnails({ database, storage, integrity, clock, logger, decoding });
  await app.register(async (scope) => {
    await scope.register(multipart);
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof UploadRefused) return reply.status(error.status).send(errorBody(error.message));
      throw error;
    });
    scope.addHook('onError', async (request, reply) => {
      // The rest of the form is not read, so the connection cannot carry another request; tell the client.
      if (!request.raw.complete) void reply.header('connection', 'close');
    });
    await scope.register(registerUploads);
    const links = config.documentLinks === 'signed' ? createDocumentLinks(await openKeys(services), clock) : undefined;
    const serving = { database, storage, thumbnails, integrity, links };
    scope.get('/files/*', (request, reply) => serveFile(serving, { request, reply }));
    if (links) await scope.register((linkScope) => registerLinks(linkScope, links));
  });
  /** A request for a link costs as much as one for a document, and counts towards the same limit. */
  async function registerLinks(scope: FastifyInstance, links: DocumentLinks): Promise<void> {
    const allowance = await limitRequestsPerUser(scope, {
      database,
      clock,
      name: 'documents',
      max: config.rates.documents,
    });
    scope.get('/file-links', async (request, reply) => {
      const caller = await requireCaller(services.identity, request);
      await allowance.take(caller.userId);
      const key = requiredText(readFields(request.query), 'key', messages.noKey);
      await requireDocument(services, caller, key);
      return reply.header('cache-control', 'no-store').send(await links.sign(key));
    });
  }
  async function registerUploads(scope: FastifyInstance): Promise<void> {
    const allowance = await limitRequestsPerUser(scope, {
      database,
      clock,
      name: 'uploads',
      max: config.rates.uploads,
    });
    for (const kind of UPLOAD_KINDS) {
      scope.post(kind.path, async (request, reply) => {
        const caller = await readUploader(services, request, kind);
        await allowance.take(caller.userId);
        const answer = await countUpload({ metrics, kind: kind.path }, () =>
          handleUpload(request, { options, caller, kind }),
        );
        return reply.status(201).send(answer);
      });
    }
  }
  registerDailyWork(app, services, {
    name: 'remove orphaned files',
    run: (signal) => services.files.removeOrphans(signal),
  });
  registerDailyWork(app, services, {
    name: 'remove interrupted uploads',
    isPerNode: true,
    run: (signal) => removeLeftovers(incoming, { now: clock(), signal }),
  });
}

async function putOwnFile(
  services: Services,
  storage: FileStorage,
  { bytes, fileName, fileType, tenantId }: Parameters<Files['put']>[0],
): Promise<{ readonly key: string }> {
  const image = await describeImage(bytes);
  const now = services.clock();
  const extension = image?.extension ?? EXTENSIONS[fileType] ?? 'bin';
  const key = newKey({ id: services.newId(), now, extension });
  const record = {
    key,
    tenantId,
    fileName: displayName(fileName),
    fileType: image?.fileType ?? fileType,
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    width: image?.width,
    height: image?.height,
    scanStatus: 'own',
    createdBy: undefined,
    createdAt: now,
  } as const;
  await storeFile({ services, storage, record }, () => storage.write(key, bytes));
  return { key };
}

/**
 * Removes partial uploads of a crashed process. Younger ones may still be arriving.
 * @param options.signal stops the work between two files
 */
async function removeLeftovers(
  folder: string,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<void> {
  for (const name of await readdir(folder)) {
    if (signal.aborted) return;
    const leftover = path.join(folder, name);
    // Another process may have moved or removed it since the folder was read.
    const found = await undefinedIfMissing(stat(leftover));
    if (found && now.getTime() - found.mtimeMs > DAY_MILLISECONDS) await rm(leftover, { force: true });
  }
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'video/mp4': 'mp4' };
/** Concurrently decoded images; a large one takes hundreds of megabytes of memory. */
const MAX_CONCURRENT_DECODING = 2;
