import type { Client } from 'urql';
import { readContent, readParts } from './ask';
import { PickablePagesDocument } from './generated/graphql';

/** A page by its name. */
export interface NamedPage {
  readonly id: string;
  readonly name: string;
}

/** What is searched; `page` counts from 1 (API-GQL-007). */
export interface PickSearch {
  readonly brandId: string;
  readonly tag: string;
  readonly category: string | undefined;
  readonly search: string;
  readonly page: number;
  readonly limit: number;
}

/** One page of a search's results. */
export interface PickablePages {
  readonly pages: readonly NamedPage[];
  readonly total: number;
}

/** Pages that can be picked, by name; only what the user may read is found. @throws the errors of `errors.ts` */
export async function searchPickable(client: Client, search: PickSearch): Promise<PickablePages> {
  const { brandId, category, search: text, ...rest } = search;
  const { searchPages } = await readContent(client, PickablePagesDocument, {
    ...rest,
    brand_id: brandId,
    ...(text === '' ? {} : { search: text }),
    ...(category === undefined ? {} : { filters: { content: { type: category } } }),
  });
  return { total: searchPages.totalCount, pages: searchPages.pages.map(({ id, name }) => ({ id, name })) };
}

/** What is known of a page that something links to. */
export type PickedPage =
  | { readonly kind: 'named'; readonly name: string }
  /** It is not there any more. */
  | { readonly kind: 'removed' }
  /** It is there, but the user may not read it. */
  | { readonly kind: 'hidden' };

/**
 * The pages of these ids, in one call for every hundred of them.
 * @throws the errors of `errors.ts`; a page that is gone or may not be read is no error
 */
export async function readLinkedPages(
  client: Client,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PickedPage>> {
  const unique = [...new Set(ids)];
  const found = new Map<string, PickedPage>();
  for (let start = 0; start < unique.length; start += MOST_AT_ONCE) {
    const some = unique.slice(start, start + MOST_AT_ONCE);
    const parts = await readParts(client, { ...composePageNames(some), refusals: REFUSALS });
    some.forEach((id, index) => {
      const alias = aliasOf(index);
      found.set(id, linkedPage(parts.data[alias], parts.refused.get(alias)));
    });
  }
  return found;
}

/** One document that asks for the name of each page; every id is a variable. */
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

function linkedPage(page: unknown, refusal: string | undefined): PickedPage {
  if (refusal === 'FORBIDDEN') return { kind: 'hidden' };
  const { name } = (page ?? {}) as Partial<NamedPage>;
  return name === undefined ? { kind: 'removed' } : { kind: 'named', name };
}

function aliasOf(index: number): string {
  return `p${index}`;
}

/** Refusals of a single page; what is stored as an id may be no id at all. */
const REFUSALS: ReadonlySet<string> = new Set(['NOT_FOUND', 'FORBIDDEN', 'BAD_USER_INPUT']);
/** The service bounds the aliases of one document. */
const MOST_AT_ONCE = 100;
