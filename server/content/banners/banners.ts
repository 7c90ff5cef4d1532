import { brands } from '../../../schemas/brands';
import { heroBanner } from '../../../schemas/hero-banner/heroBanner';
import { editorForBrand, fieldPlacesOf, isBrand, type PlacedField, type PlacedFields } from '../../../src/definition';
import { groupFields } from '../../../src/kinds';
import { isObject } from '../../../src/lib/objects';
import { createConditions } from '../../database/conditions';
import { BadInput } from '../../errors';
import type { ContentContext, WriteContext } from '../context';
import { searchPattern } from '../likePattern';
import { PAGE_NOT_FOUND } from '../page/pageRow';
import { readPaging, type PagedArguments } from '../paging';
import { recordMessages } from '../recordMessages';
import type { RecordValues } from '../records/recordStore';
import type { OpenedRecord } from '../records/saveRecord';
import { requireBrand, saveSpecified, textOf, type SentRecord, searchSpecified } from '../records/specifiedRecords';
import { createTableStore, type RecordAnswer } from '../records/tableStore';
import { linkOf } from './bannerLink';
import { LINK_TYPES, linkCategoryOf, requireLinkType } from './linkTypes';

/** The hero banners of the brands (BAN-032). */
export const bannerStore = createTableStore({
  of: 'home_banner',
  table: 'home_banner',
  editor: 'home-banner',
  // A banner stays when its page is removed (C-17).
  references: { page_id: 'page' },
  // On this message the console returns to the list (BAN-029).
  notFound: PAGE_NOT_FOUND,
  nameProperties: ['title', 'category'],
});

/**
 * Adds or changes a banner (API-GQL-029, BAN-019 to BAN-023); properties that are not sent stay as stored.
 * @throws NotFound for an id of another brand
 * @throws StaleRevision if somebody saved it since
 * @throws BadInput without a link, for a link that differs from the stored one, and for values that the form of the brand does not accept
 */
export function saveBanner(
  args: { readonly homeBannerData: SentRecord; readonly expected_revision?: number | null },
  context: WriteContext,
): Promise<RecordAnswer> {
  const { homeBannerData: sent, expected_revision: expected } = args;
  return saveSpecified(context, bannerStore, { sent, expected, path: 'homeBannerData.', trimmed: TRIMMED, complete });
}

/** BAN-019. */
const TRIMMED = ['title', 'description', 'description_mobile', 'video_link'];

async function complete(opened: OpenedRecord, context: WriteContext): Promise<RecordValues> {
  const { values, stored, brand } = opened;
  const completed = { ...values, ...(await linkOf(opened, context)) };
  requireBrandParts(completed, { brandName: brand?.name, stored: stored?.values });
  return completed;
}

/**
 * Refuses values that the form of the brand does not have: some brands have no video link, and some no alt texts (BRAND-007, BAN-025).
 * Stored values may stay.
 * @throws BadInput
 */
function requireBrandParts(
  values: RecordValues,
  { brandName, stored }: { readonly brandName: string | undefined; readonly stored: RecordValues | undefined },
): void {
  if (!isBrand(brandName)) return;
  const { fields } = editorForBrand(heroBanner, brands[brandName]);
  const video = textOf(values['video_link']);
  if (video !== null && video !== stored?.['video_link'] && fieldOf('video_link', fields)?.readOnly) {
    throw new BadInput('homeBannerData.video_link', recordMessages.noVideoLink(brandName));
  }
  const altText = altTextOf(values);
  const image = fieldOf('image', fields);
  if (altText === null || altText === altTextOf(stored)) return;
  if (image && 'altText' in image && image.altText) return;
  throw new BadInput('homeBannerData.meta_data.alt_text', recordMessages.noAltText(brandName));
}

function altTextOf(values: RecordValues | undefined): string | null {
  const metaData = values?.['meta_data'];
  return isObject(metaData) ? textOf(metaData['alt_text']) : null;
}

/** The field that is stored under a name, also inside groups. */
function fieldOf(name: string, fields: PlacedFields): PlacedField | undefined {
  return Object.values(fields)
    .map((field) => {
      const inside = groupFields(field);
      return inside ? fieldOf(name, inside) : field;
    })
    .find((field) => field !== undefined && fieldPlacesOf(field).some((place) => place.name === name));
}

export interface SearchBannersArguments extends PagedArguments {
  readonly brand_id: string;
  readonly search?: string | null;
  readonly link_type?: string | null;
  readonly category?: string | null;
}

/**
 * The banners of a brand whose title, or whose linked page's name, contains a text; last saved first (API-GQL-027).
 * @throws BadInput for a page or limit out of range and an unknown link type
 */
export async function searchBanners(
  args: SearchBannersArguments,
  context: ContentContext,
): Promise<{ readonly home_banners: readonly RecordAnswer[]; readonly total_count: number }> {
  const paging = readPaging(args);
  const brand = requireBrand(context, bannerStore, { id: args.brand_id });
  const conditions = createConditions();
  conditions.add('home_banner.brand_id = ?', brand.id);
  if (args.link_type) conditions.add('home_banner.link_type = ?', requireLinkType(args.link_type, 'link_type'));
  if (args.category) conditions.add('home_banner.category = ?', storedCategory(args.category));
  const pattern = searchPattern(args.search, 'search');
  if (pattern !== null) conditions.add(FOUND_BY_TEXT, pattern);
  const order = 'home_banner.updated_at DESC, home_banner.id';
  const { records, total } = await searchSpecified(context, bannerStore, { conditions, order, paging });
  return { home_banners: records, total_count: total };
}

/** An unknown category is used as is, and so finds nothing. */
function storedCategory(text: string): string {
  return LINK_TYPES.map((type) => linkCategoryOf(type, text)).find((category) => category !== undefined) ?? text;
}

const FOUND_BY_TEXT = `home_banner.title ILIKE ?
  OR EXISTS (SELECT 1 FROM page WHERE page.id = home_banner.page_id AND page.name ILIKE ?)`;
