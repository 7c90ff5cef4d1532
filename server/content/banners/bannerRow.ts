import type { RecordStore } from '../brandRecords';
import { PAGE_NOT_FOUND } from '../page/pageRow';

/** A hero banner as stored and answered (BAN-032). */
export interface BannerRow {
  readonly id: string;
  readonly brand_id: string;
  /** Null: no page was chosen, or it was removed (C-17). */
  readonly page_id: string | null;
  readonly link_type: string;
  readonly category: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly description_mobile: string | null;
  readonly seo_banner_title: string | null;
  readonly seo_banner_description: string | null;
  readonly banner_heading_tag: string | null;
  readonly image: string | null;
  readonly meta_data: BannerMetaData | null;
  readonly video_link: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface BannerMetaData {
  readonly key?: string | null;
  readonly alt_text?: string | null;
}

export const bannerStore: RecordStore<BannerRow> = {
  kind: 'home_banner',
  table: 'home_banner',
  columns: {
    id: true,
    brand_id: true,
    page_id: true,
    link_type: true,
    category: true,
    title: true,
    description: true,
    description_mobile: true,
    seo_banner_title: true,
    seo_banner_description: true,
    banner_heading_tag: true,
    image: true,
    meta_data: true,
    video_link: true,
    created_at: true,
    updated_at: true,
  },
  // The text that sends the console back to the list (BAN-029).
  notFound: PAGE_NOT_FOUND,
};
