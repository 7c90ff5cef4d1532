import type { Client } from 'urql';
import { readContent } from './ask';
import { isGone, orNothing } from './errors';
import {
  AllBrandsDocument,
  BrandPageByIdDocument,
  BrandPageDocument,
  PageRevisionDocument,
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
  /** Where the brand shows drafts of its website; absent where the service does not say. */
  readonly preview_url?: string | null;
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
export function readPage(client: Client, { brandId, tag, slug }: PageAddress): Promise<WirePage | null> {
  return orNull(async () => {
    const found = await readContent(client, BrandPageDocument, { brand_id: brandId, tag, slug });
    return found.getSpecificBrandPage;
  });
}

/** The page of an id, freshly read; null when there is none. @throws the errors of `errors.ts` */
export function readPageById(client: Client, id: string): Promise<WirePage | null> {
  return orNull(async () => (await readContent(client, BrandPageByIdDocument, { id })).getSpecificBrandPageById);
}

/** How often the page of an id has been saved: much less to ask for than the page. @throws the errors of `errors.ts` */
export async function readRevision(client: Client, id: string): Promise<number | null> {
  return (await readContent(client, PageRevisionDocument, { id })).getSpecificBrandPageById?.revision ?? null;
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
  return (await readContent(client, SearchPagesDocument, searchVariables(search))).searchPages;
}

/** What the last same search found, as long as no save has changed pages since. */
export function cachedSearch(client: Client, search: PageSearch): PageSearchResult | undefined {
  return client.readQuery(SearchPagesDocument, searchVariables(search), CACHED)?.data?.searchPages;
}

/** Every brand (API-GQL-025). @throws the errors of `errors.ts` */
export async function readAllBrands(client: Client): Promise<readonly BrandRecord[]> {
  return (await readContent(client, AllBrandsDocument, {})).getAllBrands;
}

async function orNull(read: () => Promise<WirePage | null | undefined>): Promise<WirePage | null> {
  return (await orNothing(read, isGone)) ?? null;
}

function searchVariables({ brandId, search, ...rest }: PageSearch): SearchPagesQueryVariables {
  return { brand_id: brandId, ...rest, ...(search ? { search } : {}) };
}

const CACHED = { requestPolicy: 'cache-only' as const, additionalTypenames: ['BrandPage'] };
