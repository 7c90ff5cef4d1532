import type { RecordStore } from '../brandRecords';
import { recordMessages } from '../recordMessages';

/** A social-media or external link as answered (LINK-005). */
export interface LinkRow {
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly link: string;
  /** The address or key of the picture; the same as imageKey, which is what a save sends. */
  readonly image: string | null;
  readonly imageKey: string | null;
  readonly category: string;
}

/** What a link may be filed under, as stored. */
export const LINK_CATEGORIES: readonly string[] = ['social_media', 'external'];

export const linkStore: RecordStore<LinkRow> = {
  kind: 'link',
  table: 'link_record',
  columns: {
    id: true,
    brand: 'link_record.brand_id',
    name: true,
    link: true,
    image: 'link_record.image_key',
    imageKey: 'link_record.image_key',
    category: true,
  },
  notFound: recordMessages.linkNotFound,
};
