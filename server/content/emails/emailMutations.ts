import { violatedUniqueness } from '../../database/constraints';
import { BadInput } from '../../errors';
import { openRecord, removeRecords, saveRecord } from '../brandRecords';
import type { WriteContext } from '../context';
import { guardRecord } from '../guards/guardRecord';
import { recordMessages } from '../recordMessages';
import { emailStore, type EmailRow } from './emailRow';

export interface SaveEmailArguments {
  readonly id?: string | null;
  readonly brand_id: string;
  readonly email: string;
  readonly category: string;
}

/**
 * Adds an e-mail record or changes one (API-GQL-040, MAIL-003 to MAIL-006). A document that gives the address of a
 * record to another one must remove or change the former first.
 * @throws NotFound for an id of another brand
 * @throws BadInput for a missing or wrong address or category, and for an address that the category has already in
 *   whatever case
 */
export async function saveEmail(args: SaveEmailArguments, context: WriteContext): Promise<EmailRow> {
  const { brand, id, stored } = await openRecord(context, emailStore, { sent: args });
  const email = args.email.trim();
  if (email === '') throw new BadInput('email', recordMessages.emailMissing);
  const { category } = args;
  if (category.trim() === '') throw new BadInput('category', recordMessages.emailCategoryMissing);
  await guardRecord(context, { of: 'emails', brand, values: { email, category }, stored: [stored] });
  const now = context.services.clock();
  const values = { id, brand_id: brand.id, email, category, created_at: now, updated_at: now };
  try {
    return await saveRecord(context.database, emailStore, values);
  } catch (error) {
    if (violatedUniqueness(error) !== 'email_record_unique') throw error;
    throw new BadInput('email', recordMessages.emailTaken);
  }
}

/** Removes e-mail records (API-GQL-041). */
export function removeEmails(
  args: { readonly ids: readonly string[] },
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  return removeRecords(context, emailStore, args);
}
