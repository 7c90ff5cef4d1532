import { createConditions } from '../../database/conditions';
import { BadInput } from '../../errors';
import { findRecord, requireBrand, selectFrom } from '../brandRecords';
import type { ContentContext } from '../context';
import { likePattern } from '../likePattern';
import { readPaging } from '../paging';
import { bannerStore, type BannerRow } from './bannerRow';
import { LINK_TYPES, linkCategoryOf, linkTypeOf } from './linkTypes';

export interface SearchBannersArguments {
  readonly brand_id: string;
  readonly page?: number | null;
  readonly limit?: number | null;
  readonly search?: string | null;
  readonly link_type?: string | null;
  readonly category?: string | null;
}

/**
 * The banners of a brand whose title, or whose linked page's name, contains a text; the last saved first (API-GQL-027).
 * @throws BadInput for a page or limit out of range and an unknown link type
 */
export async function searchBanners(
  args: SearchBannersArguments,
  context: ContentContext,
): Promise<{ readonly home_banners: readonly BannerRow[]; readonly total_count: number }> {
  const { limit, offset } = readPaging(args);
  const brand = await requireBrand(context, {
    kind: bannerStore.kind,
    id: args.brand_id,
    argument: 'brand_id',
    actions: ['read'],
  });
  const conditions = createConditions();
  conditions.add('home_banner.brand_id = ?', brand.id);
  if (args.link_type) conditions.add('home_banner.link_type = ?', requireLinkType(args.link_type));
  if (args.category) conditions.add('home_banner.category = ?', storedCategory(args.category));
  const pattern = likePattern(args.search);
  if (pattern !== null) conditions.add(FOUND_BY_TEXT, pattern);
  const [count] = await context.database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM home_banner WHERE ${conditions.sql}`,
    conditions.values,
  );
  const banners = await context.database.query<BannerRow>(
    `${selectFrom(bannerStore)} WHERE ${conditions.sql} ORDER BY home_banner.updated_at DESC, home_banner.id
     LIMIT ${conditions.place(limit)} OFFSET ${conditions.place(offset)}::bigint`,
    conditions.values,
  );
  return { home_banners: banners, total_count: count?.total ?? 0 };
}

/**
 * One banner (API-GQL-028).
 * @throws NotFound 'Page not found.', also for banners of other brands
 */
export function findBanner(args: { readonly id: string }, context: ContentContext): Promise<BannerRow> {
  return findRecord(context, bannerStore, args.id);
}

function requireLinkType(text: string): string {
  const type = linkTypeOf(text);
  if (type === undefined) {
    throw new BadInput('link_type', `link_type: expected one of ${LINK_TYPES.join(', ')}, got '${text}'.`);
  }
  return type;
}

/** An unknown category finds nothing. */
function storedCategory(text: string): string {
  return LINK_TYPES.map((type) => linkCategoryOf(type, text)).find((category) => category !== undefined) ?? text;
}

const FOUND_BY_TEXT = `home_banner.title ILIKE ?
  OR EXISTS (SELECT 1 FROM page WHERE page.id = home_banner.page_id AND page.name ILIKE ?)`;
