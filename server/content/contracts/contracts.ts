import { CONTRACT_TYPES, USAGE_TYPES } from '../../../schemas/contracts/documentTypes';
import { MAX_LENGTHS } from '../../../src/kinds/guard';
import { createConditions } from '../../database/conditions';
import { violatedUniqueness } from '../../database/constraints';
import { BadInput, NotFound } from '../../errors';
import { requireRecordAccess } from '../access';
import { requireId, expectedOneOf } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import { documentMessages } from '../documentMessages';
import { requireLength, requireNameLength } from '../guards/sizes';
import { searchPattern } from '../likePattern';
import { readPaging } from '../paging';
import type { RecordValues } from '../records/recordStore';
import { saveRecord, type OpenedRecord } from '../records/saveRecord';
import { textOf, normalizeValues } from '../records/specifiedRecords';
import {
  contractStore,
  fileNameOf,
  readContract,
  SELECT_CONTRACTS,
  SELECT_UPLOADS,
  type ContractRow,
  type LinkedUploadRow,
} from './contractStore';

/** The file of a contract document as sent. The version is assigned by the service, whatever is sent (B-42). */
interface SentContractFile {
  readonly file_link: string;
  readonly name: string;
  readonly version?: string | null;
  readonly file_alias?: string | null;
}

export interface AddContractArguments {
  readonly name: string;
  readonly type: string;
  readonly usage_type: string;
  readonly file: SentContractFile;
}

/**
 * Adds a contract document with its first upload (API-GQL-051, CTR-008 to CTR-011, B-42). The name defaults to
 * '{type} - {usage_type}'.
 * @throws BadInput without type, usage type or file, for a file that is not a PDF, and if there is already a document of the type for
 * the usage type
 */
export async function addContract(args: AddContractArguments, context: WriteContext): Promise<ContractRow> {
  try {
    return await saveContract(args, context);
  } catch (error) {
    // Of two concurrent calls, the second waits for the first and is then refused.
    if (violatedUniqueness(error) !== 'contract_document_live') throw error;
    throw new BadInput('usage_type', documentMessages.contractThere(args.type.trim(), args.usage_type.trim()));
  }
}

export interface ChangeContractArguments {
  readonly id: string;
  readonly name?: string | null;
  readonly type?: string | null;
  readonly usage_type?: string | null;
  readonly file?: SentContractFile | null;
  readonly expected_revision?: number | null;
}

/**
 * Changes a contract document (API-GQL-052); properties that are not sent stay. A different file becomes the next version, and the
 * former one stays among the uploads. If the current file is sent again, its name and alias may change.
 * @throws NotFound also if it is removed
 * @throws StaleRevision if somebody saved it since
 * @throws BadInput for another type or usage type (CTR-012), and for a file that is not a PDF
 */
export async function changeContract(args: ChangeContractArguments, context: WriteContext): Promise<ContractRow> {
  requireRecordAccess(context.caller, { kind: 'contract_document' }, ['update']);
  const [stored] = await contractStore.read(context.database, [requireId(args.id, 'id')], { lock: true });
  if (stored === undefined) throw new NotFound(documentMessages.notFound);
  return saveContract(args, context);
}

async function saveContract(
  args: AddContractArguments | ChangeContractArguments,
  context: WriteContext,
): Promise<ContractRow> {
  const { id, expected_revision: expectedRevision } = args as Partial<ChangeContractArguments>;
  const saved = await saveRecord(context, contractStore, {
    ...{ id, brandId: undefined, values: sentValues(args), expectedRevision },
    complete: (opened) => complete(opened, context),
    argumentOf: { file: FILE },
  });
  return readContract(context.database, saved.id);
}

/** The sent values by the properties of the editor. Null leaves a value unchanged, except that a file without an alias resets it. */
function sentValues({ name, type, usage_type, file }: Omit<ChangeContractArguments, 'id'>): RecordValues {
  const given = { name: name ?? undefined, type: type ?? undefined, usage_type: usage_type ?? undefined };
  if (!file) return given;
  const metaData = { key: file.file_link, file_name: file.name, file_type: 'application/pdf' };
  return { ...given, file: file.file_link, meta_data: metaData, file_alias: file.file_alias ?? null };
}

