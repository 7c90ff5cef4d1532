import type { Queryable } from '../../database/database';
import { NotFound } from '../../errors';
import { documentMessages } from '../documentMessages';
import { loadPropertyRules } from '../guards/guardRecord';
import type { RecordStore, RecordValues, WrittenRecord } from '../records/recordStore';
import { textOf } from '../records/specifiedRecords';

/** A contract document as answered (CTR-019). Contract documents belong to the group: all brands share them. */
export interface ContractRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly usage_type: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly updated_by: string | null;
  /** Counts saves, whereas the version of the file counts uploads. */
  readonly revision: number;
  readonly deleted_at: Date | null;
  /** The current upload. */
  readonly file: ContractFile;
}

export interface ContractFile {
  readonly name: string;
  readonly file_link: string;
  /** Counts from 1. */
  readonly version: string;
  readonly file_alias: string;
  readonly type: string;
  readonly usage_type: string;
}

/** One upload of an entry (CTR-020). */
export interface LinkedUploadRow {
  readonly id: string;
  readonly file: ContractFile;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const FILE = `jsonb_build_object('name', contract_upload.name, 'file_link', contract_upload.file_link,
  'version', contract_upload.version::text, 'file_alias', contract_upload.file_alias, 'type', contract_document.type,
  'usage_type', contract_document.usage_type) AS file`;

/** SELECT … FROM … WHERE of the contract documents that are not removed. */
export const SELECT_CONTRACTS = `SELECT contract_document.id, contract_document.name, contract_document.type,
    contract_document.usage_type, contract_document.created_at, contract_document.updated_at,
    contract_document.updated_by, contract_document.revision, contract_document.deleted_at, ${FILE}
  FROM contract_document JOIN contract_upload
    ON contract_upload.contract_id = contract_document.id AND contract_upload.version = contract_document.version
  WHERE contract_document.deleted_at IS NULL`;

/** SELECT … FROM … WHERE of the uploads of contract documents that are not removed. */
export const SELECT_UPLOADS = `SELECT contract_upload.id, ${FILE}, contract_upload.created_at, contract_upload.updated_at
  FROM contract_upload JOIN contract_document ON contract_document.id = contract_upload.contract_id
  WHERE contract_document.deleted_at IS NULL`;

/**
 * One contract document.
 * @throws NotFound also if it is removed
 */
export async function readContract(database: Queryable, id: string): Promise<ContractRow> {
  const [contract] = await database.query<ContractRow>(`${SELECT_CONTRACTS} AND contract_document.id = $1`, [id]);
  if (contract === undefined) throw new NotFound(documentMessages.notFound);
  return contract;
}

/** The store of contract documents. Removed documents and all uploads stay in their tables. */
export const contractStore: RecordStore = {
  of: 'contract_document',
  notFound: documentMessages.notFound,
  rules: () => loadPropertyRules('contract', undefined),
  async read(database, ids, { lock = false } = {}) {
    // Locked by a separate statement: after waiting for a lock, a join would return the new row together with the old upload.
    if (lock) {
      await database.query('SELECT id FROM contract_document WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [ids]);
    }
    const rows = await database.query<ContractRow>(
      `${SELECT_CONTRACTS} AND contract_document.id = ANY($1::uuid[]) ORDER BY contract_document.id`,
      [ids],
    );
    return rows.map((row) => ({
      ...{ id: row.id, brandId: undefined, brandName: undefined, values: valuesOf(row) },
      ...{ revision: row.revision, updatedBy: row.updated_by ?? undefined, updatedAt: row.updated_at },
    }));
  },
  async write(database, record) {
    const { id, revision, values, at, by } = record;
    const version = await versionOf(database, record);
    await database.query(
      `INSERT INTO contract_document (id, name, type, usage_type, version, revision, created_at, updated_at, updated_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, version = excluded.version, revision = excluded.revision,
         updated_at = excluded.updated_at, updated_by = excluded.updated_by, deleted_at = NULL`,
      [id, values['name'], values['type'], values['usage_type'], version, revision, at, by],
    );
    await database.query(
      `INSERT INTO contract_upload (id, contract_id, version, name, file_link, file_alias, created_at, updated_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $6)
       ON CONFLICT (contract_id, version) DO UPDATE SET name = excluded.name, file_alias = excluded.file_alias,
         updated_at = CASE WHEN (contract_upload.name, contract_upload.file_alias) = (excluded.name, excluded.file_alias)
           THEN contract_upload.updated_at ELSE excluded.updated_at END`,
      [id, version, fileNameOf(values), values['file'], values['file_alias'], at],
    );
  },
  async remove(database, ids, at) {
    await database.query('UPDATE contract_document SET deleted_at = $2 WHERE id = ANY($1::uuid[])', [ids, at]);
  },
  nameOf: ({ name }) => textOf(name) ?? '',
};

/** The values by the properties of the editor, and the alias, which is in no form. */
function valuesOf({ name, type, usage_type, file }: ContractRow): RecordValues {
  const metaData = { key: file.file_link, file_name: file.name, file_type: 'application/pdf' };
  return { name, type, usage_type, file: file.file_link, meta_data: metaData, file_alias: file.file_alias };
}

/** The file name of a contract document. */
export function fileNameOf({ meta_data: metaData }: RecordValues): string {
  return textOf((metaData as RecordValues | null | undefined)?.['file_name']) ?? '';
}

/** A different file becomes the next version, even if it was an earlier one. */
async function versionOf(database: Queryable, { id, values }: WrittenRecord): Promise<number> {
  const [current] = await database.query<{ version: number; file_link: string }>(
    'SELECT version, file_link FROM contract_upload WHERE contract_id = $1 ORDER BY version DESC LIMIT 1',
    [id],
  );
  if (current === undefined) return FIRST_VERSION;
  return current.file_link === values['file'] ? current.version : current.version + 1;
}

const FIRST_VERSION = 1;
