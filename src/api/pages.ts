import type { PagedSearch } from '../lib/resultPage';
import type { Client } from 'urql';
import { readContent } from './contentCalls';
import { isNotFound, undefinedIfRefused } from './errors';
import {
  AllBrandsDocument,
  BrandPageByIdDocument,
  BrandPageDocument,
  PageRevisionDocument,
  SearchPagesDocument,
  type PageTreeFragment,
  type SearchPagesQueryVariables,
} from './generated/graphql';

/** A page with its tree in the wire format of the content service. */
export type WirePage = PageTreeFragment;

/** A page in a list. */
export interface ListedPage {
  readonly id: string;
  readonly name: string;
  readonly tag: string;
  readonly slug: string;
  readonly published: boolean;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A brand in the content service. */
export interface BrandRecord {
  readonly id: string;
  readonly name: string;
  readonly tenant_id: string;
  /** The preview site of the brand; absent if the service does not report it. */
  readonly preview_url?: string | null;
}

/** Sort order of a search. */
export interface PageOrder {
  readonly by: string;
  readonly order: 'ASC' | 'DESC';
}

/** Identifies a page by brand, tag and slug. */
export interface PageAddress {
  readonly brandId: string;
  readonly tag: string;
  readonly slug: string;
}

/** Fetches a page by address; null if there is none. @throws the errors of `errors.ts` */
export function readPage(client: Client, { brandId, tag, slug }: PageAddress): Promise<WirePage | null> {
  return orNull(async () => {
    const found = await readContent(client, BrandPageDocument, { brand_id: brandId, tag, slug });
    return found.getSpecificBrandPage;
  });
}

/** Fetches a page by id; null if there is none. @throws the errors of `errors.ts` */
export function readPageById(client: Client, id: string): Promise<WirePage | null> {
  return orNull(async () => (await readContent(client, BrandPageByIdDocument, { id })).getSpecificBrandPageById);
}

/**
 * Fetches only the revision of a page, which is much cheaper than the page; null if there is no such page, or the service counts no
 * revisions. @throws the errors of `errors.ts`
 */
export function readRevision(client: Client, id: string): Promise<number | null> {
  return orNull(
    async () => (await readContent(client, PageRevisionDocument, { id })).getSpecificBrandPageById?.revision,
  );
}

/** A search for pages of a tag (API-GQL-007). */
export interface PageSearch extends PagedSearch {
  readonly brandId: string;
  readonly tag: string;
  readonly sort: PageOrder;
}

/** One page of search results. */
export interface PageSearchResult {
  readonly pages: readonly ListedPage[];
  readonly totalCount: number;
}

/** Searches pages, bypassing the cache. @throws the errors of `errors.ts` */
export async function searchPages(client: Client, search: PageSearch): Promise<PageSearchResult> {
  return (await readContent(client, SearchPagesDocument, searchVariables(search))).searchPages;
}

/** The cached result of the same search; undefined once a save has changed pages. */
export function cachedSearch(client: Client, search: PageSearch): PageSearchResult | undefined {
  return client.readQuery(SearchPagesDocument, searchVariables(search), CACHE_ONLY)?.data?.searchPages;
}

/** Every brand (API-GQL-025). @throws the errors of `errors.ts` */
export async function readAllBrands(client: Client): Promise<readonly BrandRecord[]> {
  return (await readContent(client, AllBrandsDocument, {})).getAllBrands;
}

async function orNull<Answer>(read: () => Promise<Answer | null | undefined>): Promise<Answer | null> {
  return (await undefinedIfRefused(read, isNotFound)) ?? null;
}

function searchVariables({ brandId, search, ...rest }: PageSearch): SearchPagesQueryVariables {
  return { brand_id: brandId, ...rest, ...(search ? { search } : {}) };
}

const CACHE_ONLY = { requestPolicy: 'cache-only' as const, additionalTypenames: ['BrandPage'] };
