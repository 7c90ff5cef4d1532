import { openRecord, removeRecords, saveRecord } from '../brandRecords';
import type { WriteContext } from '../context';
import { guardRecord } from '../guards/guardRecord';
import { savedText, trimmedText } from '../recordText';
import { requireBrandParts } from './bannerForm';
import { newLink, unchangedLink, type SentLink } from './bannerLink';
import { bannerStore, type BannerMetaData, type BannerRow } from './bannerRow';

export interface SaveBannerArguments {
  readonly homeBannerData: SentLink & {
    readonly id?: string | null;
    readonly brand_id: string;
    readonly title?: string | null;
    readonly description?: string | null;
    readonly description_mobile?: string | null;
    readonly seo_banner_title?: string | null;
    readonly seo_banner_description?: string | null;
    readonly banner_heading_tag?: string | null;
    readonly image?: string | null;
    readonly meta_data?: BannerMetaData | null;
    readonly video_link?: string | null;
  };
}

/**
 * Adds a banner or changes one (API-GQL-029, BAN-019 to BAN-023); what is not sent of a stored one stays.
 * @throws NotFound for an id of another brand
 * @throws BadInput without a link, for another link than the stored one, and for what the form of the brand does not take
 */
export async function saveBanner(
  { homeBannerData: sent }: SaveBannerArguments,
  context: WriteContext,
): Promise<BannerRow> {
  const { database, services } = context;
  const { brand, id, stored } = await openRecord(context, bannerStore, { sent, path: 'homeBannerData.' });
  const link = stored ? unchangedLink(sent, stored) : await newLink(sent, { brand, database });
  const now = services.clock();
  const metaData = savedMetaData(sent.meta_data, stored?.meta_data);
  const videoLink = trimmedText(sent.video_link, stored?.video_link);
  requireBrandParts({ video_link: videoLink, meta_data: metaData }, { brandName: brand.name, stored });
  const values = {
    ...link,
    title: trimmedText(sent.title, stored?.title),
    description: trimmedText(sent.description, stored?.description),
    description_mobile: trimmedText(sent.description_mobile, stored?.description_mobile),
    seo_banner_title: savedText(sent.seo_banner_title, stored?.seo_banner_title),
    seo_banner_description: savedText(sent.seo_banner_description, stored?.seo_banner_description),
    banner_heading_tag: savedText(sent.banner_heading_tag, stored?.banner_heading_tag),
    image: savedText(sent.image, stored?.image),
    meta_data: metaData,
    video_link: videoLink,
  };
  await guardRecord(context, { of: 'home-banner', brand, values, stored: [stored], path: 'homeBannerData.' });
  return saveRecord(database, bannerStore, {
    id,
    brand_id: brand.id,
    ...values,
    meta_data: metaData && JSON.stringify(metaData),
    created_at: now,
    updated_at: now,
  });
}

/** Removes banners (API-GQL-030). */
export function removeBanners(
  args: { readonly ids: readonly string[] },
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  return removeRecords(context, bannerStore, args);
}

/** Keys that are not sent stay, as in the meta_data of fields. */
function savedMetaData(
  sent: BannerMetaData | null | undefined,
  stored: BannerMetaData | null = null,
): BannerMetaData | null {
  if (sent === undefined || sent === null) return sent === undefined ? stored : null;
  return {
    key: savedText(sent.key, stored?.key),
    alt_text: savedText(sent.alt_text, stored?.alt_text),
  };
}
