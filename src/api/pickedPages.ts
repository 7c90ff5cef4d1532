import type { PagedSearch } from '../lib/resultPage';
import type { Client } from 'urql';
import type { FoundEntries, FoundEntry, LinkedEntry } from '../lib/found';
import { readContent, readPartial } from './contentCalls';
import { PickablePagesDocument } from './generated/graphql';

/** A search for pages of a tag (API-GQL-007). */
export interface PickSearch extends PagedSearch {
  readonly brandId: string;
  readonly tag: string;
  readonly category: string | undefined;
}

/** Searches pages to pick by name; finds only pages that the user may read. @throws the errors of `errors.ts` */
export async function searchPickable(client: Client, search: PickSearch): Promise<FoundEntries> {
  const { brandId, category, search: text, ...rest } = search;
  const { searchPages } = await readContent(client, PickablePagesDocument, {
    ...rest,
    brand_id: brandId,
    ...(text === '' ? {} : { search: text }),
    ...(category === undefined ? {} : { filters: { content: { type: category } } }),
  });
  return { total: searchPages.totalCount, entries: searchPages.pages.map(({ id, name }) => ({ id, name })) };
}

/**
 * Fetches pages by id, a hundred per call.
 * @throws the errors of `errors.ts`; missing and unreadable pages are not errors
 */
export async function readLinkedPages(
  client: Client,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinkedEntry>> {
  const unique = [...new Set(ids)];
  const found = new Map<string, LinkedEntry>();
  for (let start = 0; start < unique.length; start += MAX_IDS_PER_CALL) {
    const batch = unique.slice(start, start + MAX_IDS_PER_CALL);
    const parts = await readPartial(client, { ...composePageNames(batch), refusals: REFUSALS });
    batch.forEach((id, index) => {
      const alias = aliasOf(index);
      found.set(id, linkedPage(parts.data[alias], parts.refused.get(alias)));
    });
  }
  return found;
}

/** One document that queries the name of each page; every id is a variable. */
export function composePageNames(ids: readonly string[]) {
  const declared = ids.map((_, index) => `$${aliasOf(index)}: ID!`);
  const fields = ids.map(
    (_, index) => `  ${aliasOf(index)}: getSpecificBrandPageById(id: $${aliasOf(index)}) { id name }`,
  );
  return {
    document: `query PageNames(${declared.join(', ')}) {\n${fields.join('\n')}\n}`,
    variables: Object.fromEntries(ids.map((id, index) => [aliasOf(index), id])),
  };
}

function linkedPage(page: unknown, refusal: string | undefined): LinkedEntry {
  if (refusal === 'FORBIDDEN') return { kind: 'hidden' };
  const { name } = (page ?? {}) as Partial<FoundEntry>;
  return name === undefined ? { kind: 'removed' } : { kind: 'named', name };
}

function aliasOf(index: number): string {
  return `p${index}`;
}

/** Error codes of a single page; a stored id may be malformed. */
const REFUSALS: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT']);
/** The service limits the aliases of one document. */
const MAX_IDS_PER_CALL = 100;
