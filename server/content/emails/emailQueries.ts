import { requireBrand, selectFrom } from '../brandRecords';
import type { ContentContext } from '../context';
import { emailStore, type EmailRow } from './emailRow';

/** The e-mail records of a brand, in the order of their addition (API-GQL-039). */
export async function listEmails(
  args: { readonly brandId: string },
  context: ContentContext,
): Promise<readonly EmailRow[]> {
  const brand = await requireBrand(context, {
    kind: emailStore.kind,
    id: args.brandId,
    argument: 'brandId',
    actions: ['read'],
  });
  return context.database.query(`${selectFrom(emailStore)} WHERE brand_id = $1 ORDER BY sequence`, [brand.id]);
}
