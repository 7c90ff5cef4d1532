import { isDeepStrictEqual } from 'node:util';
import { specifiedFilters } from '../../../schemas/specifiedFilters';
import { MAX_FILTERS } from '../../../src/definition';
import { BadInput } from '../../errors';
import { readablePages } from '../access';
import { createConditions, type Conditions } from '../../database/conditions';
import { requireId, expectedOneOf } from '../arguments';
import type { ContentContext } from '../context';
import { countBoundFor, conditionsForRows, totalsOf, type Totals } from '../boundedCount';
import { facetValue, facetsCondition, type FacetCounter } from '../facets';
import { requireCount } from '../guards/sizes';
import { searchPattern } from '../likePattern';
import { readDirection, readPaging, type PagedArguments } from '../paging';
import { PAGE_LISTS } from '../listRefreshes';
import { countPages, type FilteredPages, type PageNarrowing } from './pageCounts';
import { facetsOfTag } from './pageFacets';
import { PAGE_COLUMNS, type PageRow } from './pageRow';
import { findVisibleBrand } from '../brands';

export interface SearchPagesArguments extends PagedArguments {
  readonly brandId?: string | null;
  readonly brand_id?: string | null;
  readonly search?: string | null;
  readonly tag?: string | null;
  readonly filters?: PageFilters | null;
  readonly withoutHomeBanner?: boolean | null;
  readonly sort?: { readonly by?: string | null; readonly order?: string | null } | null;
}

/** Filters on the pages' cards; `property` and `content` are names of the specification (schemas/specifiedFilters.ts). */
interface PageFilters {
  readonly property?: SpecifiedGroup | null;
  readonly content?: SpecifiedGroup | null;
  readonly card?: readonly { readonly value: string; readonly is: string }[] | null;
  readonly published?: boolean | null;
}

type SpecifiedGroup = Readonly<Record<string, string | null | undefined>>;

export interface PageSearchResult {
  readonly pages: readonly PageRow[];
  readonly totalCount: number;
  readonly totalIsExact: boolean;
  readonly total_active: number | null;
  readonly total_inactive: number | null;
}

/**
 * The pages of a brand whose name contains a text (API-GQL-006 to 010, A-21, A-27, A-28), limited to the kinds that the caller
 * may read (CI-006), so that the counts agree with the pages. Text searches are counted up to a bound.
 * @throws ListsOutdated while pages are still indexed by older definitions
 */
export async function searchPages(args: SearchPagesArguments, context: ContentContext): Promise<PageSearchResult> {
  const paging = readPaging(args);
  const sort = readSort(args.sort);
  const pattern = searchPattern(args.search, 'search');
  const tag = args.tag ?? undefined;
  const brand = await findVisibleBrand(context, { id: readBrandId(args), tag });
  const readable = readablePages(context.caller, brand.name, tag);
  const cardFilters = cardFiltersOf(args, tag);
  await context.shared.listRefreshes.wait(PAGE_LISTS);
  const lists = readable.flatMap((pages): FilteredPages[] => {
    const facets = facetFilters(pages.tag, cardFilters);
    return facets ? [{ ...pages, facets }] : [];
  });
  const conditions = createConditions();
  conditions.add('page.brand_id = ?', brand.id);
  addLists(conditions, brand.id, lists);
  const narrowedBy = addNarrowing(conditions, { ...args, pattern });
  const count = () =>
    countPages(context.database, {
      ...{ brandId: brand.id, lists, narrowedBy, conditions },
      bound: pattern === null ? undefined : countBoundFor(paging),
      cache: context.shared.counts,
    });
  const counts = await count();
  const published = args.filters?.published ?? undefined;
  const shown = conditionsForRows(counts, 'page.id', conditions);
  if (published !== undefined) shown.add('page.published = ?', published);
  const found = namedTotals(await totalsOf(counts, published, count));
  if (found.totalCount <= paging.offset) return { pages: [], ...found };
  const pages = await context.database.query<PageRow>(
    `SELECT ${PAGE_COLUMNS} FROM page WHERE ${shown.sql}
     ORDER BY ${sort} ${shown.part(paging)}`,
    shown.values,
  );
  return { pages, ...found };
}

interface CardFilter {
  readonly value: string;
  readonly is: string;
}

/**
 * The card filters of a search; empty ones are ignored.
 * @throws BadInput for too many filters, and for a value of `filters.card` that pages of the tag cannot be filtered by
 */
