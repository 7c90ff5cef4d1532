import { BadInput, NotImplemented } from '../../errors';
import { readablePages } from '../access';
import { requireId, requireRange } from '../arguments';
import type { ContentContext } from '../context';
import { findOwnBrand, type PageRow } from './pageRow';

export interface SearchPagesArguments {
  readonly brandId?: string | null;
  readonly brand_id?: string | null;
  readonly search?: string | null;
  readonly tag?: string | null;
  readonly page?: number | null;
  readonly limit?: number | null;
  readonly filters?: {
    readonly property?: Readonly<Record<string, string | null>> | null;
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
 * The pages of a brand whose name contains a text (API-GQL-006, 007, A-21, A-27, A-28), only of the kinds the caller
 * may read (CI-006), so that counts and pages agree with what is shown.
 */
export async function searchPages(args: SearchPagesArguments, context: ContentContext): Promise<PageSearchResult> {
  refuseLaterFilters(args);
  const page = requireRange(args.page, { argument: 'page', min: 1, max: LAST_PAGE, byDefault: 1 });
  const limit = requireRange(args.limit, { argument: 'limit', min: 1, max: 100, byDefault: 10 });
  const sort = readSort(args.sort);
  const brand = await findOwnBrand(context.database, context.caller, readBrandId(args));
  const readable = readablePages(context.caller, brand.name, args.tag ?? undefined);
  const published = args.filters?.published ?? null;
  const parameters = [
    brand.id,
    likePattern(args.search),
    JSON.stringify(readable.map(({ tag, slugPrefixes }) => ({ tag, prefixes: slugPrefixes ?? [''] }))),
  ];
  const [counts] = await context.database.query<{ active: number; inactive: number }>(
    `SELECT count(*) FILTER (WHERE published)::int AS active, count(*) FILTER (WHERE NOT published)::int AS inactive
     FROM page WHERE ${MATCHES}`,
    parameters,
  );
  const pages = await context.database.query<PageRow>(
    `SELECT page.* FROM page WHERE ${MATCHES} AND ($4::boolean IS NULL OR published = $4)
     ORDER BY ${sort}, id LIMIT $5 OFFSET $6::bigint`,
    [...parameters, published, limit, (page - 1) * limit],
  );
  const { active, inactive } = counts ?? { active: 0, inactive: 0 };
  return {
    pages,
    totalCount: published === null ? active + inactive : published ? active : inactive,
    total_active: active,
    total_inactive: inactive,
  };
}

/** $1 brand, $2 pattern of the name or null, $3 readable tags with the beginnings of their slugs. */
const MATCHES = `page.brand_id = $1 AND ($2::text IS NULL OR page.name ILIKE $2)
  AND EXISTS (
    SELECT 1 FROM jsonb_to_recordset($3::jsonb) AS readable (tag text, prefixes text[])
    WHERE readable.tag = page.tag
      AND EXISTS (SELECT 1 FROM unnest(readable.prefixes) AS prefix WHERE starts_with(page.slug, prefix)))`;

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
  const expression = SORTS.get(by);
  if (expression === undefined) {
    throw new BadInput('sort.by', `sort.by: expected one of ${[...SORTS.keys()].join(', ')}, got '${by}'.`);
  }
  if (order !== 'ASC' && order !== 'DESC') {
    throw new BadInput('sort.order', `sort.order: expected ASC or DESC, got '${order}'.`);
  }
  return `${expression} ${order}`;
}

function likePattern(search: string | null | undefined): string | null {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}

/** A filter that is not honoured yet must not look as if it were. */
function refuseLaterFilters(args: SearchPagesArguments): void {
  const { property, content } = args.filters ?? {};
  if (property && Object.values(property).some(Boolean)) throw new NotImplemented('searchPages(filters.property)');
  if (content?.type) throw new NotImplemented('searchPages(filters.content)');
  if (args.withoutHomeBanner) throw new NotImplemented('searchPages(withoutHomeBanner)');
}

const SORTS: ReadonlyMap<string, string> = new Map([
  ['name', 'lower(page.name)'],
  ['slug', 'page.slug'],
  ['created_at', 'page.created_at'],
  ['updated_at', 'page.updated_at'],
]);
const LAST_PAGE = 1_000_000;
