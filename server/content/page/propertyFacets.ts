import { withBrand, type Brand } from '../../../src/definition';
import { readablePages } from '../access';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import { findVisibleBrand } from './pageRow';

/**
 * The values that the properties of a brand can be filtered by (API-GQL-011, B-52), in alphabetical order.
 * @param facet a value of the properties' cards
 */
export async function listPropertyFacet(
  args: { readonly brand_id: string },
  context: ContentContext,
  facet: 'status' | 'location',
): Promise<readonly string[]> {
  const id = requireId(args.brand_id, 'brand_id');
  const [named] = await context.database.query<{ name: string }>('SELECT name FROM brand WHERE id = $1', [id]);
  const tag = withBrand('PROPERTIES-{BRAND}', (named?.name ?? '') as Brand);
  const brand = await findVisibleBrand(context.database, context.caller, { id, tag });
  readablePages(context.caller, brand.name, tag);
  const values = await context.database.query<{ value: string }>(
    `SELECT value FROM page_count WHERE brand_id = $1 AND tag = $2 AND facet = $3
     GROUP BY value HAVING sum(pages) > 0 ORDER BY lower(value), value`,
    [brand.id, tag, facet],
  );
  return values.map(({ value }) => value);
}
