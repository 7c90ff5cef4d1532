import { specifiedFilters } from '../../../schemas/specifiedFilters';
import { withBrand, type Brand } from '../../../src/definition';
import { createConditions } from '../../database/conditions';
import { readablePages, type ReadablePages } from '../access';
import { requireId, expectedOneOf } from '../arguments';
import type { ContentContext } from '../context';
import { listFacetValues } from '../facets';
import { PAGE_LISTS } from '../listRefreshes';
import { facetsOfTag } from './pageFacets';
import { addLists } from './searchPages';
import { findVisibleBrand } from '../brands';

export interface PageFacetsArguments {
  readonly brand_id: string;
  readonly tag: string;
  readonly value: string;
}

/**
 * The filter choices for a card value: its distinct texts in the readable pages of a brand and tag, in alphabetical order.
 * @throws BadInput for a value that these pages cannot be filtered by
 * @throws ListsOutdated while pages are still indexed by older definitions
 */
export async function listPageFacets(args: PageFacetsArguments, context: ContentContext): Promise<readonly string[]> {
  const { tag, value } = args;
  const id = requireId(args.brand_id, 'brand_id');
  const brand = await findVisibleBrand(context, { id, tag });
  const [readable] = readablePages(context.caller, brand.name, tag);
  const known = facetsOfTag(tag).map(({ name }) => name);
  if (readable === undefined || !known.includes(value)) {
    throw expectedOneOf('value', known.length === 0 ? ['none'] : known, value);
  }
  await context.shared.listRefreshes.wait(PAGE_LISTS);
  if (readable.withoutCategories.length > 0) return listFromPages(context, { brandId: brand.id, readable, value });
  const list = { source: 'page', brandId: brand.id, tag };
  return (await listFacetValues(context.database, list, { names: [value] })).get(value) ?? [];
}

/** Reads the values from the pages: the counters include pages that the caller may not read. */
async function listFromPages(
  { database }: ContentContext,
  { brandId, readable, value }: { readonly brandId: string; readonly readable: ReadablePages; readonly value: string },
): Promise<readonly string[]> {
  const conditions = createConditions();
  conditions.add('page.brand_id = ?', brandId);
  addLists(conditions, brandId, [{ ...readable, facets: [] }]);
  const prefix = conditions.place(`${value}=`);
  const found = await database.query<{ value: string }>(
    `SELECT DISTINCT ON (lower(value)) value
     FROM page, unnest(page.facets) AS facet, substr(facet, length(${prefix}::text) + 1) AS value
     WHERE ${conditions.sql} AND starts_with(facet, ${prefix}) ORDER BY lower(value), value`,
    conditions.values,
  );
  return found.map((row) => row.value);
}

/** An operation of the specification that lists filter choices (API-GQL-011, B-52). */
export interface SpecifiedListing {
  readonly operation: string;
  /** The tag of the pages, with `{BRAND}`. */
  readonly pages: string;
  answer(
    args: { readonly brand_id: string },
    context: ContentContext,
  ): Promise<Readonly<Record<string, readonly string[]>>>;
}

export const specifiedListings: readonly SpecifiedListing[] = specifiedFilters.flatMap(
  ({ pages, value, sentAs: [, name], listedBy }) =>
    listedBy === undefined
      ? []
      : [
          {
            operation: listedBy,
            pages,
            async answer({ brand_id }, context) {
              const id = requireId(brand_id, 'brand_id');
              const [brand] = await context.database.query<{ name: string }>('SELECT name FROM brand WHERE id = $1', [
                id,
              ]);
              const tag = withBrand(pages, (brand?.name ?? '') as Brand);
              return { [name]: await listPageFacets({ brand_id: id, tag, value }, context) };
            },
          },
        ],
);
