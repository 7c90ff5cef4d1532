import type { Client, CombinedError, TypedDocumentNode } from 'urql';
import { isUnauthenticated } from './contentClient';
import { ServiceError, SessionEndedError, UnreachableError } from './errors';
import {
  AllBrandsDocument,
  BrandPageDocument,
  SearchPagesDocument,
  type PageTreeFragment,
  type SearchPagesQueryVariables,
} from './generated/graphql';

/** A page with its tree as the content service sends it. */
export type WirePage = PageTreeFragment;

/** A page as lists show it. */
export interface ListedPage {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly slug: string;
  readonly published: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A brand as the content service knows it. */
export interface BrandRecord {
  readonly id: string;
  readonly name: string;
  readonly tenant_id: string;
}

/** How a search is sorted. */
export interface PageOrder {
  readonly by: string;
  readonly order: 'ASC' | 'DESC';
}

/** What names a page: its brand, tag and slug. */
export interface PageAddress {
  readonly brandId: string;
  readonly tag: string;
  readonly slug: string;
}

/** The page at an address, freshly read; null when there is none. @throws the errors of `errors.ts` */
export async function readPage(client: Client, { brandId, tag, slug }: PageAddress): Promise<WirePage | null> {
  try {
    const data = await ask(client, { document: BrandPageDocument, variables: { brand_id: brandId, tag, slug } });
    return data.getSpecificBrandPage ?? null;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** What is searched; `page` counts from 1 (API-GQL-007). */
export interface PageSearch {
  readonly brandId: string;
  readonly tag: string;
  readonly search: string;
  readonly page: number;
  readonly limit: number;
  readonly sort: PageOrder;
}

/** One page of a search's results. */
export interface PageSearchResult {
  readonly pages: readonly ListedPage[];
  readonly totalCount: number;
}

/** Searches pages, always asking the service. @throws the errors of `errors.ts` */
export async function searchPages(client: Client, search: PageSearch): Promise<PageSearchResult> {
  return (await ask(client, { document: SearchPagesDocument, variables: searchVariables(search) })).searchPages;
}

/** What the last same search found, as long as no save has changed pages since. */
export function cachedSearch(client: Client, search: PageSearch): PageSearchResult | undefined {
  return client.readQuery(SearchPagesDocument, searchVariables(search), CACHED)?.data?.searchPages;
}

/** Every brand (API-GQL-025). @throws the errors of `errors.ts` */
export async function readAllBrands(client: Client): Promise<readonly BrandRecord[]> {
  return (await ask(client, { document: AllBrandsDocument, variables: {} })).getAllBrands;
}

/** What a failed GraphQL call means to the caller. */
export function contentError(error: CombinedError): Error {
  if (isUnauthenticated(error)) return new SessionEndedError();
  const [first] = error.graphQLErrors;
  if (!first) return new UnreachableError('content');
  const { code } = first.extensions;
  return new ServiceError(first.message, typeof code === 'string' ? code : 'INTERNAL_SERVER_ERROR', first.extensions);
}

function searchVariables({ brandId, search, ...rest }: PageSearch): SearchPagesQueryVariables {
  return { brand_id: brandId, ...rest, ...(search ? { search } : {}) };
}

/** Asks past the cache, and fills it: an empty list names no type, so the cache is told what may fill it. */
async function ask<Data, Variables extends Readonly<Record<string, unknown>>>(
  client: Client,
  { document, variables }: Question<Data, Variables>,
): Promise<Data> {
  const result = await client.query(document, variables, CONTEXT).toPromise();
  if (result.error) throw contentError(result.error);
  if (result.data === undefined) throw new UnreachableError('content');
  return result.data;
}

interface Question<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
}

const CACHED = { requestPolicy: 'cache-only' as const, additionalTypenames: ['BrandPage'] };
const CONTEXT = { requestPolicy: 'network-only' as const, additionalTypenames: ['BrandPage'] };
