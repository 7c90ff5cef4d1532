import type { RecordStore } from '../brandRecords';
import { recordMessages } from '../recordMessages';

/** An address that gets the notifications of a category (MAIL-010). */
export interface EmailRow {
  readonly id: string;
  readonly brand_id: string;
  readonly email: string;
  readonly category: string;
}

export const emailStore: RecordStore<EmailRow> = {
  kind: 'email_record',
  table: 'email_record',
  columns: { id: true, brand_id: true, email: true, category: true },
  notFound: recordMessages.emailNotFound,
};
