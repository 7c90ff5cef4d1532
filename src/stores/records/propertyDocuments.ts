import type { ContentCalls } from '../../api/contentCalls';
import {
  MdorDocumentDocument,
  MdorDocumentsDocument,
  RemoveMdorDocumentDocument,
  SaveMdorDocumentDocument,
  type MdorDocumentFieldsFragment,
} from '../../api/generated/graphql';
import { textOrEmpty } from '../../api/parse';
import { isObject } from '../../lib/objects';
import type { JsonRecord } from '../../tree';
import { notFoundTexts } from '../texts';
import { createServedSource } from './served';
import type { ListedRow, RecordSource } from './source';

/** The property documents of a brand (MDDOR). */
export function createPropertyDocumentSource(calls: ContentCalls, brandId: string): RecordSource {
  return createServedSource<MdorDocumentFieldsFragment>(calls, {
    recordKind: 'mdor_document',
    notFound: notFoundTexts.document,
    async list(ask, { search, sort, page, limit }) {
      const variables = { brand_id: brandId, search, page, limit, sort: { by: sort.by, order: sort.order } };
      const { getFilteredMdorDocuments: found } = await ask(MdorDocumentsDocument, variables);
      return { rows: found.mdor_documents.map(rowOf), total: found.total_count };
    },
    read: async (ask, id) => (await ask(MdorDocumentDocument, { id })).getMdorDocument,
    async save(ask, { id, values, revision }) {
      const stored = id === undefined ? undefined : (await calls.read(MdorDocumentDocument, { id })).getMdorDocument;
      const sent = {
        ...(id !== undefined && { id, expected_revision: revision }),
        ...{ brand_id: brandId, ...sentOf(values) },
        // A document is named after its file (B-41), so a different file changes the name.
        document_name: (values['file'] === stored?.file ? stored?.document_name : null) ?? nameOf(values),
      };
      return (await ask(SaveMdorDocumentDocument, sent)).addOrUpdateMdorDocument;
    },
    remove: (ask, id) => ask(RemoveMdorDocumentDocument, { id }),
    argumentNames: { 'meta_data.file_name': 'file', document_name: 'file' },
  });
}

function sentOf(values: JsonRecord) {
  const file = textOrEmpty(values['file']);
  return {
    ...{ assigned_project: textOrEmpty(values['assigned_project']), file },
    meta_data: { key: file, file_name: fileNameOf(values), file_type: 'application/pdf' },
  };
}

/** File name without its extension; kept as it is if there is nothing before the extension. */
function nameOf(values: JsonRecord): string {
  return fileNameOf(values).replace(/(?<=.)\.[^.]*$/, '');
}

function fileNameOf({ meta_data: meta }: JsonRecord): string {
  return isObject(meta) ? textOrEmpty(meta['file_name']) : '';
}

/** Columns of the list, under the names that the service sorts by (B-43). */
function rowOf(document: MdorDocumentFieldsFragment): ListedRow<'property-document'> {
  const { id, document_custom_id, document_name, assigned_project, created_at, file } = document;
  return {
    ...{ id, document_custom_id, created_at },
    document_name: document_name ?? undefined,
    assigned_project: assigned_project ?? undefined,
    file: file ?? undefined,
  };
}
