import { BadInput } from '../../errors';
import type { WriteContext } from '../context';
import { documentMessages } from '../documentMessages';
import { requireNameLength } from '../guards/sizes';
import { trimmedText } from '../recordText';

/** The file of a contract document as it is sent. A version is given by the service, whatever is sent (B-42). */
export interface SentContractFile {
  readonly file_link: string;
  readonly name: string;
  readonly version?: string | null;
  readonly file_alias?: string | null;
}

/** The same, checked. */
export interface NewUpload {
  readonly fileLink: string;
  readonly name: string;
  /** Null when none was sent. */
  readonly alias: string | null;
}

/**
 * @param storedName what the present file is called: that may stay
 * @throws BadInput without a link or name, and for a name that is too long
 */
export function readUpload(sent: SentContractFile, storedName?: string): NewUpload {
  const name = requirePart(sent, 'name');
  requireNameLength(name, { argument: 'file.name', stored: storedName });
  return {
    fileLink: requirePart(sent, 'file_link'),
    name,
    alias: trimmedText(sent.file_alias),
  };
}

/** Adds an upload to a contract document. */
export async function addUpload(
  {
    contractId,
    version,
    upload,
  }: { readonly contractId: string; readonly version: number; readonly upload: NewUpload },
  { database, services }: WriteContext,
): Promise<void> {
  const { fileLink, name, alias } = upload;
  await database.query(
    `INSERT INTO contract_upload (id, contract_id, version, name, file_link, file_alias, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [services.newId(), contractId, version, name, fileLink, alias ?? newAlias(services.newId()), services.clock()],
  );
}

function requirePart(sent: SentContractFile, part: 'file_link' | 'name'): string {
  const text = trimmedText(sent[part]);
  if (text === null) throw new BadInput(`file.${part}`, documentMessages.usageTypeMissing);
  return text;
}

/** A short name that nobody can guess, for addresses (B-42). */
export function newAlias(id: string): string {
  return id.replaceAll('-', '').slice(0, ALIAS_LENGTH);
}

const ALIAS_LENGTH = 10;
