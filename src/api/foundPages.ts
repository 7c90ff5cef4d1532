import type { Client } from 'urql';
import { readContent } from './ask';
import { FindPagesDocument } from './generated/graphql';

/** A page that a search over all areas found. */
export interface FoundPage {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly slug: string;
  /** Where its area tells pages apart by one, and it has one. */
  readonly category: string | undefined;
}

/**
 * Searches the pages of a brand whatever their area, the newest first; only what the user may read is found.
 * @param request.limit the most that are wanted, at most 100
 * @throws the errors of `errors.ts`
 */
export async function findPages(
  client: Client,
  request: { readonly brandId: string; readonly search: string; readonly limit: number },
): Promise<readonly FoundPage[]> {
  const { brandId, search, limit } = request;
  const { searchPages } = await readContent(client, FindPagesDocument, { brand_id: brandId, search, limit });
  return searchPages.pages.map(({ card, ...page }) => ({ ...page, category: categoryOf(card) }));
}

/** @param card what lists show of a page, by name */
function categoryOf(card: unknown): string | undefined {
  const category = typeof card === 'object' && card !== null && 'category' in card ? card.category : undefined;
  return typeof category === 'string' && category !== '' ? category : undefined;
}
