import type { RecordStore } from '../brandRecords';
import { documentMessages } from '../documentMessages';

/** A property document as stored and answered (MDDOR-018). */
export interface PropertyDocumentRow {
  readonly id: string;
  readonly brand_id: string;
  readonly number: number;
  /** For example `MDDOR-ALP-000012`. */
  readonly document_custom_id: string;
  readonly document_name: string;
  /** The project as the console shows it. */
  readonly assigned_project: string;
  readonly file: string;
  readonly meta_data: PropertyDocumentMetaData | null;
  readonly created_at: Date;
}

export interface PropertyDocumentMetaData {
  readonly key?: string | null;
  readonly file_name?: string | null;
  readonly file_type?: string | null;
}

export const propertyDocumentStore: RecordStore<PropertyDocumentRow> = {
  kind: 'mdor_document',
  table: 'mdor_document',
  columns: {
    id: true,
    brand_id: true,
    number: true,
    document_custom_id: true,
    document_name: true,
    assigned_project: true,
    file: true,
    meta_data: true,
    created_at: true,
  },
  notFound: documentMessages.notFound,
};
