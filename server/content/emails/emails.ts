import type { WriteContext } from '../context';
import { recordMessages } from '../recordMessages';
import { saveSpecified, type SentRecord } from '../records/specifiedRecords';
import { createTableStore, type RecordAnswer } from '../records/tableStore';

/** The addresses that get the notifications of a category (MAIL-010). */
export const emailStore = createTableStore({
  of: 'email_record',
  table: 'email_record',
  editor: 'emails',
  orderedBy: 'sequence',
  generated: ['sequence', 'email_in_lower_case'],
  notFound: recordMessages.emailNotFound,
  nameProperties: ['email'],
});

/**
 * Adds or changes an e-mail record (API-GQL-040, MAIL-003 to MAIL-006). A document that moves an address to another record must
 * remove or change the former one first.
 * @throws NotFound for an id of another brand
 * @throws StaleRevision if somebody saved it since
 * @throws BadInput for a missing or invalid address or category, and for an address that the category already has
 *   (case-insensitive)
 */
export function saveEmail(
  { expected_revision: expected, ...sent }: SentRecord & { readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<RecordAnswer> {
  const duplicate = { index: 'email_record_unique', argument: 'email', message: recordMessages.emailTaken };
  return saveSpecified(context, emailStore, { sent, expected, verbatim: ['email'], duplicate });
}
