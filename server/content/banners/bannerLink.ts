import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { requireId } from '../arguments';
import type { BrandRow } from '../page/pageRow';
import { recordMessages } from '../recordMessages';
import type { BannerRow } from './bannerRow';
import { LINK_TYPES, linkCategories, linkCategoryOf, linkTypeOf, linkedTag, type LinkType } from './linkTypes';

/** What a banner links to. */
export type BannerLink = Pick<BannerRow, 'page_id' | 'link_type' | 'category'>;

/** The same as a caller sends it. */
export interface SentLink {
  readonly page_id?: string | null;
  readonly link_type?: string | null;
  readonly category?: string | null;
}

/**
 * The link of a new banner; the page may be missing.
 * @throws BadInput without a link type or category, and for a page that is none of the brand's of that type
 */
export async function newLink(
  sent: SentLink,
  { brand, database }: { readonly brand: BrandRow; readonly database: Queryable },
): Promise<BannerLink> {
  const type = requireLinkType(sent.link_type);
  const category = requireCategory(sent.category, type);
  const pageId = sent.page_id ? requireId(sent.page_id, PAGE) : null;
  if (pageId !== null) {
    const tag = linkedTag(type, brand.name);
    // The lock keeps the page until the banner is stored.
    const [page] = await database.query<{ tag: string }>(
      'SELECT tag FROM page WHERE id = $1 AND brand_id = $2 FOR KEY SHARE',
      [pageId, brand.id],
    );
    if (page?.tag !== tag) throw new BadInput(PAGE, `${PAGE}: expected the id of a page of ${tag}, got '${pageId}'.`);
  }
  return { page_id: pageId, link_type: type, category };
}

/**
 * The link of a stored banner, which stays what it is (BAN-016); it may be sent along unchanged.
 * @throws BadInput when something else is sent
 */
export function unchangedLink(sent: SentLink, stored: BannerRow): BannerLink {
  const { page_id, link_type, category } = stored;
  if (sent.page_id !== undefined && (sent.page_id ? requireId(sent.page_id, PAGE) : null) !== page_id) {
    throw new BadInput(PAGE, recordMessages.linkLocked('linked page'));
  }
  if (sent.link_type !== undefined && requireLinkType(sent.link_type) !== link_type) {
    throw new BadInput(TYPE, recordMessages.linkLocked('link type'));
  }
  if (sent.category !== undefined && requireCategory(sent.category, requireLinkType(link_type)) !== category) {
    throw new BadInput(CATEGORY, recordMessages.linkLocked('link category'));
  }
  return { page_id, link_type, category };
}

function requireLinkType(text: string | null | undefined): LinkType {
  if (!text?.trim()) throw new BadInput(TYPE, recordMessages.linkTypeMissing);
  const type = linkTypeOf(text);
  if (type !== undefined) return type;
  throw new BadInput(TYPE, `${TYPE}: expected one of ${LINK_TYPES.join(', ')}, got '${text}'.`);
}

function requireCategory(text: string | null | undefined, type: LinkType): string {
  if (!text?.trim()) throw new BadInput(CATEGORY, recordMessages.linkCategoryMissing);
  const category = linkCategoryOf(type, text);
  if (category !== undefined) return category;
  throw new BadInput(CATEGORY, `${CATEGORY}: expected one of ${linkCategories(type).join(', ')}, got '${text}'.`);
}

const PAGE = 'homeBannerData.page_id';
const TYPE = 'homeBannerData.link_type';
const CATEGORY = 'homeBannerData.category';
