import { requireBrand, selectFrom } from '../brandRecords';
import type { ContentContext } from '../context';
import { linkStore, type LinkRow } from './linkRow';

/** The links of a brand of both categories, in the order of their addition (API-GQL-036). */
export async function listLinks(
  args: { readonly brandId: string },
  context: ContentContext,
): Promise<readonly LinkRow[]> {
  const brand = await requireBrand(context, {
    kind: linkStore.kind,
    id: args.brandId,
    argument: 'brandId',
    actions: ['read'],
  });
  return context.database.query(`${selectFrom(linkStore)} WHERE brand_id = $1 ORDER BY sequence`, [brand.id]);
}