async function complete({ values: given, stored }: OpenedRecord, { services }: WriteContext): Promise<RecordValues> {
  const rules = await contractStore.rules(undefined);
  const values = normalizeValues(given, { rules, trimmed: ['name', 'file_alias'], argumentOf: { file: FILE } });
  const { type, usage_type: usageType, file, name } = values;
  requireOneOf(CONTRACT_TYPES, { value: type, argument: 'type' });
  requireOneOf(USAGE_TYPES, { value: usageType, argument: 'usage_type' });
  if (stored && type !== stored.values['type']) throw new BadInput('type', documentMessages.typeLocked);
  if (stored && usageType !== stored.values['usage_type']) {
    throw new BadInput('usage_type', documentMessages.usageTypeLocked);
  }
  const fileName = fileNameOf(values).trim();
  if (fileName === '') throw new BadInput('file.name', documentMessages.fileNameMissing);
  requireNameLength(fileName, { argument: 'file.name', stored: stored && fileNameOf(stored.values) });
  requireNameLength(textOf(name), { argument: 'name', stored: textOf(stored?.values['name']) });
  const alias = textOf(values['file_alias']);
  requireLength(alias, { argument: 'file.file_alias', max: MAX_LENGTHS.line });
  const storedAlias = file === stored?.values['file'] ? textOf(stored?.values['file_alias']) : null;
  return {
    ...{ type, usage_type: usageType, file, name: name ?? `${textOf(type)} - ${textOf(usageType)}` },
    meta_data: { key: file, file_name: fileName, file_type: 'application/pdf' },
    file_alias: alias ?? storedAlias ?? newAlias(services.newId()),
  };
}

/** @throws BadInput for an unknown type (CTR-006, CTR-007) */
function requireOneOf(
  choices: readonly string[],
  { value, argument }: { readonly value: unknown; readonly argument: string },
): void {
  if (!choices.some((choice) => choice === value)) throw expectedOneOf(argument, choices, String(textOf(value)));
}

/** A short, unguessable name for URLs (B-42). */
export function newAlias(id: string): string {
  return id.replaceAll('-', '').slice(0, ALIAS_LENGTH);
}

const FILE = 'file.file_link';
const ALIAS_LENGTH = 10;

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
 * The contract documents whose name contains a text, last changed first (API-GQL-047, CTR-002).
 * @throws BadInput for a page or pageSize out of range
 */
export async function searchContracts(
  args: SearchContractsArguments,
  context: ContentContext,
): Promise<ContractSearchResult> {
  requireReadAccess(context);
  const paging = readPaging({ page: args.page ?? null, limit: args.pageSize ?? null }, 'pageSize');
  const conditions = nameCondition(args.name);
  const [count] = await context.database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM contract_document WHERE deleted_at IS NULL AND ${conditions.sql}`,
    conditions.values,
  );
  const contracts = await context.database.query<ContractRow>(
    `${SELECT_CONTRACTS} AND ${conditions.sql}
     ORDER BY contract_document.updated_at DESC, contract_document.id
     ${conditions.part(paging)}`,
    conditions.values,
  );
  return { contract_documents: contracts, total_count: count?.total ?? 0 };
}

/** All contract documents whose name contains a text, by name (API-GQL-048); there is one per type and usage type. */
export async function filterContracts(
  args: Pick<SearchContractsArguments, 'name'>,
  context: ContentContext,
): Promise<readonly ContractRow[]> {
  requireReadAccess(context);
  const conditions = nameCondition(args.name);
  return context.database.query<ContractRow>(
    `${SELECT_CONTRACTS} AND ${conditions.sql} ORDER BY lower(contract_document.name), contract_document.id`,
    conditions.values,
  );
}

/**
 * One contract document (API-GQL-049).
 * @throws NotFound also if it is removed
 */
export async function findContract(args: { readonly id: string }, context: ContentContext): Promise<ContractRow> {
  requireReadAccess(context);
  return readContract(context.database, requireId(args.id, 'id'));
}

/**
 * All uploads of a contract document, newest (i.e. current) first (API-GQL-050, CTR-004).
 * @throws NotFound also if it is removed
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

function requireReadAccess({ caller }: ContentContext): void {
  requireRecordAccess(caller, { kind: 'contract_document' }, ['read']);
}

function nameCondition(name: string | null | undefined) {
  const conditions = createConditions();
  const pattern = searchPattern(name, 'name');
  if (pattern !== null) conditions.add('contract_document.name ILIKE ?', pattern);
  return conditions;
}
