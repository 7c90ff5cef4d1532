import type { Conditions } from '../../database/conditions';
import type { Queryable } from '../../database/database';
import type { ReadablePages } from '../access';
import { countRows, type FoundCounts } from '../boundedCount';
import { countFacets, type CountedFacet, type FacetedList } from '../facets';
import type { KeptCounts } from './keptCounts';
import { CATEGORY, facetsOfTag } from './pageFacets';

/** Pages that a search may show, by what it asks of their cards. */
export interface FilteredPages extends ReadablePages {
  readonly facets: readonly CountedFacet[];
}

/** What narrows a search besides the cards: nothing; what `page_list_change` notes; what other records say of pages. */
export type Narrowed = 'by cards alone' | 'by pages' | 'by others';

/**
 * How many pages a search finds. The database keeps counters of all pages of a tag, and of those with each value of each
 * facet; so a list that asks for no more than one value costs the same for a thousand pages and a hundred thousand. What is
 * narrowed further is counted one by one, by a text up to a bound, once until something has changed.
 */
export async function countPages(
  database: Queryable,
  asked: {
    readonly brandId: string;
    readonly lists: readonly FilteredPages[];
    readonly narrowedTo: Narrowed;
    readonly conditions: Conditions;
    /** Up to where it is counted one by one; undefined: all. */
    readonly bound: number | undefined;
    readonly kept: KeptCounts;
  },
): Promise<FoundCounts> {
  const { brandId, lists, narrowedTo, conditions, bound, kept } = asked;
  const rows = { tables: 'page', active: 'page.published', id: 'page.id', conditions, bound };
  if (narrowedTo === 'by others') return countRows(database, rows);
  if (narrowedTo === 'by cards alone' && lists.every(hasCounter)) {
    const counts = await countFacets(database, { source: 'page', brandId }, lists.flatMap(countersOf));
    return { ...counts, isExact: true };
  }
  return kept.get(database, { brandId, tags: lists.map(({ tag }) => tag) }, rows);
}

/**
 * Counters are not kept by slug, and not by two values at once. Categories that are hidden are taken off by the letter, as the
 * search leaves them out; a facet that counts several spellings as one choice would take off more.
 */
function hasCounter({ tag, slugPrefixes, withoutCategories, facets }: FilteredPages): boolean {
  if (slugPrefixes !== undefined || facets.length > 1) return false;
  if (withoutCategories.length === 0) return true;
  const category = facetsOfTag(tag).find(({ name }) => name === CATEGORY);
  return category !== undefined && category.choices === undefined && facets.every(({ facet }) => facet === CATEGORY);
}

/** The counters that give the number of pages together. */
function countersOf({ tag, withoutCategories, facets: [wanted] }: FilteredPages): readonly (ListOf & CountedFacet)[] {
  if (wanted !== undefined) {
    return withoutCategories.includes(wanted.value.toLowerCase()) ? [] : [{ tag, ...wanted }];
  }
  const hidden = withoutCategories.map((value): ListOf & CountedFacet => ({ tag, facet: CATEGORY, value, sign: -1 }));
  return [{ tag, facet: '', value: '' }, ...hidden];
}

type ListOf = Pick<FacetedList, 'tag'>;
