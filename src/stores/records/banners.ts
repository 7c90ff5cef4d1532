import type { Client } from 'urql';
import { changeContent, changeContentOnce, readContent } from '../../api/ask';
import { ServiceError } from '../../api/errors';
import {
  BannerDocument,
  BannersDocument,
  RemoveBannersDocument,
  SaveBannerDocument,
  type BannerFieldsFragment,
  type HomeBannerInput,
} from '../../api/generated/graphql';
import type { JsonRecord } from '../../tree';
import { bannerTexts } from '../texts';
import type { RecordRow, RecordSource, ServedRecord } from './source';

/** The hero banners of a brand (BAN). Their filters are `link_type` and `category`. */
export function createBannerSource(client: Client, brandId: string): RecordSource {
  async function save(values: JsonRecord, key?: string): Promise<ServedRecord> {
    const homeBannerData: HomeBannerInput = { ...inputOf(values), brand_id: brandId };
    const { addOrUpdateHomeBanner } = await changeContentOnce(client, {
      document: SaveBannerDocument,
      variables: { homeBannerData },
      key,
    });
    return stored(addOrUpdateHomeBanner);
  }

  return {
    async list({ search, page, limit, filters = {} }) {
      const { getFilteredHomeBanners: found } = await readContent(client, BannersDocument, {
        ...{ brand_id: brandId, page, limit },
        ...(search === '' ? {} : { search }),
        ...filters,
      });
      return { rows: found.home_banners.map(rowOf), total: found.total_count };
    },
    async read(id) {
      const { getHomeBanner } = await readContent(client, BannerDocument, { id });
      if (!getHomeBanner) throw new ServiceError('Page not found.', 'NOT_FOUND');
      return stored(getHomeBanner);
    },
    create: save,
    update: async (id, values, key) => save({ ...values, id }, key),
    async remove(id) {
      await changeContent(client, RemoveBannersDocument, { ids: [id] });
    },
    argumentNames: { 'meta_data.alt_text': 'image' },
  };
}

/** The properties that the service takes; what is not sent of a stored banner stays. */
const SENT = [
  'id',
  'page_id',
  'link_type',
  'category',
  'title',
  'description',
  'description_mobile',
  'seo_banner_title',
  'seo_banner_description',
  'banner_heading_tag',
  'image',
  'video_link',
] as const satisfies readonly (keyof HomeBannerInput)[];

/** Sent without blanks around them (BAN-019). */
const TRIMMED: readonly string[] = ['title', 'description', 'description_mobile', 'video_link'];

function inputOf(values: JsonRecord): JsonRecord {
  const plain = SENT.flatMap((name) => {
    const value = values[name];
    if (value === undefined) return [];
    return [[name, typeof value === 'string' && TRIMMED.includes(name) ? value.trim() : value] as const];
  });
  const meta = values['meta_data'];
  if (typeof meta !== 'object') return Object.fromEntries(plain);
  // A file is described by more than the service keeps of a banner's (BAN-032).
  const { key = null, alt_text = null } = (meta ?? {}) as JsonRecord;
  return { ...Object.fromEntries(plain), meta_data: meta && { key, alt_text } };
}

/** What lists show (BAN-006, B-53). */
function rowOf(banner: BannerFieldsFragment): RecordRow {
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

function stored(banner: BannerFieldsFragment): ServedRecord {
  return { id: banner.id, updatedAt: banner.updated_at, values: { ...banner } };
}
