import type { Client } from 'urql';
import { readContent, readPartial, type ContentCalls } from '../api/contentCalls';
import {
  CardPagesDocument,
  FeaturePageDocument,
  PageFacetsDocument,
  PublishPageDocument,
  RemovePageDocument,
  type CardPagesQuery,
  type PageFilters,
} from '../api/generated/graphql';
import type { SpecifiedFilter } from '../definition';
import { isObject } from '../lib/objects';

/** A page, with the values that its card shows. */
export interface CardPage {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly isFeatured: boolean;
  /** Whether it is visible on the website; undefined if unknown. */
  readonly published?: boolean | undefined;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Texts by the name of the card value (schemas/cards.ts). */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly cover: CardCover | undefined;
}

/** The picture or video of a card. */
export interface CardCover {
  readonly key: string;
  readonly altText: string | undefined;
}

/** The brand and tag whose pages are listed, and the flag that marks featured ones: a brand may have its own (CARD-013). */
export interface CardPagesScope {
  readonly brandId: string;
  readonly tag: string;
  readonly flag: 'featured' | 'alternative_featured';
  /** Filters that the specification has names for; any other is sent under the name of its card value. */
  readonly specified?: readonly SpecifiedFilter[];
}

/** Search, filters and paging of a card list (CARD-026). */
export interface CardSearch {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly size: number;
  /** Required values by the name of the card value; card values without an entry are not filtered. */
  readonly filters: Readonly<Record<string, string>>;
  readonly category?: string | undefined;
}

/** One page of cards. */
interface CardsPage {
  readonly rows: readonly CardPage[];
  readonly total: number;
  /** Whether there are more than `total`: a service may stop counting at a limit. */
  readonly hasUncounted: boolean;
}

/** Searches cards, bypassing the cache. @throws the errors of src/api/errors.ts */
export async function searchCards(client: Client, of: CardPagesScope, search: CardSearch): Promise<CardsPage> {
  const { search: text, page, size } = search;
  const { searchPages } = await readContent(client, CardPagesDocument, {
    brand_id: of.brandId,
    tag: of.tag,
    page,
    limit: size,
    ...(text === '' ? {} : { search: text }),
    filters: filtersToWire(of, search),
  });
  return {
    total: searchPages.totalCount,
    hasUncounted: searchPages.totalIsExact === false,
    rows: searchPages.pages.map((found) => cardPage(found, of)),
  };
}

/** Filters under their names in the specification, or under the name of the card value. */
function filtersToWire({ specified = [] }: CardPagesScope, { filters, category }: CardSearch): PageFilters {
  const groups: Record<string, Record<string, string>> = category === undefined ? {} : { content: { type: category } };
  const card = Object.entries(filters).flatMap(([value, is]) => {
    const known = specified.find((filter) => filter.value === value);
    if (!known) return [{ value, is }];
    const [group, name] = known.sentAs;
    groups[group] = { ...groups[group], [name]: is };
    return [];
  });
  return { ...groups, ...(card.length > 0 && { card }) };
}

/**
 * The choices of page filters (PROP-008), by the name of the card value.
 * @param values names of the card values to list choices for
 * @throws the errors of src/api/errors.ts
 */
export async function readFilterChoices(
  client: Client,
  { brandId, tag, specified = [] }: CardPagesScope,
  values: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const specifiedListings = specified.flatMap(({ value, sentAs: [, name], listedBy }) =>
    listedBy !== undefined && values.includes(value) ? [{ value, name, listedBy }] : [],
  );
  const others = values.filter((value) => !specifiedListings.some((listing) => listing.value === value));
  const [answer, ...facets] = await Promise.all([
    readListings(client, brandId, specifiedListings),
    ...others.map((value) => readContent(client, PageFacetsDocument, { brand_id: brandId, tag, value })),
  ]);
  return {
    ...answer,
    ...Object.fromEntries(others.map((value, index) => [value, facets[index]?.pageFacets ?? []])),
  };
}

/** Fetches the choices that operations of the specification list, in one request. */
async function readListings(
  client: Client,
  brandId: string,
  listings: readonly { readonly value: string; readonly name: string; readonly listedBy: string }[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (listings.length === 0) return {};
  const fields = listings.map(({ listedBy, name }) => `  ${listedBy}(brand_id: $brand_id) { ${name} }`);
  const { data } = await readPartial(client, {
    document: `query FilterChoices($brand_id: ID!) {\n${fields.join('\n')}\n}`,
    variables: { brand_id: brandId },
    refusals: new Set(),
  });
  return Object.fromEntries(
    listings.map(({ value, name, listedBy }) => {
      const listing = data[listedBy];
      return [value, isObject(listing) ? textsOf(listing[name]) : []];
    }),
  );
}

/** Sets whether a page is featured (CARD-012). @throws the errors of src/api/errors.ts */
export async function featurePage(
  calls: ContentCalls,
  of: CardPagesScope,
  { id, isFeatured }: Pick<CardPage, 'id' | 'isFeatured'>,
): Promise<void> {
  const item = { id, [of.flag]: isFeatured };
  await calls.change()(FeaturePageDocument, { brand_id: of.brandId, tag: of.tag, item });
}

/**
 * Publishes a page on the website, or hides it. The specification has no such operation, so check `contentCapabilities` first.
 * @throws the errors of src/api/errors.ts
 */
export async function publishPage(
  calls: ContentCalls,
  { id, published }: { readonly id: string; readonly published: boolean },
): Promise<void> {
  await calls.change()(PublishPageDocument, { id, published });
}

/** Removes a page (CARD-021). @throws the errors of src/api/errors.ts */
export async function removePage(calls: ContentCalls, id: string): Promise<void> {
  await calls.change()(RemovePageDocument, { id });
}

function cardPage(found: CardPagesQuery['searchPages']['pages'][number], { flag }: CardPagesScope): CardPage {
  const { id, name, slug, published, created_at, updated_at, card } = found;
  const values = isObject(card) ? Object.entries(card) : [];
  return {
    id,
    name,
    slug,
    published,
    isFeatured: found[flag],
    // CONT-033: other services may give no time for a page that was never changed.
    savedAt: updated_at || created_at,
    texts: Object.fromEntries(values.map(([key, value]) => [key, textsOf(value)])),
    cover: coverOf(values.find(([key]) => key === 'cover')?.[1]),
  };
}

function textsOf(value: unknown): readonly string[] {
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  return texts.filter((text): text is string => typeof text === 'string' && text !== '');
}

function coverOf(value: unknown): CardCover | undefined {
  if (!isObject(value) || typeof value['key'] !== 'string') return undefined;
  const alt = value['alt_text'];
  return { key: value['key'], altText: typeof alt === 'string' ? alt : undefined };
}
