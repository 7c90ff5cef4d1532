import { createConditions } from '../../database/conditions';
import { requireRecordAccess } from '../access';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import { likePattern } from '../likePattern';
import { readPaging } from '../paging';
import { readContract, SELECT_CONTRACTS, SELECT_UPLOADS, type ContractRow, type LinkedUploadRow } from './contractRow';

export interface SearchContractsArguments {
  readonly name?: string | null;
  readonly pageSize?: number | null;
  readonly page?: number | null;
}

export interface ContractSearchResult {
  readonly contract_documents: readonly ContractRow[];
  readonly total_count: number;
}

/**
 * The contract documents whose name contains a text, the last changed first (API-GQL-047, CTR-002).
 * @throws BadInput for a page or pageSize out of range
 */
export async function searchContracts(
  args: SearchContractsArguments,
  context: ContentContext,
): Promise<ContractSearchResult> {
  requireRead(context);
  const { limit, offset } = readPaging({ page: args.page ?? null, limit: args.pageSize ?? null }, 'pageSize');
  const conditions = named(args.name);
  const [count] = await context.database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM contract_document WHERE deleted_at IS NULL AND ${conditions.sql}`,
    conditions.values,
  );
  const contracts = await context.database.query<ContractRow>(
    `${SELECT_CONTRACTS} AND ${conditions.sql}
     ORDER BY contract_document.updated_at DESC, contract_document.id
     LIMIT ${conditions.place(limit)} OFFSET ${conditions.place(offset)}::bigint`,
    conditions.values,
  );
  return { contract_documents: contracts, total_count: count?.total ?? 0 };
}

/** All contract documents whose name contains a text, by name (API-GQL-048); there is one per type and usage type. */
export async function filterContracts(
  args: Pick<SearchContractsArguments, 'name'>,
  context: ContentContext,
): Promise<readonly ContractRow[]> {
  requireRead(context);
  const conditions = named(args.name);
  return context.database.query<ContractRow>(
    `${SELECT_CONTRACTS} AND ${conditions.sql} ORDER BY lower(contract_document.name), contract_document.id`,
    conditions.values,
  );
}

/**
 * One contract document (API-GQL-049).
 * @throws NotFound also for a removed one
 */
export async function findContract(args: { readonly id: string }, context: ContentContext): Promise<ContractRow> {
  requireRead(context);
  return readContract(context.database, { id: requireId(args.id, 'id') });
}

/**
 * Every upload of a contract document, the newest, which is the present one, first (API-GQL-050, CTR-004).
 * @throws NotFound also for a removed one
 */
export async function listUploads(
  args: { readonly id: string },
  context: ContentContext,
): Promise<readonly LinkedUploadRow[]> {
  const { id } = await findContract(args, context);
  return context.database.query<LinkedUploadRow>(
    `${SELECT_UPLOADS} AND contract_document.id = $1 ORDER BY contract_upload.version DESC`,
    [id],
  );
}

function requireRead({ caller }: ContentContext): void {
  requireRecordAccess(caller, { kind: 'contract_document' }, ['read']);
}

function named(name: string | null | undefined) {
  const conditions = createConditions();
  const pattern = likePattern(name);
  if (pattern !== null) conditions.add('contract_document.name ILIKE ?', pattern);
  return conditions;
}
