import { propertyTypeOf } from '../../../schemas/properties/types';
import { BadInput } from '../../errors';
import { readablePages, type ReadablePages } from '../access';
import { requireId, requireRange } from '../arguments';
import type { ContentContext } from '../context';
import { likePattern } from '../likePattern';
import { countPages, type PageCounts } from './pageCounts';
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
  const page = requireRange(args.page, { argument: 'page', min: 1, max: LAST_PAGE, byDefault: 1 });
  const limit = requireRange(args.limit, { argument: 'limit', min: 1, max: 100, byDefault: 10 });
  const sort = readSort(args.sort);
  const tag = args.tag ?? undefined;
  const brand = await findVisibleBrand(context.database, context.caller, { id: readBrandId(args), tag });
  const readable = readablePages(context.caller, brand.name, tag);
  const published = args.filters?.published ?? null;
  const conditions = conditionsOf({ brandId: brand.id, args, readable });
  const counts = await countPages(context.database, { brandId: brand.id, readable, conditions });
  const pages = await context.database.query<PageRow>(
    `SELECT page.* FROM page WHERE ${conditions.sql} AND ($${conditions.next}::boolean IS NULL OR published = $${conditions.next})
     ORDER BY ${sort} LIMIT $${conditions.next + 1} OFFSET $${conditions.next + 2}::bigint`,
    [...conditions.parameters, published, limit, (page - 1) * limit],
  );
  return { pages, ...totals(counts, published) };
}

function totals({ active, inactive }: PageCounts, published: boolean | null): Omit<PageSearchResult, 'pages'> {
  const totalCount = published === null ? active + inactive : published ? active : inactive;
  return { totalCount, total_active: active, total_inactive: inactive };
}

/** What a page must fulfil to be found. */
export interface Conditions {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** The number of the next parameter. */
  readonly next: number;
  /** Whether the caller asked for more than the pages of a tag. */
  readonly narrow: boolean;
}

function conditionsOf({
  brandId,
  args,
  readable,
}: {
  readonly brandId: string;
  readonly args: SearchPagesArguments;
  readonly readable: readonly ReadablePages[];
}): Conditions {
  const parameters: unknown[] = [];
  const next = (value: unknown): string => `$${parameters.push(value)}`;
  const { status, location, type } = args.filters?.property ?? {};
  const contentType = args.filters?.content?.type;
  const pattern = likePattern(args.search);
  const asked = [
    ...(pattern === null ? [] : [`page.name ILIKE ${next(pattern)}`]),
    ...(status ? [`page.card ? 'status' AND page.card -> 'status' @> to_jsonb(${next(status)}::text)`] : []),
    ...(location
      ? [`page.card ? 'location' AND md5(lower(page.card ->> 'location')) = md5(lower(${next(location)}::text))`]
      : []),
    ...(type ? [`lower(page.category) = lower(${next(propertyTypeOf(type) ?? type)}::text)`] : []),
    ...(contentType ? [`page.category = ${next(contentType)}`] : []),
    ...(args.withoutHomeBanner ? ['NOT EXISTS (SELECT 1 FROM home_banner WHERE home_banner.page_id = page.id)'] : []),
  ];
  const brand = next(brandId);
  // One alternative per tag, so that each can use the index of its order.
  const tags = readable.map(({ tag, slugPrefixes, withoutCategories }) =>
    [
      `page.tag = ${next(tag)}`,
      ...(slugPrefixes
        ? [
            `EXISTS (SELECT 1 FROM unnest(${next(slugPrefixes)}::text[]) AS prefix WHERE starts_with(page.slug, prefix))`,
          ]
        : []),
      ...(withoutCategories.length > 0
        ? [`(page.category IS NULL OR page.category <> ALL (${next(withoutCategories)}::text[]))`]
        : []),
    ].join(' AND '),
  );
  const readableTags = tags.length === 0 ? 'false' : `(${tags.join(' OR ')})`;
  return {
    sql: [`page.brand_id = ${brand}`, readableTags, ...asked].join(' AND '),
    parameters,
    next: parameters.length + 1,
    narrow: asked.length > 0,
  };
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
  const order = (sort?.order ?? 'DESC').toUpperCase();
  const expressions = SORTS.get(by);
  if (expressions === undefined) {
    throw new BadInput('sort.by', `sort.by: expected one of ${[...SORTS.keys()].join(', ')}, got '${by}'.`);
  }
  if (order !== 'ASC' && order !== 'DESC') {
    throw new BadInput('sort.order', `sort.order: expected ASC or DESC, got '${order}'.`);
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
const LAST_PAGE = 1_000_000;