function cardFiltersOf({ filters }: SearchPagesArguments, tag: string | undefined): readonly CardFilter[] {
  const specified = specifiedFilters.flatMap(({ sentAs: [group, name], value }): CardFilter[] => {
    const is = filters?.[group as 'property' | 'content']?.[name];
    return is ? [{ value, is }] : [];
  });
  const known = tag === undefined ? undefined : facetsOfTag(tag).map(({ name }) => name);
  const named = filters?.card ?? [];
  requireCount(named, { argument: 'filters.card', max: MAX_FILTERS });
  for (const [index, { value }] of named.entries()) {
    if (known === undefined || known.includes(value)) continue;
    throw expectedOneOf(`filters.card.${index}.value`, known, value);
  }
  return [...specified, ...named.filter(({ is }) => is !== '')];
}

/** Card filters as facets of a tag; undefined if its pages lack one of the values, and so cannot match. */
function facetFilters(tag: string, cardFilters: readonly CardFilter[]): readonly FacetCounter[] | undefined {
  const known = facetsOfTag(tag);
  const facets = cardFilters.flatMap(({ value, is }): FacetCounter[] => {
    const facet = known.find(({ name }) => name === value);
    return facet ? [{ facet: value, value: facetValue(facet, is) }] : [];
  });
  if (facets.length < cardFilters.length) return undefined;
  // The same filter may be given twice, in the form of the specification and in our own.
  return facets.filter((one, index) => !facets.slice(0, index).some((other) => isDeepStrictEqual(one, other)));
}

function namedTotals({ total, active, inactive, isExact }: Totals): Omit<PageSearchResult, 'pages'> {
  return { totalCount: total, totalIsExact: isExact, total_active: active, total_inactive: inactive };
}

function addNarrowing(
  conditions: Conditions,
  { pattern, withoutHomeBanner }: Pick<SearchPagesArguments, 'withoutHomeBanner'> & { readonly pattern: string | null },
): PageNarrowing {
  if (pattern !== null) conditions.add('page.search_name LIKE lower(?::text)', pattern);
  if (withoutHomeBanner) {
    conditions.addSql('NOT EXISTS (SELECT 1 FROM home_banner WHERE home_banner.page_id = page.id)');
    return 'by others';
  }
  return pattern === null ? 'by cards alone' : 'by pages';
}

/** Restricts a query to the pages of some lists. */
export function addLists(conditions: Conditions, brandId: string, lists: readonly FilteredPages[]): void {
  conditions.addSql(listsCondition(conditions, brandId, lists));
}

/**
 * The SQL condition on `page` (any table with that alias) for the pages of some lists: one alternative per tag, so that each can use
 * the index of its sort order.
 */
export function listsCondition(conditions: Conditions, brandId: string, lists: readonly FilteredPages[]): string {
  const tags = lists.map(({ tag, slugPrefixes, withoutCategories, facets }) => {
    const parts = [`page.tag = ${conditions.place(tag)}`];
    if (facets.length > 0)
      parts.push(facetsCondition(conditions, { table: 'page', list: { brandId, tag }, required: facets }));
    if (slugPrefixes) {
      const prefixes = conditions.place(slugPrefixes);
      parts.push(`EXISTS (SELECT 1 FROM unnest(${prefixes}::text[]) AS prefix WHERE starts_with(page.slug, prefix))`);
    }
    if (withoutCategories.length > 0) {
      const without = conditions.place(withoutCategories);
      parts.push(`(page.category IS NULL OR lower(btrim(page.category)) <> ALL (${without}::text[]))`);
    }
    return `(${parts.join(' AND ')})`;
  });
  return tags.join(' OR ') || 'false';
}

function readBrandId(args: SearchPagesArguments): string {
  const { brandId, brand_id: snake } = args;
  if (brandId && snake && brandId !== snake) {
    throw new BadInput('brand_id', 'brand_id: expected the same brand as brandId, or only one of them.');
  }
  const id = brandId ?? snake;
  if (!id) throw new BadInput('brandId', 'brandId: expected the id of a brand (as brandId or brand_id), got nothing.');
  return requireId(id, brandId ? 'brandId' : 'brand_id');
}

function readSort(sort: SearchPagesArguments['sort']): string {
  const by = sort?.by ?? 'updated_at';
  const order = readDirection(sort?.order, 'sort.order');
  const expressions = SORTS.get(by);
  if (expressions === undefined) throw expectedOneOf('sort.by', SORTS.keys(), by);
  return expressions.map((expression) => `${expression} ${order}`).join(', ');
}

/** The expressions match those of the indexes. Sorted by id last, so that pages of equal rank keep a stable order across list pages. */
const SORTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['name', ['left(lower(page.name), 100)', 'page.id']],
  ['slug', ['page.slug', 'page.id']],
  ['created_at', ['page.created_at', 'page.id']],
  ['updated_at', ['page.updated_at', 'page.id']],
]);
