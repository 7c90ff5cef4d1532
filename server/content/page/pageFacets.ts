import { areas } from '../../../schemas';
import { pageCards } from '../../../schemas/cards';
import { BRANDS, isCardArea, withBrand, type CardArea } from '../../../src/definition';
import { cardOf, type Card } from '../../../src/tree';
import { facetsOf, type Facet } from '../facets';
import { sha256OfJson } from '../../sha256';

/** The card value that contains the category of the page. */
export const CATEGORY = 'category';

/** The facets of the pages of a tag: the filters of their list, and their category. */
export function facetsOfTag(tag: string): readonly Facet[] {
  return TAG_FACETS.get(tag)?.facets ?? [];
}

/** Data derived from a page and stored with it for its lists. */
export interface PageListData {
  readonly card: Card;
  /** Elements that lists are filtered by. */
  readonly facets: readonly string[];
  /** Version of the definitions that card and facets were derived with. */
  readonly facets_by: string;
}

/** Derives card and facets of a page from its tree. */
export function pageListDataOf(page: Parameters<typeof cardOf>[1]): PageListData {
  return listDataOfCard(page.tag, cardOf(pageCards, page));
}

/** Derives the facets of a page from its card. */
export function listDataOfCard(tag: string, card: Card): PageListData {
  const { facets, version } = TAG_FACETS.get(tag) ?? NO_FACETS;
  return {
    card,
    facets: facetsOf(facets, (name) => (Object.hasOwn(card, name) ? card[name] : undefined)),
    facets_by: version,
  };
}

/** The current version of the card and facet definitions by tag; pages with another version stored are outdated. */
export function facetVersions(): ReadonlyMap<string, string> {
  return new Map([...TAG_FACETS].map(([tag, { version }]) => [tag, version]));
}

interface VersionedFacets {
  readonly facets: readonly Facet[];
  readonly version: string;
}

/** Characters kept of a hash: enough to distinguish versions of a definition. */
const VERSION_CHARACTERS = 6;

const NO_FACETS: VersionedFacets = { facets: [], version: '' };

const TAG_FACETS: ReadonlyMap<string, VersionedFacets> = new Map(
  areas.filter(isCardArea).flatMap((area) => {
    const facets = facetsOfArea(area);
    const filtered = { facets, version: `${versionOf(area.card ?? {})}.${versionOf(facets)}` };
    return BRANDS.map((brand) => [withBrand(area.store.tag, brand), filtered] as const);
  }),
);

function facetsOfArea({ list: { filters = [] }, card = {} }: CardArea): readonly Facet[] {
  const facets = filters.map(({ value, choices }): Facet => ({ name: value, ...(choices && { choices }) }));
  const hasCategory = CATEGORY in card && !facets.some(({ name }) => name === CATEGORY);
  return hasCategory ? [...facets, { name: CATEGORY }] : facets;
}

function versionOf(definition: unknown): string {
  return sha256OfJson(definition).slice(0, VERSION_CHARACTERS);
}
