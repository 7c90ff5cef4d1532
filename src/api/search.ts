import type { Client } from 'urql';
import { readContent } from './ask';
import type { ContentEntry } from './contentEntry';
import { SearchDocument } from './generated/graphql';

/** A sentence in which words were found. */
interface Snippet {
  /** Plain text; cut where it is long. */
  readonly text: string;
  /** Where the words stand in the text, in characters from 0; `to` is behind the last one. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
}

/** A page or a record that a search found. */
export interface SearchHit extends ContentEntry {
  /** ISO 8601. */
  readonly savedAt: string;
  /** The stored names from the container to the field that holds the words, or the property; empty where the name holds them. */
  readonly place: readonly string[];
  /** What the field is called in its form; undefined for the name. */
  readonly label: string | undefined;
  readonly snippet: Snippet;
}

/**
 * Searches the names and texts of a brand's pages and records; only what the user may read is found, the best first.
 * @param asked.limit the most hits, at most 50
 * @throws the errors of `errors.ts`
 */
export async function searchContent(
  client: Client,
  { brandId, ...asked }: { readonly brandId: string; readonly text: string; readonly limit: number },
): Promise<readonly SearchHit[]> {
  const { search } = await readContent(client, SearchDocument, { brand_id: brandId, ...asked });
  return search.map(({ kind, slug, category, saved_at: savedAt, label, ...hit }) => ({
    ...hit,
    kind: kind === 'record' ? 'record' : 'page',
    slug: slug ?? '',
    category: category ?? undefined,
    savedAt,
    label: label ?? undefined,
  }));
}
