import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { writableBrands } from '../content/access';
import type { Queryable } from '../database/database';
import { Forbidden } from '../errors';
import { requireCaller } from '../identity/bearer';
import type { Caller, Services } from '../services';
import type { Slots } from '../slots';
import { UploadRefused } from './errors';
import { addRecord, removeRecord, storedBytesOf, type FileRecord } from './fileRecords';
import type { FileFacts } from './fileFacts';
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
  /** Folder for files that are still arriving. */
  readonly arriving: string;
  /** Takes turns at decoding images, which takes memory. */
  readonly decoding: Slots;
  /** The largest files that forms let pass, in megabytes by the call that takes them. */
  readonly formLimits: () => Promise<ReadonlyMap<string, number>>;
}

/** The answer to a stored file (API-REST-018): 403 says that it was not scanned. */
export interface UploadAnswer extends Omit<FileFacts, 'extension'> {
  readonly key: string;
  readonly fileName: string;
  readonly scanErrorStatus?: 403;
}

/**
 * Who may upload: brand staff with a good token (amendment on A-12) who may write something, for property documents with access to
 * them.
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
 * Takes one file: stream to disk, scan, check by content, store. Whatever goes wrong, nothing of it stays behind. The field
 * `accept` of the form names the types that the sending control takes, as file name endings; without it every type of the call is.
 * @throws UploadRefused
 */
export async function takeUpload(
  request: FastifyRequest,
  { options, caller, kind }: { readonly options: UploadOptions; readonly caller: Caller; readonly kind: UploadKind },
): Promise<UploadAnswer> {
  const { services, storage, scanner, arriving, decoding, formLimits } = options;
  const { database, newId, clock, config, metrics } = services;
  const localPath = path.join(arriving, newId());
  const limit = Math.max(config.uploadLimitMb, (await formLimits()).get(kind.path) ?? 0) * MEGABYTE;
  try {
    const { fileName, size, sha256, fields } = await receiveFile(request, { localPath, limit });
    metrics.uploadedBytes.inc({ kind: kind.path }, size);
    const owner = (kind.isPropertyDocument ? readDocumentOwner : readOwner)(caller, fields);
    const room = { owner, quota: config.uploadQuotaMb * MEGABYTE };
    // Before the file is scanned and looked into; what arrives at the same moment is counted when it is stored.
    await requireRoom(database, room, size);
    const scan = await scanner.scan(localPath);
    if (scan.status === 'infected') throw new UploadRefused(422, messages.infected);
    const types = allowedTypes(kind, { brandName: owner.brandName, accept: fields.get('accept') });
    const { extension, ...facts } = await checkFile(localPath, { ...types, decoding });
    const now = clock();
    const key = newKey({ id: newId(), now, extension });
    const record = {
      ...{ key, fileName, size, sha256, fileType: facts.fileType, width: facts.width, height: facts.height },
      tenantId: owner.tenantId,
      scanStatus: scan.status,
      createdBy: caller.userId,
      createdAt: now,
    };
    await storeFile({ services, storage, record, room }, () => storage.keep(key, localPath));
    const notScanned = scan.status === 'not_scanned' ? ({ scanErrorStatus: 403 } as const) : {};
    return { key, fileName, ...facts, ...notScanned };
  } finally {
    await rm(localPath, { force: true });
  }
}

/** The room that a brand has for its files. */
interface Room {
  readonly owner: FileOwner;
  /** Bytes. */
  readonly quota: number;
}

/**
 * @param more bytes that are not stored yet
 * @throws UploadRefused where the uploads of the brand would take more than its quota
 */
async function requireRoom(database: Queryable, { owner, quota }: Room, more = 0): Promise<void> {
  const stored = await storedBytesOf(database, owner.tenantId);
  if (stored + more > quota) throw new UploadRefused(400, messages.quotaUsed(owner.brandName, quota / MEGABYTE));
}

export interface NewFile {
  readonly services: Pick<Services, 'database' | 'logger'>;
  readonly storage: FileStorage;
  readonly record: FileRecord;
  /** Absent for files of the server itself, which have no bound. */
  readonly room?: Room;
}

/**
 * Stores record and bytes. The record comes first: bytes without a record would never be found by the clean-up, a
 * record without bytes is.
 * @throws UploadRefused where there is no room for it, also beside files that are stored at the same moment
 */
export async function storeFile(
  { services, storage, record, room }: NewFile,
  store: () => Promise<void>,
): Promise<void> {
  const { database, logger } = services;
  await database.transaction(async (transaction) => {
    // Counts the file as well, so that uploads of a brand come one after the other from here to the commit.
    await addRecord(transaction, record);
    if (room) await requireRoom(transaction, room);
  });
  try {
    await store();
  } catch (error) {
    try {
      await storage.remove(record.key);
      await removeRecord(database, record.key);
    } catch (cause) {
      // The clean-up will do it.
      logger.warn({ err: cause, key: record.key }, 'a file that was not stored could not be removed');
    }
    throw error;
  }
}
