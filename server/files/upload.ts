import { unlink } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { writableBrands } from '../content/access';
import type { Queryable } from '../database/database';
import { Forbidden } from '../errors';
import { requireCaller } from '../identity/bearer';
import type { Caller, Services } from '../services';
import type { ConcurrencyLimit } from '../concurrencyLimit';
import { UploadRefused } from './errors';
import { undefinedIfMissing } from './diskStorage';
import { addRecord, removeRecord, storedBytesOf, type FileRecord } from './fileRecords';
import type { FileProperties } from './fileProperties';
import { checkFile } from './fileTypes';
import { newKey } from './keys';
import { messages } from './messages';
import { readDocumentOwner, readOwner, requireDocumentAccess, type FileOwner } from './owner';
import { receiveFile } from './receive';
import type { Scanner } from './scanner/scanner';
import type { FileStorage } from './fileStorage';
import { allowedTypes, MEGABYTE, type UploadKind } from './uploadKinds';

export interface UploadOptions {
  readonly services: Services;
  readonly storage: FileStorage;
  readonly scanner: Scanner;
  /** Folder for uploads in progress. */
  readonly incomingFolder: string;
  /** Limits concurrent decoding of images, which takes much memory. */
  readonly decoding: ConcurrencyLimit;
  /** The largest file size that forms allow per upload call, in megabytes. */
  readonly formLimits: () => Promise<ReadonlyMap<string, number>>;
}

/** The response to an upload (API-REST-018); 403 means that the file was not scanned. */
export interface UploadAnswer extends Omit<FileProperties, 'extension'> {
  readonly key: string;
  readonly fileName: string;
  readonly scanErrorStatus?: 403;
}

/**
 * Authenticates an uploader: staff of a brand with a valid token (amendment on A-12) and some write access, for property documents
 * with access to those.
 * @throws Unauthenticated, Forbidden
 */
export async function readUploader(services: Services, request: FastifyRequest, kind: UploadKind): Promise<Caller> {
  const caller = await requireCaller(services.identity, request);
  if (caller.isPlatformAdministrator || caller.tenantIds.length === 0) throw new Forbidden(messages.noBrand);
  if (kind.isPropertyDocument) requireDocumentAccess(caller);
  if (writableBrands(caller).length === 0) throw new Forbidden(messages.readsOnly);
  return caller;
}

/**
 * Handles an upload: stream to disk, scan, check the content, store. On any error nothing is left behind. The field `accept` of
 * the form has the types that the upload control accepts, as file name extensions; without it all types of the call are accepted.
 * @throws UploadRefused
 */
export async function handleUpload(
  request: FastifyRequest,
  { options, caller, kind }: { readonly options: UploadOptions; readonly caller: Caller; readonly kind: UploadKind },
): Promise<UploadAnswer> {
  const { services, storage, scanner, incomingFolder, decoding, formLimits } = options;
  const { database, newId, clock, config, metrics } = services;
  const localPath = path.join(incomingFolder, newId());
  const limit = Math.max(config.uploadLimitMb, (await formLimits()).get(kind.path) ?? 0) * MEGABYTE;
  try {
    const { fileName, size, sha256, head, fields } = await receiveFile(request, { localPath, limit });
    metrics.uploadedBytes.inc({ kind: kind.path }, size);
    const owner = (kind.isPropertyDocument ? readDocumentOwner : readOwner)(caller, fields);
    const brandQuota = { owner, quota: config.uploadQuotaMb * MEGABYTE };
    // Before the file is scanned and checked; concurrent uploads are counted when they are stored.
    await requireQuota(database, brandQuota, size);
    const scan = await scanner.scan(localPath);
    if (scan.status === 'infected') throw new UploadRefused(422, messages.infected);
    const types = allowedTypes(kind, { brandName: owner.brandName, accept: fields.get('accept') });
    const { extension, ...properties } = await checkFile({ localPath, head }, { ...types, decoding });
    const now = clock();
    const key = newKey({ id: newId(), now, extension });
    const record = {
      ...{
        key,
        fileName,
        size,
        sha256,
        fileType: properties.fileType,
        width: properties.width,
        height: properties.height,
      },
      tenantId: owner.tenantId,
      scanStatus: scan.status,
      createdBy: caller.userId,
      createdAt: now,
    };
    await storeFile({ services, storage, record, room: brandQuota }, () => storage.moveIn(key, localPath));
    const notScanned = scan.status === 'not_scanned' ? ({ scanErrorStatus: 403 } as const) : {};
    return { key, fileName, ...properties, ...notScanned };
  } finally {
    // Usually moved away by now.
    await undefinedIfMissing(unlink(localPath));
  }
}

interface BrandQuota {
  readonly owner: FileOwner;
  /** Bytes. */
  readonly quota: number;
}

/**
 * @param more bytes not stored yet
 * @throws UploadRefused if the uploads of the brand would exceed its quota
 */
async function requireQuota(database: Queryable, { owner, quota }: BrandQuota, more = 0): Promise<void> {
  const stored = await storedBytesOf(database, owner.tenantId);
  if (stored + more > quota) throw new UploadRefused(400, messages.quotaUsed(owner.brandName, quota / MEGABYTE));
}

export interface NewFile {
  readonly services: Pick<Services, 'database' | 'logger'>;
  readonly storage: FileStorage;
  readonly record: FileRecord;
  /** Absent for files of the server itself, which have no quota. */
  readonly room?: BrandQuota;
}

/**
 * Stores record and bytes. The record comes first: the clean-up finds records without bytes, but not bytes without a record.
 * @throws UploadRefused if the quota is exceeded, including concurrent uploads
 */
export async function storeFile(
  { services, storage, record, room }: NewFile,
  store: () => Promise<void>,
): Promise<void> {
  const { database, logger } = services;
  await database.transaction(async (transaction) => {
    // Also updates the counted bytes, which serializes uploads of a brand from here to the commit.
    await addRecord(transaction, record);
    if (room) await requireQuota(transaction, room);
  });
  try {
    await store();
  } catch (error) {
    try {
      await storage.remove(record.key);
      await removeRecord(database, record.key);
    } catch (cause) {
      // Left to the clean-up.
      logger.warn({ err: cause, key: record.key }, 'a file that was not stored could not be removed');
    }
    throw error;
  }
}
