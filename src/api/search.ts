import type { Client } from 'urql';
import { readContent } from './contentCalls';
import type { ContentEntry } from './contentEntry';
import { SearchDocument } from './generated/graphql';

/** A sentence with matching words. */
interface Snippet {
  /** Plain text; cut where it is long. */
  readonly text: string;
  /** The positions of the words in the text, in characters from 0; `to` is exclusive. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

/** A search result: a page or record. */
export interface SearchHit extends ContentEntry {
  /** ISO 8601. */
  readonly savedAt: string;
  /** The stored names from the container to the matching field, or the property; empty if the name matches. */
  readonly place: readonly string[];
  /** The label of the field in its form; undefined for the name. */
  readonly label: string | undefined;
  readonly snippet: Snippet;
}

/**
 * Searches the names and texts of a brand's pages and records that the user may read; best match first.
 * @param query.limit maximum number of hits, at most 50
 * @throws the errors of `errors.ts`
 */
export async function searchContent(
  client: Client,
  { brandId, ...query }: { readonly brandId: string; readonly text: string; readonly limit: number },
): Promise<readonly SearchHit[]> {
  const { search } = await readContent(client, SearchDocument, { brand_id: brandId, ...query });
  return search.map(({ kind, slug, category, saved_at: savedAt, label, ...hit }) => ({
    ...hit,
    kind: kind === 'record' ? 'record' : 'page',
    slug: slug ?? '',
    category: category ?? undefined,
    savedAt,
    label: label ?? undefined,
  }));
}
