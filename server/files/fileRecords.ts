import type { Queryable } from '../database/database';

/** What is known of a stored file. */
export interface FileRecord {
  readonly key: string;
  readonly tenantId: string;
  readonly fileName: string;
  readonly fileType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels; absent for what is not a picture. */
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** `own`: made by the server itself. */
  readonly scanStatus: 'clean' | 'not_scanned' | 'own';
  /** The user; absent when the server stored it itself. */
  readonly createdBy: string | undefined;
  readonly createdAt: Date;
}

/** Stores the record of a new file. */
export async function addRecord(database: Queryable, record: FileRecord): Promise<void> {
  await database.query(
    `INSERT INTO file (key, tenant_id, file_name, file_type, size, width, height, scan_status, created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
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
    ],
  );
}

/** What is needed to serve a file, or nothing when there is none. */
export async function findRecord(
  database: Queryable,
  key: string,
): Promise<Pick<FileRecord, 'key' | 'fileName' | 'fileType' | 'size'> | undefined> {
  const [row] = await database.query<{ file_name: string; file_type: string; size: string }>(
    'SELECT file_name, file_type, size FROM file WHERE key = $1',
    [key],
  );
  return row && { key, fileName: row.file_name, fileType: row.file_type, size: Number(row.size) };
}

/** How many bytes the files of each tenant have; tenants without files are left out. */
export async function storedBytes(
  database: Queryable,
): Promise<readonly { readonly tenantId: string; readonly brandName: string; readonly bytes: number }[]> {
  const rows = await database.query<{ id: string; name: string; bytes: string }>(
    `SELECT t.id, t.name, f.bytes FROM tenant t
     JOIN (SELECT tenant_id, sum(size) AS bytes FROM file GROUP BY tenant_id) f ON f.tenant_id = t.id`,
  );
  return rows.map(({ id, name, bytes }) => ({ tenantId: id, brandName: name, bytes: Number(bytes) }));
}

/** Forgets a file. */
export async function removeRecord(database: Queryable, key: string): Promise<void> {
  await database.query('DELETE FROM file WHERE key = $1', [key]);
}

/** The name as it is kept for people: without folders, control characters and broken ones, at most 255 characters. */
export function displayName(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  const readable = Array.from(name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim());
  return readable.slice(0, MAX_NAME).join('') || 'file';
}

const MAX_NAME = 255;
