import type { Client } from 'urql';
import { changeContent, changeContentOnce, readContent } from '../../api/ask';
import { ServiceError } from '../../api/errors';
import {
  MdorDocumentDocument,
  MdorDocumentsDocument,
  RemoveMdorDocumentDocument,
  SaveMdorDocumentDocument,
  type MdorDocumentFieldsFragment,
  type SaveMdorDocumentMutationVariables,
} from '../../api/generated/graphql';
import { textOrEmpty } from '../../api/parse';
import { isJsonRecord, type JsonRecord } from '../../tree';
import { notFoundTexts } from '../texts';
import { withoutExtension } from './fileName';
import type { RecordRow, RecordSource, ServedRecord } from './source';

/** The property documents of a brand (MDDOR). */
export function createPropertyDocumentSource(client: Client, brandId: string): RecordSource {
  async function save(
    values: Omit<SaveMdorDocumentMutationVariables, 'brand_id'>,
    key: string | undefined,
  ): Promise<ServedRecord> {
    const variables = { ...values, brand_id: brandId };
    const saved = await changeContentOnce(client, { document: SaveMdorDocumentDocument, variables, key });
    return stored(saved.addOrUpdateMdorDocument);
  }

  async function read(id: string): Promise<MdorDocumentFieldsFragment> {
    const { getMdorDocument } = await readContent(client, MdorDocumentDocument, { id });
    if (!getMdorDocument) throw new ServiceError(notFoundTexts.document, 'NOT_FOUND');
    return getMdorDocument;
  }

  return {
    async list({ search, sort, page, limit }) {
      const { getFilteredMdorDocuments: found } = await readContent(client, MdorDocumentsDocument, {
        ...{ brand_id: brandId, search, page, limit, sort: { by: sort.by, order: sort.order } },
      });
      return { rows: found.mdor_documents.map(rowOf), total: found.total_count };
    },
    read: async (id) => stored(await read(id)),
    create: async (values, key) => save(sentOf(values), key),
    async update(id, values, key) {
      const { file } = await read(id);
      // A document is called like its file (B-41), so another file brings another name.
      const isOther = values['file'] !== file;
      return save({ id, ...sentOf(values), ...(isOther ? { document_name: nameOf(values) } : {}) }, key);
    },
    async remove(id) {
      await changeContent(client, RemoveMdorDocumentDocument, { id });
    },
    argumentNames: { 'meta_data.file_name': 'file' },
  };
}

function sentOf(values: JsonRecord) {
  const meta = isJsonRecord(values['meta_data']) ? values['meta_data'] : {};
  return {
    assigned_project: textOrEmpty(values['assigned_project']),
    file: textOrEmpty(values['file']),
    meta_data: { key: textOrEmpty(values['file']), file_name: textOrEmpty(meta['file_name']), file_type: PDF },
  };
}

const PDF = 'application/pdf';

function nameOf({ meta_data: meta }: JsonRecord): string {
  return withoutExtension(isJsonRecord(meta) ? textOrEmpty(meta['file_name']) : '');
}

/** What lists show, under the names that the service sorts by (B-43). */
function rowOf(document: MdorDocumentFieldsFragment): RecordRow {
  const { id, document_custom_id, document_name, assigned_project, created_at, file } = document;
  return {
    ...{ id, document_custom_id, created_at },
    document_name: document_name ?? undefined,
    assigned_project: assigned_project ?? undefined,
    file: file ?? undefined,
  };
}

/** The service does not say when a document was saved last. */
function stored(document: MdorDocumentFieldsFragment): ServedRecord {
  return { id: document.id, updatedAt: undefined, values: { ...document } };
}
