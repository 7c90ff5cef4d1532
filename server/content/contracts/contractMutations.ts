import { BadInput, NotFound } from '../../errors';
import { requireRecordAccess } from '../access';
import { requireId } from '../arguments';
import type { WriteContext } from '../context';
import { guardRecord } from '../guards/guardRecord';
import { requireNameLength } from '../guards/sizes';
import { documentMessages } from '../documentMessages';
import { trimmedText } from '../recordText';
import { readContract, type ContractRow } from './contractRow';
import { requireContractType, requireUsageType } from './contractTypes';
import { addUpload, readUpload, type NewUpload, type SentContractFile } from './contractUpload';

export interface AddContractArguments {
  readonly name: string;
  readonly type: string;
  readonly usage_type: string;
  readonly file: SentContractFile;
}

/**
 * Adds a contract document with its first upload (API-GQL-051, CTR-008 to CTR-011, B-42). Without a name it is called
 * '{type} - {usage_type}'.
 * @throws BadInput without type, usage type or file, for a file that is no PDF, and when the type has a document for the
 * usage type already
 */
export async function addContract(args: AddContractArguments, context: WriteContext): Promise<ContractRow> {
  const { database, services } = context;
  requireRecordAccess(context.caller, { kind: 'contract_document' }, ['create']);
  const type = requireContractType(args.type);
  const usageType = requireUsageType(args.usage_type);
  const upload = readUpload(args.file);
  requireNameLength(trimmedText(args.name), { argument: 'name' });
  await guardContract({ name: args.name, upload }, context);
  // Of two that come at the same time the second waits for the first, and is refused then.
  const [added] = await database.query<{ id: string }>(
    `INSERT INTO contract_document (id, name, type, usage_type, version, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $6)
     ON CONFLICT (type, usage_type) WHERE deleted_at IS NULL DO NOTHING RETURNING id`,
    [
      services.newId(),
      trimmedText(args.name) ?? defaultName(type, usageType),
      type,
      usageType,
      FIRST_VERSION,
      services.clock(),
    ],
  );
  if (added === undefined) throw new BadInput('usage_type', documentMessages.contractThere(type, usageType));
  await addUpload({ contractId: added.id, version: FIRST_VERSION, upload }, context);
  return readContract(database, added);
}

export interface ChangeContractArguments {
  readonly id: string;
  readonly name?: string | null;
  readonly type?: string | null;
  readonly usage_type?: string | null;
  readonly file?: SentContractFile | null;
}

/**
 * Changes a contract document (API-GQL-052); what is not sent stays. Another file becomes the next version, and the
 * former one stays among the uploads. The present file, sent again, may change its name and alias.
 * @throws NotFound also for a removed one
 * @throws BadInput for another type or usage type (CTR-012), and for a file that is no PDF
 */
export async function changeContract(args: ChangeContractArguments, context: WriteContext): Promise<ContractRow> {
  const { database, services } = context;
  requireRecordAccess(context.caller, { kind: 'contract_document' }, ['update']);
  const stored = await readContract(database, { id: requireId(args.id, 'id'), lock: true });
  if (typeof args.type === 'string' && requireContractType(args.type) !== stored.type) {
    throw new BadInput('type', documentMessages.typeLocked);
  }
  if (typeof args.usage_type === 'string' && requireUsageType(args.usage_type) !== stored.usage_type) {
    throw new BadInput('usage_type', documentMessages.usageTypeLocked);
  }
  requireNameLength(trimmedText(args.name), { argument: 'name', stored: stored.name });
  await guardContract({ name: args.name, stored }, context);
  const version = args.file ? await saveFile({ file: args.file, stored }, context) : Number(stored.file.version);
  await database.query('UPDATE contract_document SET name = $2, version = $3, updated_at = $4 WHERE id = $1', [
    stored.id,
    trimmedText(args.name ?? undefined, stored.name) ?? defaultName(stored.type, stored.usage_type),
    version,
    services.clock(),
  ]);
  return readContract(database, stored);
}

/**
 * Removes a contract document (API-GQL-053); its uploads are kept with it.
 * @throws NotFound also for one that was removed before
 */
export async function removeContract(args: { readonly id: string }, context: WriteContext): Promise<boolean> {
  requireRecordAccess(context.caller, { kind: 'contract_document' }, ['delete']);
  const removed = await context.database.query(
    'UPDATE contract_document SET deleted_at = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING id',
    [requireId(args.id, 'id'), context.services.clock()],
  );
  if (removed.length === 0) throw new NotFound(documentMessages.notFound);
  return true;
}

/** Stores the file of a stored contract document, and answers the version that it has. */
async function saveFile(
  { file, stored }: { readonly file: SentContractFile; readonly stored: ContractRow },
  context: WriteContext,
): Promise<number> {
  const upload = readUpload(file, stored.file.name);
  await guardContract({ upload, stored }, context);
  const version = Number(stored.file.version);
  if (upload.fileLink !== stored.file.file_link) {
    await addUpload({ contractId: stored.id, version: version + 1, upload }, context);
    return version + 1;
  }
  await context.database.query(
    `UPDATE contract_upload SET name = $3, file_alias = COALESCE($4, file_alias), updated_at = $5
     WHERE contract_id = $1 AND version = $2`,
    [stored.id, version, upload.name, upload.alias, context.services.clock()],
  );
  return version;
}

/** The file of the form is a link and more in the input; what belongs to no brand may be of any. */
async function guardContract(
  given: { readonly name?: string | null | undefined; readonly upload?: NewUpload; readonly stored?: ContractRow },
  context: WriteContext,
): Promise<void> {
  const { name, upload, stored } = given;
  await guardRecord(context, {
    of: 'contract',
    brand: undefined,
    values: { name, file: upload?.fileLink, 'file.name': upload?.name, 'file.file_alias': upload?.alias },
    stored: [stored && { name: stored.name, file: stored.file.file_link }],
    argumentOf: { file: 'file.file_link' },
  });
}

function defaultName(type: string, usageType: string): string {
  return `${type} - ${usageType}`;
}

const FIRST_VERSION = 1;
