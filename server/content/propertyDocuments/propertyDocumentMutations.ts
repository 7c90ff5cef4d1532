import { BadInput } from '../../errors';
import { requireId } from '../arguments';
import { openRecord, removeRecords, saveRecord } from '../brandRecords';
import type { WriteContext } from '../context';
import { documentMessages } from '../documentMessages';
import { guardRecord } from '../guards/guardRecord';
import { requireNameLength } from '../guards/sizes';
import { findFileName } from '../fileName';
import { savedText, trimmedText } from '../recordText';
import { nextDocumentNumber } from './documentNumber';
import { propertyDocumentStore, type PropertyDocumentMetaData, type PropertyDocumentRow } from './propertyDocumentRow';

export interface SavePropertyDocumentArguments {
  readonly id?: string | null;
  readonly brand_id: string;
  readonly assigned_project?: string | null;
  readonly document_name?: string | null;
  readonly file?: string | null;
  readonly meta_data?: PropertyDocumentMetaData | null;
}

/**
 * Adds a property document or changes one (API-GQL-044, MDDOR-012 to MDDOR-016, B-41); what is not sent of a stored one
 * stays. Without a name it is called like its file.
 * @throws NotFound for an id of another brand
 * @throws BadInput without a project or file, for a file that is no PDF, and for another project than the stored one
 */
export async function savePropertyDocument(
  args: SavePropertyDocumentArguments,
  context: WriteContext,
): Promise<PropertyDocumentRow> {
  const { database, services } = context;
  const { brand, id, stored } = await openRecord(context, propertyDocumentStore, { sent: args });
  const project = projectOf(args.assigned_project, stored);
  const key = trimmedText(args.file, stored?.file);
  if (key === null) throw new BadInput('file', documentMessages.fileMissing);
  const metaData = savedMetaData(args.meta_data, stored?.file === key ? stored.meta_data : null);
  const name = trimmedText(args.document_name, stored?.document_name);
  requireNameLength(name, { argument: 'document_name', stored: stored?.document_name });
  requireNameLength(metaData?.file_name, { argument: 'meta_data.file_name', stored: stored?.meta_data?.file_name });
  const values = { assigned_project: project, document_name: name, file: key, meta_data: metaData };
  await guardRecord(context, { of: 'property-document', brand, values, stored: [stored] });
  const fileName = await fileNameOf(key, stored, context);
  const now = services.clock();
  return saveRecord(database, propertyDocumentStore, {
    id,
    brand_id: brand.id,
    ...(stored
      ? { number: stored.number, document_custom_id: stored.document_custom_id }
      : await nextDocumentNumber(database, brand)),
    document_name: name ?? withoutExtension(metaData?.file_name ?? fileName),
    assigned_project: project,
    file: key,
    meta_data: metaData && JSON.stringify(metaData),
    created_at: now,
    updated_at: now,
  });
}

/** Removes a property document (API-GQL-045). Its file goes with the next clean-up. */
export async function removePropertyDocument(args: { readonly id: string }, context: WriteContext): Promise<boolean> {
  await removeRecords(context, propertyDocumentStore, { ids: [requireId(args.id, 'id')] });
  return true;
}

function projectOf(sent: string | null | undefined, stored: PropertyDocumentRow | undefined): string {
  const project = trimmedText(sent, stored?.assigned_project);
  if (project === null) throw new BadInput('assigned_project', documentMessages.projectMissing);
  if (stored && project !== stored.assigned_project) {
    throw new BadInput('assigned_project', documentMessages.projectLocked);
  }
  return project;
}

/** What is stored may stay, whatever became of the upload. */
async function fileNameOf(
  key: string,
  stored: PropertyDocumentRow | undefined,
  { database }: WriteContext,
): Promise<string> {
  if (key === stored?.file) return stored.meta_data?.file_name ?? stored.document_name;
  return findFileName(database, key);
}

/** Keys that are not sent stay, but not those of another file. */
function savedMetaData(
  sent: PropertyDocumentMetaData | null | undefined,
  stored: PropertyDocumentMetaData | null,
): PropertyDocumentMetaData | null {
  if (sent === undefined || sent === null) return sent === undefined ? stored : null;
  return {
    key: savedText(sent.key, stored?.key),
    file_name: savedText(sent.file_name, stored?.file_name),
    file_type: savedText(sent.file_type, stored?.file_type),
  };
}

/** A name that is nothing but an extension stays whole. */
function withoutExtension(fileName: string): string {
  return fileName.trim().replace(/(?<=.)\.[^.]*$/, '');
}
