import type { PagedSearch } from '../lib/resultPage';
import type { Client } from 'urql';
import { readContent } from './contentCalls';
import type { ContentEntry } from './contentEntry';
import { FindPagesDocument } from './generated/graphql';

/** A result of a search across all areas. */
export interface FoundPage extends ContentEntry {
  /** ISO 8601. */
  readonly savedAt: string;
  /** The name of the person who saved it last; undefined if the service does not report it. */
  readonly savedBy: string | undefined;
}

/** `limit` is at most 100. */
export interface FindSearch extends PagedSearch {
  readonly brandId: string;
}

/** One page of search results. */
export interface FoundResult {
  readonly pages: readonly FoundPage[];
  readonly total: number;
}

/**
 * Searches the pages of a brand across all areas, newest first; finds only pages that the user may read.
 * @throws the errors of `errors.ts`
 */
export async function findPages(client: Client, { brandId, ...search }: FindSearch): Promise<FoundResult> {
  const { searchPages } = await readContent(client, FindPagesDocument, { brand_id: brandId, ...search });
  const pages = searchPages.pages.map(({ card, tag: of, updated_at: savedAt, updated_by: savedBy, ...page }) => ({
    ...{ ...page, kind: 'page' as const, of },
    category: categoryOf(card),
    savedAt,
    savedBy: savedBy ?? undefined,
  }));
  return { pages, total: searchPages.totalCount };
}

/** @param card the values that lists show of a page, by name */
function categoryOf(card: unknown): string | undefined {
  const category = typeof card === 'object' && card !== null && 'category' in card ? card.category : undefined;
  return typeof category === 'string' && category !== '' ? category : undefined;
}
