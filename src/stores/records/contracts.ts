import type { Client } from 'urql';
import { changeContent, changeContentOnce, readContent } from '../../api/ask';
import { ServiceError } from '../../api/errors';
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
import { isJsonRecord, type JsonRecord } from '../../tree';
import { notFoundTexts } from '../texts';
import type { FileVersion, RecordRow, RecordSource, ServedRecord } from './source';

/** The contract documents of the group: every brand has the same ones (CTR). */
export function createContractSource(client: Client): RecordSource {
  return {
    // The service sorts them, the last changed first.
    async list({ search, page, limit }) {
      const asked = { name: search, page, pageSize: limit };
      const { searchContractDocuments: found } = await readContent(client, ContractsDocument, asked);
      return { rows: found.contract_documents.map(rowOf), total: found.total_count };
    },
    async read(id) {
      const { findContractDocument } = await readContent(client, ContractDocument, { id });
      if (!findContractDocument) throw new ServiceError(notFoundTexts.document, 'NOT_FOUND');
      return stored(findContractDocument);
    },
    async create(values, key) {
      const { name, file } = sentOf(values);
      const types = { type: textOrEmpty(values['type']), usage_type: textOrEmpty(values['usage_type']) };
      const variables = { name, ...types, file };
      const added = await changeContentOnce(client, { document: UploadContractDocument, variables, key });
      return stored(added.uploadCtsDoas);
    },
    // Another file is the next version; the types cannot be changed (CTR-012).
    async update(id, values, key) {
      const variables = { id, ...sentOf(values) };
      const changed = await changeContentOnce(client, { document: UpdateContractDocument, variables, key });
      return stored(changed.updateCtsDoas);
    },
    async remove(id) {
      await changeContent(client, RemoveContractDocument, { id });
    },
    async versions(id) {
      const found = await readContent(client, ContractUploadsDocument, { id });
      return found.getLinkedUploadFilesByContractEntryId.map(versionOf);
    },
    argumentNames: { 'file.file_link': 'file', 'file.name': 'file' },
  };
}

function sentOf(values: JsonRecord) {
  const { file, meta_data: meta } = values;
  const name = isJsonRecord(meta) ? textOrEmpty(meta['file_name']) : '';
  return { name: textOrEmpty(values['name']), file: { file_link: textOrEmpty(file), name } };
}

/** What lists and the actions of their rows use (B-43). */
function rowOf({ id, name, type, usage_type, updated_at, file }: ContractFieldsFragment): RecordRow {
  return {
    ...{ id, name, type, usage_type, updated_at },
    version: file?.version ?? undefined,
    file: file?.file_link ?? undefined,
    file_name: file?.name ?? undefined,
    file_alias: file?.file_alias ?? undefined,
  };
}

function stored({ id, name, type, usage_type, updated_at, file }: ContractFieldsFragment): ServedRecord {
  const { file_link: key, name: fileName } = file ?? {};
  const meta = { key, file_name: fileName, file_type: 'application/pdf' };
  return { id, updatedAt: updated_at, values: { name, type, usage_type, file: key, meta_data: meta } };
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
