import type { Queryable } from '../database/database';
import { prepared } from '../database/preparedStatements';

/** The database record of a stored file. */
export interface FileRecord {
  readonly key: string;
  readonly tenantId: string;
  readonly fileName: string;
  readonly fileType: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, hexadecimal; absent for files stored before hashes were. */
  readonly sha256: string | undefined;
  /** Pixels; absent if it is not an image. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** `own`: created by the server itself. */
  readonly scanStatus: 'clean' | 'not_scanned' | 'own';
  /** The uploading user; absent if the server stored it itself. */
  readonly createdBy: string | undefined;
  readonly createdAt: Date;
}

/** The part of a record that is needed to serve the file. */
export type ServedRecord = Pick<FileRecord, 'key' | 'fileName' | 'fileType' | 'size' | 'sha256'>;

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

/** The record of a file, or undefined. */
export async function findRecord(database: Queryable, key: string): Promise<ServedRecord | undefined> {
  const [row] = await database.query<{ file_name: string; file_type: string; size: string; sha256: string | null }>(
    'SELECT file_name, file_type, size, sha256 FROM file WHERE key = $1',
    [key],
  );
  if (row === undefined) return undefined;
  const { file_name: fileName, file_type: fileType, size, sha256 } = row;
  return { key, fileName, fileType, size: Number(size), sha256: sha256 ?? undefined };
}

/** Whether creating a thumbnail of the image has failed before. */
export async function hasThumbnailFailure(database: Queryable, key: string): Promise<boolean> {
  const failed = await database.query('SELECT 1 FROM file WHERE key = $1 AND thumbnails_failed_at IS NOT NULL', [key]);
  return failed.length > 0;
}

/** Records that an image cannot be decoded. */
export async function recordThumbnailFailure(database: Queryable, key: string, now: Date): Promise<void> {
  await database.query('UPDATE file SET thumbnails_failed_at = $2 WHERE key = $1', [key, now]);
}

/** The total size of the files of each brand; brands without files are omitted. */
export async function storedBytes(
  database: Queryable,
): Promise<readonly { readonly brandName: string; readonly bytes: number }[]> {
  const rows = await database.query<{ name: string; bytes: string }>(
    'SELECT t.name, s.bytes FROM tenant t JOIN stored_bytes s ON s.tenant_id = t.id',
  );
  return rows.map(({ name, bytes }) => ({ brandName: name, bytes: Number(bytes) }));
}

/** The total size of a tenant's files in bytes, including those added by this transaction. */
export async function storedBytesOf(database: Queryable, tenantId: string): Promise<number> {
  const [row] = await database.query<{ bytes: string }>(STORED, [tenantId]);
  return Number(row?.bytes ?? 0);
}

const STORED = prepared('SELECT bytes FROM stored_bytes WHERE tenant_id = $1');

/**
 * Marks files for removal, so that no save may refer to them any more; skips those locked by a save that is about to.
 * @returns the keys of the marked files
 */
export async function markForRemoval(
  database: Queryable,
  { keys, now }: { readonly keys: readonly string[]; readonly now: Date },
): Promise<readonly string[]> {
  const marked = await database.query<{ key: string }>(NOTE_REMOVAL, [keys, now]);
  return marked.map(({ key }) => key);
}

const NOTE_REMOVAL = `
  UPDATE file SET removing_since = $2
  WHERE key IN (SELECT key FROM file WHERE key = ANY($1::text[]) FOR UPDATE SKIP LOCKED) RETURNING key`;

/** Removes the mark: saves may refer to the files again. */
export async function unmarkForRemoval(database: Queryable, keys: readonly string[]): Promise<void> {
  await database.query(
    'UPDATE file SET removing_since = NULL WHERE key = ANY($1::text[]) AND removing_since IS NOT NULL',
    [keys],
  );
}

/** Whether the clean-up has removed a file, or is about to. */
export async function isRemoved(database: Queryable, key: string): Promise<boolean> {
  const kept = await database.query('SELECT 1 FROM file WHERE key = $1 AND removing_since IS NULL', [key]);
  return kept.length === 0;
}

export async function removeRecord(database: Queryable, key: string): Promise<void> {
  await database.query('DELETE FROM file WHERE key = $1', [key]);
}

/**
 * The display name of a file: without folders, control characters, lone surrogates and the marks of text direction, which can show an
 * ending as another one, at most 255 characters, in Unicode NFC as people type it, which file names on macOS are not.
 */
export function displayName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  const readable = Array.from(
    name
      .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, '')
      .trim()
      .normalize('NFC'),
  );
  return readable.slice(0, MAX_NAME_LENGTH).join('') || 'file';
}

const MAX_NAME_LENGTH = 255;
