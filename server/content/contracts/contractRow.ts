import { NotFound } from '../../errors';
import type { Queryable } from '../../database/database';
import { documentMessages } from '../documentMessages';

/** A contract document as answered (CTR-019). It belongs to the group: every brand has the same ones. */
export interface ContractRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly usage_type: string;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly deleted_at: Date | null;
  /** The upload that counts at present. */
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

/** SELECT … FROM … WHERE of the contract documents that live. */
export const SELECT_CONTRACTS = `SELECT contract_document.id, contract_document.name, contract_document.type,
    contract_document.usage_type, contract_document.created_at, contract_document.updated_at,
    contract_document.deleted_at, ${FILE}
  FROM contract_document JOIN contract_upload
    ON contract_upload.contract_id = contract_document.id AND contract_upload.version = contract_document.version
  WHERE contract_document.deleted_at IS NULL`;

/** SELECT … FROM … WHERE of the uploads of the contract documents that live. */
export const SELECT_UPLOADS = `SELECT contract_upload.id, ${FILE}, contract_upload.created_at, contract_upload.updated_at
  FROM contract_upload JOIN contract_document ON contract_document.id = contract_upload.contract_id
  WHERE contract_document.deleted_at IS NULL`;

/**
 * One contract document.
 * @param lock keeps others from changing it until the end of the transaction
 * @throws NotFound also for a removed one
 */
export async function readContract(
  database: Queryable,
  { id, lock = false }: { readonly id: string; readonly lock?: boolean },
): Promise<ContractRow> {
  // Locked first, by itself: a row that was waited for is read as it has become, but not its joined upload.
  if (lock) await database.query('SELECT id FROM contract_document WHERE id = $1 FOR UPDATE', [id]);
  const [contract] = await database.query<ContractRow>(`${SELECT_CONTRACTS} AND contract_document.id = $1`, [id]);
  if (contract === undefined) throw new NotFound(documentMessages.notFound);
  return contract;
}
