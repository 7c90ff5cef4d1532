import type { ContentCalls } from '../../api/contentCalls';
import {
  BannerDocument,
  BannersDocument,
  RemoveBannersDocument,
  SaveBannerDocument,
  type BannerFieldsFragment,
} from '../../api/generated/graphql';
import { bannerTexts, notFoundTexts } from '../texts';
import { createServedSource, inputOf } from './served';
import type { RequestedFilters, ListedRow, RecordSource } from './source';

/** The hero banners of a brand (BAN). */
export function createBannerSource(calls: ContentCalls, brandId: string): RecordSource {
  return createServedSource<BannerFieldsFragment>(calls, {
    recordKind: 'home_banner',
    notFound: notFoundTexts.page,
    async list(ask, { search, page, limit, filters = {} }) {
      const { link_type, category } = filters;
      const requested: RequestedFilters<'home-banner'> = { link_type, category };
      const variables = { brand_id: brandId, page, limit, ...(search === '' ? {} : { search }), ...requested };
      const { getFilteredHomeBanners: found } = await ask(BannersDocument, variables);
      return { rows: found.home_banners.map(rowOf), total: found.total_count };
    },
    read: async (ask, id) => (await ask(BannerDocument, { id })).getHomeBanner,
    async save(ask, sent) {
      const homeBannerData = { ...inputOf(sent, { trimmed: TRIMMED, parts: PARTS }), brand_id: brandId };
      const saved = await ask(SaveBannerDocument, { homeBannerData, expected_revision: sent.revision });
      return saved.addOrUpdateHomeBanner;
    },
    remove: (ask, id) => ask(RemoveBannersDocument, { ids: [id] }),
    argumentNames: { 'meta_data.alt_text': 'image' },
  });
}

/** BAN-019. */
const TRIMMED = ['title', 'description', 'description_mobile', 'video_link'];

/** The only parts of a file's description that the service stores for banners (BAN-032). */
const PARTS = { meta_data: ['key', 'alt_text'] };

/** Columns of the list (BAN-006, B-53). */
function rowOf(banner: BannerFieldsFragment): ListedRow<'home-banner'> {
  const { id, title, description, link_type: type, category, image, meta_data: meta } = banner;
  return {
    id,
    title: title?.trim() ? title : bannerTexts.untitled,
    excerpt: description ?? undefined,
    link_type: type ?? undefined,
    category: category ?? undefined,
    picture: image ?? undefined,
    alt_text: meta?.alt_text ?? undefined,
    video_link: banner.video_link ?? undefined,
    updated_at: banner.updated_at,
  };
}
