import type { Client } from 'urql';
import { changeContent, readContent } from '../api/ask';
import {
  CardPagesDocument,
  FeaturePageDocument,
  PropertyFiltersDocument,
  RemovePageDocument,
  type CardPagesQuery,
} from '../api/generated/graphql';

/** A page as a card shows it. */
export interface CardPage {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly isFeatured: boolean;
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

/** Whose pages are listed, and which of their flags features them: ALISI has one of its own (CARD-013). */
export interface CardPagesOf {
  readonly brandId: string;
  readonly tag: string;
  readonly flag: 'featured' | 'alternative_featured';
}

/** What of them is listed (CARD-026). */
export interface CardSearch {
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly size: number;
  /** By the names of `filters.property`: status, location, type; what is not there is not filtered. */
  readonly filters: Readonly<Record<string, string>>;
  readonly category?: string | undefined;
}

/** One page of cards. */
interface FoundCards {
  readonly rows: readonly CardPage[];
  readonly total: number;
}

/** Reads cards, always asking the service. @throws the errors of src/api/errors.ts */
export async function searchCards(client: Client, of: CardPagesOf, search: CardSearch): Promise<FoundCards> {
  const { filters: property, category, search: text, page, size } = search;
  const { searchPages } = await readContent(client, CardPagesDocument, {
    brand_id: of.brandId,
    tag: of.tag,
    page,
    limit: size,
    ...(text === '' ? {} : { search: text }),
    filters: { property, ...(category === undefined ? {} : { content: { type: category } }) },
  });
  return { total: searchPages.totalCount, rows: searchPages.pages.map((found) => cardPage(found, of)) };
}

/** What properties can be filtered by (PROP-008). @throws the errors of src/api/errors.ts */
export async function readPropertyFilters(
  client: Client,
  brandId: string,
): Promise<Readonly<Record<'status' | 'location', readonly string[]>>> {
  const found = await readContent(client, PropertyFiltersDocument, { brand_id: brandId });
  return { status: found.getPropertyStatusFilters.status, location: found.getPropertyLocationFilters.location };
}

/** Makes a page featured or not, as it is given (CARD-012). @throws the errors of src/api/errors.ts */
export async function featurePage(
  client: Client,
  of: CardPagesOf,
  { id, isFeatured }: Pick<CardPage, 'id' | 'isFeatured'>,
): Promise<void> {
  const item = { id, [of.flag]: isFeatured };
  await changeContent(client, FeaturePageDocument, { brand_id: of.brandId, tag: of.tag, item });
}

/** Removes a page (CARD-021). @throws the errors of src/api/errors.ts */
export async function removePage(client: Client, id: string): Promise<void> {
  await changeContent(client, RemovePageDocument, { id });
}

function cardPage(found: CardPagesQuery['searchPages']['pages'][number], { flag }: CardPagesOf): CardPage {
  const { id, name, slug, updated_at: savedAt, card } = found;
  const values = isRecord(card) ? Object.entries(card) : [];
  return {
    id,
    name,
    slug,
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
  if (!isRecord(value) || typeof value['key'] !== 'string') return undefined;
  const alt = value['alt_text'];
  return { key: value['key'], altText: typeof alt === 'string' ? alt : undefined };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
