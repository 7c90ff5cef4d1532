import { propertyTypeOf } from '../../../schemas/properties/types';
import { BadInput } from '../../errors';
import { readablePages, type ReadablePages } from '../access';
import { createConditions, type Conditions } from '../../database/conditions';
import { requireId } from '../arguments';
import type { ContentContext } from '../context';
import { likePattern } from '../likePattern';
import { readPaging } from '../paging';
import { readDirection } from '../sortDirection';
import type { PageCounts } from './keptCounts';
import { countPages, type Narrowed } from './pageCounts';
import { findVisibleBrand, type PageRow } from './pageRow';

export interface SearchPagesArguments {
  readonly brandId?: string | null;
  readonly brand_id?: string | null;
  readonly search?: string | null;
  readonly tag?: string | null;
  readonly page?: number | null;
  readonly limit?: number | null;
  readonly filters?: {
    readonly property?: {
      readonly status?: string | null;
      readonly location?: string | null;
      readonly type?: string | null;
    } | null;
    readonly content?: { readonly type?: string | null } | null;
    readonly published?: boolean | null;
  } | null;
  readonly withoutHomeBanner?: boolean | null;
  readonly sort?: { readonly by?: string | null; readonly order?: string | null } | null;
}

export interface PageSearchResult {
  readonly pages: readonly PageRow[];
  readonly totalCount: number;
  readonly total_active: number;
  readonly total_inactive: number;
}

/**
 * The pages of a brand whose name contains a text (API-GQL-006 to 010, A-21, A-27, A-28), only of the kinds the caller
 * may read (CI-006), so that counts and pages agree with what is shown.
 */
export async function searchPages(args: SearchPagesArguments, context: ContentContext): Promise<PageSearchResult> {
  const { limit, offset } = readPaging(args);
  const sort = readSort(args.sort);
  const tag = args.tag ?? undefined;
  const brand = await findVisibleBrand(context.database, context.caller, { id: readBrandId(args), tag });
  const readable = readablePages(context.caller, brand.name, tag);
  const conditions = createConditions();
  conditions.add('page.brand_id = ?', brand.id);
  const narrowedTo = addAsked(conditions, args);
  addReadable(conditions, readable);
  const counts = await countPages(context.database, {
    ...{ brandId: brand.id, readable, narrowedTo, conditions },
    kept: context.kept.counts,
  });
  const published = args.filters?.published;
  if (typeof published === 'boolean') conditions.add('page.published = ?', published);
  const pages = await context.database.query<PageRow>(
    `SELECT page.* FROM page WHERE ${conditions.sql}
     ORDER BY ${sort} LIMIT ${conditions.place(limit)} OFFSET ${conditions.place(offset)}::bigint`,
    conditions.values,
  );
  return { pages, ...totals(counts, published) };
}

function totals(
  { active, inactive }: PageCounts,
  published: boolean | null | undefined,
): Omit<PageSearchResult, 'pages'> {
  const totalCount = typeof published !== 'boolean' ? active + inactive : published ? active : inactive;
  return { totalCount, total_active: active, total_inactive: inactive };
}

/** @returns what the caller asked for, of all the pages of a tag */
function addAsked(conditions: Conditions, args: SearchPagesArguments): Narrowed {
  const { status, location, type } = args.filters?.property ?? {};
  const contentType = args.filters?.content?.type;
  const categories = [type && (propertyTypeOf(type) ?? type), contentType];
  const pattern = likePattern(args.search);
  if (pattern !== null) conditions.add('page.search_name LIKE lower(?::text)', pattern);
  // All as their indexes have them.
  if (status) conditions.add("page.card -> 'statuses' @> to_jsonb(?::text)", status);
  if (location) conditions.add("md5(lower(page.card ->> 'location')) = md5(lower(?::text))", location);
  for (const category of categories) {
    if (category) conditions.add('lower(page.category) = lower(?::text)', category);
  }
  if (args.withoutHomeBanner) {
    conditions.addSql('NOT EXISTS (SELECT 1 FROM home_banner WHERE home_banner.page_id = page.id)');
  }
  if (args.withoutHomeBanner) return 'others';
  if (pattern !== null) return 'some';
  const values = [
    ...(status ? [{ facet: 'status', value: status } as const] : []),
    ...(location ? [{ facet: 'location', value: location } as const] : []),
    ...categories.flatMap((category) => (category ? [{ facet: 'category', value: category } as const] : [])),
  ];
  const [value = 'all', ...others] = values;
  return others.length > 0 ? 'some' : value;
}

/** One alternative per tag, so that each can use the index of its order. */
function addReadable(conditions: Conditions, readable: readonly ReadablePages[]): void {
  const tags = readable.map(({ tag, slugPrefixes, withoutCategories }) => {
    const parts = [`page.tag = ${conditions.place(tag)}`];
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
  conditions.addSql(tags.join(' OR ') || 'false');
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
  if (expressions === undefined) {
    throw new BadInput('sort.by', `sort.by: expected one of ${[...SORTS.keys()].join(', ')}, got '${by}'.`);
  }
  return expressions.map((expression) => `${expression} ${order}`).join(', ');
}

/** Each as an index has it; the id last, so that pages of equal rank keep their place from one list page to the next. */
const SORTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['name', ['left(lower(page.name), 100)', 'page.id']],
  ['slug', ['page.slug', 'page.id']],
  ['created_at', ['page.created_at', 'page.id']],
  ['updated_at', ['page.updated_at', 'page.id']],
]);
