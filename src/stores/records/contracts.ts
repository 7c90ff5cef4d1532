import type { ContentCalls } from '../../api/contentCalls';
import {
  ContractDocument,
  ContractsDocument,
  ContractUploadsDocument,
  RemoveContractDocument,
  UpdateContractDocument,
  UploadContractDocument,
  type ContractFieldsFragment,
  type ContractUploadsQuery,
} from '../../api/generated/graphql';
import { textOrEmpty } from '../../api/parse';
import { isObject } from '../../lib/objects';
import type { JsonRecord } from '../../tree';
import { notFoundTexts } from '../texts';
import { createServedSource } from './served';
import type { FileVersion, ListedRow, RecordSource } from './source';

/** The contract documents of the group: every brand has the same ones (CTR). */
export function createContractSource(calls: ContentCalls): RecordSource {
  return createServedSource<ContractFieldsFragment>(calls, {
    recordKind: 'contract_document',
    notFound: notFoundTexts.document,
    // Sorted by the service, most recently changed first.
    async list(ask, { search, page, limit }) {
      const { searchContractDocuments: found } = await ask(ContractsDocument, { name: search, page, pageSize: limit });
      return { rows: found.contract_documents.map(rowOf), total: found.total_count };
    },
    read: async (ask, id) => (await ask(ContractDocument, { id })).findContractDocument,
    async save(ask, { id, values, revision }) {
      const sent = sentOf(values);
      if (id === undefined) return (await ask(UploadContractDocument, sent)).uploadCtsDoas;
      return (await ask(UpdateContractDocument, { id, ...sent, expected_revision: revision })).updateCtsDoas;
    },
    remove: (ask, id) => ask(RemoveContractDocument, { id }),
    values: valuesOf,
    async versions(ask, id) {
      return (await ask(ContractUploadsDocument, { id })).getLinkedUploadFilesByContractEntryId.map(versionOf);
    },
    argumentNames: { 'file.file_link': 'file', 'file.name': 'file' },
  });
}

function sentOf(values: JsonRecord) {
  const { name, type, usage_type: usageType, file, meta_data: meta, stored_file: stored } = values;
  const fileName = isObject(meta) ? textOrEmpty(meta['file_name']) : '';
  // A different file becomes the next version, with a new alias (B-42).
  const known =
    isObject(stored) && stored['file_link'] === file
      ? { version: textOrEmpty(stored['version']), file_alias: textOrEmpty(stored['file_alias']) }
      : {};
  return {
    ...{ name: textOrEmpty(name), type: textOrEmpty(type), usage_type: textOrEmpty(usageType) },
    file: { file_link: textOrEmpty(file), name: fileName, ...known },
  };
}

/** Columns of the list, and values for row actions (B-43). */
function rowOf({ id, name, type, usage_type, updated_at, file }: ContractFieldsFragment): ListedRow<'contract'> {
  return {
    ...{ id, name, type, usage_type, updated_at },
    version: file?.version ?? undefined,
    file: file?.file_link ?? undefined,
    file_name: file?.name ?? undefined,
    file_alias: file?.file_alias ?? undefined,
  };
}

function valuesOf({ name, type, usage_type, file }: ContractFieldsFragment): JsonRecord {
  const { file_link: key, name: fileName } = file ?? {};
  const metaData = { key, file_name: fileName, file_type: 'application/pdf' };
  return { name, type, usage_type, file: key, meta_data: metaData, stored_file: file };
}

function versionOf(upload: ContractUploadsQuery['getLinkedUploadFilesByContractEntryId'][number]): FileVersion {
  const { id, file, created_at: createdAt } = upload;
  return {
    ...{ id, createdAt },
    version: file?.version ?? '',
    fileName: file?.name ?? '',
    key: file?.file_link ?? '',
  };
}
