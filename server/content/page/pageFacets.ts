import { areas } from '../../../schemas';
import { pageCards } from '../../../schemas/cards';
import { BRANDS, isCardArea, withBrand, type CardArea } from '../../../src/definition';
import { cardOf, type Card } from '../../../src/tree';
import { facetsOf, type Facet } from '../facets';
import { sha256OfJson } from '../../sha256';

/** The value of a card that tells the kind of its page. */
export const CATEGORY = 'category';

/** What the pages of a tag can be filtered by: what their list filters, and their category. */
export function facetsOfTag(tag: string): readonly Facet[] {
  return FILTERED.get(tag)?.facets ?? [];
}

/** What is kept beside a page for its lists. */
export interface ListedPage {
  readonly card: Card;
  /** What lists find it by. */
  readonly facets: readonly string[];
  /** The definitions that say so. */
  readonly facets_by: string;
}

/** What lists show of a page and find it by, from its tree. */
export function listedPage(page: Parameters<typeof cardOf>[1]): ListedPage {
  return withFacets(page.tag, cardOf(pageCards, page));
}

/** What lists find a page by, from what they show of it. */
export function withFacets(tag: string, card: Card): ListedPage {
  const { facets, version } = FILTERED.get(tag) ?? NOTHING;
  return {
    card,
    facets: facetsOf(facets, (name) => (Object.hasOwn(card, name) ? card[name] : undefined)),
    facets_by: version,
  };
}

/** Which definitions the cards and facets of each tag follow: a page that has another one stored was saved under older ones. */
export function facetVersions(): ReadonlyMap<string, string> {
  return new Map([...FILTERED].map(([tag, { version }]) => [tag, version]));
}

interface FilteredPages {
  readonly facets: readonly Facet[];
  readonly version: string;
}

/** Of a hash: enough to tell some versions of a definition apart. */
const VERSION_CHARACTERS = 6;

const NOTHING: FilteredPages = { facets: [], version: '' };

const FILTERED: ReadonlyMap<string, FilteredPages> = new Map(
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
