import type { Queryable } from '../database/database';
import { prepared } from '../database/preparing';

/** What is known of a stored file. */
export interface FileRecord {
  readonly key: string;
  readonly tenantId: string;
  readonly fileName: string;
  readonly fileType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, hexadecimal; absent for files that were stored before it was kept. */
  readonly sha256: string | undefined;
  /** Pixels; absent for what is not a picture. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** `own`: made by the server itself. */
  readonly scanStatus: 'clean' | 'not_scanned' | 'own';
  /** The user; absent when the server stored it itself. */
  readonly createdBy: string | undefined;
  readonly createdAt: Date;
}

/** What is needed to serve a file. */
export type ServedRecord = Pick<FileRecord, 'key' | 'fileName' | 'fileType' | 'size' | 'sha256'>;

/** Stores the record of a new file. */
export async function addRecord(database: Queryable, record: FileRecord): Promise<void> {
  await database.query(ADD, [
    record.key,
    record.tenantId,
    record.fileName,
    record.fileType,
    record.size,
    record.width ?? null,
    record.height ?? null,
    record.scanStatus,
    record.createdBy ?? null,
    record.createdAt,
    record.sha256 ?? null,
  ]);
}

const ADD = prepared(`
  INSERT INTO file (key, tenant_id, file_name, file_type, size, width, height, scan_status, created_by, created_at, sha256)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`);

/** What is needed to serve a file, or nothing when there is none. */
export async function findRecord(database: Queryable, key: string): Promise<ServedRecord | undefined> {
  const [row] = await database.query<{ file_name: string; file_type: string; size: string; sha256: string | null }>(
    'SELECT file_name, file_type, size, sha256 FROM file WHERE key = $1',
    [key],
  );
  if (row === undefined) return undefined;
  const { file_name: fileName, file_type: fileType, size, sha256 } = row;
  return { key, fileName, fileType, size: Number(size), sha256: sha256 ?? undefined };
}

/** Whether a smaller version of an image could not be made. */
export async function haveThumbnailsFailed(database: Queryable, key: string): Promise<boolean> {
  const failed = await database.query('SELECT 1 FROM file WHERE key = $1 AND thumbnails_failed_at IS NOT NULL', [key]);
  return failed.length > 0;
}

/** Notes that an image cannot be decoded. */
export async function noteFailedThumbnails(database: Queryable, key: string, now: Date): Promise<void> {
  await database.query('UPDATE file SET thumbnails_failed_at = $2 WHERE key = $1', [key, now]);
}

/** How many bytes the files of each brand have; brands without files are left out. */
export async function storedBytes(
  database: Queryable,
): Promise<readonly { readonly brandName: string; readonly bytes: number }[]> {
  const rows = await database.query<{ name: string; bytes: string }>(
    'SELECT t.name, s.bytes FROM tenant t JOIN stored_bytes s ON s.tenant_id = t.id',
  );
  return rows.map(({ name, bytes }) => ({ brandName: name, bytes: Number(bytes) }));
}

/** How many bytes the files of a tenant have, with what this transaction adds. */
export async function storedBytesOf(database: Queryable, tenantId: string): Promise<number> {
  const [row] = await database.query<{ bytes: string }>(STORED, [tenantId]);
  return Number(row?.bytes ?? 0);
}

const STORED = prepared('SELECT bytes FROM stored_bytes WHERE tenant_id = $1');

/**
 * Notes that files are about to be removed, so that no save comes to name them any more; those that a save is about to name are left.
 * @returns the keys of the others
 */
export async function noteRemoval(
  database: Queryable,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): Promise<readonly string[]> {
  const noted = await database.query<{ key: string }>(NOTE_REMOVAL, [keys, now]);
  return noted.map(({ key }) => key);
}

const NOTE_REMOVAL = `
  UPDATE file SET removing_since = $2
  WHERE key IN (SELECT key FROM file WHERE key = ANY($1::text[]) FOR UPDATE SKIP LOCKED) RETURNING key`;

/** Files stay after all: saves may name them again. */
export async function takeBackRemoval(database: Queryable, keys: readonly string[]): Promise<void> {
  await database.query(
    'UPDATE file SET removing_since = NULL WHERE key = ANY($1::text[]) AND removing_since IS NOT NULL',
    [keys],
  );
}

/** Forgets a file. */
export async function removeRecord(database: Queryable, key: string): Promise<void> {
  await database.query('DELETE FROM file WHERE key = $1', [key]);
}

/**
 * The name as it is kept for people: without folders, control characters and broken ones, at most 255 characters, with composed letters
 * (Unicode NFC) as people type them, which the names of files on a Mac have not.
 */
export function displayName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  const readable = Array.from(
    name
      .replace(/[\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .normalize('NFC'),
  );
  return readable.slice(0, MAX_NAME).join('') || 'file';
}

const MAX_NAME = 255;
