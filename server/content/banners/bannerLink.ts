import { BadInput } from '../../errors';
import { requireId, expectedOneOf } from '../arguments';
import type { WriteContext } from '../context';
import { recordMessages } from '../recordMessages';
import type { RecordValues } from '../records/recordStore';
import type { OpenedRecord } from '../records/saveRecord';
import { textOf } from '../records/specifiedRecords';
import { linkCategories, linkCategoryOf, linkedTag, type LinkType, requireLinkType } from './linkTypes';

/** The link of a banner. */
export interface BannerLink {
  /** Null if no page was selected, or if it was removed (C-17). */
  readonly page_id: string | null;
  readonly link_type: string;
  readonly category: string;
}

/**
 * Validates the link of a banner. A stored link cannot be changed (BAN-016); it may be sent along unchanged.
 * @throws BadInput for an unknown type or category, for a page that is not one of the brand's pages of that type, and for a link that
 * differs from the stored one
 */
export async function linkOf(opened: OpenedRecord, context: WriteContext): Promise<BannerLink> {
  const { values, stored, brand } = opened;
  const type = requireLinkType(textOf(values['link_type']) ?? '', 'homeBannerData.link_type');
  if (stored) requireUnchanged('link_type', { sent: type, stored: stored.values });
  const category = requireCategory(textOf(values['category']) ?? '', type);
  const sentId = textOf(values['page_id']);
  const pageId = sentId === null ? null : requireId(sentId, PAGE);
  if (stored) {
    requireUnchanged('category', { sent: category, stored: stored.values });
    requireUnchanged('page_id', { sent: pageId, stored: stored.values });
  } else if (pageId !== null) {
    const tag = linkedTag(type, brand?.name ?? '');
    // The lock prevents the page from being removed before the banner is stored.
    const [page] = await context.database.query<{ tag: string }>(
      'SELECT tag FROM page WHERE id = $1 AND brand_id = $2 FOR KEY SHARE',
      [pageId, brand?.id],
    );
    if (page?.tag !== tag) throw new BadInput(PAGE, `${PAGE}: expected the id of a page of ${tag}, got '${pageId}'.`);
  }
  return { page_id: pageId, link_type: type, category };
}

function requireUnchanged(
  property: keyof typeof LOCKED,
  { sent, stored }: { readonly sent: string | null; readonly stored: RecordValues },
): void {
  if (sent === stored[property]) return;
  throw new BadInput(`homeBannerData.${property}`, recordMessages.linkLocked(LOCKED[property]));
}

/** The locked properties, as named in messages. */
const LOCKED = { page_id: 'linked page', link_type: 'link type', category: 'link category' } as const;

function requireCategory(text: string, type: LinkType): string {
  const category = linkCategoryOf(type, text);
  if (category === undefined) throw expectedOneOf('homeBannerData.category', linkCategories(type), text);
  return category;
}

const PAGE = 'homeBannerData.page_id';
