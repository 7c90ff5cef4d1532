import { EMAIL_CATEGORIES } from '../../../schemas/email/categories';
import { violatedUniqueness } from '../../database/constraints';
import { BadInput } from '../../errors';
import { isEmail } from '../../identity/email';
import { openRecord, removeRecords, saveRecord } from '../brandRecords';
import type { WriteContext } from '../context';
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
  const { brand, id } = await openRecord(context, emailStore, { sent: args });
  const email = readEmail(args.email);
  const category = readCategory(args.category);
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

function readEmail(text: string): string {
  const email = text.trim();
  if (email === '') throw new BadInput('email', recordMessages.emailMissing);
  if (!isEmail(email)) throw new BadInput('email', recordMessages.emailWrong);
  return email;
}

function readCategory(text: string): string {
  if (text.trim() === '') throw new BadInput('category', recordMessages.emailCategoryMissing);
  if (EMAIL_CATEGORIES.includes(text)) return text;
  throw new BadInput('category', `category: expected one of ${EMAIL_CATEGORIES.join(', ')}, got '${text}'.`);
}
