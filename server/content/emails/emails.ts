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
  named: ['email'],
});

/**
 * Adds an e-mail record or changes one (API-GQL-040, MAIL-003 to MAIL-006). A document that gives the address of a
 * record to another one must remove or change the former first.
 * @throws NotFound for an id of another brand
 * @throws StaleRevision when somebody saved it since
 * @throws BadInput for a missing or wrong address or category, and for an address that the category has already in
 *   whatever case
 */
export function saveEmail(
  { expected_revision: expected, ...sent }: SentRecord & { readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<RecordAnswer> {
  const taken = { index: 'email_record_unique', argument: 'email', message: recordMessages.emailTaken };
  return saveSpecified(context, emailStore, { sent, expected, verbatim: ['email'], taken });
}
