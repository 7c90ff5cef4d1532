import type { Client } from 'urql';
import { readContent, readParts, type ContentCalls } from '../api/ask';
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

/** A page as a card shows it. */
export interface CardPage {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly isFeatured: boolean;
  /** Whether the website shows it; undefined where that is not known. */
  readonly published?: boolean | undefined;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Texts by the names of the card's values (schemas/cards.ts). */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  readonly cover: CardCover | undefined;
}

/** The picture or video of a card. */
export interface CardCover {
  readonly key: string;
  readonly altText: string | undefined;
}

/** Whose pages are listed, and which of their flags features them: a brand may have one of its own (CARD-013). */
export interface CardPagesOf {
  readonly brandId: string;
  readonly tag: string;
  readonly flag: 'featured' | 'alternative_featured';
  /** The filters of these pages that the specification has names for; any other is asked for by the name of its value. */
  readonly specified?: readonly SpecifiedFilter[];
}

/** What of them is listed (CARD-026). */
export interface CardSearch {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly size: number;
  /** By the values of the cards that are compared; what is not there is not filtered. */
  readonly filters: Readonly<Record<string, string>>;
  readonly category?: string | undefined;
}

/** One page of cards. */
interface FoundCards {
  readonly rows: readonly CardPage[];
  readonly total: number;
  /** Whether there are more than the total: a service may count up to a bound alone. */
  readonly hasUncounted: boolean;
}

/** Reads cards, always asking the service. @throws the errors of src/api/errors.ts */
export async function searchCards(client: Client, of: CardPagesOf, search: CardSearch): Promise<FoundCards> {
  const { search: text, page, size } = search;
  const { searchPages } = await readContent(client, CardPagesDocument, {
    brand_id: of.brandId,
    tag: of.tag,
    page,
    limit: size,
    ...(text === '' ? {} : { search: text }),
    filters: sentFilters(of, search),
  });
  return {
    total: searchPages.totalCount,
    hasUncounted: searchPages.totalIsExact === false,
    rows: searchPages.pages.map((found) => cardPage(found, of)),
  };
}

/** What is filtered, each by the name that the specification has for it, or by that of the value. */
function sentFilters({ specified = [] }: CardPagesOf, { filters, category }: CardSearch): PageFilters {
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
 * What pages can be filtered by (PROP-008), by the values of their cards.
 * @param values of the cards
 * @throws the errors of src/api/errors.ts
 */
export async function readFilterChoices(
  client: Client,
  { brandId, tag, specified = [] }: CardPagesOf,
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

/** Asks operations of the specification what can be found, all at once. */
async function readListings(
  client: Client,
  brandId: string,
  listings: readonly { readonly value: string; readonly name: string; readonly listedBy: string }[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (listings.length === 0) return {};
  const fields = listings.map(({ listedBy, name }) => `  ${listedBy}(brand_id: $brand_id) { ${name} }`);
  const { data } = await readParts(client, {
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

/** Makes a page featured or not, as it is given (CARD-012). @throws the errors of src/api/errors.ts */
export async function featurePage(
  calls: ContentCalls,
  of: CardPagesOf,
  { id, isFeatured }: Pick<CardPage, 'id' | 'isFeatured'>,
): Promise<void> {
  const item = { id, [of.flag]: isFeatured };
  await calls.change()(FeaturePageDocument, { brand_id: of.brandId, tag: of.tag, item });
}

/**
 * Shows a page to the website, or hides it: nothing that the specification names, so ask `contentAbilities` first.
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

function cardPage(found: CardPagesQuery['searchPages']['pages'][number], { flag }: CardPagesOf): CardPage {
  const { id, name, slug, published, updated_at: savedAt, card } = found;
  const values = isObject(card) ? Object.entries(card) : [];
  return {
    id,
    name,
    slug,
    published,
    isFeatured: found[flag],
    savedAt,
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
