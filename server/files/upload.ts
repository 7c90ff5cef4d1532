import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { Forbidden } from '../errors';
import { bearerOf } from '../identity/bearer';
import type { Caller, Services } from '../services';
import { UploadRefused } from './errors';
import { addRecord } from './fileRecords';
import { allowedTypes, checkImage } from './images';
import { newKey } from './keys';
import { messages } from './messages';
import { receiveFile } from './receive';
import type { Scanner } from './scanner/scanner';
import type { FileStorage } from './storage';

export interface UploadOptions {
  readonly services: Services;
  readonly storage: FileStorage;
  readonly scanner: Scanner;
  /** Folder for files that are still arriving. */
  readonly arriving: string;
}

/** The answer to a stored image (API-REST-018): 403 says that it was not scanned. */
export interface UploadAnswer {
  readonly key: string;
  readonly fileName: string;
  readonly fileType: string;
  readonly width: number;
  readonly height: number;
  readonly scanErrorStatus?: 403;
}

/** Who may upload: brand staff with a good token (amendment on A-12). */
export async function readUploader(services: Services, request: FastifyRequest): Promise<Caller> {
  const caller = await services.identity.authenticate(bearerOf(request));
  if (caller.isPlatformAdministrator) throw new Forbidden(messages.noBrand);
  return caller;
}

/**
 * Takes one image: stream to disk, scan, check by content, store. Whatever goes wrong, nothing of it stays behind.
 * @param limit the file must have fewer bytes than this
 * @throws UploadRefused
 */
export async function uploadImage(
  request: FastifyRequest,
  { options, caller, limit }: { readonly options: UploadOptions; readonly caller: Caller; readonly limit: number },
): Promise<UploadAnswer> {
  const { services, storage, scanner, arriving } = options;
  const { database, newId, clock } = services;
  const localPath = path.join(arriving, newId());
  try {
    const { fileName, size } = await receiveFile(request, { localPath, limit });
    const scan = await scanner.scan(localPath);
    if (scan.status === 'infected') throw new UploadRefused(422, messages.infected);
    const facts = await checkImage(localPath, allowedTypes({ webp: await mayUseWebp(services, caller) }));
    const now = clock();
    const key = newKey({ id: newId(), now, extension: facts.extension });
    await storage.keep(key, localPath);
    const { fileType, width, height } = facts;
    try {
      await addRecord(database, {
        ...{ key, fileName, fileType, size, width, height },
        tenantId: caller.tenantIds[0] ?? '',
        scanStatus: scan.status,
        createdBy: caller.userId,
        createdAt: now,
      });
    } catch (error) {
      await storage.remove(key);
      throw error;
    }
    const notScanned = scan.status === 'not_scanned' ? ({ scanErrorStatus: 403 } as const) : {};
    return { key, fileName, fileType, width, height, ...notScanned };
  } finally {
    await rm(localPath, { force: true });
  }
}

/** webp is for AVIDA only (UPL-002, BRAND-005). */
async function mayUseWebp({ database }: Services, { tenantIds }: Caller): Promise<boolean> {
  const found = await database.query('SELECT 1 FROM tenant WHERE id = ANY ($1::uuid[]) AND upper(name) = $2', [
    [...tenantIds],
    'AVIDA',
  ]);
  return found.length > 0;
}
